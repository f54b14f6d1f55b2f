import type { AppointmentSlot, HistoryEntry, Owner } from "../../app/domain/feed/feed";
import { DESK_OPEN_HOUSE, openHouseSlotId } from "../../app/domain/property/open-houses";
import type { Goal } from "../../app/domain/property/rules";
import { toEpochSeconds } from "../platform/clock";
import { parseTrustedJson } from "../platform/json-column";
import type { Cell, Computed, RowOf } from "../platform/rows";
import { plainTextJson } from "./derive/sanitise";
import { contentHash } from "./hash";
import { chunks } from "./sizes";
import type { FeedSource } from "./source";

export type StoredListing = {
	hash: string;
	state: string;
	ended: number;
	/** Epoch seconds. */
	ends_at: number | null;
	price: number | null;
	/** The goal that the price belongs to. */
	goal: Goal | null;
	priceDownAt: number | null;
	/** End of the registered-only period, in epoch seconds. */
	registered: number | null;
	/** Time of the first publication in epoch seconds; 0 before the site's first import; null when never published. */
	since: number | null;
};

/** Stored values of these properties. Reads one row per known property. */
export async function storedListings(db: D1DatabaseSession, ids: number[]): Promise<Map<number, StoredListing>> {
	const rows = await rowsOf<
		RowOf<"listings", "id" | "hash" | "state" | "ends_at" | "price"> & {
			ended: Cell<"listings", "ended", number>;
		} & Computed<Pick<StoredListing, "goal" | "priceDownAt" | "registered" | "since">>
	>(
		db,
		`SELECT id, hash, state, ended, ends_at, price, facts ->> '$.goal' AS goal,
			json_extract(card, '$.priceDownAt') AS priceDownAt,
			json_extract(card, '$.registered') AS registered, json_extract(card, '$.since') AS since
		FROM listings WHERE id IN (SELECT value FROM json_each(?))`,
		ids,
	);
	return new Map(rows.map((row) => [row.id, row]));
}

/** Whole stored records of the known properties among `ids`. */
export async function storedRecords(db: D1DatabaseSession, ids: number[]): Promise<Map<number, object>> {
	const sql = "SELECT id, record FROM whole_records WHERE id IN (SELECT value FROM json_each(?))";
	const rows = await rowsOf<RowOf<"whole_records", "id" | "record">>(db, sql, ids);
	return new Map(rows.map(({ id, record }) => [id, parseTrustedJson<object>(record)]));
}

/** Returns the stored record of a property as a source; null when it is unknown or withdrawn. */
export async function storedSource(db: D1Database, id: number): Promise<FeedSource | null> {
	const row = await db
		.withSession("first-primary")
		.prepare(
			`SELECT w.record FROM whole_records AS w JOIN listings AS l ON l.id = w.id
			WHERE w.id = ? AND l.state <> 'withdrawn'`,
		)
		.bind(id)
		.first<RowOf<"whole_records", "record">>();
	if (!row) return null;
	const record = parseTrustedJson<object>(row.record);
	return {
		propertiesOnly: true,
		isReplay: true,
		readPage: async () => ({ version: 1, page: 1, pages: 1, properties: [record], changesOnly: true }),
	};
}

type HashedTable = "projects" | "owners" | "history" | "property_types";

export async function storedHashes<Id extends number | string>(
	db: D1DatabaseSession,
	table: HashedTable,
	ids: Id[],
): Promise<Map<Id, string>> {
	const sql = `SELECT id, hash FROM ${table} WHERE id IN (SELECT value FROM json_each(?))`;
	const rows = await rowsOf<Computed<{ id: Id; hash: string }>>(db, sql, ids);
	return new Map(rows.map((row) => [row.id, row.hash]));
}

/** Queries in chunks, because a page may name more ids than fit into one bound value. */
async function rowsOf<Row>(db: D1DatabaseSession, sql: string, ids: readonly (number | string)[]): Promise<Row[]> {
	const rows: Row[] = [];
	for (const some of chunks(ids)) {
		const { results } = await db.prepare(sql).bind(JSON.stringify(some)).all<Row>();
		for (const row of results) rows.push(row);
	}
	return rows;
}

/** New and changed rows of the personal database, in the shape of its tables. */
export type PeopleRows = {
	owners: Record<string, string | number | null>[];
	history: Record<string, string | number | null>[];
	slots: SlotRow[];
	ownership: { property_id: number; owner_ids: number[] }[];
};

type SlotRow = {
	id: string;
	property_id: number;
	starts_at: number;
	ends_at: number;
	capacity: number;
	open_house: "feed" | "desk" | null;
};

