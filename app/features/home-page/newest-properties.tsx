import { pagePath } from "../../domain/pages/paths";
import type { ListingCard } from "../../domain/property/listing";
import { useLanguage, useTranslation } from "../../i18n/texts";
import { TextLink } from "../../ui/link";
import { PropertyGrid } from "../listing/property-grid";
import { HomePageSection } from "./home-page-section";

/** What came on the market last, and where all of it is. */
export function NewestProperties({ properties }: { properties: readonly ListingCard[] }) {
	const { t } = useTranslation("home");
	const language = useLanguage();
	const forSale = { to: pagePath("/for-sale/", language), label: t("newest.linkSale") };
	const forRent = { to: pagePath("/for-rent/", language), label: t("newest.linkRent") };
	return (
		<HomePageSection id="newest" title={t("newest.title")} links={[forSale, forRent]}>
			{properties.length > 0 ? (
				<PropertyGrid properties={properties} />
			) : (
				<p className="max-w-measure text-lg">
					{t("newest.empty")} <TextLink to={pagePath("/demand-register/", language)}>{t("newest.emptyLink")}</TextLink>
				</p>
			)}
		</HomePageSection>
	);
}
