import { inGroups } from "../../app/domain/records";
import { nextEmailAt } from "../../app/domain/saved-searches/schedule";
import { parseSearchFacts } from "../../app/domain/search/columns";
import { guardStatement } from "../platform/guard";
import type { Databases } from "../platform/reader";
import type { Cell, RowOf } from "../platform/rows";
import type { Candidate } from "../search/fitting";
import { type Before, changesAfter, type LoggedChange, newestChange, type Reason, reasonOf } from "./changes";
import { findSavedSearches, type Lookup } from "./lookup";
import { findProperties } from "./properties";

/** Changes per batch. */
const CHANGES_AT_ONCE = 100;
/** Matches per statement, below D1's 2 MB per bound value. */
const MATCHES_AT_ONCE = 5_000;

/** SQL: whether a row of `saved_searches` has unsent announcements. The index skips the sent ones. */
export const SOMETHING_WAITS =
	"SELECT 1 FROM announcements INDEXED BY announcements_waiting WHERE saved_search_id = saved_searches.id AND notified_at IS NULL";

/** The part of an `announcements` row about a property, by column name. */
export type Announcement = RowOf<
	"announcements",
	"saved_search_id" | "property_id" | "reason" | "price" | "price_before"
>;

type Step = {
	/** Number of changes read; fewer than requested at the end of the log. */
	changes: number;
	matches: number;
};

/** Returns the number of the last processed change. */
export async function readCursor(personal: D1DatabaseSession): Promise<number> {
	return (
		(await personal
			.prepare("SELECT seq FROM alert_cursor WHERE name = 'changes'")
			.first<Cell<"alert_cursor", "seq">>("seq")) ?? 0
	);
}

/**
 * Reads the next changes of the log and records which saved searches they concern. Records and cursor are written in
 * one batch: an interrupted run is repeated by the next and writes nothing twice. @param now epoch seconds
 */
export async function matchChanges(db: Databases, now: number): Promise<Step & { isDone: boolean }> {
	const cursor = await readCursor(db.personal);
	// Listings rebuilt from the feed number their changes from one again.
	const isAnew = cursor > (await newestChange(db.listings));
	const changes = await changesAfter(db.listings, isAnew ? 0 : cursor, CHANGES_AT_ONCE);
	const last = changes.at(-1);
	if (!last) return { changes: 0, matches: 0, isDone: true };
	const byProperty = groupByProperty(changes);
	const ids = [...byProperty.keys()];
	const [properties, known] = await Promise.all([findProperties(db.listings, ids), comparedBefore(db.personal, ids)]);
	const news = ids.flatMap((id) => {
		const property = properties.get(id);
		const reason = property ? reasonOf(byProperty.get(id) ?? [], known.get(id), property.facts) : null;
		return property && reason ? [{ property, reason }] : [];
	});
	const matches = await matchesOf(db, news);
	await db.personal.batch([
		guardStatement(db.personal, "(SELECT seq FROM alert_cursor WHERE name = 'changes') = ?", cursor),
		...matchStatements(db.personal, matches, now),
		rememberStatement(db.personal, ids, properties),
		db.personal.prepare("UPDATE alert_cursor SET seq = ? WHERE name = 'changes'").bind(last.seq),
	]);
	return { changes: changes.length, matches: matches.length, isDone: changes.length < CHANGES_AT_ONCE };
}

function groupByProperty(changes: readonly LoggedChange[]): Map<number, LoggedChange[]> {
	const groups = new Map<number, LoggedChange[]>();
	for (const change of changes) {
		if (change.kind === "property") groups.set(change.id, [...(groups.get(change.id) ?? []), change]);
	}
	return groups;
}

async function comparedBefore(personal: D1DatabaseSession, ids: readonly number[]): Promise<Map<number, Before>> {
	const { results } = await personal
		.prepare(
			`SELECT property_id AS id, facts FROM json_each(?) AS wanted CROSS JOIN compared_properties ON property_id = wanted.value`,
		)
		.bind(JSON.stringify(ids))
		.all<RowOf<"compared_properties", "facts"> & { id: Cell<"compared_properties", "property_id"> }>();
	return new Map(results.map(({ id, facts }) => [id, facts === null ? null : parseSearchFacts(facts)]));
}

