import type { PropertyType } from "../../../app/domain/feed/feed";
import type { LandingFigures } from "../../../app/domain/landing/figures";
import type { ListingCard, ListingPage } from "../../../app/domain/property/listing";
import type { Search } from "../../../app/domain/search/search";
import type { SearchColumns } from "../../search/columns-in-memory";
import { type Counted, tallyOf } from "../../search/tally";
import { findIn } from "../../search/words";
import { findCards } from "../card";
import { type Facets, shapeFacets } from "../lists/facets";
import { pageWith } from "../lists/search";
import type { SearchParts } from "../search-parts";
import { comparedBy, figuresOf } from "./figures";
import { municipalityPrices } from "./municipality-prices";

/** A list's page with the data of its texts and links. */
export type LandingPage = {
	page: ListingPage;
	facets: Facets;
	figures: LandingFigures;
	/** Recently sold or let properties. */
	gone: ListingCard[];
	/** Number of properties by municipality code, with all filters except the place. */
	municipalities: Map<string, number>;
	/** Median price per m² of dwellings in euros, by municipality code, for municipalities with enough of them. */
	medians: Map<string, number>;
};

/** Finds a page, its facets and its figures in one pass. */
export async function findLanding(
	parts: SearchParts,
	search: Search,
	types: readonly PropertyType[],
): Promise<LandingPage> {
	const { reader, snapshot, shaping } = parts;
	const { columns } = snapshot;
	const found = await findIn(reader, snapshot, search);
	const tallies = tallyOf(columns, found.sifted.offered(), search);
	const compared = comparedBy(types, search);
	const figures = figuresOf(columns, found.sifted.passing(), { compared, goal: search.goal, now: shaping.now });
	return {
		page: await pageWith(parts, search, found, figures.endedIds),
		facets: shapeFacets(tallies, search, shaping),
		figures,
		gone: figures.endedIds.length > 0 ? await findCards(parts, figures.endedIds) : [],
		municipalities: byMunicipality(tallies.cities),
		medians: search.goal === "sale" ? medians(columns, types) : new Map(),
	};
}

function medians(columns: SearchColumns, types: readonly PropertyType[]): Map<string, number> {
	return new Map(
		municipalityPrices(columns, types, { goal: "sale", type: null }).map(({ code, median }) => [code, median]),
	);
}

function byMunicipality(cities: Counted<"city">): Map<string, number> {
	const counts = new Map<string, number>();
	for (const { value, count } of cities) {
		if (value.municipality) counts.set(value.municipality, (counts.get(value.municipality) ?? 0) + count);
	}
	return counts;
}
