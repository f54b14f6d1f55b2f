import type { ReactNode } from "react";
import { formatNumber } from "../../domain/formatting/numbers";
import type { Language } from "../../domain/language";
import type { ListingCard } from "../../domain/property/listing";
import { useLanguage, useTranslation } from "../../i18n/texts";
import { classNames } from "../../ui/class-names";
import { EnergyChip } from "./energy-chip";

type CardFactsProps = { card: ListingCard; className?: string; children?: ReactNode };

/** Bedrooms, surface and energy label in one line; children follow as further items. */
export function CardFacts({ card, className, children }: CardFactsProps) {
	const { t } = useTranslation("listing");
	const language = useLanguage();
	return (
		<ul className={classNames("card-facts", className)}>
			{card.bedrooms ? <li>{t("card.bedrooms", { count: card.bedrooms })}</li> : null}
			{surfaceOf(card) && <li>{t(...surfaceText(card, language))}</li>}
			{card.epc && (
				<li>
					<EnergyChip energy={card.epc} />
				</li>
			)}
			{children}
		</ul>
	);
}

function surfaceOf(card: ListingCard): number | null {
	return card.livingSurface || card.groundSurface;
}

function surfaceText(card: ListingCard, language: Language): ["card.surface" | "card.ground", { area: string }] {
	return card.livingSurface
		? ["card.surface", { area: formatNumber(card.livingSurface, language) }]
		: ["card.ground", { area: formatNumber(card.groundSurface ?? 0, language) }];
}
