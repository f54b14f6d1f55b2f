import { costClassOf, isCostClass } from "../costs/cost-class";
import { foldText } from "../formatting/slug";
import { type Language, languages, type Multilingual, pickText } from "../language";
import type { Region } from "../localities/region";
import { hasWideDoors } from "../property/access";
import { dealOf, termsOf } from "../property/deal-terms";
import { type Deal, deals } from "../property/deals";
import { isEnergyLabel } from "../property/energy";
import { type EnergyLabel, energyLabels } from "../property/energy-label";
import { comparableSurface, type Goal, goalOf, goals, isEnded, statusOf } from "../property/rules";
import { isOneOf, keysOf, recordOf } from "../records";
import {
	amountOf,
	code,
	count,
	flag,
	flagWhere,
	many,
	mark,
	moment,
	one,
	point,
	type SearchSource,
} from "./column-kinds";
import { type MarketState, marketStateOf, marketStates } from "./market-state";
import { identifier, line, oneOf, postcode } from "./parameter-values";

/** A type with its main type, and its position in the agency's tree. */
export type StoredType = readonly [id: number | null, main: number | null, rank: number];
/** A city as written, its folded name in each language, and the official code of its municipality. */
export type StoredCity = {
	written: Multilingual;
	names: Readonly<Record<Language, string>>;
	municipality?: string | null;
};

/** Maximum number of cities: every municipality of both countries and a form's maximum of postcodes. */
const MAX_PLACES = 1_000;
const LAST_YEAR = 2_100;
const MAX_TYPES = 100;

/**
 * The only table of searchable facts. The stored row, the index in memory, filters, facets, address parameters and
 * tests are derived from it; orders are in `orders.ts`. Addresses list parameters in this order. A new flag needs one
 * line here, its texts (`feature.<name>` and `ignored.<name>` in `search.json`) and its phrases in
 * `sentence/feature-phrases.ts`.
 */
export const columns = {
	goal: code({
		from: ({ property }) => goalOf(property.Goal),
		isStored: (value): value is Goal => isOneOf(goals, value),
		parameter: one("goal", oneOf(goals)),
	}),
	type: code({
		from: ({ type }): StoredType => [type.id, type.main, type.rank],
		isStored: isStoredType,
		parameter: many("type", "types", identifier, { most: MAX_TYPES }),
		accepts:
			(wanted: readonly number[]) =>
			([id, main]) =>
				wanted.some((type) => type === id || type === main),
	}),
	zip: code({
		from: ({ property }) => property.Zip || null,
		isStored: isText,
		parameter: many("zip", "zips", postcode),
	}),
	city: code({
		from: cityOf,
		isStored: isStoredCity,
		parameter: many("city", "cities", line, { most: MAX_PLACES }),
	}),
	state: code({
		from: marketStateOf,
		isStored: (value): value is MarketState => isOneOf(marketStates, value),
		parameter: many("state", "states", oneOf(marketStates)),
	}),
	deal: code({
		from: ({ property }) => dealOf(property),
		isStored: (value): value is Deal => isOneOf(deals, value),
		parameter: many("deal", "deals", oneOf(deals), { compare: (a, b) => deals.indexOf(a) - deals.indexOf(b) }),
	}),
	price: amountOf({
		from: ({ price }) => price,
		min: "minPrice",
		max: "maxPrice",
		highest: 1_000_000_000,
		steps: { sale: 25_000, rent: 100 },
	}),
	/** Rent per month including charges. For a sale, the monthly cost is computed from `costs`. */
	monthly: amountOf({
		from: ({ property, price }) =>
			goalOf(property.Goal) === "rent" && price !== null ? price + (property.ChargesRenter ?? 0) : null,
		min: "minMonthly",
		max: "maxMonthly",
		highest: 1_000_000,
		steps: null,
	}),
	costs: code({
		from: ({ property, price, region }) => costClassOf(property, price, region),
		isStored: isCostClass,
		parameter: null,
	}),
	bedrooms: count({
		from: ({ property }) => property.Bedrooms ?? null,
		min: "minBedrooms",
		max: "maxBedrooms",
		options: 6,
	}),
	bathrooms: count({ from: ({ property }) => property.Bathrooms ?? null, min: "minBathrooms", max: null, options: 4 }),
	garages: count({ from: ({ property }) => property.Garages ?? null, min: "minGarages", max: null, options: 3 }),
	parkings: count({ from: ({ property }) => property.Parkings ?? null, min: "minParkings", max: null, options: 3 }),
	surface: amountOf({
		from: ({ property }) => comparableSurface(property),
		min: "minSurface",
		max: "maxSurface",
		highest: 100_000_000,
		steps: null,
	}),
	/** Surface of the land, built on or not. */
	ground: amountOf({
		from: ({ property }) => property.GroundSurface ?? null,
		min: "minGround",
		max: "maxGround",
		highest: 100_000_000,
		steps: null,
	}),
	/** Construction year. */
	year: amountOf({
		from: ({ property }) => property.ConstructionYear ?? null,
		min: "minYear",
		max: "maxYear",
		highest: LAST_YEAR,
		steps: null,
	}),
	terrace: flag("Terrace"),
	garden: flag("Garden"),
	elevator: flag("Elevator", "Lift"),
	stepFree: flagWhere((property) => property.Access?.StepFreeEntrance === true),
	wideDoors: flagWhere(({ Access }) => hasWideDoors(Access)),
	stepFreeShower: flagWhere((property) => property.Access?.StepFreeShower === true),
	parkingNear: flagWhere((property) => property.Access?.ParkingWithin50m === true),
	furnished: flag("Furnished"),
	newBuild: flagWhere((property) => property.ProjectID != null),
	/** The import drops open days that have ended; a sold or rented property has none. */
	openHouse: flagWhere((property) => (property.OpenHouses ?? []).length > 0 && !isEnded(statusOf(property))),
	epc: code({
		from: ({ energy }) => energy,
		isStored: isEnergyLabel,
		parameter: many("epc", "epc", (text) => (isEnergyLabel(text) ? text : undefined), {
			compare: (a: EnergyLabel, b) => energyLabels.indexOf(a) - energyLabels.indexOf(b),
		}),
	}),
	project: code({
		from: ({ property }) => property.ProjectID ?? null,
		isStored: isNumber,
		parameter: one("project", identifier),
	}),
	region: code({ from: ({ region }) => region, isStored: (value): value is Region => isText(value), parameter: null }),
	point: point((source) => source.point),
	/** When it came on the market. */
	listedAt: moment(({ listedAt }) => listedAt),
	/** The comparable surface is indoors, not land. */
	indoors: mark(({ property }) => Boolean(property.LivingSurface || property.TotalSurface)),
	/** Its price does not reflect the property's value. */
	special: mark(({ property }) => !termsOf(property).reflectsValue),
	/** Sold or rented: last in every order. */
	ended: mark(({ property }) => isEnded(statusOf(property))),
} as const;

