import { fullName } from "../../../app/domain/formatting/full-name";
import { criteriaFields } from "../../../app/domain/forms/demand-register/schema";
import { readZip } from "../../../app/domain/localities/zip";
import { searchesOfForm } from "../../../app/domain/saved-searches/form-search";
import { unknownCriteria } from "../criteria";
import type { Arrival, Refusal, SubmissionPlan } from "../plan";
import { newSavedSearches } from "../saved-searches";

/** Plans a saved search with its person's details, inactive until confirmed. */
export async function planSavedSearch(arrival: Arrival<"demand-register">): Promise<SubmissionPlan | Refusal> {
	const { data, deps } = arrival;
	const errors = await unknownCriteria(deps, data);
	if (Object.keys(errors).length > 0) return { ok: false, status: 422, notice: "notice.fields", errors };
	const { remark, ...person } = Object.fromEntries(
		Object.entries(arrival.stored).filter(([name]) => !(name in criteriaFields)),
	);
	return newSavedSearches(arrival, {
		searches: searchesOfForm(data),
		frequency: data.frequency,
		person: { email: data.email, firstName: data.firstName, lastName: data.lastName, name: fullName(data) },
		place: data.zips[0] ? readZip(data.zips[0]) : null,
		answers: { ...person, remark },
	});
}
