import type { ListingCard } from "../../domain/property/listing";
import { Shared } from "../../page/island";
import { CardGrid, type Columns } from "../../ui/card";
import { ListingCardView } from "./listing-card";

type PropertyGridProps = { properties: readonly ListingCard[]; columns?: Columns };

export function PropertyGrid({ properties, columns = "three" }: PropertyGridProps) {
	return (
		<CardGrid columns={columns}>
			{properties.map((property) => (
				<Shared key={property.id} of={ListingCardView} props={{ card: property }} as="li" />
			))}
		</CardGrid>
	);
}
