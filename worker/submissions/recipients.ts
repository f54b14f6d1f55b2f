import type { FormName } from "../../app/domain/forms/form-names";
import { forms } from "../../app/domain/forms/forms";
import type { EmailRequest } from "../ports/email-request";
import { type Limit, recipientLimits, waitFor } from "./limits";
import type { SubmissionPlan } from "./plan";
import type { RequestDependencies } from "./ports";

/** The template of the friend's email. */
const FRIEND = "friend";

type Permitted =
	/** The plan without the emails that would be too many, and what those that are left count for. */
	| { plan: SubmissionPlan; limits: Limit[] }
	/** `wait` in seconds. */
	| { tooMany: Limit; wait: number };

/**
 * Holds a plan to the limits by recipient. The agency gets every request, and the form of who has had enough emails is
 * accepted without one where it can do without.
 *
 * @param proven the address that has just answered an email about this form: it is written to without counting
 */
export async function permitRecipients(
	{ db, links, now }: Pick<RequestDependencies, "db" | "links" | "now">,
	form: FormName,
	plan: SubmissionPlan,
	proven: string | null,
): Promise<Permitted> {
	const limits: Limit[] = [];
	const seen = new Set<string>();
	const refused = new Set<string>();
	for (const { to, template } of plan.emails.filter(isForStranger)) {
		if (to === proven || seen.has(to)) continue;
		seen.add(to);
		// The sender's copy is not the purpose of the form.
		const isCopy = form === "send-to-friend" && template !== FRIEND;
		const ofRecipient = recipientLimits(links, to, form === "send-to-friend");
		const reached = await firstReached(db, ofRecipient, now());
		if (!reached) limits.push(...ofRecipient);
		else if (forms[form].needsItsEmail && !isCopy) return reached;
		else refused.add(to);
	}
	if (refused.size === 0) return { plan, limits };
	const emails = plan.emails.filter((email) => !(isForStranger(email) && refused.has(email.to)));
	// A key that is not sent must not replace the one that was sent before.
	const { statements = [], ...rest } = plan;
	return { plan: { ...rest, emails, statements: form === "forgot-password" ? [] : statements }, limits };
}

function isForStranger({ template }: EmailRequest): boolean {
	return !template.startsWith("agency.");
}

/** The first limit that is reached. */
export async function firstReached(
	db: D1Database,
	limits: readonly Limit[],
	now: number,
): Promise<{ tooMany: Limit; wait: number } | null> {
	for (const limit of limits) {
		const wait = await waitFor(db, limit, now);
		if (wait !== null) return { tooMany: limit, wait };
	}
	return null;
}
