import type { FormName } from "../../app/domain/forms/form-names";
import { forms } from "../../app/domain/forms/forms";
import type { EmailRequest } from "../email/request";
import type { RequestDependencies } from "./dependencies";
import { type Limit, recipientLimits, waitFor } from "./limits";
import type { SubmissionPlan } from "./plan";

/** The template of the friend's email. */
const FRIEND = "friend";

type Permitted =
	/** The plan without the emails above a limit, and the limits that the others count towards. */
	| { plan: SubmissionPlan; limits: Limit[] }
	/** `wait`: seconds. */
	| { tooMany: Limit; wait: number };

/**
 * Applies the limits per recipient to a plan. The agency gets every request. When a recipient's limit is reached, a
 * form that works without its email is accepted without it.
 * @param proven address that has just confirmed this form by email; exempt from the limits
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
		// The sender's copy is optional.
		const isCopy = form === "send-to-friend" && template !== FRIEND;
		const ofRecipient = recipientLimits(links, to, form === "send-to-friend");
		const reached = await findReachedLimit(db, ofRecipient, now());
		if (!reached) limits.push(...ofRecipient);
		else if (forms[form].needsItsEmail && !isCopy) return reached;
		else refused.add(to);
	}
	if (refused.size === 0) return { plan, limits };
	const emails = plan.emails.filter((email) => !(isForStranger(email) && refused.has(email.to)));
	// A reset link that is not sent must not replace the one sent before.
	const { statements = [], ...rest } = plan;
	return { plan: { ...rest, emails, statements: form === "forgot-password" ? [] : statements }, limits };
}

function isForStranger({ template }: EmailRequest): boolean {
	return !template.startsWith("agency.");
}

/** Returns the first limit that is reached; null when none is. */
export async function findReachedLimit(
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
