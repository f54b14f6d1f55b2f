import type { FindingMessage } from "../../../app/domain/imports/message";
import { jsonColumn } from "../../platform/json-column";
import { findingMessageSchema } from "../../platform/records";
import type { RowOf } from "../../platform/rows";
import type { HeldPlan } from "./gate";

/** An implausible figure, hidden until a member of staff accepts it. */
export type HeldFigure = { field: string; value: number; message: FindingMessage };

/** Writes a page's held figures. An acceptance stays valid only for the same value. */
export function heldStatements({ rows, changed }: HeldPlan, db: D1DatabaseSession): D1PreparedStatement[] {
	if (changed.length === 0) return [];
	return [
		db
			.prepare(
				`DELETE FROM held_figures WHERE property_id IN (SELECT value FROM json_each(?1)) AND NOT EXISTS
					(SELECT 1 FROM json_each(?2) WHERE value ->> 'property_id' = property_id AND value ->> 'field' = field)`,
			)
			.bind(JSON.stringify(changed), JSON.stringify(rows)),
		db
			.prepare(
				`INSERT INTO held_figures (property_id, field, value, message)
				SELECT value ->> 'property_id', value ->> 'field', value ->> 'value', value ->> 'message'
				FROM json_each(?) WHERE true
				ON CONFLICT (property_id, field) DO UPDATE SET message = excluded.message, value = excluded.value,
					accepted_at = iif(value = excluded.value, accepted_at, NULL)`,
			)
			.bind(JSON.stringify(rows)),
	];
}

/** Held figures of a property that are not accepted yet. */
export async function waitingFigures(db: D1Database, id: number): Promise<HeldFigure[]> {
	const { results } = await db
		.withSession("first-primary")
		.prepare("SELECT field, value, message FROM held_figures WHERE property_id = ? AND accepted_at IS NULL")
		.bind(id)
		.all<RowOf<"held_figures", "field" | "value" | "message">>();
	return results.map(({ message, ...row }) => ({ ...row, message: readMessage(message) }));
}

const readMessage = jsonColumn(findingMessageSchema);

/** Accepts a held figure. @returns whether this value was waiting */
export async function acceptFigure(
	db: D1Database,
	{ id, field, value, now }: { id: number; field: string; value: number; now: number },
): Promise<boolean> {
	const { meta } = await db
		.prepare(
			`UPDATE held_figures SET accepted_at = ?
			WHERE property_id = ? AND field = ? AND value = ? AND accepted_at IS NULL`,
		)
		.bind(now, id, field, value)
		.run();
	return meta.changes > 0;
}

/** Deletes held and accepted figures of withdrawn properties. */
export async function sweepHeld(db: D1DatabaseSession): Promise<number> {
	const { meta } = await db
		.prepare("DELETE FROM held_figures WHERE property_id NOT IN (SELECT id FROM listings WHERE state <> 'withdrawn')")
		.run();
	return meta.changes;
}
