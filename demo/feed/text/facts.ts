import type { Property } from "../../../app/domain/property/property.ts";
import { luxembourgClass } from "../building.ts";
import type { Draft } from "../drafts.ts";
import { kinds } from "../property-types.ts";
import { floors as floorings, heating, type Line, type Text } from "../vocabulary.ts";
import type { Values } from "./phrase.ts";

const numbers: readonly Line[] = [
	["geen", "aucune", "no", "keine"],
	["één", "une", "one", "ein"],
	["twee", "deux", "two", "zwei"],
	["drie", "trois", "three", "drei"],
	["vier", "quatre", "four", "vier"],
	["vijf", "cinq", "five", "fünf"],
	["zes", "six", "six", "sechs"],
	["zeven", "sept", "seven", "sieben"],
	["acht", "huit", "eight", "acht"],
];

/** German is in the dative, as after `im`: every phrase that names a storey needs it. */
const storeys: readonly Line[] = [
	["gelijkvloerse", "rez-de-chaussée", "ground", "unteren"],
	["eerste", "premier", "first", "ersten"],
	["tweede", "deuxième", "second", "zweiten"],
	["derde", "troisième", "third", "dritten"],
	["vierde", "quatrième", "fourth", "vierten"],
	["vijfde", "cinquième", "fifth", "fünften"],
	["zesde", "sixième", "sixth", "sechsten"],
	["zevende", "septième", "seventh", "siebten"],
	["achtste", "huitième", "eighth", "achten"],
	["negende", "neuvième", "ninth", "neunten"],
];

/** Bounds of the energy tags in kWh/m² per year; values between them get no tag. */
const EFFICIENT = 120;
const AVERAGE = [180, 330] as const;
const HUNGRY = 400;

const OPEN_LAND = new Set(["farmhouse", "villa", "bungalow"]);

/** Tags that apply to a property. */
export function tagsOf(draft: Draft, record: Property): Set<string> {
	const { kind, group, condition, energy, living, bedrooms, year, terrace, orientation, place, floor } = draft;
	const house = group === "house";
	const tags: Record<string, boolean> = {
		[kind]: true,
		[group]: true,
		[condition]: true,
		[place.region]: true,
		[draft.rent ? "rent" : "sale"]: true,
		property: house || group === "flat",
		unit: draft.project !== null,
		modern: condition === "new" || condition === "renovated",
		dated: condition === "refresh" || condition === "renovate",
		works: condition === "refresh" || condition === "renovate",
		terrace: terrace !== null,
		bigTerrace: (terrace ?? 0) >= 9,
		smallTerrace: terrace !== null && terrace < 9,
		garden: draft.garden !== null,
		garage: draft.garages > 0,
		garages: draft.garages > 1,
		parking: draft.parkings > 0,
		spaces: draft.parkings > 1,
		lift: draft.lift,
		cellar: draft.cellar,
		attic: draft.attic,
		bedrooms: bedrooms > 0,
		one: bedrooms === 1,
		two: bedrooms === 2,
		beds: bedrooms > 1,
		beds3: bedrooms > 2,
		baths: draft.bathrooms > 1,
		storeys: kind === "duplex" || (house && draft.floors > 1),
		large: living >= (house ? 180 : 105),
		south: orientation.startsWith("S"),
		southwest: orientation === "SW",
		east: orientation.endsWith("E"),
		west: orientation.endsWith("W"),
		high: (floor ?? 0) > 2,
		old: year < 1945,
		thirties: year >= 1930 && year < 1940,
		sixties: year >= 1960 && year < 1970,
		seventies: year >= 1970 && year < 1980,
		town: kind === "terraced" || kind === "mansion",
		rural: kind === "farmhouse",
		detached: OPEN_LAND.has(kind) || kind === "semi",
		goods: kind === "warehouse" || kind === "workshop" || kind === "shop" || kind === "shopWithFlat",
		energy: energy !== null,
		efficient: energy !== null && energy <= EFFICIENT,
		average: energy !== null && energy >= AVERAGE[0] && energy <= AVERAGE[1],
		hungry: energy !== null && energy >= HUNGRY,
		boiler: record.HeatingType === heating.gas || record.HeatingType === heating.oil,
		communal: record.HeatingType === heating.collective,
		tiled: record.FloorCovering !== floorings.oak,
		furnished: record.Furnished === true,
		elision: /^[AEIOUÉÈH]/.test(place.names.fr),
	};
	return new Set(Object.keys(tags).filter((tag) => tags[tag]));
}

/** Values of the phrases' placeholders. */
export function valuesOf(draft: Draft): Values {
	const { kind, bedrooms, place, floor, project, energy } = draft;
	const values: Record<string, string | Line | null> = {
		city: fromText(place.names),
		type: fromText(kinds[kind].name ?? flatName),
		living: surface(draft.living),
		ground: surface(draft.ground),
		garden: surface(draft.garden),
		terrace: measured(draft.terrace),
		year: String(draft.year),
		renovated: measured(draft.renovationYear),
		beds: numbers[bedrooms] ?? null,
		units: numbers[bedrooms] ?? null,
		bedCount: String(bedrooms),
		baths: numbers[draft.bathrooms] ?? null,
		parkings: numbers[draft.parkings] ?? String(draft.parkings),
		floor: floor === null ? null : (storeys[floor] ?? null),
		unit: project?.unit ?? null,
		energy: measured(energy),
		energyClass: energy === null ? null : luxembourgClass(energy),
		insulationClass: energy === null ? null : luxembourgClass(Math.round(energy * 1.15)),
	};
	return Object.fromEntries(
		Object.entries(values).filter((entry): entry is [string, string | Line] => entry[1] !== null),
	);
}

const flatName: Text = { nl: "Appartement", fr: "Appartement", en: "Apartment", de: "Wohnung" };

function fromText({ nl, fr, en, de }: Text): Line {
	return [nl, fr, en, de];
}

function measured(value: number | null): string | null {
	return value === null ? null : String(value);
}

/** Area with the thousands separator of each language. */
function surface(value: number | null): Line | null {
	if (value === null) return null;
	const grouped = (mark: string) => String(value).replace(/(\d)(\d{3})$/, `$1${mark}$2`);
	return [grouped("."), grouped("\u202f"), grouped(","), grouped(".")];
}
