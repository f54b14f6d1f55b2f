import * as z from "zod";
import { pageViewSources } from "../../app/domain/accounts/page-view-sources";
import type { RowOf } from "../platform/rows";

/** Queue message: one page view of a property. No personal data. */
export const pageViewMessageSchema = z.object({
	kind: z.literal("visit"),
	propertyId: z.int().positive(),
	/** Brussels calendar day of the page view, YYYY-MM-DD. */
	day: z.iso.date(),
	source: z.enum(pageViewSources),
	visitor: z.string().min(1).max(64),
});

export type PageViewMessage = z.infer<typeof pageViewMessageSchema>;

/**
 * Counts page views, one per visitor, day and property: only a new row counts, so a message delivered twice counts
 * once.
 */
export async function insertPageViews(db: D1DatabaseSession, pageViews: readonly PageViewMessage[]): Promise<void> {
	if (pageViews.length === 0) return;
	await db
		.prepare(
			`INSERT OR IGNORE INTO page_views_seen (day, property_id, visitor, source)
			SELECT value ->> 'day', value ->> 'propertyId', value ->> 'visitor', value ->> 'source' FROM json_each(?)`,
		)
		.bind(JSON.stringify(pageViews))
		.run();
}

/** Cached salt per database. */
const salts = new WeakMap<D1Database, { day: string; salt: string }>();

/** Returns the salt of a day; reads it once per isolate and day. */
export async function saltOf(db: D1Database, day: string): Promise<string> {
	const known = salts.get(db);
	if (known?.day === day) return known.salt;
	const salt = await makeSalt(db.withSession("first-primary"), day);
	salts.set(db, { day, salt });
	return salt;
}

/** Creates the salt on first use. */
async function makeSalt(db: D1DatabaseSession, day: string): Promise<string> {
	const fresh = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))));
	const [, found] = await db.batch<RowOf<"page_view_salts", "salt">>([
		db.prepare("INSERT OR IGNORE INTO page_view_salts (day, salt) VALUES (?, ?)").bind(day, fresh),
		db.prepare("SELECT salt FROM page_view_salts WHERE day = ?").bind(day),
	]);
	const salt = found?.results[0]?.salt;
	if (!salt) throw new Error(`no salt for ${day}`);
	return salt;
}

/** Deletes salts and visitors of past days. */
export async function forgetVisitors(db: D1DatabaseSession, today: string): Promise<void> {
	await db.batch([
		db.prepare("DELETE FROM page_view_salts WHERE day < ?").bind(today),
		db.prepare("DELETE FROM page_views_seen WHERE day < ?").bind(today),
	]);
}
