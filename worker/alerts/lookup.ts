import { type Demand, demandOf, fits, type HomeFacts, type Wishes } from "../../app/domain/demand";
import { guardStatement } from "../db/guard";
import { type DemandKey, keysOf, probeOf } from "./keys";

/** Rows of keys in one statement: below the 2 MB of one bound value. */
const KEYS_AT_ONCE = 5_000;
/** Demands that get their keys together. */
const DEMANDS_AT_ONCE = 100;

type StoredDemand = { id: string; wishes: string };

/** Writes the keys of active demands that have none yet. @returns how many demands */
export async function indexDemands(db: D1DatabaseSession): Promise<number> {
	let done = 0;
	for (;;) {
		const { results } = await db
			.prepare(
				`SELECT id, wishes FROM demands INDEXED BY demands_to_index WHERE state = 'active' AND indexed = 0 LIMIT ${DEMANDS_AT_ONCE}`,
			)
			.all<StoredDemand>();
		if (results.length === 0) return done;
		await db.batch(keyStatements(db, results));
		done += results.length;
	}
}

/** Fails whole where one of the demands was changed meanwhile: the next run reads them again. */
function keyStatements(db: D1DatabaseSession, demands: readonly StoredDemand[]): D1PreparedStatement[] {
	const read = JSON.stringify(demands);
	const rows = demands.flatMap(({ id, wishes }) =>
		keysOf(demandOf(JSON.parse(wishes) as Wishes)).map((key) => ({ ...key, demand_id: id })),
	);
	const statements = [
		guardStatement(
			db,
			`(SELECT count(*) FROM json_each(?) AS known CROSS JOIN demands ON demands.id = known.value ->> 'id'
				WHERE state = 'active' AND indexed = 0 AND wishes = known.value ->> 'wishes') = ?`,
			read,
			demands.length,
		),
		db.prepare("UPDATE demands SET indexed = 1 WHERE id IN (SELECT value ->> 'id' FROM json_each(?))").bind(read),
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
	"demand_id",
	"min_price",
	"min_bedrooms",
	"max_bedrooms",
	"bathrooms",
	"garages",
	"parkings",
	"terrace",
	"garden",
	"rough",
] as const satisfies readonly (keyof DemandKey | "demand_id")[];

function insertKeys(db: D1DatabaseSession, rows: readonly (DemandKey & { demand_id: string })[]): D1PreparedStatement {
	const values = columns.map((column) => `value ->> '${column}'`);
	return db
		.prepare(`INSERT INTO demand_keys (${columns.join(", ")}) SELECT ${values.join(", ")} FROM json_each(?)`)
		.bind(JSON.stringify(rows));
}

/** A home that is looked up under a number of the caller's. */
export type Lookup = { number: number; home: HomeFacts };

/** Demands by the number of the home that fits them. */
export type Found = ReadonlyMap<number, ReadonlySet<string>>;

type FoundRow = { number: number; demand: string; rough: 0 | 1 };

/**
 * The active demands that each home fits: one seek of an index for each of its places and types, however many demands
 * there are. What the index says roughly, the demand's own wishes decide.
 */
export async function findDemands(db: D1DatabaseSession, lookups: readonly Lookup[]): Promise<Found> {
	if (lookups.length === 0) return new Map();
	const { results } = await db
		.prepare(
			`SELECT home.value ->> 'number' AS number, k.demand_id AS demand, k.rough
			FROM json_each(?) AS home
			CROSS JOIN json_each(home.value, '$.types') AS type
			CROSS JOIN json_each(home.value, '$.places') AS place
			CROSS JOIN demand_keys AS k ON k.place = place.value AND k.goal = home.value ->> 'goal' AND k.type_id = type.value
				AND k.max_price >= home.value ->> 'price'
			WHERE k.min_price <= home.value ->> 'lowPrice'
				AND k.min_bedrooms <= home.value ->> 'lowBedrooms' AND k.max_bedrooms >= home.value ->> 'bedrooms'
				AND k.bathrooms <= home.value ->> 'bathrooms' AND k.garages <= home.value ->> 'garages'
				AND k.parkings <= home.value ->> 'parkings'
				AND k.terrace <= home.value ->> 'terrace' AND k.garden <= home.value ->> 'garden'`,
		)
		.bind(JSON.stringify(lookups.map(({ number, home }) => ({ number, ...probeOf(home) }))))
		.all<FoundRow>();
	const demands = await readDemands(db, new Set(results.filter(({ rough }) => rough === 1).map((row) => row.demand)));
	const homes = new Map(lookups.map(({ number, home }) => [number, home]));
	const found = new Map<number, Set<string>>();
	for (const row of results) {
		if (row.rough === 1 && !fitsExactly(homes.get(row.number), demands.get(row.demand))) continue;
		const ofHome = found.get(row.number) ?? new Set();
		found.set(row.number, ofHome.add(row.demand));
	}
	return found;
}

function fitsExactly(home: HomeFacts | undefined, demand: Demand | undefined): boolean {
	return home !== undefined && demand !== undefined && fits(home, demand);
}

async function readDemands(db: D1DatabaseSession, ids: ReadonlySet<string>): Promise<ReadonlyMap<string, Demand>> {
	if (ids.size === 0) return new Map();
	const { results } = await db
		.prepare("SELECT id, wishes FROM demands WHERE id IN (SELECT value FROM json_each(?))")
		.bind(JSON.stringify([...ids]))
		.all<StoredDemand>();
	return new Map(results.map(({ id, wishes }) => [id, demandOf(JSON.parse(wishes) as Wishes)]));
}
