import type { ListingCard } from "../../domain/property/listing";
import { ListingCardView } from "../../features/listing/listing-card";
import { CardGrid } from "../../ui/card";
import { islandOnInteraction } from "../../ui/island";

const CardPictures = islandOnInteraction(
	async () => (await import("../../features/listing/card-pictures")).CardPictures,
);

/** Pictures that are on the screen when the list opens. */
const EAGER_CARDS = 2;
/** Two columns, beside the map from 1200 px on. */
const SIZES = "(width < 768px) 100vw, (width < 1200px) 50vw, 340px";

type CardListProps = {
	cards: readonly ListingCard[];
	/** The property whose marker is pointed at. */
	pointedAt: number | null;
	onPoint: (id: number | null) => void;
};

/** The properties of a page. Pointing at one, or reaching it by keyboard, tells so, for the map beside it. */
export function CardList({ cards, pointedAt, onPoint }: CardListProps) {
	const ids = cards.map(({ id }) => id).join(",");
	return (
		<CardGrid columns="two">
			{cards.map((card, index) => (
				<li
					key={card.id}
					data-listing={card.id}
					data-pointed={card.id === pointedAt || undefined}
					className="list-card"
					onPointerEnter={() => onPoint(card.id)}
					onPointerLeave={() => onPoint(null)}
					onFocus={() => onPoint(card.id)}
					onBlur={() => onPoint(null)}
				>
					<ListingCardView
						card={card}
						eager={index < EAGER_CARDS}
						sizes={SIZES}
						heading="h2"
						pictures={card.picture && <CardPictures id={card.id} path={card.path} sizes={SIZES} ids={ids} />}
					/>
				</li>
			))}
		</CardGrid>
	);
}
