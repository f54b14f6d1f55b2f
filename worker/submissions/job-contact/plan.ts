import { officeAddress } from "../../../app/domain/agency/recipients";
import { fullName } from "../../../app/domain/formatting/full-name";
import type { Arrival, SubmissionPlan } from "../plan";
import { agencyEmail, visitorEmail } from "../plan";

export async function planJob(arrival: Arrival<"job-contact">): Promise<SubmissionPlan> {
	const { data, deps } = arrival;
	const name = fullName(data);
	const office = officeAddress(deps, null);
	return {
		emails: [
			await agencyEmail(arrival, office, data.email, { values: { person: name } }),
			visitorEmail(arrival, { email: data.email, name }, office),
		],
		addresses: [data.email],
	};
}
