import { pickText } from "../../../app/domain/language";
import { type Deal, deals } from "../../../app/domain/property/deals";
import { type EnergyLabel, energyLabels } from "../../../app/domain/property/energy-label";
import type { Goal } from "../../../app/domain/property/property";
import { recordOf } from "../../../app/domain/records";
import { type CountName, columns, countNames, type FlagName } from "../../../app/domain/search/columns";
import { type MarketState, marketStates } from "../../../app/domain/search/market-state";
import type { Search } from "../../../app/domain/search/search";
import { type Counted, LAST_STEP, type Tallies } from "../../search/tally";
import type { Shaping } from "../search-parts";
import { gatherLocalities, type LocalityCount } from "./localities";

type OptionCount<Value> = { value: Value; count: number };

/** A step of the price histogram in euros; `from` is inclusive, `to` exclusive and null for the last step. */
type PriceStep = { from: number; to: number | null; count: number };

/**
 * Number of properties per option, with all filters applied except those of its own kind. Options without properties
 * are left out unless chosen; price steps without properties stay, between the first and the last.
 */
export type Facets = {
	/** Both levels of the type tree, by id. */
	types: OptionCount<number>[];
	/** Postcodes with the most properties, and the chosen ones. */
	zips: OptionCount<string>[];
	/** Cities with the most properties. */
	cities: LocalityCount[];
	states: OptionCount<MarketState>[];
	deals: OptionCount<Deal>[];
	epc: OptionCount<EnergyLabel>[];
	flags: Record<FlagName, number>;
	/** Empty for a search of both goals, as rents and prices do not compare. */
	prices: PriceStep[];
} & {
	/** Number of properties with at least this value. */
	[Name in CountName]: OptionCount<number>[];
};

/** Maximum number of options for postcodes and for cities. */
const MAX_LOCALITIES = 60;

/** Shapes the counts for the filter panel. */
export function shapeFacets(tallies: Tallies, search: Search, shaping: Shaping): Facets {
	const atLeast = (name: CountName) =>
		countsAtLeast(tallies.counts[name], columns[name].options, search[columns[name].min]);
	const textIn = (text: Parameters<typeof pickText>[0]) =>
		pickText(text, shaping.language, null, shaping.defaultLanguage);
	return {
		types: withChosen(typeCounts(tallies.types), search.types).sort((a, b) => a.value - b.value),
		zips: mostAndChosen(countsBy(tallies.zips), search.zips),
		cities: gatherLocalities(tallies.cities, textIn).slice(0, MAX_LOCALITIES),
		states: withChosen(countsBy(tallies.states), search.states).sort(
			(a, b) => marketStates.indexOf(a.value) - marketStates.indexOf(b.value),
		),
		deals: withChosen(countsBy(tallies.deals), search.deals).sort(
			(a, b) => deals.indexOf(a.value) - deals.indexOf(b.value),
		),
		epc: withChosen(countsBy(tallies.epc), search.epc).sort(
			(a, b) => energyLabels.indexOf(a.value) - energyLabels.indexOf(b.value),
		),
		...recordOf(countNames, atLeast),
		flags: tallies.flags,
		prices: search.goal ? histogram(tallies.prices, search.goal) : [],
	};
}

function countsBy<Value>(counted: readonly OptionCount<Value>[]): Map<Value, number> {
	return new Map(counted.map(({ value, count }) => [value, count]));
}

/** Counts each property for its type and for its main type; once if they are the same. */
function typeCounts(counted: Counted<"type">): Map<number, number> {
	const counts = new Map<number, number>();
	for (const { value, count } of counted) {
		for (const id of new Set([value[0], value[1]])) if (id !== null) counts.set(id, (counts.get(id) ?? 0) + count);
	}
	return counts;
}

function withChosen<Value>(tally: ReadonlyMap<Value, number>, chosen: readonly Value[]): OptionCount<Value>[] {
	return [...new Set([...tally.keys(), ...chosen])].map((value) => ({ value, count: tally.get(value) ?? 0 }));
}

function mostAndChosen(tally: ReadonlyMap<string, number>, chosen: readonly string[]): OptionCount<string>[] {
	const options = withChosen(tally, chosen).sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
	return options.filter((option, rank) => rank < MAX_LOCALITIES || chosen.includes(option.value));
}

/** @param highest highest option; a higher value is an option only if it is chosen */
function countsAtLeast(
	counted: readonly OptionCount<number>[],
	highest: number,
	chosen: number | undefined,
): OptionCount<number>[] {
	const values = new Set(Array.from({ length: highest }, (_, index) => index + 1));
	if (chosen !== undefined) values.add(chosen);
	return [...values]
		.sort((a, b) => a - b)
		.map((value) => ({
			value,
			count: counted.reduce((sum, each) => (each.value >= value ? sum + each.count : sum), 0),
		}))
		.filter(({ value, count }) => count > 0 || value === chosen);
}

function histogram(tally: ReadonlyMap<number, number>, goal: Goal): PriceStep[] {
	const size = columns.price.steps?.[goal] ?? 0;
	const filled = [...tally.keys()];
	if (filled.length === 0) return [];
	const first = Math.min(...filled);
	return Array.from({ length: Math.max(...filled) - first + 1 }, (_, index) => {
		const step = first + index;
		return {
			from: step * size,
			to: step === LAST_STEP ? null : (step + 1) * size,
			count: tally.get(step) ?? 0,
		};
	});
}
