import { data } from "react-router";
import { agency, listings, visitor } from "../../../context";
import { inEveryLanguage, type Language } from "../../../domain/language";
import { pagePath } from "../../../domain/pages/paths";
import type { ListingCard } from "../../../domain/property/listing";
import { sharedFavouritesPath, sharedIds } from "../../../features/favourites/favourites";
import { alternatesOf } from "../../../features/layout/alternates";
import { Breadcrumbs } from "../../../features/layout/breadcrumbs";
import type { PageHead } from "../../../features/layout/head";
import { textsOf } from "../../../features/layout/page-loader";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { control } from "../../../page/controls";
import { Banner } from "../../../ui/banner";
import { Button, ButtonLink } from "../../../ui/button";
import { CardGrid } from "../../../ui/card";
import { TextLink } from "../../../ui/link";
import { Skeleton } from "../../../ui/skeleton";
import type { Route } from "./+types/route";
import { FoundProperties } from "./found-properties";

/** The browser stores the list; `?ids=4101,4102` is a shared list, or the browser's request for its own. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const { language } = context.get(visitor);
	const t = textsOf(context, "common");
	const ids = sharedIds(url.searchParams);
	const head: PageHead = {
		title: t("favourites.title"),
		description: t("favourites.description", { agency: context.get(agency).name }),
		alternates:
			ids.length > 0 ? inEveryLanguage((each) => sharedFavouritesPath(ids, each)) : alternatesOf(url.pathname),
		robots: "noindex",
	};
	const properties = await context.get(listings).cards(ids, language);
	// Favourites are personal and not cached.
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
			<Breadcrumbs crumbs={[{ label: t("favourites.title") }]} />
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

/** Properties stored in this browser; a script requests them by id. */
function OwnFavourites({ language }: { language: Language }) {
	const { t } = useTranslation("common");
	return (
		<section className="kept-list" {...control("kept-list", "favourites")}>
			<p className="mt-6 max-w-measure text-lg text-quiet">{t("favourites.intro")}</p>
			<div className="without-script">
				<Banner title={t("favourites.needsScript")} className="mt-12 max-w-measure" />
			</div>
			<div className="kept-empty mt-12 max-w-measure border-hairline border-t pt-8">
				<p className="text-lg">{t("favourites.empty")}</p>
				<p className="mt-8 flex flex-wrap gap-3">
					<ButtonLink to={pagePath("for-sale", language)}>{t("menu.forSale")}</ButtonLink>
					<ButtonLink to={pagePath("for-rent", language)} variant="secondary">
						{t("menu.forRent")}
					</ButtonLink>
				</p>
			</div>
			<div role="status" className="kept-lost mt-12 max-w-measure">
				<Banner tone="warning" title={t("error.lostTitle")}>
					{t("error.lostText")} <TextLink to={pagePath("favourites", language)}>{t("error.retry")}</TextLink>
				</Banner>
			</div>
			<div data-found className="needs-script kept-found mt-6 min-h-[50svh]">
				<CardSkeletons />
			</div>
		</section>
	);
}

/** Placeholder for cards that are loading. */
function CardSkeletons() {
	const { t } = useTranslation("common");
	return (
		<>
			<p className="sr-only">{t("word.loading")}</p>
			<CardGrid columns="four">
				{["first", "second", "third"].map((key) => (
					<li key={key}>
						<Skeleton className="aspect-4/3" />
						<Skeleton className="mt-4 h-6 w-1/3" />
						<Skeleton className="mt-2 h-6 w-3/4" />
						<Skeleton className="mt-2 h-5 w-1/2" />
					</li>
				))}
			</CardGrid>
		</>
	);
}

/** Recently seen properties of this browser; hidden if there are none. */
function RecentlySeen() {
	const { t } = useTranslation("common");
	return (
		<section
			aria-labelledby="recent"
			className="kept-list kept-or-nothing mt-24"
			{...control("kept-list", "recently-seen")}
		>
			<div className="mb-10 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
				<h2 id="recent" className="text-3xl">
					{t("favourites.recent")}
				</h2>
				<Button variant="secondary" size="small" icon="trash" {...control("clear-list", "recently-seen")}>
					{t("favourites.clearRecent")}
				</Button>
			</div>
			<div data-found />
		</section>
	);
}

type SharedFavouritesProps = { ids: readonly number[]; properties: readonly ListingCard[]; language: Language };

/** A list from a shared link, which the visitor can save. */
function SharedFavourites({ ids, properties, language }: SharedFavouritesProps) {
	const { t } = useTranslation("common");
	const keep = { ids: properties.map(({ id }) => id), list: pagePath("favourites", language) };
	return (
		<>
			<div className="mt-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
				<h2 className="max-w-measure text-2xl">{t("favourites.shared")}</h2>
				{properties.length > 0 && (
					<Button icon="heart" {...control("keep-all", keep)} className="needs-script">
						{t("favourites.keepShared")}
					</Button>
				)}
			</div>
			<div className="mt-12">
				<FoundProperties properties={properties} ids={ids} />
			</div>
		</>
	);
}
