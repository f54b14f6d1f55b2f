import type { LetterRequest } from "../../letter-request";
import { findStopped, type Stopped, stopStatements } from "../stopping";
import { type Arrival, officeAddress, type Plan, type Refusal, refuse, visitorLetter } from "./plan";

/** A link with which an owner chooses a new password. That nobody is found is said: a captcha stands before it. */
export async function planForgotPassword(arrival: Arrival<"forgot-password">): Promise<Plan | Refusal> {
	const { data, deps, origin, id, form } = arrival;
	const reset = await deps.passwords.prepare(data.login, origin);
	if (!reset) return refuse(422, "login", "unknown.person");
	const letter: LetterRequest = { ...reset.letter, form, submissionId: id };
	return { statements: [reset.statement], letters: [letter], emails: [reset.email] };
}

/** Ends the newsletter and the searches of an address, or the one thing that a letter's link stands for. */
export async function planUnsubscribe(arrival: Arrival<"unsubscribe">): Promise<Plan | Refusal> {
	const { data, deps, now } = arrival;
	let wanted: Stopped | null = data.email ? { email: data.email } : null;
	if (data.token) {
		const subject = await deps.links.subjectOf("unsubscribe", data.token, now);
		if (subject === null) return refuse(422, "token", "unknown.token");
		wanted = { subject };
	}
	const email = wanted ? await findStopped(deps.db, wanted) : null;
	if (!wanted || !email) return { letters: [], emails: [data.email] };
	const office = officeAddress(deps, null);
	return {
		statements: stopStatements(deps.db, wanted),
		letters: [visitorLetter(arrival, { email, name: "" }, office)],
		emails: [email],
	};
}
