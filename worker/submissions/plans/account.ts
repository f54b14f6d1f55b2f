import type { EmailRequest } from "../../ports/email-request";
import { stoppedLeadStatements } from "../stopped-leads";
import { findStopped, type Stopped, stopStatements } from "../stopping";
import { type Arrival, officeAddress, type Refusal, refuse, type SubmissionPlan, visitorEmail } from "./plan";

/** A link with which an owner chooses a new password. That nobody is found is said: a captcha stands before it. */
export async function planForgotPassword(arrival: Arrival<"forgot-password">): Promise<SubmissionPlan | Refusal> {
	const { data, deps, origin, id, form } = arrival;
	const reset = await deps.passwords.prepare(data.login, origin);
	if (!reset) return refuse(422, "login", "unknown.person");
	const message: EmailRequest = { ...reset.message, form, submissionId: id };
	return { statements: [reset.statement], emails: [message], addresses: [reset.email] };
}

/** Ends the newsletter and the searches of an address, or the one thing that an email's link stands for. */
export async function planUnsubscribe(arrival: Arrival<"unsubscribe">): Promise<SubmissionPlan | Refusal> {
	const { data, deps, now } = arrival;
	let wanted: Stopped | null = data.email ? { email: data.email } : null;
	if (data.token) {
		const subject = await deps.links.subjectOf("unsubscribe", data.token, now);
		if (subject === null) return refuse(422, "token", "unknown.token");
		wanted = { subject };
	}
	const email = wanted ? await findStopped(deps.db, wanted) : null;
	if (!wanted || !email) return { emails: [], addresses: [data.email] };
	const office = officeAddress(deps, null);
	return {
		statements: [...(await stoppedLeadStatements(deps, wanted)), ...stopStatements(deps.db, wanted)],
		emails: [visitorEmail(arrival, { email, name: "" }, office)],
		addresses: [email],
	};
}
