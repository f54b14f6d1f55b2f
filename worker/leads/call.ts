import { readBody } from "../platform/bytes";
import { jsonOrNull } from "../platform/json-column";
import type { Fault } from "./write";

const TIMEOUT_MS = 15_000;
/** In bytes. */
const MAX_ANSWER = 1_000_000;
const MAX_FAULT_LENGTH = 300;

export type Call = {
	method: "GET" | "POST" | "DELETE";
	url: string;
	token?: string | null;
	headers?: Record<string, string>;
	body?: string;
};

/** Response of another system. `status` is 0 when there was none in time; `fault` has the reason. */
export type Answer = { status: number; text: string; fault: string };

/** Sends one request. Does not throw and does not retry. */
export async function callSystem({ method, url, token, headers, body }: Call): Promise<Answer> {
	try {
		const response = await fetch(url, {
			method,
			headers: {
				accept: "application/json",
				...(body === undefined ? {} : { "content-type": "application/json" }),
				...(token ? { authorization: `Bearer ${token}` } : {}),
				...headers,
			},
			body: body ?? null,
			redirect: "manual",
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		const bytes = await readBody(response, MAX_ANSWER);
		const text = bytes === null ? "" : new TextDecoder().decode(bytes);
		return { status: response.status, text, fault: `answered ${response.status}${bytes ? "" : ", too much"}` };
	} catch (error) {
		const message = error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
		// A query string may contain a password.
		return { status: 0, text: "", fault: `cannot be reached: ${message.replaceAll(/\?\S*/g, "")}` };
	}
}

/** Parses the response as JSON; null when it is invalid. */
export function jsonOf({ text }: Pick<Answer, "text">): unknown {
	return jsonOrNull(text);
}

/** Whether a status means that the sent data is invalid. */
export function blamesContent(status: number): boolean {
	return status === 400 || status === 413 || status === 422;
}

export const UNAUTHORIZED = 401;

export function deniesAccess(status: number): boolean {
	return status === UNAUTHORIZED || status === 403;
}

/** Creates a permanent fault: the system refuses the data, because of `fields` when it names any. */
export function refusal(system: string, message: string, fields: string[], status?: number): Fault {
	const named = fields.length > 0 ? `${message}, fields: ${fields.join(", ")}` : message;
	return { ok: false, reason: "refused", fault: faultLine(system, named), fields, ...(status && { status }) };
}

/** Creates a temporary fault: access is denied, or the call failed for reasons unrelated to the lead. */
export function failure(system: string, call: string, { status, fault }: Answer): Fault {
	const reason = deniesAccess(status) ? "denied" : "failed";
	return { ok: false, reason, fault: faultLine(system, `${call} ${fault}`), status };
}

/** Names of sent fields that occur in an error message. The message itself is not logged: it may quote user input. */
export function fieldsNamed(complaint: unknown, fields: readonly string[]): string[] {
	const words = new Set((JSON.stringify(complaint) ?? "").toLowerCase().match(/[a-z0-9_]+/g) ?? []);
	return fields.filter((field) => words.has(field.toLowerCase()));
}

/** Parses an id from a number or text; null when it is neither. */
export function numberIn(value: unknown): number | null {
	if (typeof value === "number") return value;
	return typeof value === "string" && /^\d{1,15}$/.test(value) ? Number(value) : null;
}

/** Formats a fault as one line for logs and alerts. */
export function faultLine(system: string, message: string): string {
	return `${system} ${message}`.replaceAll(/\s+/g, " ").trim().slice(0, MAX_FAULT_LENGTH);
}
