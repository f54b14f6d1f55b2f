import {
	type Criteria,
	fits,
	type PropertyFacts,
	type SavedSearch,
	savedSearchOf,
} from "../../app/domain/saved-searches/saved-search";
import { guardStatement } from "../platform/guard";
import type { Cell, Computed, RowOf } from "../platform/rows";
import { keysOf, probeOf, type SavedSearchKey } from "./keys";

/** Rows of keys in one statement: below the 2 MB of one bound value. */
const KEYS_AT_ONCE = 5_000;
/** Saved searches that get their keys together. */
const DEMANDS_AT_ONCE = 100;

type StoredSavedSearch = RowOf<"saved_searches", "id" | "criteria">;

/** Writes the keys of active saved searches that have none yet. @returns how many saved searches */
export async function indexSavedSearches(db: D1DatabaseSession): Promise<number> {
	let done = 0;
	for (;;) {
		const { results } = await db
			.prepare(
				`SELECT id, criteria FROM saved_searches INDEXED BY saved_searches_to_index WHERE state = 'active' AND indexed = 0 LIMIT ${DEMANDS_AT_ONCE}`,
			)
			.all<StoredSavedSearch>();
		if (results.length === 0) return done;
		await db.batch(keyStatements(db, results));
		done += results.length;
	}
}

/** Fails whole where one of the saved searches was changed meanwhile: the next run reads them again. */
function keyStatements(db: D1DatabaseSession, savedSearches: readonly StoredSavedSearch[]): D1PreparedStatement[] {
	const read = JSON.stringify(savedSearches);
	const rows = savedSearches.flatMap(({ id, criteria }) =>
		keysOf(savedSearchOf(JSON.parse(criteria) as Criteria)).map((key) => ({ ...key, saved_search_id: id })),
	);
	const statements = [
		guardStatement(
			db,
			`(SELECT count(*) FROM json_each(?) AS known CROSS JOIN saved_searches ON saved_searches.id = known.value ->> 'id'
				WHERE state = 'active' AND indexed = 0 AND criteria = known.value ->> 'criteria') = ?`,
			read,
			savedSearches.length,
		),
		db
			.prepare("UPDATE saved_searches SET indexed = 1 WHERE id IN (SELECT value ->> 'id' FROM json_each(?))")
			.bind(read),
	];
	for (let from = 0; from < rows.length; from += KEYS_AT_ONCE) {
		statements.push(insertKeys(db, rows.slice(from, from + KEYS_AT_ONCE)));
	}
	return statements;
}

const columns = [
	"place",
	"goal",
	"type_id",
	"max_price",
	"saved_search_id",
	"min_price",
	"min_bedrooms",
	"max_bedrooms",
	"bathrooms",
	"garages",
	"parkings",
	"terrace",
	"garden",
	"rough",
] as const satisfies readonly (keyof SavedSearchKey | "saved_search_id")[];

function insertKeys(
	db: D1DatabaseSession,
	rows: readonly (SavedSearchKey & { saved_search_id: string })[],
): D1PreparedStatement {
	const values = columns.map((column) => `value ->> '${column}'`);
	return db
		.prepare(`INSERT INTO saved_search_keys (${columns.join(", ")}) SELECT ${values.join(", ")} FROM json_each(?)`)
		.bind(JSON.stringify(rows));
}

/** A property that is looked up under a number of the caller's. */
export type Lookup = { number: number; property: PropertyFacts };

/** Saved searches by the number of the property that fits them. */
export type Found = ReadonlyMap<number, ReadonlySet<string>>;

type FoundRow = {
	savedSearch: Cell<"saved_search_keys", "saved_search_id">;
	rough: Cell<"saved_search_keys", "rough", 0 | 1>;
} & Computed<{ number: number }>;

/**
 * The active saved searches that each property fits: one index seek for each of its localities and types, however many
 * saved searches there are. The index preselects; the saved search's criteria decide.
 */
export async function findSavedSearches(db: D1DatabaseSession, lookups: readonly Lookup[]): Promise<Found> {
	if (lookups.length === 0) return new Map();
	const { results } = await db
		.prepare(
			`SELECT home.value ->> 'number' AS number, k.saved_search_id AS savedSearch, k.rough
			FROM json_each(?) AS home
			CROSS JOIN json_each(home.value, '$.types') AS type
			CROSS JOIN json_each(home.value, '$.localities') AS place
			CROSS JOIN saved_search_keys AS k ON k.place = place.value AND k.goal = home.value ->> 'goal' AND k.type_id = type.value
				AND k.max_price >= home.value ->> 'price'
			WHERE k.min_price <= home.value ->> 'lowPrice'
				AND k.min_bedrooms <= home.value ->> 'lowBedrooms' AND k.max_bedrooms >= home.value ->> 'bedrooms'
				AND k.bathrooms <= home.value ->> 'bathrooms' AND k.garages <= home.value ->> 'garages'
				AND k.parkings <= home.value ->> 'parkings'
				AND k.terrace <= home.value ->> 'terrace' AND k.garden <= home.value ->> 'garden'`,
		)
		.bind(JSON.stringify(lookups.map(({ number, property }) => ({ number, ...probeOf(property) }))))
		.all<FoundRow>();
	const savedSearches = await readSavedSearches(
		db,
		new Set(results.filter(({ rough }) => rough === 1).map((row) => row.savedSearch)),
	);
	const properties = new Map(lookups.map(({ number, property }) => [number, property]));
	const found = new Map<number, Set<string>>();
	for (const row of results) {
		if (row.rough === 1 && !fitsExactly(properties.get(row.number), savedSearches.get(row.savedSearch))) continue;
		const ofProperty = found.get(row.number) ?? new Set();
		found.set(row.number, ofProperty.add(row.savedSearch));
	}
	return found;
}

function fitsExactly(property: PropertyFacts | undefined, savedSearch: SavedSearch | undefined): boolean {
	return property !== undefined && savedSearch !== undefined && fits(property, savedSearch);
}

async function readSavedSearches(
	db: D1DatabaseSession,
	ids: ReadonlySet<string>,
): Promise<ReadonlyMap<string, SavedSearch>> {
	if (ids.size === 0) return new Map();
	const { results } = await db
		.prepare("SELECT id, criteria FROM saved_searches WHERE id IN (SELECT value FROM json_each(?))")
		.bind(JSON.stringify([...ids]))
		.all<StoredSavedSearch>();
	return new Map(results.map(({ id, criteria }) => [id, savedSearchOf(JSON.parse(criteria) as Criteria)]));
}
