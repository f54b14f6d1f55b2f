import { encodePolyline } from "../../../app/domain/localities/geo";
import { localities } from "../../../app/domain/localities/localities";
import type { FormCriteria as Criteria } from "../../../app/domain/saved-searches/form-search";
import { randomNumbers } from "./listings";

/** Criteria for a house in Ghent. */
export function criteriaFor(changes: Partial<Criteria> = {}): Criteria {
	return {
		goal: "sale",
		propertyTypes: [1],
		zips: ["9000"],
		zones: [],
		terrace: false,
		garden: false,
		search: [],
		frequency: "instant",
		...changes,
	};
}

const types = [1, 11, 12, 2, 21, 22, 4, 6];
const DRAWN_ACROSS = 0.25;

/** Typical criteria, deterministic by seed: one to eight towns, a few types, some bounds. */
export function generateCriteria(seed: number): Criteria {
	const random = randomNumbers(seed);
	const chance = (share: number) => random() < share;
	const upTo = (most: number) => Math.floor(random() * (most + 1));
	const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
	const some = <Item>(items: readonly Item[], most: number): Item[] => [
		...new Set(Array.from({ length: 1 + upTo(most - 1) }, () => pick(items))),
	];
	const goal = chance(0.35) ? "rent" : "sale";
	const step = goal === "sale" ? 25_000 : 100;
	const how = random();
	const middle = pick(localities);
	const corner = (north: number, east: number) => ({
		latitude: middle.lat + north * DRAWN_ACROSS * (0.2 + random()),
		longitude: middle.lng + east * DRAWN_ACROSS * (0.2 + random()),
	});
	const minPrice = chance(0.3) ? upTo(8) * step : undefined;
	const minBedrooms = chance(0.4) ? upTo(4) : undefined;
	return {
		goal,
		propertyTypes: some(types, 4),
		zips:
			how < 0.35
				? some(
						localities.flatMap(({ zips }) => zips),
						5,
					)
				: [],
		zones: how >= 0.35 && how < 0.85 ? zonesOf(random, some) : [],
		...(how >= 0.8 ? { polygon: encodePolyline([corner(1, 0), corner(0, 1), corner(-1, 0), corner(0, -1)]) } : {}),
		...(minPrice === undefined ? {} : { minPrice }),
		...(chance(0.7) ? { maxPrice: (minPrice ?? 0) + (1 + upTo(20)) * step } : {}),
		...(minBedrooms === undefined ? {} : { minBedrooms }),
		...(chance(0.15) ? { maxBedrooms: (minBedrooms ?? 0) + upTo(3) } : {}),
		...(chance(0.1) ? { bathrooms: upTo(2) } : {}),
		...(chance(0.1) ? { garages: upTo(2) } : {}),
		...(chance(0.1) ? { parkings: upTo(2) } : {}),
		terrace: chance(0.15),
		garden: chance(0.2),
		search: [],
		frequency: pick(["instant", "instant", "daily", "weekly"] as const),
	};
}

/** Mostly a few municipalities; sometimes a whole province or region. */
function zonesOf(random: () => number, some: <Item>(items: readonly Item[], most: number) => Item[]): string[] {
	const [middle] = some(localities, 1);
	const kind = random();
	if (kind < 0.05) return localities.filter(({ province }) => province === middle?.province).map(({ code }) => code);
	if (kind < 0.07) return localities.filter(({ region }) => region === middle?.region).map(({ code }) => code);
	return some(localities, 8).map(({ code }) => code);
}
