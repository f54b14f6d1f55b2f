import { isRecord } from "../../../domain/records";
import { postJson } from "../../../ui/fetch-json";

/** What a call about an account answered: where to go on, or what was wrong. */
export type Answer = {
	status: number;
	redirect: string | null;
	message: string | null;
	/** By the name of the field. */
	errors: Readonly<Record<string, string>>;
};

/** Null where nothing came back: there is no connection. */
export async function send(path: string, body: unknown): Promise<Answer | null> {
	const response = await postJson(path, body);
	if (!response) return null;
	const content: unknown = await response.json().catch(() => null);
	const { message, ...answer } = readAnswer(content);
	return { status: response.status, ...answer, message: message ?? (isRecord(content) ? textOf(content.error) : null) };
}

/** What the site answers to a form as JSON: each part where it is what it should be. */
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
