import type { Goal } from "../../app/domain/property/property";
import { isFiltered, type Search } from "../../app/domain/search/search";
import { addTo, type CountedName, countedNames, emptyTallies, PRICE_STEPS, priceStepOf, type Tallies } from "./facets";
import { type FilterName, flagBits, type SearchFlag, searchFlags } from "./filters";
import { goalCodes } from "./goals";
import type { Reader } from "./reader";
import type { Sifted } from "./scan";
import { bits, type Column, type Segment, type TextColumn } from "./segment";

/** What counting compares, beside what the filters do. */
export const talliedColumns: readonly Column[] = [
	"bits",
	"type_id",
	"main_type_id",
	"zip",
	"place",
	"epc",
	"price",
	...countedNames,
];

/** Whether the kept counts tell the facets of a search: of one that only says its goal. */
export function isTallyKept(search: Search): boolean {
	return !isFiltered(search);
}

/** Beyond the highest number of rooms, garages or parkings that the feed may give. */
const MOST_ROOMS = 1_001;

type CountRow = { facet: string; value: string; n: number };

const keptNames = ["type", "zip", "place", "epc", "price", ...countedNames, ...searchFlags] as const;

/** The counts that the import kept, of one goal or of both. */
export async function findKeptTallies(reader: Reader, search: Search): Promise<Tallies> {
	const rows = await reader.all<CountRow>(
		`SELECT facet, value, n FROM counts WHERE goal IN (${goalCodes(search.goal).join(", ")}) AND n > 0
		AND facet IN (${keptNames.map((name) => `'${name}'`).join(", ")})`,
	);
	const tallies = emptyTallies();
	for (const row of rows) addKept(tallies, row);
	return tallies;
}

function addKept(tallies: Tallies, { facet, value, n }: CountRow): void {
	if (facet === "type") addTo(tallies.types, Number(value), n);
	else if (facet === "zip") addTo(tallies.zips, value, n);
	else if (facet === "place") addTo(tallies.localities, value, n);
	else if (facet === "epc") addTo(tallies.epc, value, n);
	else if (facet === "price") addTo(tallies.prices, Number(value), n);
	else if (isFlag(facet)) tallies.flags[facet] += n;
	else addTo(tallies.counted[facet as CountedName], Number(value), n);
}

function isFlag(name: string): name is SearchFlag {
	return (searchFlags as string[]).includes(name);
}

/** Adds the properties of a segment. One that a single filter keeps out counts for the options of that filter. */
export function tallySegment(tallies: Tallies, segment: Segment, { passing, keptOut }: Sifted, search: Search): void {
	const counted = (name: FilterName): readonly (readonly number[])[] => {
		const others = keptOut.get(name);
		return others && others.length > 0 ? [passing, others] : [passing];
	};
	tallyTypes(tallies, segment, counted("type"));
	tallyTexts(tallies.zips, segment, "zip", counted("zip"));
	tallyTexts(tallies.localities, segment, "place", counted("city"));
	tallyTexts(tallies.epc, segment, "epc", counted("epc"));
	for (const name of countedNames)
		tallyNumbers(tallies.counted[name], segment.numbers(name), MOST_ROOMS, counted(name));
	for (const flag of searchFlags) tallies.flags[flag] += tallyFlag(segment, flag, counted(flag));
	if (search.goal) tallyPrices(tallies, segment, search.goal, counted("price"));
}

/** The places of the properties that count, in one list or in two that share none. */
type Localities = readonly (readonly number[])[];

function tallyTypes(tallies: Tallies, segment: Segment, counted: Localities): void {
	const types = segment.numbers("type_id");
	const mains = segment.numbers("main_type_id");
	for (const localities of counted) {
		for (const place of localities) {
			const type = types[place] ?? Number.NaN;
			const main = mains[place] ?? Number.NaN;
			if (!Number.isNaN(type)) addTo(tallies.types, type, 1);
			if (!Number.isNaN(main) && main !== type) addTo(tallies.types, main, 1);
		}
	}
}

function tallyTexts(tally: Map<string, number>, segment: Segment, column: TextColumn, counted: Localities): void {
	const { codes, texts } = segment.texts(column);
	countCodes(codes, texts.length, counted).forEach((count, code) => {
		const text = texts[code];
		if (count > 0 && text !== undefined) addTo(tally, text, count);
	});
}

function tallyNumbers(tally: Map<number, number>, values: Float64Array, end: number, counted: Localities): void {
	countCodes(values, end, counted).forEach((count, value) => {
		if (count > 0) addTo(tally, value, count);
	});
}

/** How many of each number below `end`; NaN is none of them. An array is several times faster here than a map. */
function countCodes(codes: Float64Array, end: number, counted: Localities): Uint32Array {
	const counts = new Uint32Array(end);
	for (const localities of counted) {
		for (const place of localities) {
			const code = codes[place] ?? Number.NaN;
			if (code < end) counts[code] = (counts[code] ?? 0) + 1;
		}
	}
	return counts;
}

function tallyFlag(segment: Segment, flag: SearchFlag, counted: Localities): number {
	const values = segment.numbers("bits");
	const mask = bits[flagBits[flag]];
	let total = 0;
	for (const localities of counted) {
		for (const place of localities) if (((values[place] ?? 0) & mask) !== 0) total += 1;
	}
	return total;
}

function tallyPrices(tallies: Tallies, segment: Segment, goal: Goal, counted: Localities): void {
	const steps = segment.numbers("price").map((price) => priceStepOf(price, goal));
	tallyNumbers(tallies.prices, steps, PRICE_STEPS, counted);
}
