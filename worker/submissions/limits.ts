import type { Links } from "../platform/links";
import { base64Url } from "../platform/links";
import { networkOf } from "../platform/network";
import type { RowOf } from "../platform/rows";

/** So many accepted submissions in so many seconds. */
export type Limit = {
	subject: string;
	most: number;
	span: number;
	notice: "notice.tooMany" | "notice.friend" | "notice.recipient";
};

const FORM = { most: 10, span: 600 };
const RECIPIENT = [
	{ most: 3, span: 3_600 },
	{ most: 5, span: 86_400 },
] as const;

export async function formLimit(links: Links, form: string, address: string | null): Promise<Limit> {
	const subject = base64Url(
		await links.digest("limit", `${form} ${address === null ? "unknown" : networkOf(address)}`),
	);
	return { subject, ...FORM, notice: "notice.tooMany" };
}

/**
 * Limits of emails to one person that strangers can cause, across all forms.
 * @param isFriend whether the person was named by someone else and asked for nothing
 */
export function recipientLimits(links: Links, email: string, isFriend: boolean): Promise<Limit[]> {
	return Promise.all(
		RECIPIENT.map(async ({ most, span }) => ({
			subject: base64Url(await links.digest("limit", `recipient ${span} ${mailboxOf(email)}`)),
			most,
			span,
			notice: isFriend ? ("notice.friend" as const) : ("notice.recipient" as const),
		})),
	);
}

/** A plus tag belongs to the same person. */
function mailboxOf(email: string): string {
	const [, name = "", domain = ""] = /^([^+@]+).*@([^@]*)$/.exec(email.toLowerCase()) ?? [];
	return `${name}@${domain}`;
}

/** Seconds until one more is allowed; null where it is now. */
export async function waitFor(db: D1Database, limit: Limit, now: number): Promise<number | null> {
	const { results } = await db
		.withSession("first-primary")
		.prepare("SELECT at FROM limit_hits WHERE subject = ? AND at > ? ORDER BY at DESC LIMIT ?")
		.bind(limit.subject, now - limit.span, limit.most)
		.all<RowOf<"limit_hits", "at">>();
	if (results.length < limit.most) return null;
	return Math.max(1, (results.at(-1)?.at ?? now) + limit.span - now);
}

/** Counts an accepted submission; the database refuses one too many, whatever earlier reads returned. */
export function hitStatement(db: D1Database, limit: Limit, now: number): D1PreparedStatement {
	return db
		.prepare("INSERT INTO limit_hits (subject, at, id, most, span) VALUES (?, ?, ?, ?, ?)")
		.bind(limit.subject, now, crypto.randomUUID(), limit.most, limit.span);
}
