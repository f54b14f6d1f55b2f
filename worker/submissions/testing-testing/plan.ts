import { officeAddress } from "../../../app/domain/agency/recipients";
import { fullName } from "../../../app/domain/formatting/full-name";
import type { Arrival, SubmissionPlan } from "../plan";
import { agencyEmail, visitorEmail } from "../plan";

export async function planTesting(arrival: Arrival<"testing-testing">): Promise<SubmissionPlan> {
	const { data, deps } = arrival;
	const office = officeAddress(deps, null);
	const visitor = data.email ? [visitorEmail(arrival, { email: data.email, name: fullName(data) }, office)] : [];
	return { emails: [await agencyEmail(arrival, office, data.email ?? office), ...visitor], addresses: [data.email] };
}
