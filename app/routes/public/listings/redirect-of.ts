import { landingOfSearch, landingPath } from "../../../domain/landing/landing";
import type { LandingType } from "../../../domain/landing/landing-types";
import type { Language } from "../../../domain/language";
import { localityTyped } from "../../../domain/localities/locality-search";
import type { Goal } from "../../../domain/property/property";
import { CORRECTED_PARAMETER } from "../../../domain/search/corrections";
import { PANEL_PARAMETER } from "../../../domain/search/page-query";
import type { Search } from "../../../domain/search/search";
import { listAddress } from "../../../features/search/search-address";

type Asked = {
	search: Search;
	params: URLSearchParams;
	goal: Goal;
	language: Language;
	/** Types with landing pages. */
	types: readonly LandingType[];
	/** Where the search in words of the address leads; null where its words are text. */
	meant: string | null;
};

/** Parameters that a landing page does not have. */
const beyondLandings = ["rest", CORRECTED_PARAMETER, PANEL_PARAMETER];

/** Where a list's address leads instead, and whether for good; null where the list is shown at it. */
export function redirectOf({
	search,
	params,
	goal,
	language,
	types,
	meant,
}: Asked): { to: string; status: 301 | 302 } | null {
	const typed = localityTyped(search);
	if (typed) return { to: listAddress(goal, search, language, typed), status: 302 };
	if (meant) return { to: meant, status: 302 };
	const own = beyondLandings.some((name) => params.has(name)) ? null : landingOfSearch(search, goal, types);
	return own && { to: landingPath(own, language), status: 301 };
}
