import { fullName } from "../../../app/domain/formatting/full-name";
import type { Arrival, SubmissionPlan } from "../plan";
import { agencyEmail, officeAddress, visitorEmail } from "../plan";
import { newsletterOptIn } from "../sign-newsletter/plan";

/** A message to the agency that is about no property in particular. */
export async function planSiteContact(arrival: Arrival<"site-contact">): Promise<SubmissionPlan> {
	const { data, deps } = arrival;
	const name = fullName(data);
	const office = officeAddress(deps, data);
	const wish = await newsletterOptIn(arrival, data);
	return {
		statements: wish.statements,
		emails: [
			await agencyEmail(arrival, office, data.email, { values: { person: name } }),
			visitorEmail(arrival, { email: data.email, name }, office),
			...wish.emails,
		],
		addresses: [data.email],
		lead: {},
	};
}
