import { type Locality, localities } from "../../app/domain/localities/localities.ts";
import { type Condition, type LocalityKey, localityOf, type Wish } from "./localities.ts";
import type { Kind } from "./property-types.ts";
import { createRandom, type Random } from "./random.ts";
import { type Group, type Range, shapes } from "./shapes.ts";

type Orientation = "N" | "NE" | "E" | "SE" | "S" | "SW" | "W" | "NW";

/** Site of a project; its units share the address. */
export type Site = { Street: string; HouseNumber: string; Zip: string; Latitude: number; Longitude: number };

/** Facts of one demo property, from which its feed fields and texts are derived. */
export type Draft = {
	id: number;
	kind: Kind;
	group: Group;
	locality: LocalityKey;
	place: Locality;
	rent: boolean;
	traits: ReadonlySet<string>;
	condition: Condition;
	year: number;
	renovationYear: number | null;
	/** m². */
	living: number;
	ground: number | null;
	garden: number | null;
	terrace: number | null;
	orientation: Orientation;
	bedrooms: number;
	bathrooms: number;
	floors: number;
	/** Storey of a flat; 0 is street level. */
	floor: number | null;
	facades: 2 | 3 | 4 | null;
	garages: number;
	parkings: number;
	lift: boolean;
	cellar: boolean;
	attic: boolean;
	/** Primary energy in kWh/m² per year; null without a certificate. */
	energy: number | null;
	/** Price, or rent per month, in euro. */
	price: number;
	/** Project of a unit. */
	project: { id: number; unit: string; site: Site } | null;
	random: Random;
};

const conditionOdds: readonly (readonly [Condition, number])[] = [
	["renovated", 0.34],
	["good", 0.74],
	["refresh", 0.92],
	["renovate", 1],
];

/** Primary energy by condition in kWh/m² per year: typical figures, assumed for the demo. */
const energyRanges: Record<Condition, Range> = {
	new: [18, 68],
	renovated: [78, 185],
	good: [155, 295],
	refresh: [285, 425],
	renovate: [405, 610],
};

/**
 * Energy ranges of properties in good condition by first year of construction, following the energy rules of the time.
 */
const energyByAge: readonly (readonly [builtSince: number, Range])[] = [
	[2008, [52, 98]],
	[1996, [112, 178]],
];

const priceFactors: Record<Condition, number> = { new: 1.2, renovated: 1.1, good: 1, refresh: 0.88, renovate: 0.7 };

const orientations: readonly Orientation[] = ["S", "SW", "W", "SE", "SW", "S", "E", "NE"];

/** Ground beyond this many m² is priced as garden, at this share of the price of building land. */
const BUILDING_DEPTH_M2 = 300;
const GARDEN_SHARE_OF_LAND_PRICE = 0.16;

/** Derives the facts of one property. The same id and wish give the same facts. */
export function draftProperty(id: number, wish: Wish & { kind: Kind }, project: Draft["project"] = null): Draft {
	const random = createRandom(id * 7919);
	const { kind, locality, traits } = wish;
	const shape = shapes[kind];
	const { group } = shape;
	const condition = project ? "new" : conditionOf(wish, random);
	const year = project ? 2026 : yearOf(kind, condition, random);
	const living = roundedSurface(group, between(shape.surface, random));
	const ground = groundOf(wish, living, random);
	const garden =
		group === "house" && ground !== null ? Math.round((ground - living / 2) * (0.62 + random.next() * 0.2)) : null;
	const floor = floorOf(kind, random);
	const terrace = terraceOf(kind, group, random);
	const bedrooms = shape.bedrooms ? bedroomsFor(living, shape.bedrooms) : 0;
	const draft: Draft = {
		id,
		kind,
		group,
		locality,
		place: placeOf(locality),
		rent: wish.rent,
		traits,
		condition,
		year,
		renovationYear: condition === "renovated" ? random.int(2014, 2025) : null,
		living,
		ground,
		garden: kind === "ground" ? random.int(38, 110) : garden,
		terrace,
		orientation: random.pick(orientations),
		bedrooms,
		bathrooms: bathroomsOf(kind, living),
		floors: between(shape.floors, random),
		floor,
		facades: shape.facades ?? (group === "flat" ? random.pick([2, 3] as const) : null),
		garages: garagesOf(kind, random),
		parkings: parkingsOf(kind, group, random),
		lift: group === "flat" && kind !== "ground" && ((floor ?? 0) > 2 || project !== null || random.chance(0.5)),
		cellar: group === "flat" ? random.chance(0.6) : group === "house" && kind !== "bungalow" && random.chance(0.62),
		attic: group === "house" && kind !== "bungalow" && random.chance(0.55),
		energy: energyOf(kind, group, condition, year, random),
		price: 0,
		project,
		random,
	};
	return { ...draft, price: priceOf(draft) };
}

export function placeOf(locality: LocalityKey): Locality {
	const { code } = localityOf(locality);
	const place = localities.find((candidate) => candidate.code === code);
	if (place === undefined) throw new Error(`no place with code ${code}`);
	return place;
}

