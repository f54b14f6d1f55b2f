import { readZip } from "../../../app/domain/localities/zip";
import { wantedSearch } from "../../../app/domain/saved-searches/saved-search";
import { resolvePlaces } from "../../../app/domain/search/resolve-places";
import { type Arrival, type Refusal, refuse, type SubmissionPlan } from "../plan";
import { newSavedSearches } from "../saved-searches";

/** Plans a saved search from a list's search, an address and a frequency: inactive until confirmed. */
export async function planSearchAlert(arrival: Arrival<"search-alert">): Promise<SubmissionPlan | Refusal> {
	const { email, frequency, search: query } = arrival.data;
	const search = wantedSearch(query);
	if (search === null) return refuse(422, "search", "unknown.search");
	const [zip] = [...search.zips, ...resolvePlaces(search.cities).zips];
	return newSavedSearches(arrival, {
		searches: [search],
		frequency,
		person: { email, firstName: "", lastName: "", name: "" },
		place: zip ? readZip(zip) : null,
		answers: { email },
	});
}
