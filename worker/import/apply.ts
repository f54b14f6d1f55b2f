import type { Databases } from "../platform/reader";
import { readPictureFiles } from "../platform/records";
import type { DerivedProject, DerivedProperty, ListingRow } from "./derive/derived";
import { heldStatements } from "./held/held-figures";
import { fenceGuard, type Lease } from "./lease";
import type { PagePlan } from "./plan";
import { chunks } from "./sizes";
import type { PeopleRows } from "./stored";

export type Writer = { db: Databases; lease: Lease; run: number; now: number };

/** Writes one page's plan. Idempotent, so that an interrupted run can be resumed. */
export async function applyPage(plan: PagePlan, writer: Writer): Promise<void> {
	for (const properties of chunks(plan.properties)) {
		await writer.db.listings.batch(propertyStatements(properties, writer));
	}
	for (const projects of chunks(plan.projects)) {
		await writer.db.listings.batch(projectStatements(projects, writer));
	}
	const { listings } = writer.db;
	const held = heldStatements(plan.held, listings);
	if (held.length > 0) await listings.batch([fenceGuard(listings, writer.lease), ...held]);
	await applyPeople(plan.people, writer);
}

/** All columns of a listing's row; a missing one is a type error. */
const listingColumns = Object.keys({
	id: true,
	state: true,
	status: true,
	ends_at: true,
	facts: true,
	card: true,
	hash: true,
} satisfies Record<keyof ListingRow, true>);

function propertyStatements(planned: PagePlan["properties"], writer: Writer): D1PreparedStatement[] {
	const db = writer.db.listings;
	const derived = planned.map((each) => each.derived);
	const ids = JSON.stringify(derived.map(({ listing }) => listing.id));
	const changes = planned.map(({ derived: { listing }, change }) => ({
		id: listing.id,
		hash: listing.hash,
		...change,
	}));
	const listings = derived.map(({ listing }) => listing);
	const details = derived.map(({ listing, detail }) => ({ id: listing.id, detail }));
	const wholeRecords = derived.map(({ listing, whole }) => ({ id: listing.id, record: whole }));
	return [
		fenceGuard(db, writer.lease),
		// Must precede the upserts: a repeated batch finds its hashes stored and logs no change twice.
		db
			.prepare(
				`INSERT INTO changes (run_id, kind, record_id, what, at, price_before, price_after)
				SELECT ?1, 'property', value ->> 'id', value ->> 'what', ?2, value ->> 'priceBefore', value ->> 'priceAfter'
				FROM json_each(?3) WHERE NOT EXISTS
					(SELECT 1 FROM listings WHERE listings.id = value ->> 'id' AND listings.hash = value ->> 'hash')`,
			)
			.bind(writer.run, writer.now, JSON.stringify(changes)),
		upsert(db, "listings", listingColumns, "id", listings),
		upsert(db, "property_details", ["id", "detail"], "id", details),
		upsert(db, "whole_records", ["id", "record"], "id", wholeRecords),
		notePrices(writer, listings),
		db.prepare("DELETE FROM listing_words WHERE rowid IN (SELECT value FROM json_each(?))").bind(ids),
		db
			.prepare(
				`INSERT INTO listing_words (rowid, title, city, type, description, reference)
				SELECT value ->> 'id', value ->> 'title', value ->> 'city', value ->> 'type', value ->> 'description',
					value ->> 'reference' FROM json_each(?)`,
			)
			.bind(JSON.stringify(derived.map(({ words }) => words))),
		...besideStatements(writer, "property", ids, derived),
	];
}

/**
 * Records prices that differ from the last recorded one. Skips properties that are not on the market: nobody was
 * offered a draft's price.
 */
function notePrices({ db: { listings: db }, now }: Writer, listings: ListingRow[]): D1PreparedStatement {
	const offered = listings.flatMap(({ id, state, facts: { goal, price, ended } }) =>
		state === "listed" && !ended && price !== null ? [{ id, goal, price }] : [],
	);
	return db
		.prepare(
			`INSERT INTO price_history (property_id, at, goal, price)
			SELECT value ->> 'id', ?1, value ->> 'goal', value ->> 'price' FROM json_each(?2)
			WHERE value ->> 'price' IS NOT (SELECT price FROM price_history
				WHERE property_id = value ->> 'id' AND goal = value ->> 'goal' ORDER BY at DESC LIMIT 1)
			ON CONFLICT (property_id, at) DO UPDATE SET goal = excluded.goal, price = excluded.price`,
		)
		.bind(now, JSON.stringify(offered));
}

const projectColumns = [
	"id",
	"state",
	"region",
	"country_id",
	"zip",
	"city_nl",
	"city_fr",
	"city_en",
	"city_de",
	"sold_out",
	"listed_at",
	"external_url",
	"card",
	"detail",
	"hash",
] as const satisfies readonly (keyof DerivedProject["project"])[];

