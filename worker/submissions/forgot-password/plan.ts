import type { EmailRequest } from "../../email/request";
import { type Arrival, type Refusal, refuse, type SubmissionPlan } from "../plan";

/**
 * Plans the email with an owner's password reset link. An unknown login is reported as such: a captcha protects the
 * form.
 */
export async function planForgotPassword(arrival: Arrival<"forgot-password">): Promise<SubmissionPlan | Refusal> {
	const { data, deps, origin, id, form } = arrival;
	const reset = await deps.passwords.prepare(data.login, origin);
	if (!reset) return refuse(422, "login", "unknown.person");
	const message: EmailRequest = { ...reset.message, form, submissionId: id };
	return { statements: [reset.statement], emails: [message], addresses: [message.to] };
}