function rememberStatement(
	personal: D1DatabaseSession,
	ids: readonly number[],
	properties: ReadonlyMap<number, Candidate>,
): D1PreparedStatement {
	const rows = ids.map((id) => ({ id, facts: properties.get(id)?.facts ?? null }));
	return personal
		.prepare(
			`INSERT INTO compared_properties (property_id, facts) SELECT value ->> 'id', value ->> 'facts' FROM json_each(?) WHERE true
			ON CONFLICT (property_id) DO UPDATE SET facts = excluded.facts WHERE facts IS NOT excluded.facts`,
		)
		.bind(JSON.stringify(rows));
}

type News = { property: Candidate; reason: Reason };

/**
 * Looks up every property with its present facts. One that was only changed is also looked up with its previous facts,
 * to exclude the searches that it already fitted.
 */
async function matchesOf(db: Databases, news: readonly News[]): Promise<Announcement[]> {
	const lookups: Lookup[] = news.flatMap(({ property, reason }, index) => [
		{ number: 2 * index, property },
		...(reason.reason === "changed"
			? [{ number: 2 * index + 1, property: { id: property.id, facts: reason.before } }]
			: []),
	]);
	const found = await findSavedSearches(db, lookups);
	return news.flatMap(({ property: { id }, reason }, index) => {
		const before = found.get(2 * index + 1);
		return [...(found.get(2 * index) ?? [])]
			.filter((savedSearch) => !before?.has(savedSearch))
			.map((saved_search_id) => ({ saved_search_id, property_id: id, ...columnsOf(reason) }));
	});
}

function columnsOf(reason: Reason): Pick<Announcement, "reason" | "price" | "price_before"> {
	if (reason.reason === "price-down") {
		return { reason: "price-down", price: reason.price, price_before: reason.priceBefore };
	}
	return { reason: reason.reason === "new" ? "new" : "fits", price: 0, price_before: null };
}

function matchStatements(
	personal: D1DatabaseSession,
	matches: readonly Announcement[],
	now: number,
): D1PreparedStatement[] {
	return inGroups(matches, MATCHES_AT_ONCE).flatMap((rows) => [
		personal
			.prepare(
				// A repeated event is announced again, except a reduction to a price that was already announced.
				`INSERT INTO announcements (saved_search_id, property_id, reason, price, price_before, noticed_at)
				SELECT value ->> 'saved_search_id', value ->> 'property_id', value ->> 'reason', value ->> 'price',
					value ->> 'price_before', ?2
				FROM json_each(?1)
				WHERE EXISTS (SELECT 1 FROM saved_searches WHERE id = value ->> 'saved_search_id' AND state = 'active')
				ON CONFLICT DO UPDATE SET notified_at = NULL, noticed_at = excluded.noticed_at
				WHERE notified_at IS NOT NULL AND reason <> 'price-down'`,
			)
			.bind(JSON.stringify(rows), now),
		dueStatement(personal, [...new Set(rows.map(({ saved_search_id }) => saved_search_id))], now),
	]);
}

/**
 * Sets the time of the next email of saved searches that have unsent announcements and no email due. The unary plus
 * keeps SQLite from using the indexes on `due_at` and `state`: it has to select by id.
 */
function dueStatement(personal: D1DatabaseSession, savedSearches: readonly string[], now: number): D1PreparedStatement {
	return personal
		.prepare(
			`UPDATE saved_searches SET due_at = CASE frequency WHEN 'instant' THEN ?2 WHEN 'daily' THEN ?3 ELSE ?4 END
			WHERE id IN (SELECT value FROM json_each(?1)) AND +due_at IS NULL AND +state = 'active'
				AND EXISTS (${SOMETHING_WAITS})`,
		)
		.bind(JSON.stringify(savedSearches), now, nextEmailAt("daily", now), nextEmailAt("weekly", now));
}
