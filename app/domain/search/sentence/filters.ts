import type { Deal } from "../../property/deals";
import type { EnergyLabel } from "../../property/energy-label";
import type { Goal } from "../../property/property";
import { flagNames } from "../columns";
import { type NumberParameter, ranges } from "../search";
import type { Feature, OfferState } from "./meaning";

/** A search with its parameter names in addresses. Prices in euro, surfaces in m², radius in km. */
export type SentenceSearch = {
	goal: Goal;
	type?: number[];
	zip?: string[];
	city?: string;
	radius?: number;
	q?: string;
	epc?: EnergyLabel[];
	state?: OfferState[];
	deal?: Deal[];
} & { [Name in NumberParameter]?: number } & { [Name in Feature]?: true };

export type FilterName = keyof SentenceSearch;

const order = [
	"goal",
	"type",
	"zip",
	"city",
	"radius",
	"q",
	...ranges.flatMap(({ min, max }) => (max === null ? [min] : [min, max])),
	...flagNames,
	"epc",
	"state",
	"deal",
] as const satisfies readonly FilterName[];

/** Converts the search to address parameters, in a fixed order. */
export function sentenceParams(search: Partial<SentenceSearch>): URLSearchParams {
	const params = new URLSearchParams();
	for (const name of order) {
		const value = search[name];
		for (const one of Array.isArray(value) ? value : value === undefined ? [] : [value]) {
			params.append(name, one === true ? "1" : String(one));
		}
	}
	return params;
}
