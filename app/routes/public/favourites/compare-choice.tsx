import { useState } from "react";
import type { ListingCard } from "../../../domain/property/listing";
import { comparePath, FEWEST_COMPARED, MOST_COMPARED } from "../../../features/compare/compare-address";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { ButtonLink } from "../../../ui/button";
import { Checkbox } from "../../../ui/choices";

export { FEWEST_COMPARED } from "../../../features/compare/compare-address";

/** Which of the properties are to be compared: at first as many as can be, in their order. */
export function useCompared(properties: readonly ListingCard[]) {
	const ids = properties.map(({ id }) => id);
	const [chosen, setChosen] = useState<readonly number[] | null>(null);
	const current = chosen ?? ids.slice(0, MOST_COMPARED);

	function toggle(id: number) {
		setChosen(ids.filter((other) => (other === id ? !current.includes(id) : current.includes(other))));
	}
	return { chosen: current, toggle };
}

type CompareBoxProps = { card: ListingCard; isChosen: boolean; onChange: () => void };

export function CompareBox({ card, isChosen, onChange }: CompareBoxProps) {
	const { t } = useTranslation("compare");
	return (
		<Checkbox
			label={t("choice.compare")}
			aria-label={t("choice.choose", { title: card.title })}
			checked={isChosen}
			onChange={onChange}
			className="relative z-10 mt-2"
		/>
	);
}

export function CompareBar({ chosen }: { chosen: readonly number[] }) {
	const { t } = useTranslation("compare");
	const language = useLanguage();
	const fits = chosen.length >= FEWEST_COMPARED && chosen.length <= MOST_COMPARED;
	return (
		<p className="mb-8 flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2">
			{fits ? (
				<ButtonLink to={comparePath({ ids: chosen }, language)} variant="secondary">
					{t("choice.compareCount", { count: chosen.length })}
				</ButtonLink>
			) : (
				<span role="status">{t("choice.compareMost")}</span>
			)}
		</p>
	);
}
