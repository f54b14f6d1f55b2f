import type { ListingCard } from "../../domain/property/listing";
import { AS_WIDE_AS_A_PHONE } from "../../ui/picture";
import { ListingCardView } from "./listing-card";

/** Two columns, beside the map from 1200 px on. */
const SIZES = `(width >= 1200px) 340px, (width >= 768px) 50vw, ${AS_WIDE_AS_A_PHONE}`;

type ListedCardProps = {
	card: ListingCard;
	/** One of the first on the page: its picture is loaded at once. */
	eager: boolean;
};

/** The card of a property in a list of results. */
export function ListedCard({ card, eager }: ListedCardProps) {
	return <ListingCardView card={card} eager={eager} sizes={SIZES} heading="h2" />;
}
