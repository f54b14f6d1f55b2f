import type { LiveForm } from "./live-form";
import type { SendAnswer } from "./send-form";

/** `wrong`: the browser's own checks found something, which is shown. */
export type Outcome = { kind: "wrong" } | (SendAnswer & { fields: FormData });

type Submission = {
	live: Pick<LiveForm, "check">;
	send: (body: FormData) => Promise<SendAnswer>;
	/** What the form holds now. */
	read: () => FormData;
	/** A proof for a new challenge; empty or null where there is none. */
	proveAgain: () => Promise<string | null>;
};

/**
 * Checks a form and sends it. A challenge that was drawn before a wave of forms is too easy once the wave has begun: the
 * form is then sent again with a harder proof, unseen by the visitor.
 * @param proof empty where the visitor solves the challenge in person
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
