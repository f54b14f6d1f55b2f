import type { ListingCard } from "../../domain/property/listing";
import { useTranslation } from "../../i18n/texts";
import { PropertyGrid } from "../listing/property-grid";
import { HomePageSection } from "./home-page-section";

export function NearbySection({ properties }: { properties: readonly ListingCard[] }) {
	const { t } = useTranslation("home");
	return (
		<HomePageSection id="nearby" title={t("nearby.title")} text={t("nearby.text")}>
			<PropertyGrid properties={properties} columns="row" />
		</HomePageSection>
	);
}
