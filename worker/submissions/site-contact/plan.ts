import { fullName } from "../../../app/domain/formatting/full-name";
import { officeAddress } from "../../ports/recipients";
import type { Arrival, SubmissionPlan } from "../plan";
import { agencyEmail, visitorEmail } from "../plan";

/** A message to the agency that is about no property in particular. */
export async function planSiteContact(arrival: Arrival<"site-contact">): Promise<SubmissionPlan> {
	const { data, deps } = arrival;
	const name = fullName(data);
	const office = officeAddress(deps, data);
	return {
		emails: [
			await agencyEmail(arrival, office, data.email, { values: { person: name } }),
			visitorEmail(arrival, { email: data.email, name }, office),
		],
		addresses: [data.email],
		lead: {},
	};
}