function projectStatements(planned: PagePlan["projects"], writer: Writer): D1PreparedStatement[] {
	const db = writer.db.listings;
	const derived = planned.map((each) => each.derived);
	const projects = derived.map(({ project }) => project);
	const ids = JSON.stringify(projects.map(({ id }) => id));
	const changes = planned.map(({ derived: { project }, created }) => ({
		id: project.id,
		hash: project.hash,
		what: created ? "created" : "changed",
	}));
	return [
		fenceGuard(db, writer.lease),
		db
			.prepare(
				`INSERT INTO changes (run_id, kind, record_id, what, at)
				SELECT ?1, 'project', value ->> 'id', value ->> 'what', ?2 FROM json_each(?3) WHERE NOT EXISTS
					(SELECT 1 FROM projects WHERE projects.id = value ->> 'id' AND projects.hash = value ->> 'hash')`,
			)
			.bind(writer.run, writer.now, JSON.stringify(changes)),
		upsert(db, "projects", projectColumns, "id", projects),
		db.prepare("DELETE FROM constructions WHERE project_id IN (SELECT value FROM json_each(?))").bind(ids),
		insert(
			db,
			"constructions",
			["project_id", "position", "unit", "floor", "status", "requirement", "property_id"],
			derived.flatMap(({ constructions }) => constructions),
		),
		...besideStatements(writer, "project", ids, derived),
	];
}

type WithMedia = Pick<DerivedProperty, "pictures" | "documents" | "portrait">;

/** Statements for pictures, documents and paths of properties or projects. */
function besideStatements(
	{ db: { listings: db }, now }: Writer,
	kind: "property" | "project",
	ids: string,
	derived: (WithMedia & Pick<DerivedProperty, "path">)[],
) {
	const remove = (table: "pictures" | "documents") =>
		db
			.prepare(`DELETE FROM ${table} WHERE kind = ?1 AND owner_id IN (SELECT value FROM json_each(?2))`)
			.bind(kind, ids);
	return [
		remove("pictures"),
		insert(
			db,
			"pictures",
			["kind", "owner_id", "position", "url", "caption", "files"],
			derived.flatMap((each) => each.pictures),
		),
		noteCopies(db, derived, now),
		remove("documents"),
		insert(
			db,
			"documents",
			["kind", "owner_id", "id", "position", "name", "url", "access"],
			derived.flatMap((each) => each.documents),
		),
		upsert(
			db,
			"paths",
			["original", "type", "localized", "breadcrumb", "external_url"],
			"original",
			derived.map(({ path }) => path),
		),
	];
}

/** Registers picture copies to fetch; existing entries stay unchanged. */
function noteCopies(db: D1DatabaseSession, derived: WithMedia[], now: number): D1PreparedStatement {
	const files = derived.flatMap(({ pictures, portrait }) => [
		...pictures.flatMap((picture) => (picture.files === null ? [] : readPictureFiles(picture.files))),
		...(portrait ? [portrait] : []),
	]);
	const copies = files.flatMap(({ url, copy }: { url: string; copy?: string }) =>
		copy === undefined ? [] : [{ name: copy, url, next_at: now }],
	);
	return db
		.prepare(`${insertSql("picture_copies", ["name", "url", "next_at"])} WHERE true ON CONFLICT (name) DO NOTHING`)
		.bind(JSON.stringify(copies));
}

const ownerColumns = ["id", "username", "email", "first_name", "last_name", "language", "state", "hash"];

const historyColumns = [
	"id",
	"property_id",
	"kind",
	"at",
	"type",
	"contact_person",
	"subject",
	"comment",
	"status",
	"source",
	"hash",
];

const slotColumns = ["id", "property_id", "starts_at", "ends_at", "capacity", "open_house"];

/** Writes the rows in chunks, because a page may exceed the size of one bound value. Each statement is idempotent. */
async function applyPeople(people: PeopleRows, { db: { personal } }: Writer): Promise<void> {
	for (const rows of chunks(people.owners)) await upsert(personal, "owners", ownerColumns, "id", rows).run();
	for (const rows of chunks(people.history)) await upsert(personal, "history", historyColumns, "id", rows).run();
	for (const rows of chunks(people.slots)) await upsert(personal, "appointment_slots", slotColumns, "id", rows).run();
	for (const rows of chunks(people.ownership)) await personal.batch(ownershipStatements(personal, rows));
}

function ownershipStatements(db: D1DatabaseSession, ownership: PeopleRows["ownership"]): D1PreparedStatement[] {
	const json = JSON.stringify(ownership);
	return [
		db
			.prepare(
				`DELETE FROM owner_properties
				WHERE by_desk = 0 AND property_id IN (SELECT value ->> 'property_id' FROM json_each(?))`,
			)
			.bind(json),
		db
			.prepare(
				`INSERT INTO owner_properties (owner_id, property_id)
				SELECT owner.value, entry.value ->> 'property_id'
				FROM json_each(?) AS entry, json_each(entry.value -> 'owner_ids') AS owner WHERE true
				ON CONFLICT (owner_id, property_id) DO UPDATE SET by_desk = 0, until = NULL`,
			)
			.bind(json),
	];
}

/** Upserts all rows in one statement with one bound value. Column names must come from this folder only. */
export function upsert(
	db: D1DatabaseSession,
	table: string,
	columns: readonly string[],
	key: string,
	rows: readonly object[],
	condition = "true",
): D1PreparedStatement {
	const updates = columns.filter((column) => column !== key).map((column) => `${column} = excluded.${column}`);
	return db
		.prepare(
			`${insertSql(table, columns)} WHERE true ON CONFLICT (${key}) DO UPDATE SET ${updates.join(", ")} WHERE ${condition}`,
		)
		.bind(JSON.stringify(rows));
}

function insert(db: D1DatabaseSession, table: string, columns: readonly string[], rows: readonly object[]) {
	return db.prepare(insertSql(table, columns)).bind(JSON.stringify(rows));
}

function insertSql(table: string, columns: readonly string[]): string {
	const values = columns.map((column) => `value ->> '${column}'`);
	return `INSERT INTO ${table} (${columns.join(", ")}) SELECT ${values.join(", ")} FROM json_each(?1)`;
}
