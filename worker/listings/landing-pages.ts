import { LEAST_INDEXED } from "../../app/domain/landing/landing";
import { placeOf, places } from "../../app/domain/landing/places";
import type { Goal } from "../../app/domain/property/property";
import type { Snapshot } from "../search/memory";

/** A landing page by what it is about. */
export type LandingKey = { goal: Goal; type: number | null; place: string | null };

type Tally = { key: LandingKey; count: number };

/** Every landing page with enough properties for a search engine, always in the same order. */
export function findLandingPages(snapshot: Snapshot): LandingKey[] {
	const tallies = new Map<string, Tally>();
	const add = (key: LandingKey, count: number) => {
		const name = `${key.goal} ${key.type ?? ""} ${key.place ?? ""}`;
		const known = tallies.get(name);
		if (known) known.count += count;
		else tallies.set(name, { key, count });
	};
	const ofProvince = provinces();
	for (const { goal, city, type, count } of groupsOf(snapshot)) {
		const municipality = city?.municipality ? placeOf(city.municipality) : null;
		const province = municipality && ofProvince.get(municipality.province);
		const around = [null, municipality?.key ?? null, province ?? null];
		const types = [null, type?.[0] ?? null, type?.[1] ?? null];
		for (const place of new Set(around)) {
			for (const id of new Set(types)) if (place !== null || id !== null) add({ goal, type: id, place }, count);
		}
	}
	return [...tallies]
		.filter(([, { count }]) => count >= LEAST_INDEXED)
		.sort(([a], [b]) => (a < b ? -1 : 1))
		.map(([, { key }]) => key);
}

/** The keys of the provinces that have pages, by their name. */
function provinces(): ReadonlyMap<string, string> {
	return new Map(
		places().flatMap(({ kind, key, province }) => (kind === "province" ? [[province, key] as const] : [])),
	);
}

/** How many properties have the same goal, city and type: one pass over numbers, then few groups. */
function groupsOf({ columns: { size, numbers, dictionaries } }: Snapshot) {
	const [cities, types] = [dictionaries.city.values, dictionaries.type.values];
	const counts = new Uint32Array(dictionaries.goal.values.length * cities.length * types.length);
	for (let at = 0; at < size; at += 1) {
		const group =
			((numbers.goal[at] ?? 0) * cities.length + (numbers.city[at] ?? 0)) * types.length + (numbers.type[at] ?? 0);
		counts[group] = (counts[group] ?? 0) + 1;
	}
	const groups: { goal: Goal; city: (typeof cities)[number]; type: (typeof types)[number]; count: number }[] = [];
	counts.forEach((count, group) => {
		const goal = dictionaries.goal.values[Math.floor(group / (cities.length * types.length))] ?? null;
		if (count === 0 || goal === null) return;
		const city = cities[Math.floor(group / types.length) % cities.length] ?? null;
		groups.push({ goal, city, type: types[group % types.length] ?? null, count });
	});
	return groups;
}
