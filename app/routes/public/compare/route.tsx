import { useId } from "react";
import { data, type RouterContextProvider } from "react-router";
import { agency, listings, sentences, visitor } from "../../../context";
import { listText } from "../../../domain/formatting/list-text";
import { foldText } from "../../../domain/formatting/slug";
import { inEveryLanguage, type Language } from "../../../domain/language";
import { boundsOf } from "../../../domain/localities/geo";
import { localities } from "../../../domain/localities/localities";
import { municipalitiesNamed } from "../../../domain/localities/municipalities";
import type { MapListing } from "../../../domain/map/messages";
import { pagePath } from "../../../domain/pages/paths";
import type { ListingCard } from "../../../domain/property/listing";
import {
	COMPARE_HEADING,
	compareOrders,
	comparePath,
	MAX_COMPARED,
	MIN_COMPARED,
} from "../../../features/compare/compare-address";
import { CompareControls } from "../../../features/compare/compare-controls";
import { CompareTable } from "../../../features/compare/compare-table";
import { compareProperties, type Origin } from "../../../features/compare/comparison";
import { CompareMap } from "../../../features/compare/live/compare-map";
import { MAX_FAVOURITES, parseIds } from "../../../features/favourites/id-list";
import { alternatesOf } from "../../../features/layout/alternates";
import { Breadcrumbs } from "../../../features/layout/breadcrumbs";
import type { PageHead } from "../../../features/layout/head";
import { textsOf } from "../../../features/layout/page-loader";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { control } from "../../../page/controls";
import { Island } from "../../../page/island";
import { ButtonLink } from "../../../ui/button";
import type { Route } from "./+types/route";

const MAX_PLACE_LENGTH = 100;

/** Compares two to six properties (`ids`); `order` sorts them, and distances are measured from the place `from`. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const { language } = context.get(visitor);
	const services = context.get(listings);
	// Comma-separated, or repeated by checkboxes.
	const wanted = parseIds(url.searchParams.getAll("ids").join(","), MAX_FAVOURITES);
	const ids = wanted.slice(0, MAX_COMPARED);
	// Text typed without a script overrides an earlier choice.
	const from = (url.searchParams.get("fromText") || url.searchParams.get("from") || "")
		.trim()
		.slice(0, MAX_PLACE_LENGTH);
	const order = compareOrders.find((each) => each === url.searchParams.get("order")) ?? "own";
	const [answers, { visibilityConditions }, origin] = await Promise.all([
		Promise.all(ids.map((id) => services.property(id, language))),
		services.siteData(),
		originOf(context, from, language),
	]);
	const details = answers.flatMap((answer) => (answer.found === "listed" ? [answer.detail] : []));
	const t = textsOf(context, "compare");
	const comparison = compareProperties(details, { language, rules: visibilityConditions, origin, order, t });
	const head: PageHead = {
		title: t("title"),
		description: t("description", { agency: context.get(agency).name }),
		alternates:
			ids.length > 0 ? inEveryLanguage((each) => comparePath({ ids, from, order }, each)) : alternatesOf(url.pathname),
		robots: "noindex",
	};
	const asked = { ids: comparison.cards.map(({ id }) => id), from, order };
	return data(
		{
			head,
			comparison,
			asked,
			missing: ids.length - details.length,
			beyond: wanted.length - ids.length,
			place: origin?.name ?? null,
		},
		{ headers: { "Cache-Control": "no-store" } },
	);
}

/** Centre of the municipality that a text names, in any language and with a few typing errors. */
async function originOf(
	context: Readonly<RouterContextProvider>,
	text: string,
	language: Language,
): Promise<Origin | null> {
	if (text === "") return null;
	const [coded] = /^(?:\d{5}|LU\d+)$/.test(text) ? municipalitiesNamed([text]) : [];
	if (coded) return { name: coded.names[language], point: { latitude: coded.lat, longitude: coded.lng } };
	const meant = await context.get(sentences).place(text, language);
	const name = meant?.city === undefined ? null : foldText(meant.city);
	const [zip] = meant?.zip ?? [];
	const locality = localities.find(
		({ names, zips }) =>
			(name !== null && Object.values(names).some((own) => foldText(own) === name)) ||
			(zip !== undefined && zips.includes(zip)),
	);
	return locality
		? { name: locality.names[language], point: { latitude: locality.lat, longitude: locality.lng } }
		: null;
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
	return loaderHeaders;
}

export default function CompareRoute({ loaderData }: Route.ComponentProps) {
	const { comparison, asked, missing, beyond, place } = loaderData;
	const { t } = useTranslation("compare");
	const { t: tCommon } = useTranslation("common");
	const language = useLanguage();
	const favourites = pagePath("favourites", language);
	return (
		<div id="comparison" data-swapped className="page-width compare-page py-8">
			<Breadcrumbs crumbs={[{ label: tCommon("favourites.title"), to: favourites }, { label: t("title") }]} />
			<h1 id={COMPARE_HEADING} tabIndex={-1} className="mt-8 text-5xl">
				{t("title")}
			</h1>
			{comparison.cards.length > 0 ? (
				<>
					<p className="print-hidden mt-4 max-w-measure text-lg text-quiet">{t("intro")}</p>
					<p {...control("said", "")} className="sr-only">
						{t("said", {
							titles: listText(
								comparison.cards.map(({ title }) => title),
								language,
							),
						})}
					</p>
					{missing > 0 && <p className="mt-4">{t("gone", { count: missing })}</p>}
					{beyond > 0 && <p className="mt-4">{t("beyond", { count: beyond })}</p>}
					<CompareControls asked={asked} place={place} />
					<div className="mt-8">
						<CompareTable comparison={comparison} asked={asked} />
					</div>
					{comparison.estimate && <p className="mt-6 max-w-measure text-quiet text-sm">{comparison.estimate}</p>}
					<MapSection cards={comparison.cards} />
				</>
			) : null}
			{comparison.cards.length < MIN_COMPARED && (
				<div className="mt-8">
					<p className="text-lg">{t("few")}</p>
					<ButtonLink to={favourites} className="mt-6">
						{t("toFavourites")}
					</ButtonLink>
				</div>
			)}
		</div>
	);
}

/** Compared properties on a map; null if none has a location. */
function MapSection({ cards }: { cards: readonly ListingCard[] }) {
	const { t } = useTranslation("compare");
	const id = useId();
	const listings = cards.flatMap(listingOf);
	const fit = boundsOf(listings);
	if (!fit) return null;
	return (
		<details className="needs-script print-hidden mt-10 border-hairline border-y">
			<summary className="flex min-h-12 items-center font-medium" {...control("opens", id)}>
				{t("map")}
			</summary>
			<Island of={CompareMap} id={id} props={{ listings, fit }} />
		</details>
	);
}

function listingOf({ id, title, priceText, latitude, longitude, area, state }: ListingCard): MapListing[] {
	const point = latitude !== null && longitude !== null ? { latitude, longitude } : area;
	if (!point) return [];
	const ended = state === "sold" || state === "rented";
	return [
		{
			latitude: point.latitude,
			longitude: point.longitude,
			id,
			title,
			priceText,
			marquee: null,
			marqueeName: null,
			radius: area?.radius ?? null,
			ended,
		},
	];
}
