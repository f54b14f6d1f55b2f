import { officeAddress } from "../../../app/domain/agency/recipients";
import { type Arrival, type Refusal, refuse, type SubmissionPlan, visitorEmail } from "../plan";
import { stoppedLeadStatements } from "../stopped-leads";
import { findUnsubscribeEmail, type UnsubscribeTarget, unsubscribeStatements } from "../unsubscribe-targets";

/** Plans the end of all subscriptions of an address, or of the one that an email's link names. */
export async function planUnsubscribe(arrival: Arrival<"unsubscribe">): Promise<SubmissionPlan | Refusal> {
	const { data, deps, now } = arrival;
	let wanted: UnsubscribeTarget | null = data.email ? { email: data.email } : null;
	if (data.token) {
		const subject = deps.links.subjectOf("unsubscribe", data.token, now);
		if (subject === null) return refuse(422, "token", "unknown.token");
		wanted = { subject };
	}
	const email = wanted ? await findUnsubscribeEmail(deps.db, wanted) : null;
	if (!wanted || !email) return { emails: [], addresses: [data.email] };
	const office = officeAddress(deps, null);
	return {
		statements: [...(await stoppedLeadStatements(deps, wanted)), ...unsubscribeStatements(deps.db, wanted)],
		emails: [visitorEmail(arrival, { email, name: "" }, office)],
		addresses: [email],
	};
}
