import type { ListingCard } from "../../domain/property/listing";
import { CardGrid } from "../../ui/card";
import { ListingCardView } from "./listing-card";

type PropertyGridProps = { properties: readonly ListingCard[]; columns?: "three" | "row" };

/** Properties as cards. */
export function PropertyGrid({ properties, columns = "three" }: PropertyGridProps) {
	return (
		<CardGrid columns={columns}>
			{properties.map((property) => (
				<li key={property.id}>
					<ListingCardView card={property} />
				</li>
			))}
		</CardGrid>
	);
}
