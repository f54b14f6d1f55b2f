import type { ListingPage } from "../../app/domain/property/listing";
import type { Search } from "../../app/domain/search/search";
import { emptyTallies, type Facets, shapeFacets } from "./facets";
import { keptListOf } from "./kept-list";
import { findPage, rankedPage } from "./list";
import { createRanking } from "./order";
import type { Reader } from "./reader";
import { scan, sift } from "./scan";
import type { Shaping } from "./shaping";
import { findKeptTallies, isTallyKept, talliedColumns, tallySegment } from "./tally";

/** How many properties each option of the panel would leave. */
export async function findFacets(reader: Reader, search: Search, shaping: Shaping): Promise<Facets> {
	if (isTallyKept(search)) return shapeFacets(await findKeptTallies(reader, search), search, shaping);
	const tallies = emptyTallies();
	const { filters, segments } = await scan(reader, search, talliedColumns);
	for (const segment of segments) {
		tallySegment(tallies, segment, sift(segment, filters), search);
	}
	return shapeFacets(tallies, search, shaping);
}

/** A page and its facets; where both look through the properties, they do so together. */
export async function findPageWithFacets(
	reader: Reader,
	search: Search,
	shaping: Shaping,
): Promise<{ page: ListingPage; facets: Facets }> {
	if (keptListOf(search, shaping.language)) {
		const [page, facets] = await Promise.all([findPage(reader, search, shaping), findFacets(reader, search, shaping)]);
		return { page, facets };
	}
	const ranking = createRanking(search.sort, shaping.language);
	const tallies = emptyTallies();
	const { filters, segments, isCut } = await scan(reader, search, [...ranking.columns, ...talliedColumns]);
	for (const segment of segments) {
		const sifted = sift(segment, filters);
		ranking.add(segment, sifted.passing);
		tallySegment(tallies, segment, sifted, search);
	}
	return {
		page: await rankedPage(reader, ranking, search.page, isCut, shaping),
		facets: shapeFacets(tallies, search, shaping),
	};
}
