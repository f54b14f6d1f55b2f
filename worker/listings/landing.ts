import type { PropertyType } from "../../app/domain/feed/feed";
import { type LandingFigures, LEAST_FOR_MEDIAN } from "../../app/domain/landing/figures";
import { type EnergyLabel, energyLabels } from "../../app/domain/property/energy";
import { LAND, RESIDENTIAL } from "../../app/domain/property/kind";
import type { ListingPage } from "../../app/domain/property/listing";
import type { Goal } from "../../app/domain/property/property";
import type { Search } from "../../app/domain/search/search";
import type { SearchColumns } from "../search/columns-in-memory";
import { bitsOf } from "../search/layout";
import { type Counted, tallyOf } from "../search/tally";
import { findIn } from "../search/words";
import { type Facets, shapeFacets } from "./facets";
import { pageWith } from "./search";
import type { SearchParts } from "./search-parts";

/** A list's page with what its texts and links are made of. */
export type LandingPage = {
	page: ListingPage;
	facets: Facets;
	figures: LandingFigures;
	/** How many properties each municipality has, by its code, with all filters applied but that of the place. */
	municipalities: Map<string, number>;
};

/** A page, its facets and its figures, in one pass. */
export async function findLanding(
	parts: SearchParts,
	search: Search,
	types: readonly PropertyType[],
): Promise<LandingPage> {
	const { reader, snapshot, shaping } = parts;
	const { columns } = snapshot;
	const found = await findIn(reader, snapshot, search);
	const tallies = tallyOf(columns, found.sifted, search);
	return {
		page: await pageWith(parts, search, found),
		facets: shapeFacets(tallies, search, shaping),
		figures: figuresOf(columns, found.sifted.passing(), comparedBy(types, search), search.goal),
		municipalities: byMunicipality(tallies.cities),
	};
}

export function byMunicipality(cities: Counted<"city">): Map<string, number> {
	const counts = new Map<string, number>();
	for (const { value, count } of cities) {
		if (value.municipality) counts.set(value.municipality, (counts.get(value.municipality) ?? 0) + count);
	}
	return counts;
}

/** Which types' prices per m² are put together: of one type those of its kind, of all types those of dwellings. */
export type Compared = { types: ReadonlySet<number> | null; indoors: boolean };

export function comparedBy(types: readonly PropertyType[], { types: asked }: Pick<Search, "types">): Compared {
	const chosen = types.find(({ ID }) => ID === asked[0]);
	if (chosen) return { types: null, indoors: chosen.WebID !== LAND };
	const dwellings = types.filter(({ WebID }) => WebID === RESIDENTIAL).map(({ ID }) => ID);
	return { types: new Set(dwellings), indoors: true };
}

const ENDED = bitsOf(["ended"]);
const INDOORS = bitsOf(["indoors"]);
const GOOD_LABELS = new Set<EnergyLabel>(energyLabels.slice(0, energyLabels.indexOf("b") + 1));
const HIGHEST_PER_SQUARE_METRE = 50_000;

export function figuresOf(
	{ numbers, dictionaries }: SearchColumns,
	positions: Uint32Array,
	compared: Compared,
	goal: Goal | undefined,
): LandingFigures {
	const isGood = dictionaries.epc.values.map((label) => label !== null && GOOD_LABELS.has(label));
	const isCompared = dictionaries.type.values.map(
		(type) => compared.types === null || [type?.[0], type?.[1]].some((id) => id != null && compared.types?.has(id)),
	);
	const middle = createMiddle();
	let [onMarket, priced, goodEnergy] = [0, 0, 0];
	let [lowest, highest] = [Number.POSITIVE_INFINITY, 0];
	for (let index = 0; index < positions.length; index += 1) {
		const at = positions[index] ?? 0;
		const bits = numbers.bits[at] ?? 0;
		if ((bits & ENDED) !== 0) continue;
		onMarket += 1;
		if (isGood[numbers.epc[at] ?? 0]) goodEnergy += 1;
		const price = numbers.price[at] ?? Number.NaN;
		if (!(price > 0)) continue;
		priced += 1;
		if (price < lowest) lowest = price;
		if (price > highest) highest = price;
		const surface = numbers.surface[at] ?? Number.NaN;
		const isIndoors = (bits & INDOORS) !== 0;
		// A rent per m² is told by nobody.
		if (goal === "rent") continue;
		if (surface > 0 && isIndoors === compared.indoors && isCompared[numbers.type[at] ?? 0]) middle.add(price / surface);
	}
	const { count } = middle;
	return {
		total: positions.length,
		onMarket,
		prices: priced < 2 ? null : { lowest, highest },
		perSquareMetre: count() < LEAST_FOR_MEDIAN ? null : { median: middle.value(), count: count() },
		goodEnergy,
	};
}

/** The middle of many amounts, to a euro, without keeping or sorting them. */
function createMiddle() {
	let counts: Uint32Array | null = null;
	let count = 0;
	return {
		add(value: number): void {
			counts ??= new Uint32Array(HIGHEST_PER_SQUARE_METRE + 1);
			const step = Math.min(HIGHEST_PER_SQUARE_METRE, Math.round(value));
			counts[step] = (counts[step] ?? 0) + 1;
			count += 1;
		},
		count: () => count,
		/** The lower of the two in the middle where their number is even. */
		value(): number {
			let before = 0;
			for (let step = 0; step <= HIGHEST_PER_SQUARE_METRE; step += 1) {
				before += counts?.[step] ?? 0;
				if (before * 2 >= count) return step;
			}
			return 0;
		},
	};
}
