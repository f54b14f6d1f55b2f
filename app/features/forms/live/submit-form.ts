import type { LiveForm } from "./live-form";
import type { SendAnswer } from "./send-form";

/** `wrong`: client-side validation failed, and its errors are shown. */
export type Outcome = { kind: "wrong" } | (SendAnswer & { fields: FormData });

type Submission = {
	live: Pick<LiveForm, "check">;
	send: (body: FormData) => Promise<SendAnswer>;
	/** Returns the form's current values. */
	read: () => FormData;
	/** Solves a new challenge; empty or null if there is none. */
	proveAgain: () => Promise<string | null>;
};

/**
 * Validates and sends a form. A challenge issued before a surge of submissions may be too easy during it; the form is
 * then resent with a harder proof, unnoticed by the visitor.
 * @param proof empty if the visitor solves the captcha by hand
 */
export async function submitForm(submission: Submission, proof: string): Promise<Outcome> {
	const first = await attempt(submission, proof);
	if (!proof || first.kind !== "refused" || !first.errors.captcha) return first;
	const harder = await submission.proveAgain();
	return harder ? attempt(submission, harder) : first;
}

async function attempt({ live, send, read }: Submission, proof: string): Promise<Outcome> {
	if (!(await live.check())) return { kind: "wrong" };
	const fields = read();
	if (proof) fields.set("pow", proof);
	return { ...(await send(fields)), fields };
}
