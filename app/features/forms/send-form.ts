import type { Messages } from "./live-form";

export type SendAnswer =
	| { kind: "accepted"; redirect: string }
	| { kind: "refused"; message: string; errors: Messages }
	/** Nothing came back: there is no connection, or the answer is not the site's. */
	| { kind: "lost" };

/** Sends a form's fields, files included. The same key with the same fields has one effect, however often it is sent. */
export async function sendForm(address: string, body: FormData, idempotencyKey: string): Promise<SendAnswer> {
	const response = await fetch(address, {
		method: "POST",
		headers: { accept: "application/json", "idempotency-key": idempotencyKey },
		body,
	}).catch(() => null);
	const content = (await response?.json().catch(() => null)) as Partial<{
		redirect: string;
		message: string;
		errors: Messages;
	}> | null;
	if (response?.ok && content?.redirect) return { kind: "accepted", redirect: content.redirect };
	if (content?.message) return { kind: "refused", message: content.message, errors: content.errors ?? {} };
	return { kind: "lost" };
}
