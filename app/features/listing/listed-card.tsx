import type { ListingCard } from "../../domain/property/listing";
import { ListingCardView } from "./listing-card";

/** Two columns, beside the map from 1200 px on; on phones as `IN_A_GRID`. */
const SIZES = "(width >= 1200px) 340px, 70vw";

type ListedCardProps = {
	card: ListingCard;
	/** One of the first on the page: its picture is loaded at once. */
	eager: boolean;
};

/** The card of a property in a list of results. */
export function ListedCard({ card, eager }: ListedCardProps) {
	return <ListingCardView card={card} eager={eager} sizes={SIZES} heading="h2" />;
}
