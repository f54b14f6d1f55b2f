import type { ListingCard } from "../../domain/property/listing";
import { CardGrid } from "../../ui/card";
import { ListingCardView } from "./listing-card";

type PropertyGridProps = { homes: readonly ListingCard[]; columns?: "three" | "row" };

/** Properties as cards. */
export function PropertyGrid({ homes, columns = "three" }: PropertyGridProps) {
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