/** A slot for viewings or for registrations to an open day. */
export type FeedSlot = AppointmentSlot & { isOpenHouse?: true };

type People = {
	owners: Owner[];
	history: HistoryEntry[];
	slots: FeedSlot[];
	ownership: { propertyId: number; ownerIds: number[] }[];
};

export async function peopleRows(db: D1DatabaseSession, people: People): Promise<PeopleRows> {
	return {
		owners: await changedOwners(db, people.owners),
		history: await changedHistory(db, people.history),
		slots: await changedSlots(db, people.slots),
		ownership: await changedOwnership(db, people.ownership),
	};
}

async function changedOwners(db: D1DatabaseSession, owners: Owner[]): Promise<PeopleRows["owners"]> {
	const rows = owners.map((owner) => ({
		id: owner.ID,
		username: owner.Username,
		email: owner.Email,
		first_name: owner.FirstName ?? null,
		last_name: owner.LastName ?? null,
		language: owner.Language ?? null,
		state: "active",
	}));
	return differing(db, "owners", rows);
}

async function changedHistory(db: D1DatabaseSession, entries: HistoryEntry[]): Promise<PeopleRows["history"]> {
	const rows = entries.map((entry) => ({
		id: entry.ID,
		property_id: entry.PropertyID,
		kind: entry.Kind,
		at: toEpochSeconds(entry.Date),
		type: entry.Type ?? null,
		contact_person: entry.ContactPerson ?? null,
		subject: plainTextJson(entry.Subject),
		comment: plainTextJson(entry.Comment),
		status: entry.Status ?? null,
		source: entry.Source ?? null,
	}));
	return differing(db, "history", rows);
}

async function differing<Row extends { id: number | string }>(
	db: D1DatabaseSession,
	table: "owners" | "history",
	rows: Row[],
): Promise<(Row & { hash: string })[]> {
	if (rows.length === 0) return [];
	const known = await storedHashes<number | string>(
		db,
		table,
		rows.map((row) => row.id),
	);
	const hashed = await Promise.all(rows.map(async (row) => ({ ...row, hash: await contentHash(row) })));
	return hashed.filter((row) => known.get(row.id) !== row.hash);
}

async function changedSlots(db: D1DatabaseSession, slots: FeedSlot[]): Promise<SlotRow[]> {
	if (slots.length === 0) return [];
	const rows = slots.map((slot) => ({
		id: slot.ID,
		property_id: slot.PropertyID,
		starts_at: toEpochSeconds(slot.Start),
		ends_at: toEpochSeconds(slot.End),
		capacity: slot.Capacity ?? 1,
		open_house: slot.isOpenHouse ? openHouseOf(slot.ID) : null,
	}));
	const stored = await rowsOf<SlotRow>(
		db,
		`SELECT id, property_id, starts_at, ends_at, capacity, open_house
		FROM appointment_slots WHERE id IN (SELECT value FROM json_each(?))`,
		rows.map((row) => row.id),
	);
	const known = new Set(stored.map(slotKey));
	return rows.filter((row) => !known.has(slotKey(row)));
}

/** Origin of an open day. Those of the desk are never absent from the feed. */
function openHouseOf(id: string): "feed" | "desk" {
	return id.startsWith(openHouseSlotId(DESK_OPEN_HOUSE)) ? "desk" : "feed";
}

function slotKey(row: SlotRow): string {
	return JSON.stringify([row.id, row.property_id, row.starts_at, row.ends_at, row.capacity, row.open_house]);
}

async function changedOwnership(
	db: D1DatabaseSession,
	ownership: People["ownership"],
): Promise<PeopleRows["ownership"]> {
	if (ownership.length === 0) return [];
	const stored = await rowsOf<{ property_id: number; owner_id: number }>(
		db,
		`SELECT property_id, owner_id FROM owner_properties
		WHERE property_id IN (SELECT value FROM json_each(?)) AND by_desk = 0 ORDER BY property_id, owner_id`,
		ownership.map((entry) => entry.propertyId),
	);
	const known = Map.groupBy(stored, (row) => row.property_id);
	return ownership
		.map((entry) => ({
			property_id: entry.propertyId,
			owner_ids: [...new Set(entry.ownerIds)].sort((a, b) => a - b),
		}))
		.filter((entry) => {
			const owners = (known.get(entry.property_id) ?? []).map((row) => row.owner_id);
			return JSON.stringify(owners) !== JSON.stringify(entry.owner_ids);
		});
}
