import { use } from "react";
import type { ListingCard } from "../../../domain/property/listing";
import { useCardSlots } from "../../../features/listing/card-slots";
import { isEager, ListedCard } from "../../../features/listing/listed-card";
import { useLanguage } from "../../../i18n/texts";
import { CardGrid } from "../../../ui/card";
import { cardsAskedFor } from "./cards-asked-for";

type CardListProps = {
	/** The properties of the page. */
	ids: readonly number[];
	/** Null where the page came as a document, with its cards written out. */
	cards: readonly ListingCard[] | null;
	/** The property whose marker is pointed at. */
	pointedAt: number | null;
	onPoint: (id: number | null) => void;
};

/** The properties of a page. Pointing at one, or reaching it by keyboard, tells so, for the map beside it. */
export function CardList({ ids, cards, pointedAt, onPoint }: CardListProps) {
	const slots = useCardSlots();
	const language = useLanguage();
	const known = cards ?? (slots ? [] : use(cardsAskedFor(ids, language)));
	const asked = ids.join(",");
	return (
		<CardGrid columns="two">
			{ids.map((id, index) => {
				const card = known.find((each) => each.id === id);
				const item = {
					"data-listing": id,
					"data-pointed": id === pointedAt || undefined,
					className: "list-card",
					onPointerEnter: () => onPoint(id),
					onPointerLeave: () => onPoint(null),
					onFocus: () => onPoint(id),
					onBlur: () => onPoint(null),
				};
				if (!slots && !card) return null;
				return (
					<li key={id} {...item}>
						{card ? <ListedCard card={card} eager={isEager(index)} ids={asked} /> : slots?.[index]}
					</li>
				);
			})}
		</CardGrid>
	);
}
