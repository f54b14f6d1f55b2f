import { inGroups } from "../../app/domain/records";
import { searchOfStored, type WantedSearch } from "../../app/domain/saved-searches/saved-search";
import { guardStatement } from "../platform/guard";
import { createReader, type Databases } from "../platform/reader";
import type { Cell, Computed, RowOf } from "../platform/rows";
import { type Candidate, fitting } from "../search/fitting";
import { keysOf, probeOf, type SavedSearchKey } from "./keys";

/** Key rows per statement, below D1's 2 MB per bound value. */
const KEYS_AT_ONCE = 5_000;
/** Saved searches indexed per batch. */
const SEARCHES_AT_ONCE = 100;
/** Saved searches read per query. */
const READ_AT_ONCE = 2_000;

type StoredSavedSearch = RowOf<"saved_searches", "id" | "search">;

/** Writes the keys of active saved searches without keys. @returns number of saved searches */
export async function indexSavedSearches(db: D1DatabaseSession): Promise<number> {
	let done = 0;
	for (;;) {
		const { results } = await db
			.prepare(
				`SELECT id, search FROM saved_searches INDEXED BY saved_searches_to_index WHERE state = 'active' AND indexed = 0 LIMIT ${SEARCHES_AT_ONCE}`,
			)
			.all<StoredSavedSearch>();
		if (results.length === 0) return done;
		await db.batch(keyStatements(db, results));
		done += results.length;
	}
}

/** Statements for one batch, which fails when a saved search was changed meanwhile; the next run reads it again. */
function keyStatements(db: D1DatabaseSession, savedSearches: readonly StoredSavedSearch[]): D1PreparedStatement[] {
	const read = JSON.stringify(savedSearches);
	const rows = savedSearches.flatMap(({ id, search }) =>
		keysOf(searchOfStored(search)).map((key) => ({ ...key, saved_search_id: id })),
	);
	const statements = [
		guardStatement(
			db,
			`(SELECT count(*) FROM json_each(?) AS known CROSS JOIN saved_searches ON saved_searches.id = known.value ->> 'id'
				WHERE state = 'active' AND indexed = 0 AND search = known.value ->> 'search') = ?`,
			read,
			savedSearches.length,
		),
		db
			.prepare("UPDATE saved_searches SET indexed = 1 WHERE id IN (SELECT value ->> 'id' FROM json_each(?))")
			.bind(read),
	];
	return [...statements, ...inGroups(rows, KEYS_AT_ONCE).map((some) => insertKeys(db, some))];
}

const columns = ["place", "goal", "type_id", "max_price", "saved_search_id", "min_price"] as const satisfies readonly (
	| keyof SavedSearchKey
	| "saved_search_id"
)[];

function insertKeys(
	db: D1DatabaseSession,
	rows: readonly (SavedSearchKey & { saved_search_id: string })[],
): D1PreparedStatement {
	const values = columns.map((column) => `value ->> '${column}'`);
	return db
		.prepare(`INSERT INTO saved_search_keys (${columns.join(", ")}) SELECT ${values.join(", ")} FROM json_each(?)`)
		.bind(JSON.stringify(rows));
}

/** A property to look up, with a number that the caller chooses. */
export type Lookup = { number: number; property: Candidate };

/** Ids of the fitting saved searches by the number of the property. */
export type Found = ReadonlyMap<number, ReadonlySet<string>>;

/**
 * Finds the active saved searches that each property fits. One index seek per place and type preselects; the conditions
 * of the list decide.
 */
export async function findSavedSearches({ listings, personal }: Databases, lookups: readonly Lookup[]): Promise<Found> {
	const candidates = await candidatesOf(personal, lookups);
	const reader = createReader({ withSession: () => listings });
	const found = new Map<number, Set<string>>();
	for (const some of inGroups(candidates, READ_AT_ONCE)) {
		const searches = await readSearches(personal, some);
		for (const { key, number } of await fitting(reader, searches, lookups)) {
			found.set(number, (found.get(number) ?? new Set()).add(key));
		}
	}
	return found;
}

async function candidatesOf(db: D1DatabaseSession, lookups: readonly Lookup[]): Promise<string[]> {
	const probes = lookups.flatMap(({ property }) => probeOf(property.facts) ?? []);
	if (probes.length === 0) return [];
	const { results } = await db
		.prepare(
			`SELECT DISTINCT k.saved_search_id AS id
			FROM json_each(?) AS probe
			CROSS JOIN json_each(probe.value, '$.types') AS type
			CROSS JOIN json_each(probe.value, '$.places') AS place
			CROSS JOIN saved_search_keys AS k ON k.place = place.value AND k.goal = probe.value ->> 'goal'
				AND k.type_id = type.value AND k.max_price >= probe.value ->> 'price'
			WHERE k.min_price <= probe.value ->> 'lowPrice'`,
		)
		.bind(JSON.stringify(probes))
		.all<{ id: Cell<"saved_search_keys", "saved_search_id"> } & Computed<object>>();
	return results.map(({ id }) => id);
}

async function readSearches(
	db: D1DatabaseSession,
	ids: readonly string[],
): Promise<{ key: string; search: WantedSearch }[]> {
	const { results } = await db
		.prepare("SELECT id, search FROM saved_searches WHERE id IN (SELECT value FROM json_each(?))")
		.bind(JSON.stringify(ids))
		.all<StoredSavedSearch>();
	return results.map(({ id, search }) => ({ key: id, search: searchOfStored(search) }));
}
