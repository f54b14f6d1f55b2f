import type { Messages } from "./live-form";
import { readAnswer } from "./send";

export type SendAnswer =
	| { kind: "accepted"; redirect: string }
	| { kind: "refused"; message: string; errors: Messages }
	/** Nothing came back: there is no connection, or the answer is not the site's. */
	| { kind: "lost" };

/** After it nobody believes any more that something happens; sending again has one effect. */
const PATIENCE_MS = 20_000;
/** Files take their time on a slow connection. */
const PATIENCE_WITH_FILES_MS = 120_000;

/**
 * Sends a form's fields, files included. The same key with the same fields has one effect, however often it is sent. An
 * answer that does not come is given up, so that the visitor is told and can try again.
 */
export async function sendForm(address: string, body: FormData, idempotencyKey: string): Promise<SendAnswer> {
	const hasFiles = [...body.values()].some((value) => value instanceof File && value.size > 0);
	const response = await fetch(address, {
		method: "POST",
		signal: AbortSignal.timeout(hasFiles ? PATIENCE_WITH_FILES_MS : PATIENCE_MS),
		headers: { accept: "application/json", "idempotency-key": idempotencyKey },
		body,
	}).catch(() => null);
	const { redirect, message, errors } = readAnswer(await response?.json().catch(() => null));
	if (response?.ok && redirect) return { kind: "accepted", redirect };
	if (message) return { kind: "refused", message, errors };
	return { kind: "lost" };
}

/** The same fields go under the same key: a second attempt after a lost answer has no second effect. */
export function keyedSender(address: string): (body: FormData) => Promise<SendAnswer> {
	let last = { fields: "", key: "" };
	return (body) => {
		const named = [...body].filter(([name]) => name !== "pow");
		const fields = JSON.stringify(named.map(([name, value]) => [name, typeof value === "string" ? value : value.name]));
		if (last.fields !== fields) last = { fields, key: crypto.randomUUID() };
		return sendForm(address, body, last.key);
	};
}
