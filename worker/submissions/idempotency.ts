import { sendingFields } from "../../app/domain/forms/transient-fields";
import { parseTrustedJson } from "../platform/json-column";
import { sha256 } from "../platform/links";
import type { RowOf } from "../platform/rows";
import { IDEMPOTENCY_SECONDS } from "./retention";

/** The answer to an accepted form. */
export type Accepted = {
	ok: true;
	redirect: string;
	/** Token of the booked appointment, for the visitor's browser; not part of the answer. */
	appointment?: string;
};

export type Known =
	| { known: "no" }
	| { known: "same"; answer: Accepted }
	/** The key was used with other content. */
	| { known: "other" };

export type RequestName = { id: string; body: string };

const DEEPEST = 6;

/**
 * Derives the identity of a request: `id` from form and idempotency key, `body` from all fields. A retry may carry a
 * new captcha.
 */
export async function nameRequest(form: string, key: string, input: Record<string, unknown>): Promise<RequestName> {
	const fields = Object.fromEntries(Object.entries(input).filter(([name]) => !sendingFields.has(name)));
	return { id: await sha256(`${form}\n${key}`), body: await sha256(JSON.stringify(await canonical(fields, 0))) };
}

/** Canonical form of a value, independent of the order of keys; a file is represented by name and SHA-256. */
async function canonical(value: unknown, depth: number): Promise<unknown> {
	if (value instanceof File)
		return { file: value.name, sha256: await sha256(new Uint8Array(await value.arrayBuffer())) };
	if (typeof value !== "object" || value === null) return value ?? null;
	if (depth >= DEEPEST) return "…";
	if (Array.isArray(value)) return Promise.all(value.map((item) => canonical(item, depth + 1)));
	const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
	return Promise.all(entries.map(async ([name, inner]) => [name, await canonical(inner, depth + 1)]));
}

export async function findKnown(db: D1Database, name: RequestName, now: number): Promise<Known> {
	const row = await db
		.withSession("first-primary")
		.prepare("SELECT body, answer FROM idempotency WHERE id = ? AND expires_at > ?")
		.bind(name.id, now)
		.first<RowOf<"idempotency", "body" | "answer">>();
	if (!row) return { known: "no" };
	return row.body === name.body
		? { known: "same", answer: parseTrustedJson<Accepted>(row.answer) }
		: { known: "other" };
}

/** Statements for the submission's batch: of two equal requests, the second makes its whole batch fail here. */
export function rememberStatements(
	db: D1Database,
	name: RequestName,
	answer: Accepted,
	now: number,
): D1PreparedStatement[] {
	return [
		db.prepare("DELETE FROM idempotency WHERE id = ? AND expires_at <= ?").bind(name.id, now),
		db
			.prepare("INSERT INTO idempotency (id, body, status, answer, expires_at) VALUES (?, ?, 201, ?, ?)")
			.bind(name.id, name.body, JSON.stringify(answer), now + IDEMPOTENCY_SECONDS),
	];
}