/** Plots in Luxembourg are about half as large as in Belgium. */
const LUXEMBOURG_PLOT = 0.5;

function groundOf({ kind, locality }: Wish & { kind: Kind }, living: number, random: Random): number | null {
	const { ground, group } = shapes[kind];
	if (ground === undefined) return null;
	const surface = between(ground, random);
	if (group !== "land") return Math.round(surface + living / 2);
	return Math.round(placeOf(locality).region === "luxembourg" ? surface * LUXEMBOURG_PLOT : surface);
}

function conditionOf(wish: Wish, random: Random): Condition {
	const asked = conditionOdds.find(([condition]) => wish.traits.has(condition));
	if (asked) return asked[0];
	const draw = random.next();
	const found = conditionOdds.find(([, upTo]) => draw < upTo)?.[0] ?? "good";
	if (wish.kind === "penthouse" && found === "renovate") return "renovated";
	return wish.rent && found !== "renovated" ? "good" : found;
}

function yearOf(kind: Kind, condition: Condition, random: Random): number {
	const [first, last] = shapes[kind].years;
	const latest = condition === "renovate" || condition === "refresh" ? Math.min(last, 1976) : last;
	return between([first, Math.max(first, latest)], random);
}

function floorOf(kind: Kind, random: Random): number | null {
	if (kind === "ground") return 0;
	if (kind === "penthouse") return random.int(5, 9);
	return shapes[kind].group === "flat" ? random.int(1, 5) : null;
}

function terraceOf(kind: Kind, group: Group, random: Random): number | null {
	if (kind === "studio") return random.chance(0.4) ? random.int(3, 6) : null;
	if (kind === "penthouse") return random.int(32, 84);
	if (kind === "ground") return random.int(12, 28);
	if (group === "flat") return random.chance(0.82) ? random.int(5, 18) : null;
	return group === "house" ? random.int(12, 46) : null;
}

function bedroomsFor(living: number, [fewest, most]: Range): number {
	return Math.min(most, Math.max(fewest, Math.round((living - 25) / 38)));
}

function bathroomsOf(kind: Kind, living: number): number {
	const { group } = shapes[kind];
	if (group === "house") return living > 260 ? 3 : living > 165 ? 2 : 1;
	if (kind === "investment") return 4;
	if (kind === "shopWithFlat") return 1;
	return group === "flat" ? (living > 108 ? 2 : 1) : 0;
}

function garagesOf(kind: Kind, random: Random): number {
	if (kind === "garage") return 1;
	if (kind === "villa") return random.int(1, 2);
	if (kind === "bungalow" || kind === "semi") return random.int(0, 1);
	return kind === "farmhouse" ? random.int(0, 2) : 0;
}

function parkingsOf(kind: Kind, group: Group, random: Random): number {
	if (kind === "parking") return 1;
	if (kind === "penthouse") return random.int(1, 2);
	if (kind === "warehouse" || kind === "workshop" || kind === "office") return random.int(3, 12);
	return group === "flat" && kind !== "studio" && random.chance(0.45) ? 1 : 0;
}

function energyOf(kind: Kind, group: Group, condition: Condition, year: number, random: Random): number | null {
	if (group === "land" || group === "garage" || kind === "warehouse" || kind === "workshop") return null;
	const byAge = condition === "good" ? energyByAge.find(([builtSince]) => year >= builtSince)?.[1] : undefined;
	return between(byAge ?? energyRanges[condition], random);
}

function priceOf(draft: Draft): number {
	const { perM2 } = localityOf(draft.locality);
	const { kind, group, living, ground, condition, random } = draft;
	const { priceFactor } = shapes[kind];
	const variation = 0.94 + random.next() * 0.12;
	if (draft.rent) return rentOf(draft, perM2, variation);
	if (group === "land") return rounded((ground ?? 0) * perM2.land * priceFactor * variation, 1000);
	if (group === "garage") return rounded(living * perM2.flat * priceFactor * variation, 500);
	const base = group === "house" ? perM2.house : perM2.flat;
	const garden = Math.max(0, (ground ?? 0) - BUILDING_DEPTH_M2) * perM2.land * GARDEN_SHARE_OF_LAND_PRICE;
	const gardenPrice = kind === "farmhouse" ? garden / 4 : group === "house" ? garden / 2 : 0;
	return rounded((living * base * priceFactor * priceFactors[condition] + gardenPrice) * variation, 5000);
}

function rentOf({ kind, group, living }: Draft, perM2: { rent: number }, variation: number): number {
	if (group === "garage") return rounded(perM2.rent * 7.5 * variation, 5);
	const factor = kind === "studio" ? 1.45 : group === "house" ? 0.82 : group === "business" ? 0.78 : 1;
	const size = kind === "warehouse" || kind === "workshop" ? 0.55 : 1;
	return rounded(living * perM2.rent * factor * size * variation, 10);
}

function rounded(amount: number, step: number): number {
	return Math.round(amount / step) * step;
}

function roundedSurface(group: Group, surface: number): number {
	return group === "business" && surface > 300 ? rounded(surface, 10) : surface;
}

function between([lowest, highest]: Range, random: Random): number {
	return random.int(lowest, highest);
}
