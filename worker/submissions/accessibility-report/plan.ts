import { officeAddress } from "../../../app/domain/agency/recipients";
import { type Arrival, agencyEmail, type SubmissionPlan, visitorEmail } from "../plan";

/** Plans an accessibility report. The inbox shows the promised answer date; the visitor gives no name. */
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
