import type { TFunction } from "i18next";
import type { LandingPage } from "../../../worker/listings/landing/landing";
import { dealTypes } from "../../domain/landing/deal-types";
import { type Landing, landingPath } from "../../domain/landing/landing";
import { HOMES, type LandingType } from "../../domain/landing/landing-types";
import { type Place, placeOf, places } from "../../domain/landing/places";
import type { Language } from "../../domain/language";
import { distanceMetres } from "../../domain/localities/geo";
import { pricePath } from "../../domain/pages/price-paths";
import { RESIDENTIAL } from "../../domain/property/kind";
import { formatEuro } from "../../domain/property/price";

/** Links to similar pages, each with its number of properties if it lists any. */
export type LandingLinks = { title: string; links: LandingLink[] };
type LandingLink = {
	label: string;
	path: string;
	count: number | null;
	/** Price per square metre. */
	note?: string;
};

const MAX_LINKS = 12;

type Counts = Pick<LandingPage, "facets" | "municipalities" | "medians">;

/**
 * Returns links to other types in the same place, and to the same type in other places. @param t with the namespace
 * `landing`
 */
export function landingLinks(
	landing: Landing,
	counts: Counts,
	types: readonly LandingType[],
	language: Language,
	t: TFunction<"landing">,
): LandingLinks[] {
	const link = (label: string, changed: Partial<Landing>, count: number) => ({
		label,
		path: landingPath({ ...landing, ...changed }, language),
		count,
	});
	const byType = [...typesCounted(landing, counts, types), ...dealsCounted(landing, counts)].map(({ type, count }) =>
		link(type.names[language], { type }, count),
	);
	const isPriced = landing.type === null || landing.type.webId === RESIDENTIAL;
	// For a place, the page without a type is that of its houses and flats.
	const type = landing.type?.id === HOMES ? null : landing.type;
	const byPlace = placesCounted(landing, counts.municipalities).map(({ place, count }): LandingLink => {
		const median = isPriced ? counts.medians.get(place.key) : undefined;
		return {
			...link(place.names[language], { type, place }, count),
			...(median === undefined ? {} : { note: t("links.perSquareMetre", { price: formatEuro(median) }) }),
		};
	});
	const prices = {
		label: t(`municipalityPrices.${landing.goal}.title`),
		path: pricePath(landing.goal, language),
		count: null,
	};
	return [
		{ title: t("links.types"), links: byType },
		{ title: t(landing.place?.kind === "municipality" ? "links.nearby" : "links.municipalities"), links: byPlace },
		{ title: t("links.prices"), links: isPriced ? [prices] : [] },
	].filter(({ links }) => links.length > 0);
}

/** Deals with properties here that have their own pages; only on pages of all types. */
function dealsCounted({ type }: Landing, { facets }: Counts) {
	if (type) return [];
	const counts = new Map(facets.deals.map(({ value, count }) => [value, count]));
	return dealTypes.flatMap((each) => {
		const count = (each.deal && counts.get(each.deal)) ?? 0;
		return count > 0 ? [{ type: each, count }] : [];
	});
}

/** Types with properties here: the main types and those of the page's own family, except the page's own type. */
function typesCounted({ type }: Landing, { facets }: Counts, types: readonly LandingType[]) {
	// A deal's page only counts properties of that deal.
	if (type?.deal) return [];
	const counts = new Map(facets.types.map(({ value, count }) => [value, count]));
	const family = type?.parent ?? type?.id ?? null;
	return types
		.filter(({ id, parent }) => id !== type?.id && (parent === null || parent === family))
		.map((each) => ({ type: each, count: counts.get(each.id) ?? 0 }))
		.filter(({ count }) => count > 0)
		.slice(0, MAX_LINKS);
}

/**
 * Returns related places with counts. For a municipality: its province, region and areas, then the nearest
 * municipalities with properties. For a larger place: its municipalities with the most properties. Without a place: the
 * municipalities with the most overall.
 */
function placesCounted({ place }: Landing, municipalities: ReadonlyMap<string, number>) {
	const counted = [...municipalities].flatMap(([code, count]) => {
		const found = code === place?.key ? null : placeOf(code);
		return found && count > 0 ? [{ place: found, count }] : [];
	});
	if (place?.kind === "municipality") {
		const near = counted.sort((a, b) => distance(place, a.place) - distance(place, b.place)).slice(0, MAX_LINKS);
		const around = places().filter(({ kind, codes }) => kind !== "municipality" && codes.includes(place.key));
		const larger = around.map((each) => ({ place: each, count: totalIn(each, municipalities) }));
		return [...larger.filter(({ count }) => count > 0), ...near];
	}
	return counted
		.filter((each) => !place || place.codes.includes(each.place.key))
		.sort((a, b) => b.count - a.count || (a.place.key < b.place.key ? -1 : 1))
		.slice(0, MAX_LINKS);
}

function totalIn({ codes }: Place, municipalities: ReadonlyMap<string, number>): number {
	return codes.reduce((sum, code) => sum + (municipalities.get(code) ?? 0), 0);
}

function distance(one: Place, other: Place): number {
	return one.centre && other.centre ? distanceMetres(one.centre, other.centre) : Number.POSITIVE_INFINITY;
}
