import { nothingPublished, type Published } from "../../app/domain/content/published";
import { brusselsDay } from "../../app/domain/formatting/dates";
import { isLanguage } from "../../app/domain/language";
import type { Computed, RowOf } from "../platform/rows";
import { inForce, readFigures } from "./figures";
import { readLeftOut } from "./left-out";
import { PUBLICATIONS_KEPT } from "./published";
import { storedBrand } from "./stored-brand";
import { storedText } from "./stored-text";

type TextRow = RowOf<"site_texts", "key" | "language"> & Computed<{ value: string }>;

type ContentDatabases = { personal: D1Database; listings: D1Database };

/** Reads the published texts, or the texts with every draft applied. */
export async function readTexts(personal: D1Database, which: "published" | "draft"): Promise<Published["texts"]> {
	const column = which === "published" ? "published" : "coalesce(draft, published)";
	const { results } = await personal
		.withSession("first-primary")
		.prepare(`SELECT key, language, ${column} AS value FROM site_texts WHERE ${column} IS NOT NULL ORDER BY key`)
		.all<TextRow>();
	const texts: Published["texts"] = {};
	for (const { key, language, value } of results) {
		const [namespace = "", name = ""] = key.split(":");
		if (!isLanguage(language)) continue;
		const ofLanguage = texts[language] ?? {};
		ofLanguage[namespace] = { ...ofLanguage[namespace], [name]: storedText(value) };
		texts[language] = ofLanguage;
	}
	return texts;
}

/** Reads the agency's values as the desk has saved them, without unchanged ones. */
export async function readBrand(personal: D1Database): Promise<Published["brand"]> {
	const { results } = await personal
		.withSession("first-primary")
		.prepare("SELECT name, value FROM brand_values ORDER BY name")
		.all<RowOf<"brand_values">>();
	const values = results.map(({ name, value }): [string, unknown] => [name, JSON.parse(value)]);
	return storedBrand(Object.fromEntries(values)).brand;
}

/**
 * Publishes the desk's content for pages, in one batch with the change log entry that invalidates every cached page.
 * Idempotent: writes nothing when the latest publication is the same.
 * @param now epoch seconds
 * @returns whether something was published
 */
export async function publish({ personal, listings }: ContentDatabases, now: number): Promise<boolean> {
	const today = brusselsDay(now * 1_000);
	const patterns = await personal
		.prepare("SELECT count(*) AS n FROM viewing_patterns WHERE last_day IS NULL OR last_day >= ?")
		.bind(today)
		.first<number>("n");
	const published: Published = {
		texts: await readTexts(personal, "published"),
		brand: await readBrand(personal),
		figures: inForce(await readFigures(personal), today),
		leftOutExtras: await readLeftOut(personal),
		opensViewings: (patterns ?? 0) > 0,
	};
	const content = JSON.stringify(published);
	const session = listings.withSession("first-primary");
	const latest = await session
		.prepare("SELECT content FROM publications ORDER BY version DESC LIMIT 1")
		.first<RowOf<"publications", "content">>();
	if (latest ? latest.content === content : content === JSON.stringify(nothingPublished)) return false;
	await session.batch([
		session.prepare("INSERT INTO publications (content, at) VALUES (?, ?)").bind(content, now),
		session
			.prepare("DELETE FROM publications WHERE version <= (SELECT max(version) FROM publications) - ?")
			.bind(PUBLICATIONS_KEPT),
		siteChanged(session, now),
	]);
	return true;
}

/** Statement that invalidates every cached page. */
export function siteChanged(listings: D1DatabaseSession, now: number): D1PreparedStatement {
	return listings
		.prepare("INSERT INTO changes (run_id, kind, record_id, what, at) VALUES (0, 'site', 0, 'changed', ?)")
		.bind(now);
}
