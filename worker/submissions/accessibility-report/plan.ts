import { officeAddress } from "../../ports/recipients";
import { type Arrival, agencyEmail, type SubmissionPlan, visitorEmail } from "../plan";

/** It waits at the desk with the date of the promised answer; the visitor has given no name. */
export async function planAccessibilityReport(arrival: Arrival<"accessibility-report">): Promise<SubmissionPlan> {
	const { data, deps } = arrival;
	const office = officeAddress(deps, null);
	return {
		emails: [
			await agencyEmail(arrival, office, data.email),
			visitorEmail(arrival, { email: data.email, name: "" }, office),
		],
		addresses: [data.email],
	};
}
