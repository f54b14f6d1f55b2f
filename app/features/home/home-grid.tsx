import type { ListingCard } from "../../domain/listing";
import { CardGrid } from "../../ui/card";
import { ListingCardView } from "../listing/listing-card";

/** Homes as cards, three in a row. */
export function HomeGrid({ homes }: { homes: readonly ListingCard[] }) {
	return (
		<CardGrid>
			{homes.map((home) => (
				<li key={home.id}>
					<ListingCardView card={home} />
				</li>
			))}
		</CardGrid>
	);
}
