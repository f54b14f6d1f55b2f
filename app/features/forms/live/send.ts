import { isRecord } from "../../../domain/records";
import { postJson } from "../../../ui/fetch-json";

/** Response of an account's endpoint: where to go next, or what is wrong. */
export type Answer = {
	status: number;
	redirect: string | null;
	message: string | null;
	/** Errors by field name. */
	errors: Readonly<Record<string, string>>;
};

/** Null if no response was received. */
export async function send(path: string, body: unknown): Promise<Answer | null> {
	const response = await postJson(path, body);
	if (!response) return null;
	const content: unknown = await response.json().catch(() => null);
	const { message, ...answer } = readAnswer(content);
	return { status: response.status, ...answer, message: message ?? (isRecord(content) ? textOf(content.error) : null) };
}

/** Parses the site's JSON response to a form; parts of the wrong type become null or empty. */
export function readAnswer(content: unknown): Omit<Answer, "status"> {
	const { redirect, message, errors } = isRecord(content) ? content : {};
	return {
		redirect: textOf(redirect),
		message: textOf(message),
		errors: isRecord(errors) ? Object.fromEntries(Object.entries(errors).filter(isText)) : {},
	};
}

function textOf(value: unknown): string | null {
	return typeof value === "string" && value !== "" ? value : null;
}

function isText(entry: [string, unknown]): entry is [string, string] {
	return typeof entry[1] === "string";
}

export const STATUS = { ok: 200, created: 201, noContent: 204 } as const;
