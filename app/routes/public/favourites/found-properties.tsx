import type { ListingCard } from "../../../domain/property/listing";
import { ListingCardView } from "../../../features/listing/listing-card";
import { useTranslation } from "../../../i18n/texts";
import { CardGrid } from "../../../ui/card";
import { CompareBar, CompareBox, FEWEST_COMPARED, useCompared } from "./compare-choice";

type FoundPropertiesProps = {
	properties: readonly ListingCard[];
	missing: number;
	/** Some of them can be chosen to be compared. */
	compares?: boolean;
};

/** The properties of a list, and how many of it are not on the site any more. */
export function FoundProperties({ properties, missing, compares = false }: FoundPropertiesProps) {
	const { t } = useTranslation("common");
	const { chosen, toggle } = useCompared(properties);
	return (
		<>
			{compares && properties.length >= FEWEST_COMPARED && <CompareBar chosen={chosen} />}
			<CardGrid columns="four">
				{properties.map((property) => (
					<li key={property.id}>
						<ListingCardView card={property} />
						{compares && properties.length >= FEWEST_COMPARED && (
							<CompareBox
								card={property}
								isChosen={chosen.includes(property.id)}
								onChange={() => toggle(property.id)}
							/>
						)}
					</li>
				))}
			</CardGrid>
			{missing > 0 && <p className="mt-12 text-quiet">{t("favourites.gone", { count: missing })}</p>}
		</>
	);
}
