import { readBody } from "../platform/bytes";
import { jsonOrNull } from "../platform/json-column";
import type { Fault } from "./write";

const TIMEOUT_MS = 15_000;
/** In bytes. */
const LARGEST_ANSWER = 1_000_000;
const LONGEST_FAULT = 300;

export type Call = {
	method: "GET" | "POST" | "DELETE";
	url: string;
	token?: string | null;
	headers?: Record<string, string>;
	body?: string;
};

/** What another system answered; `status` 0 and why, where it did not, or not in time. */
export type Answer = { status: number; text: string; fault: string };

/** One attempt: the caller decides about retries. */
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
		const bytes = await readBody(response, LARGEST_ANSWER);
		const text = bytes === null ? "" : new TextDecoder().decode(bytes);
		return { status: response.status, text, fault: `answered ${response.status}${bytes ? "" : ", too much"}` };
	} catch (error) {
		const said = error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
		// An address may contain a password.
		return { status: 0, text: "", fault: `cannot be reached: ${said.replaceAll(/\?\S*/g, "")}` };
	}
}

/** The answer's JSON; null where it is none. */
export function jsonOf({ text }: Pick<Answer, "text">): unknown {
	return jsonOrNull(text);
}

/** Answers that blame what was sent, and not the moment or the account. */
export function blamesContent(status: number): boolean {
	return status === 400 || status === 413 || status === 422;
}

export const UNAUTHORIZED = 401;

export function deniesAccess(status: number): boolean {
	return status === UNAUTHORIZED || status === 403;
}

/** The system will never take it as it is, because of these fields where it names any. */
export function refusal(system: string, said: string, fields: string[], status?: number): Fault {
	const named = fields.length > 0 ? `${said}, fields: ${fields.join(", ")}` : said;
	return { ok: false, reason: "refused", fault: faultLine(system, named), fields, ...(status && { status }) };
}

/** The account is not let in, or the call failed for a reason that is not the lead's. */
export function failure(system: string, call: string, { status, fault }: Answer): Fault {
	const reason = deniesAccess(status) ? "denied" : "failed";
	return { ok: false, reason, fault: faultLine(system, `${call} ${fault}`), status };
}

/** Those of the call's fields that a complaint names: nothing else of it is repeated, it may quote what was typed. */
export function fieldsNamed(complaint: unknown, fields: readonly string[]): string[] {
	const words = new Set((JSON.stringify(complaint) ?? "").toLowerCase().match(/[a-z0-9_]+/g) ?? []);
	return fields.filter((field) => words.has(field.toLowerCase()));
}

/** A number that a system gave, also as text; null where it gave none. */
export function numberIn(value: unknown): number | null {
	if (typeof value === "number") return value;
	return typeof value === "string" && /^\d{1,15}$/.test(value) ? Number(value) : null;
}

/** One line for a log and an alert. */
export function faultLine(system: string, said: string): string {
	return `${system} ${said}`.replaceAll(/\s+/g, " ").trim().slice(0, LONGEST_FAULT);
}
