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
	const content = (await response.json().catch(() => ({}))) as Partial<Answer> & { error?: string };
	return {
		status: response.status,
		redirect: content.redirect ?? null,
		message: content.message ?? content.error ?? null,
		errors: content.errors ?? {},
	};
}

export const STATUS = { ok: 200, created: 201, noContent: 204 } as const;
