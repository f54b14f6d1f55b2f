import type { Messages } from "./live-form";
import { readAnswer } from "./send";

export type SendAnswer =
	| { kind: "accepted"; redirect: string }
	| { kind: "refused"; message: string; errors: Messages }
	/** No valid response: there is no connection, or the response is not the site's. */
	| { kind: "lost" };

/** Timeout after which visitors assume that nothing happens; resending is idempotent. */
const PATIENCE_MS = 20_000;
/** Uploads are slow on slow connections. */
const PATIENCE_WITH_FILES_MS = 120_000;

/**
 * Posts a form with its files. The same key with the same fields has one effect, however often it is sent. A request
 * without a response times out, so the visitor can retry.
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

/**
 * Returns a sender that keeps the idempotency key while the fields stay the same, so a retry after a lost response has
 * no second effect.
 */
export function keyedSender(address: string): (body: FormData) => Promise<SendAnswer> {
	let last = { fields: "", key: "" };
	return (body) => {
		const named = [...body].filter(([name]) => name !== "pow");
		const fields = JSON.stringify(named.map(([name, value]) => [name, typeof value === "string" ? value : value.name]));
		if (last.fields !== fields) last = { fields, key: crypto.randomUUID() };
		return sendForm(address, body, last.key);
	};
}
