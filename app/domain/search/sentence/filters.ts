import type { Deal } from "../../property/deals";
import type { EnergyLabel } from "../../property/energy-label";
import type { Goal } from "../../property/property";
import { flagNames } from "../columns";
import type { Measure } from "./fact";
import type { Feature, OfferState } from "./meaning";

/** A search by the names of its parameters in addresses. Prices in euro, surfaces in m², the radius in km. */
export type SentenceSearch = {
	goal: Goal;
	type?: number[];
	zip?: string[];
	city?: string;
	radius?: number;
	q?: string;
	minPrice?: number;
	maxPrice?: number;
	minMonthly?: number;
	maxMonthly?: number;
	minBedrooms?: number;
	maxBedrooms?: number;
	minBathrooms?: number;
	minGarages?: number;
	minParkings?: number;
	minSurface?: number;
	maxSurface?: number;
	minGround?: number;
	maxGround?: number;
	minYear?: number;
	maxYear?: number;
	epc?: EnergyLabel[];
	state?: OfferState[];
	deal?: Deal[];
} & { [Name in Feature]?: true };

export type FilterName = keyof SentenceSearch;
export type EndName =
	`${"min" | "max"}${"Price" | "Bedrooms" | "Bathrooms" | "Garages" | "Parkings" | "Surface" | "Ground" | "Year"}` &
		FilterName;

/** The parameters of each measure; null where only a minimum can be searched. */
export const endsOf: Readonly<Record<Measure, { min: EndName; max: EndName | null }>> = {
	price: { min: "minPrice", max: "maxPrice" },
	bedrooms: { min: "minBedrooms", max: "maxBedrooms" },
	bathrooms: { min: "minBathrooms", max: null },
	garages: { min: "minGarages", max: null },
	parkings: { min: "minParkings", max: null },
	surface: { min: "minSurface", max: "maxSurface" },
	ground: { min: "minGround", max: "maxGround" },
	year: { min: "minYear", max: "maxYear" },
};

const order = [
	"goal",
	"type",
	"zip",
	"city",
	"radius",
	"q",
	"minPrice",
	"maxPrice",
	"minMonthly",
	"maxMonthly",
	"minBedrooms",
	"maxBedrooms",
	"minBathrooms",
	"minGarages",
	"minParkings",
	"minSurface",
	"maxSurface",
	"minGround",
	"maxGround",
	"minYear",
	"maxYear",
	...flagNames,
	"epc",
	"state",
	"deal",
] as const satisfies readonly FilterName[];

/** The search as the parameters of an address, always in the same order. */
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
