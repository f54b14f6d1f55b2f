import type { ListingCard } from "../../app/domain/property/listing";
import { parseSearch } from "../../app/domain/search/search";
import { findPage } from "./search";
import type { SearchParts } from "./search-parts";

/** Pages of the search that are read: more open days than anybody visits. */
const MOST_PAGES = 5;

export async function findWithOpenDays(parts: SearchParts): Promise<ListingCard[]> {
	const cards: ListingCard[] = [];
	for (let page = 1; page <= MOST_PAGES; page += 1) {
		const { search } = parseSearch(new URLSearchParams({ openHouse: "1", page: String(page) }));
		const found = await findPage(parts, search);
		cards.push(...found.items);
		if (page >= found.pages) break;
	}
	return cards;
}
