import { data } from "react-router";
import { listings, site, visitor } from "../../../context";
import { brand } from "../../../domain/agency/brand";
import { headTitle } from "../../../features/content/page-text";
import { sharedIds } from "../../../features/favourites/favourites";
import { alternatesOf } from "../../../features/layout/alternates";
import { Breadcrumbs } from "../../../features/layout/breadcrumbs";
import type { PageHead } from "../../../features/layout/head";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { translator } from "../../../i18n/translator";
import type { Route } from "./+types/route";
import { OwnFavourites } from "./own-favourites";
import { RecentlySeen } from "./recently-seen";
import { SharedFavourites } from "./shared-favourites";

/** The list of properties lives in the browser; `?ids=4101,4102` is one that somebody shares, and how the browser asks for its own. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const { language } = context.get(visitor);
	const t = translator(language, context.get(site).defaultLanguage, "common");
	const ids = sharedIds(url.searchParams);
	const head: PageHead = {
		title: headTitle(t("favourites.title")),
		description: t("favourites.description", { agency: brand.name }),
		alternates: alternatesOf(url.pathname),
		robots: "noindex",
	};
	const properties = await context.get(listings).cards(ids, language);
	// Favourites are personal, so not cached.
	return data({ head, ids, properties }, { headers: { "Cache-Control": "no-store" } });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
	return loaderHeaders;
}

export default function FavouritesRoute({ loaderData }: Route.ComponentProps) {
	const { ids, properties } = loaderData;
	const { t } = useTranslation("common");
	const language = useLanguage();
	return (
		<div className="favourites-page page-width pt-8">
			<Breadcrumbs language={language} crumbs={[{ label: t("favourites.title") }]} />
			<h1 className="mt-8 text-5xl tablet:mt-12">{t("favourites.title")}</h1>
			{ids.length > 0 ? (
				<SharedFavourites ids={ids} properties={properties} language={language} />
			) : (
				<>
					<OwnFavourites language={language} />
					<RecentlySeen />
				</>
			)}
		</div>
	);
}
