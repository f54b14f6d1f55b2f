import type { PropertyType } from "../../../app/domain/feed/feed";
import { homeTypesOf } from "../../../app/domain/feed/home-types";
import { dealTypeId } from "../../../app/domain/landing/deal-types";
import { isLandingIndexed } from "../../../app/domain/landing/landing";
import { HOMES } from "../../../app/domain/landing/landing-types";
import { placeOf, places } from "../../../app/domain/landing/places";
import type { Deal } from "../../../app/domain/property/deals";
import type { Goal } from "../../../app/domain/property/property";
import type { StoredCity, StoredType } from "../../../app/domain/search/columns";
import type { Day } from "../../../app/domain/viewings/calendar";
import type { Snapshot } from "../../search/memory";

/** Subject of a landing page; `type` is the id of a type, of houses and flats, or of a deal. */
export type LandingKey = { goal: Goal; type: number | null; place: string | null };

/** A landing page with its number of properties, and the date of the newest one in epoch seconds. */
export type LandingTally = LandingKey & { count: number; newest: number };

/** A landing page that had enough properties within the last year, and the last day on which it had. */
export type SeenLanding = LandingKey & { lastDay: Day };

/** Every landing page with listings, in stable order. */
function tallyLandings(snapshot: Snapshot, propertyTypes: readonly PropertyType[]): LandingTally[] {
	const homes = new Set(homeTypesOf(propertyTypes));
	const tallies = new Map<string, LandingTally>();
	const add = (key: LandingKey, { count, newest }: Group) => {
		const name = nameOf(key);
		const known = tallies.get(name);
		if (!known) return tallies.set(name, { ...key, count, newest });
		known.count += count;
		known.newest = Math.max(known.newest, newest);
	};
	const larger = largerPlaces();
	for (const group of groupsOf(snapshot)) {
		const { goal, city, type, deal } = group;
		const municipality = city?.municipality ? placeOf(city.municipality) : null;
		const around = municipality ? [municipality.key, ...(larger.get(municipality.key) ?? [])] : [];
		const types = [null, type?.[0] ?? null, type?.[1] ?? null, dealTypeId(deal)];
		for (const place of new Set([null, ...around])) {
			for (const id of new Set(types)) if (place !== null || id !== null) add({ goal, type: id, place }, group);
		}
		if (type?.[1] != null && homes.has(type[1])) add({ goal, type: HOMES, place: null }, group);
	}
	return [...tallies].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, tally]) => tally);
}

function nameOf({ goal, type, place }: LandingKey): string {
	return `${goal} ${type ?? ""} ${place ?? ""}`;
}

/** Landing pages with enough properties for search engines, now or within the last year, in stable order. */
export function findLandingPages(
	snapshot: Snapshot,
	propertyTypes: readonly PropertyType[],
	seen: readonly SeenLanding[],
): LandingTally[] {
	const tallies = tallyLandings(snapshot, propertyTypes);
	const listed = new Set(tallies.map(nameOf));
	// An empty page shows the neighbours of a municipality, if the same goal and type are listed elsewhere.
	const elsewhere = new Set(
		tallies.flatMap(({ goal, type, place }) => (place === null ? [] : `${goal} ${type ?? ""}`)),
	);
	const isNear = ({ goal, type, place }: LandingKey) =>
		place !== null && placeOf(place)?.kind === "municipality" && elsewhere.has(`${goal} ${type ?? ""}`);
	const empty = seen
		.filter((page) => !listed.has(nameOf(page)))
		.map(({ lastDay, ...key }) => ({ ...key, count: 0, newest: Date.parse(lastDay) / 1_000 }));
	const remembered = new Set(seen.map(nameOf));
	return [...tallies, ...empty]
		.filter((page) =>
			isLandingIndexed({ count: page.count, wasSeen: remembered.has(nameOf(page)), hasNeighbours: isNear(page) }),
		)
		.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
}

/** Keys of the provinces, regions and areas with pages, by the code of each municipality in them. */
function largerPlaces(): ReadonlyMap<string, string[]> {
	const larger = new Map<string, string[]>();
	for (const { kind, key, codes } of places()) {
		if (kind === "municipality") continue;
		for (const code of codes) larger.set(code, [...(larger.get(code) ?? []), key]);
	}
	return larger;
}

type Group = {
	goal: Goal;
	city: StoredCity | null;
	type: StoredType | null;
	deal: Deal | null;
	count: number;
	newest: number;
};

/** Counts properties by goal, city, type and deal, with their newest date: one pass over numbers, then few groups. */
function groupsOf({ columns: { size, numbers, dictionaries } }: Snapshot): Group[] {
	const [cities, types, deals] = [dictionaries.city.values, dictionaries.type.values, dictionaries.deal.values];
	const counts = new Uint32Array(dictionaries.goal.values.length * cities.length * types.length * deals.length);
	const newest = new Uint32Array(counts.length);
	for (let at = 0; at < size; at += 1) {
		const inPlace = (numbers.goal[at] ?? 0) * cities.length + (numbers.city[at] ?? 0);
		const group = (inPlace * types.length + (numbers.type[at] ?? 0)) * deals.length + (numbers.deal[at] ?? 0);
		counts[group] = (counts[group] ?? 0) + 1;
		newest[group] = Math.max(newest[group] ?? 0, numbers.listedAt[at] ?? 0);
	}
	const groups: Group[] = [];
	counts.forEach((count, at) => {
		if (count === 0) return;
		const group = Math.floor(at / deals.length);
		const goal = dictionaries.goal.values[Math.floor(group / (cities.length * types.length))] ?? null;
		if (goal === null) return;
		const city = cities[Math.floor(group / types.length) % cities.length] ?? null;
		const [type, deal] = [types[group % types.length] ?? null, deals[at % deals.length] ?? null];
		groups.push({ goal, city, type, deal, count, newest: newest[at] ?? 0 });
	});
	return groups;
}
