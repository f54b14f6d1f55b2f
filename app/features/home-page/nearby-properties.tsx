import type { Language } from "../../domain/language";
import { useTranslation } from "../../i18n/texts";
import { control } from "../../page/controls";
import { CardGrid } from "../../ui/card";
import { sharedFavouritesPath } from "../favourites/favourites";
import { HomePageSection } from "./home-page-section";

/** Properties in the visitor's region. The page is cached and has no region, so a script asks for them. */
export function NearbyProperties({ language }: { language: Language }) {
	const { t } = useTranslation("home");
	const newest = `/api/nearby?lang=${language}`;
	return (
		<div className="nearby" {...control("nearby", { newest, cards: sharedFavouritesPath([], language) })}>
			<HomePageSection id="nearby" title={t("nearby.title")} text={t("nearby.text")}>
				<CardGrid columns="row">{null}</CardGrid>
			</HomePageSection>
		</div>
	);
}
