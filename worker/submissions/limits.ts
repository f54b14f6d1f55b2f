import { DAY_SECONDS, HOUR_SECONDS } from "../../app/domain/durations";
import type { Links } from "../platform/links";
import { base64Url } from "../platform/links";
import { networkOf } from "../platform/network";
import type { RowOf } from "../platform/rows";
import { mailboxOf, ownDomainOf } from "./mailboxes";

/** At most `max` accepted submissions per `span` seconds. */
export type Limit = {
	subject: string;
	max: number;
	span: number;
	notice: "notice.tooMany" | "notice.friend" | "notice.recipient";
};

const FORM = { max: 10, span: 600 };
/** Stricter limit for character captchas: bots choose them when the proof of work is more expensive. */
const MAX_BY_CHARACTERS = 3;
const RECIPIENT = [
	{ max: 3, span: HOUR_SECONDS },
	{ max: 5, span: DAY_SECONDS },
] as const;
const DOMAIN = [
	{ max: 30, span: HOUR_SECONDS },
	{ max: 100, span: DAY_SECONDS },
] as const;

export function formLimit(links: Links, form: string, address: string | null, byCharacters: boolean): Limit {
	const subject = base64Url(links.digest("limit", `${form} ${address === null ? "unknown" : networkOf(address)}`));
	return { subject, ...FORM, ...(byCharacters ? { max: MAX_BY_CHARACTERS } : {}), notice: "notice.tooMany" };
}

/**
 * Limits of the emails that strangers can cause to one person and to one company, across all forms.
 * @param isFriend whether someone else entered the person's address
 */
export function recipientLimits(links: Links, email: string, isFriend: boolean): Limit[] {
	const domain = ownDomainOf(email);
	const counted = [
		...RECIPIENT.map((limit) => ({ ...limit, of: `recipient ${limit.span} ${mailboxOf(email)}` })),
		...(domain === null ? [] : DOMAIN.map((limit) => ({ ...limit, of: `domain ${limit.span} ${domain}` }))),
	];
	return counted.map(({ max, span, of }) => ({
		subject: base64Url(links.digest("limit", of)),
		max,
		span,
		notice: isFriend ? "notice.friend" : "notice.recipient",
	}));
}

/** Seconds until the limit allows another submission; null when it does now. */
export async function waitFor(db: D1Database, limit: Limit, now: number): Promise<number | null> {
	const { results } = await db
		.withSession("first-primary")
		.prepare("SELECT at FROM limit_hits WHERE subject = ? AND at > ? ORDER BY at DESC LIMIT ?")
		.bind(limit.subject, now - limit.span, limit.max)
		.all<RowOf<"limit_hits", "at">>();
	if (results.length < limit.max) return null;
	return Math.max(1, (results.at(-1)?.at ?? now) + limit.span - now);
}

/** Counts an accepted submission; a database trigger refuses one above the limit, whatever earlier reads returned. */
export function hitStatement(db: D1Database, limit: Omit<Limit, "notice">, now: number): D1PreparedStatement {
	return db
		.prepare("INSERT INTO limit_hits (subject, at, id, most, span) VALUES (?, ?, ?, ?, ?)")
		.bind(limit.subject, now, crypto.randomUUID(), limit.max, limit.span);
}
