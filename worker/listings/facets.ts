import { pickText } from "../../app/domain/language";
import { type EnergyLabel, energyLabels } from "../../app/domain/property/energy";
import type { Goal } from "../../app/domain/property/property";
import type { Search } from "../../app/domain/search/search";
import { type SearchFlag, searchFlags } from "./filters";
import { gatherLocalities, type LocalityCount } from "./home";
import type { Shaping } from "./shaping";

type OptionCount<Value> = { value: Value; count: number };

/** A step of the histogram of prices, in euro: from `from` up to but not including `to`, which the last one lacks. */
type PriceStep = { from: number; to: number | null; count: number };

/**
 * How many properties each option would leave, with all the other filters applied but not those of its own kind. Options
 * that leave none are not there, unless they are chosen.
 */
export type Facets = {
	/** Both levels of the tree, by id. */
	types: OptionCount<number>[];
	/** The postcodes with the most properties, and those chosen. */
	zips: OptionCount<string>[];
	/** The cities with the most properties. */
	cities: LocalityCount[];
	epc: OptionCount<EnergyLabel>[];
	/** Properties with at least so many. */
	bedrooms: OptionCount<number>[];
	bathrooms: OptionCount<number>[];
	garages: OptionCount<number>[];
	parkings: OptionCount<number>[];
	flags: Record<SearchFlag, number>;
	/** Empty where the search is for both goals: rents and prices do not compare. */
	prices: PriceStep[];
};

/** Options of postcodes and cities that a panel can show. */
const MOST_PLACES = 60;

/** Euro in a step, and in how many steps; the same figures as the view `listing_facets` counts by. */
const priceSteps: Readonly<Record<Goal, number>> = { sale: 25_000, rent: 100 };
const LAST_PRICE_STEP = 60;
export const PRICE_STEPS = LAST_PRICE_STEP + 1;

const highestOption = { bedrooms: 6, bathrooms: 4, garages: 3, parkings: 3 } as const;
export type CountedName = keyof typeof highestOption;
export const countedNames = Object.keys(highestOption) as CountedName[];

/** Counts by facet and by value, however they were come by. */
export type Tallies = {
	types: Map<number, number>;
	zips: Map<string, number>;
	localities: Map<string, number>;
	epc: Map<string, number>;
	counted: Record<CountedName, Map<number, number>>;
	flags: Record<SearchFlag, number>;
	/** By step. */
	prices: Map<number, number>;
};

export function emptyTallies(): Tallies {
	return {
		types: new Map(),
		zips: new Map(),
		localities: new Map(),
		epc: new Map(),
		counted: { bedrooms: new Map(), bathrooms: new Map(), garages: new Map(), parkings: new Map() },
		flags: { terrace: 0, garden: 0, elevator: 0, furnished: 0, newBuild: 0 },
		prices: new Map(),
	};
}

export function addTo<Key>(tally: Map<Key, number>, key: Key, count: number): void {
	tally.set(key, (tally.get(key) ?? 0) + count);
}

/** NaN for a price that is not known. */
export function priceStepOf(price: number, goal: Goal): number {
	return Math.min(Math.floor(price / priceSteps[goal]), LAST_PRICE_STEP);
}

/** The counts as a panel shows them. */
export function shapeFacets(tallies: Tallies, search: Search, shaping: Shaping): Facets {
	const atLeast = (name: CountedName) => countsAtLeast(tallies.counted[name], highestOption[name]);
	const say = (text: Parameters<typeof pickText>[0]) => pickText(text, shaping.language, null, shaping.defaultLanguage);
	const localities = [...tallies.localities].map(([value, n]) => ({ value, n }));
	return {
		types: withChosen(tallies.types, search.types).sort((a, b) => a.value - b.value),
		zips: mostAndChosen(tallies.zips, search.zips),
		cities: gatherLocalities(localities, say).slice(0, MOST_PLACES),
		epc: withChosen(tallies.epc, search.epc)
			.map(({ value, count }) => ({ value: value as EnergyLabel, count }))
			.sort((a, b) => energyLabels.indexOf(a.value) - energyLabels.indexOf(b.value)),
		bedrooms: atLeast("bedrooms"),
		bathrooms: atLeast("bathrooms"),
		garages: atLeast("garages"),
		parkings: atLeast("parkings"),
		flags: Object.fromEntries(searchFlags.map((flag) => [flag, tallies.flags[flag]])) as Record<SearchFlag, number>,
		prices: search.goal ? histogram(tallies.prices, search.goal) : [],
	};
}

function withChosen<Value>(tally: ReadonlyMap<Value, number>, chosen: readonly Value[]): OptionCount<Value>[] {
	const values = new Set([...[...tally].filter(([, count]) => count > 0).map(([value]) => value), ...chosen]);
	return [...values].map((value) => ({ value, count: tally.get(value) ?? 0 }));
}

function mostAndChosen(tally: ReadonlyMap<string, number>, chosen: readonly string[]): OptionCount<string>[] {
	const options = withChosen(tally, chosen).sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
	return options.filter((option, rank) => rank < MOST_PLACES || chosen.includes(option.value));
}

function countsAtLeast(tally: ReadonlyMap<number, number>, highest: number): OptionCount<number>[] {
	return Array.from({ length: highest }, (_, index) => {
		const value = index + 1;
		let count = 0;
		for (const [has, n] of tally) if (has >= value) count += n;
		return { value, count };
	}).filter((option) => option.count > 0);
}

function histogram(tally: ReadonlyMap<number, number>, goal: Goal): PriceStep[] {
	const size = priceSteps[goal];
	const filled = [...tally].filter(([, count]) => count > 0).map(([step]) => step);
	if (filled.length === 0) return [];
	const first = Math.min(...filled);
	return Array.from({ length: Math.max(...filled) - first + 1 }, (_, index) => {
		const step = first + index;
		return {
			from: step * size,
			to: step === LAST_PRICE_STEP ? null : (step + 1) * size,
			count: tally.get(step) ?? 0,
		};
	});
}