export type Columns = typeof columns;
export type ColumnName = keyof Columns;

type NamesOf<Kind> = { [Name in ColumnName]: Columns[Name] extends { kind: Kind } ? Name : never }[ColumnName];

export type FlagName = NamesOf<"flag">;
export type MarkName = NamesOf<"mark">;
export type CountName = NamesOf<"count">;
export type AmountName = NamesOf<"amount">;
export type CodeName = NamesOf<"code">;
export type MomentName = NamesOf<"moment">;

/** Stored search facts of a property: one value per column. */
export type SearchFacts = {
	-readonly [Name in ColumnName]: ReturnType<Columns[Name]["from"]>;
};

const names = keysOf(columns);

function namesOf<Kind extends Columns[ColumnName]["kind"]>(kind: Kind): NamesOf<Kind>[] {
	return names.filter((name): name is NamesOf<Kind> => columns[name].kind === kind);
}

export const flagNames = namesOf("flag");
export const markNames = namesOf("mark");
export const countNames = namesOf("count");
export const amountNames = namesOf("amount");
export const codeNames = namesOf("code");
export const momentNames = namesOf("moment");

export function searchFactsOf(source: SearchSource): SearchFacts {
	return Object.fromEntries(names.map((name) => [name, columns[name].from(source)])) as SearchFacts;
}

/**
 * Parses the facts of a stored row and validates each by its column. Columns missing in an older row become false or
 * null until an import derives the row again. @throws for a value of the wrong type
 */
export function parseSearchFacts(text: string): SearchFacts {
	const stored: unknown = JSON.parse(text);
	if (typeof stored !== "object" || stored === null) throw new Error("search facts are no object");
	const read = new Map<string, unknown>(Object.entries(stored));
	for (const name of names) {
		const value = read.get(name) ?? null;
		if (!fits(name, value)) throw new Error(`search facts: ${name} holds ${JSON.stringify(value)}`);
		read.set(name, value ?? missing[columns[name].kind]);
	}
	return Object.fromEntries(read) as SearchFacts;
}

const missing = { flag: false, mark: false, count: null, amount: null, code: null, moment: 0, point: null } as const;

function fits(name: ColumnName, value: unknown): boolean {
	if (value === null) return true;
	const column = columns[name];
	switch (column.kind) {
		case "flag":
		case "mark":
			return typeof value === "boolean";
		case "count":
		case "amount":
		case "moment":
			return isNumber(value);
		case "point":
			return isPoint(value);
		case "code":
			return column.isStored(value);
	}
}

function cityOf({ property: { City, Language: own }, municipality }: SearchSource): StoredCity | null {
	const isNamed = City != null && pickText(City, "nl", own) !== null;
	if (!isNamed && municipality === null) return null;
	return {
		written: isNamed ? City : {},
		names: recordOf(languages, (language) => foldText(pickText(City, language, own) ?? "")),
		municipality,
	};
}

function isNumber(value: unknown): value is number {
	return typeof value === "number" && Number.isFinite(value);
}

function isText(value: unknown): value is string {
	return typeof value === "string";
}

function isPoint(value: unknown): boolean {
	return (
		typeof value === "object" &&
		value !== null &&
		"latitude" in value &&
		isNumber(value.latitude) &&
		"longitude" in value &&
		isNumber(value.longitude)
	);
}

function isStoredType(value: unknown): value is StoredType {
	if (!Array.isArray(value) || value.length !== 3) return false;
	return value.every((part, index) => isNumber(part) || (part === null && index < 2));
}

function isStoredCity(value: unknown): value is StoredCity {
	if (typeof value !== "object" || value === null || !("written" in value) || !("names" in value)) return false;
	const { names } = value;
	if ("municipality" in value && value.municipality !== null && !isText(value.municipality)) return false;
	if (typeof names !== "object" || names === null) return false;
	const byLanguage = new Map<string, unknown>(Object.entries(names));
	return languages.every((language) => isText(byLanguage.get(language)));
}
