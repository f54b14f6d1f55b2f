import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ListingCard } from "../../domain/property/listing";
import { IconButton } from "../../ui/button";
import { CardLink } from "../../ui/card";
import { Picture } from "../../ui/picture";
import { useLanguage } from "../layout/site-data";
import { EnergyChip } from "../listing/energy-chip";

type SelectedCardProps = { id: number; onClose: () => void };

const PICTURE_PX = 128;

/** The property whose marker was pressed, over the map. It takes the focus, and Escape or its button closes it. */
export function SelectedCard({ id, onClose }: SelectedCardProps) {
	const { t } = useTranslation("map");
	const { t: tListing } = useTranslation("listing");
	const language = useLanguage();
	const [card, setCard] = useState<ListingCard | null>(null);
	const box = useRef<HTMLElement>(null);

	useEffect(() => {
		const stop = new AbortController();
		async function ask() {
			const answer = await fetch(`/api/cards?ids=${id}&lang=${language}`, { signal: stop.signal }).catch(() => null);
			if (!answer?.ok) return;
			const { items } = (await answer.json()) as { items: ListingCard[] };
			if (!stop.signal.aborted) setCard(items[0] ?? null);
		}
		void ask();
		return () => stop.abort();
	}, [id, language]);

	useEffect(() => {
		if (card) box.current?.querySelector("a")?.focus({ preventScroll: true });
	}, [card]);

	if (card?.id !== id) return null;
	return (
		<section
			ref={box}
			className="map-card"
			aria-label={t("selected")}
			onKeyDown={(event) => event.key === "Escape" && onClose()}
		>
			<article className="group relative flex gap-4 p-3 pr-12">
				{card.picture && (
					<Picture picture={card.picture} alt="" sizes={`${PICTURE_PX}px`} className="aspect-4/3 w-32 shrink-0" />
				)}
				<div className="min-w-0">
					<p className="font-medium tabular-nums">{card.priceText}</p>
					<h3 className="mt-0.5 line-clamp-2 text-lg leading-snug">
						<CardLink to={card.path}>{card.title}</CardLink>
					</h3>
					<p className="mt-1 flex flex-wrap items-center gap-x-3 text-quiet text-sm">
						{card.city}
						{card.bedrooms ? <span>{tListing("card.bedrooms", { count: card.bedrooms })}</span> : null}
						{card.epc && <EnergyChip energy={card.epc} />}
					</p>
					{card.area && <p className="mt-1 text-quiet text-sm">{t("hidden")}</p>}
				</div>
			</article>
			<IconButton icon="x" label={t("close")} onClick={onClose} className="absolute top-1 right-1 z-10" />
		</section>
	);
}
