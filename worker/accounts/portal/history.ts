import { type HistoryKind, NOTED_BY_DAY } from "../../../app/domain/accounts/history";
import { type Language, pickText } from "../../../app/domain/language";
import { toIsoString } from "../../platform/clock";
import { readMultilingual } from "../../platform/records";
import type { RowOf } from "../../platform/rows";

/** A history event of a property, in one language. Codes are those of the agency's system. */
export type HistoryEntry = {
	id: string;
	kind: string;
	/** ISO 8601, UTC. */
	at: string;
	/** Whether the time of day is known; false if only the day is. */
	hasTime: boolean;
	type: string | null;
	contactPerson: string | null;
	subject: string | null;
	comment: string | null;
	status: string | null;
	source: string | null;
};

/** Pagination cursor; rows after it are older. */
export type HistoryCursor = { at: number; id: string };

export type HistoryRow = RowOf<
	"history",
	"id" | "kind" | "at" | "type" | "contact_person" | "subject" | "comment" | "status" | "source"
>;

export type Direction = "older" | "newer";

const columns = "id, kind, at, type, contact_person, subject, comment, status, source";

/**
 * Returns the rows before or after a cursor, nearest first. Without a cursor, starts at the newest or the oldest row.
 */
export async function readHistory(
	db: D1DatabaseSession,
	propertyId: number,
	{
		kind,
		from,
		direction,
		limit,
	}: { kind: HistoryKind | null; from: HistoryCursor | null; direction: Direction; limit: number },
): Promise<HistoryRow[]> {
	const older = direction === "older";
	const where = ["property_id = ?"];
	const values: (string | number)[] = [propertyId];
	if (kind) {
		where.push("kind = ?");
		values.push(kind);
	}
	if (from) {
		where.push(older ? "at <= ? AND (at < ? OR id > ?)" : "at >= ? AND (at > ? OR id < ?)");
		values.push(from.at, from.at, from.id);
	}
	const order = older ? "at DESC, id" : "at, id DESC";
	const { results } = await db
		.prepare(`SELECT ${columns} FROM history WHERE ${where.join(" AND ")} ORDER BY ${order} LIMIT ?`)
		.bind(...values, limit)
		.all<HistoryRow>();
	return results;
}

export function entryOf(row: HistoryRow, language: Language, fallback: Language): HistoryEntry {
	const textIn = (json: string | null) =>
		json === null ? null : pickText(readMultilingual(json), language, null, fallback);
	return {
		id: row.id,
		kind: row.kind,
		at: toIsoString(row.at),
		hasTime: !row.id.startsWith(NOTED_BY_DAY),
		type: row.type,
		contactPerson: row.contact_person,
		subject: textIn(row.subject),
		comment: textIn(row.comment),
		status: row.status,
		source: row.source,
	};
}

const CURSOR = /^(-?\d{1,12})~(.{1,100})$/s;

export function cursorOf(row: HistoryRow): string {
	return `${row.at}~${row.id}`;
}

/** Null for an invalid cursor. */
export function parseCursor(text: string | null): HistoryCursor | null {
	const [, at, id] = CURSOR.exec(text ?? "") ?? [];
	return at !== undefined && id !== undefined ? { at: Number(at), id } : null;
}
