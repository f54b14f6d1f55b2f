const TIMEOUT_MS = 15_000;
const LONGEST_ANSWER = 200_000;
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
		const text = (await response.text()).slice(0, LONGEST_ANSWER);
		return { status: response.status, text, fault: `answered ${response.status}` };
	} catch (error) {
		const said = error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
		// An address may contain a password.
		return { status: 0, text: "", fault: `cannot be reached: ${said.replaceAll(/\?\S*/g, "")}` };
	}
}

/** The answer's JSON; null where it is none. */
export function jsonOf({ text }: Pick<Answer, "text">): unknown {
	try {
		return JSON.parse(text) as unknown;
	} catch {
		return null;
	}
}

/** Answers that blame what was sent, and not the moment or the account. */
export function blamesContent(status: number): boolean {
	return status === 400 || status === 413 || status === 422;
}

export function deniesAccess(status: number): boolean {
	return status === 401 || status === 403;
}

/** Those of the fields that were sent which a complaint names: nothing else of it is repeated, it may quote what was typed. */
export function fieldsNamed(complaint: unknown, sent: readonly string[]): string[] {
	const words = new Set((JSON.stringify(complaint) ?? "").toLowerCase().match(/[a-z0-9_]+/g) ?? []);
	return sent.filter((field) => words.has(field.toLowerCase()));
}

/** One line for a log and an alert. */
export function faultLine(system: string, said: string): string {
	return `${system} ${said}`.replaceAll(/\s+/g, " ").trim().slice(0, LONGEST_FAULT);
}
