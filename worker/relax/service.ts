import type { Language } from "../../app/domain/language";
import { circleAround } from "../../app/domain/localities/circle";
import type { Point } from "../../app/domain/localities/geo";
import { goalPage } from "../../app/domain/pages/listing-paths";
import { pagePath } from "../../app/domain/pages/paths";
import type { ListingCard } from "../../app/domain/property/listing";
import type { Relaxation, Relaxed } from "../../app/domain/relaxation";
import { columns, flagNames } from "../../app/domain/search/columns";
import { marketStates } from "../../app/domain/search/market-state";
import { centresOf, resolvePlaces } from "../../app/domain/search/resolve-places";
import { emptySearch, ranges, type Search, searchParams } from "../../app/domain/search/search";
import type { NamedType } from "../../app/domain/search/sentence/sentence-context";
import { matchTypes, typesNamed } from "../../app/domain/search/sentence/types";
import type { Listings } from "../listings/service";

/** Suggests slightly wider searches for a search without results. */
export type Relax = (search: Search, language: Language) => Promise<Relaxed>;

const NEAR_KILOMETRES = 10;
const METRES = 1_000;
/** Radii in km, tried in order. A search returns one page of the newest, so a large radius could miss the nearest. */
const DISTANCES = [2, 5, 10, 25, 60] as const;
const NEAREST_SHOWN = 6;

type Less = Omit<Relaxation, "total"> & { search: Search };

export function createRelax(listings: Pick<Listings, "search" | "typeList" | "types">): Relax {
	async function nearestOf(search: Search, language: Language): Promise<ListingCard[]> {
		const centre = centreOf(search);
		if (centre === null) return [];
		const { goal, types } = search;
		const found = new Map<number, ListingCard>();
		for (const kilometres of DISTANCES) {
			if (found.size >= NEAREST_SHOWN) break;
			const around = {
				...emptySearch(),
				...(goal && { goal }),
				types,
				states: [...marketStates],
				polygon: circleAround(centre, kilometres * METRES),
			};
			const { items } = await listings.search(around, language);
			for (const card of items) found.set(card.id, card);
		}
		return byDistance([...found.values()], centre).slice(0, NEAREST_SHOWN);
	}

	return async (search, language) => {
		const [types, tree] = await Promise.all([listings.typeList(), listings.types(language)]);
		const nameOf = (id: number) => tree.find((node) => node.id === id)?.label ?? "";
		const less = lessOf(search, language, alsoType(search, typesNamed(types)), nameOf);
		const [nearest, ...counted] = await Promise.all([
			nearestOf(search, language),
			...less.map(async ({ search: asked, ...rest }) => {
				const { total, ended } = await listings.search(asked, language);
				return { ...rest, total: total - ended };
			}),
		]);
		return { relaxations: counted.filter(({ total }) => total > 0), nearest };
	};
}

/** Centre of the municipality or village of a search. */
function centreOf(search: Search): Point | null {
	return centresOf(search, resolvePlaces(search.cities))[0] ?? null;
}

/** Returns the type of apartments for a search of houses only, and the reverse. */
function alsoType({ types }: Search, named: readonly NamedType[]): number | null {
	const idOf = (kind: "house" | "apartment") => matchTypes(kind, [], named)?.ids[0] ?? null;
	const [house, apartment] = [idOf("house"), idOf("apartment")];
	const familyOf = (id: number) => named.find((type) => type.id === id)?.parent ?? id;
	const families = new Set(types.map(familyOf));
	if (families.size !== 1) return null;
	if (house !== null && families.has(house)) return apartment;
	return apartment !== null && families.has(apartment) ? house : null;
}

function lessOf(search: Search, language: Language, also: number | null, nameOf: (id: number) => string): Less[] {
	const path = pagePath(goalPage(search.goal ?? "sale"), language);
	const less: Less[] = [];
	const add = (kind: Relaxation["kind"], changes: Partial<Search>, value = "") => {
		const asked = { ...search, ...changes, page: 1 };
		const query = searchParams(asked, { goal: undefined }).toString();
		less.push({ kind, value, search: asked, path: query ? `${path}?${query}` : path });
	};
	if (centreOf(search) !== null && (search.radius ?? 0) < NEAR_KILOMETRES) {
		add("near", { radius: NEAR_KILOMETRES }, String(NEAR_KILOMETRES));
	}
	const bounds = (["price", "monthly"] as const).flatMap((name) => [columns[name].min, columns[name].max]);
	if (bounds.some((bound) => search[bound] !== undefined)) {
		add("price", Object.fromEntries(bounds.map((bound) => [bound, undefined])));
	}
	if (also !== null) add("alsoType", { types: [...search.types, also].sort((a, b) => a - b) }, nameOf(also));
	else if (search.types.length > 0) add("type", { types: [] });
	for (const { name, min, max } of ranges) {
		if (name === "price" || name === "monthly") continue;
		const bounds = max === null ? [min] : [min, max];
		if (bounds.some((bound) => search[bound] !== undefined))
			add(name, Object.fromEntries(bounds.map((bound) => [bound, undefined])));
	}
	if (search.epc.length > 0) add("epc", { epc: [] });
	if (flagNames.some((flag) => search[flag])) {
		add("features", Object.fromEntries(flagNames.map((flag) => [flag, undefined])));
	}
	if (search.q !== undefined) add("words", { q: undefined });
	return less;
}

function byDistance(cards: readonly ListingCard[], centre: Point): ListingCard[] {
	return [...cards].sort((a, b) => distance(a, centre) - distance(b, centre));
}

/** Squared distance in degrees, corrected for latitude; only for comparisons. */
function distance({ latitude, longitude, area }: ListingCard, centre: Point): number {
	const point = { latitude: latitude ?? area?.latitude, longitude: longitude ?? area?.longitude };
	if (point.latitude == null || point.longitude == null) return Number.POSITIVE_INFINITY;
	const across = (point.longitude - centre.longitude) * Math.cos((centre.latitude * Math.PI) / 180);
	return (point.latitude - centre.latitude) ** 2 + across ** 2;
}
