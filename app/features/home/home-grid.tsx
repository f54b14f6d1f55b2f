import type { ListingCard } from "../../domain/listing";
import { CardGrid } from "../../ui/card";
import { ListingCardView } from "../listing/listing-card";

type HomeGridProps = { homes: readonly ListingCard[]; columns?: "three" | "row" };

/** Homes as cards. */
export function HomeGrid({ homes, columns = "three" }: HomeGridProps) {
	return (
		<CardGrid columns={columns}>
			{homes.map((home) => (
				<li key={home.id}>
					<ListingCardView card={home} />
				</li>
			))}
		</CardGrid>
	);
}
