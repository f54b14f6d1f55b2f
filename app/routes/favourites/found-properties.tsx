import { useTranslation } from "react-i18next";
import type { ListingCard } from "../../domain/property/listing";
import { ListingCardView } from "../../features/listing/listing-card";
import { CardGrid } from "../../ui/card";

/** The properties of a list, and how many of it are not on the site any more. */
export function FoundProperties({ properties, missing }: { properties: readonly ListingCard[]; missing: number }) {
	const { t } = useTranslation("common");
	return (
		<>
			<CardGrid>
				{properties.map((property) => (
					<li key={property.id}>
						<ListingCardView card={property} />
					</li>
				))}
			</CardGrid>
			{missing > 0 && <p className="mt-12 text-quiet">{t("favourites.gone", { count: missing })}</p>}
		</>
	);
}
