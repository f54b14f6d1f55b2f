import type { ListingCard } from "../../domain/property/listing";
import { islandOnInteraction } from "../../ui/islands/island";
import { HeartButton } from "../favourites/heart-button";

const ShareMenu = islandOnInteraction(async () => (await import("./share-menu")).ShareMenu);

/** To keep and to share a property, over its photographs. */
export function GalleryActions({ card }: { card: ListingCard }) {
	return (
		<div className="gallery-actions narrow-only">
			<ShareMenu card={card} onPicture />
			<HeartButton id={card.id} title={card.title} />
		</div>
	);
}
