import type { ListingCard } from "../../domain/property/listing";
import { HeartButton } from "../favourites/heart-button";
import { ShareMenu } from "./share-menu";

/** To keep and to share a property, over its photographs. */
export function GalleryActions({ card }: { card: ListingCard }) {
	return (
		<div className="gallery-actions narrow-only">
			<ShareMenu card={card} overPicture />
			<HeartButton id={card.id} title={card.title} />
		</div>
	);
}
