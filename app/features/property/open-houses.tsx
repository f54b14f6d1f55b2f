import { pagePath } from "../../domain/pages/paths";
import type { ListingCard } from "../../domain/property/listing";
import { useLanguage, useTranslation } from "../../i18n/texts";
import { TextLink } from "../../ui/link";
import { OpenHouseList } from "../listing/open-house-list";

/** When a property can be visited without an appointment; nothing where it cannot. */
export function OpenHouses({ card }: { card: ListingCard }) {
	const { t } = useTranslation("listing");
	const language = useLanguage();
	if (card.openHouses.length === 0) return null;
	return (
		<section id="open-houses" aria-labelledby="open-houses-title" className="mt-8 border-hairline border-y py-6">
			<h2 id="open-houses-title" className="mb-4 text-2xl">
				{t("openHouse.title", { count: card.openHouses.length })}
			</h2>
			<OpenHouseList propertyId={card.id} openHouses={card.openHouses} />
			<p className="mt-4 text-sm print-hidden">
				<TextLink to={pagePath("/open-days/", language)}>{t("openHouse.all")}</TextLink>
			</p>
		</section>
	);
}
