import { useEffect, useRef, useState } from "react";
import type { ListingCard } from "../../../domain/property/listing";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { notifyChanged } from "../../../page/behaviour";
import { IconButton } from "../../../ui/button";
import { CardLink } from "../../../ui/card";
import { fetchJson } from "../../../ui/fetch-json";
import { Picture } from "../../../ui/picture";
import { HeartButton } from "../../favourites/heart-button";
import { EnergyChip } from "../../listing/energy-chip";
import { ListingBadge } from "../../listing/listing-card";
import { Money } from "../../listing/money";

/** One property; a stack at one point, shown as a list; or neighbouring properties to swipe through. */
export type MapCardsKind = "one" | "stack" | "swipe";

type MapCardsProps = {
	/** The pressed property comes first. */
	ids: readonly number[];
	kind: MapCardsKind;
	/** Called with the property whose card is in front after a swipe. */
	onShow: (id: number) => void;
	onClose: () => void;
};

const PICTURE_PX = 128;
/** Maximum number of cards for one point. */
const MAX_CARDS = 50;
/** Visible share of a card from which it counts as the one in front. */
const IN_FRONT = 0.7;

/** Cards of the pressed properties, over the map. They take the focus; Escape or the button closes them. */
export function MapCards({ ids, kind, onShow, onClose }: MapCardsProps) {
	const { t } = useTranslation("map");
	const cards = useCards(ids);
	const box = useRef<HTMLUListElement>(null);
	const shown = useRef(onShow);

	useEffect(() => {
		shown.current = onShow;
	});

	useEffect(() => {
		if (cards.length === 0) return;
		// Updates the state of the favourite buttons on the new cards.
		notifyChanged();
		box.current?.querySelector("a")?.focus({ preventScroll: true });
		if (kind !== "swipe" || !box.current) return;
		const watcher = new IntersectionObserver(
			(entries) => {
				const front = entries.findLast((entry) => entry.isIntersecting);
				const id = Number(front?.target.getAttribute("data-id"));
				if (id) shown.current(id);
			},
			{ root: box.current, threshold: IN_FRONT },
		);
		for (const card of box.current.querySelectorAll("[data-id]")) watcher.observe(card);
		return () => watcher.disconnect();
	}, [cards, kind]);

	if (cards.length === 0) return null;
	const label = kind === "stack" ? t("stack", { count: ids.length }) : t(kind === "swipe" ? "cards" : "selected");
	return (
		<section
			className="map-cards"
			data-kind={kind}
			aria-label={label}
			onKeyDown={(event) => event.key === "Escape" && onClose()}
		>
			{kind === "stack" && <h2 className="border-hairline border-b p-3 pr-14 font-medium text-base">{label}</h2>}
			<ul ref={box} className="map-cards-list">
				{cards.map((card) => (
					<li key={card.id} data-id={card.id}>
						<MapCard card={card} />
					</li>
				))}
			</ul>
			<IconButton icon="x" label={t("close")} onClick={onClose} className="absolute top-1 right-1 z-20" />
		</section>
	);
}

function useCards(ids: readonly number[]): readonly ListingCard[] {
	const language = useLanguage();
	const [cards, setCards] = useState<{ key: string; items: ListingCard[] }>({ key: "", items: [] });
	const key = ids.slice(0, MAX_CARDS).join(",");

	useEffect(() => {
		const stop = new AbortController();
		async function ask() {
			const found = await fetchJson<{ items: ListingCard[] }>(`/api/cards?ids=${key}&lang=${language}`, stop.signal);
			if (found && !stop.signal.aborted) setCards({ key, items: found.items });
		}
		void ask();
		return () => stop.abort();
	}, [key, language]);

	return cards.key === key ? cards.items : [];
}

export function MapCard({ card }: { card: ListingCard }) {
	const { t } = useTranslation("map");
	const { t: tListing } = useTranslation("listing");
	return (
		<article className="group relative flex gap-4 p-3">
			{card.picture && (
				<Picture
					picture={card.picture}
					alt=""
					sizes={`${PICTURE_PX}px`}
					className="aspect-4/3 w-32 shrink-0 self-start"
				/>
			)}
			<div className="min-w-0 flex-1 pr-9">
				<h3 className="text-lg leading-snug">
					<span className="mb-0.5 block font-medium font-sans text-base tabular-nums">
						<Money>{card.priceText}</Money>
						{card.priceUnit && <span className="font-normal text-quiet">{` ${card.priceUnit}`}</span>}
					</span>{" "}
					<CardLink to={card.path} lang={card.titleLanguage} className="line-clamp-2">
						{card.title}
					</CardLink>
				</h3>
				<p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-quiet text-sm">
					<ListingBadge card={card} />
					{card.city}
					{card.bedrooms ? <span>{tListing("card.bedrooms", { count: card.bedrooms })}</span> : null}
					{card.epc && <EnergyChip energy={card.epc} />}
				</p>
				{card.area && <p className="mt-1 text-quiet text-sm">{t("hidden")}</p>}
			</div>
			<HeartButton id={card.id} title={card.title} className="absolute right-2 bottom-2 z-10" />
		</article>
	);
}
