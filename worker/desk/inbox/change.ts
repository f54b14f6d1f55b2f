import type { InboxState } from "../../../app/domain/desk/inbox";
import { brusselsDay } from "../../../app/domain/formatting/dates";
import type { Day } from "../../../app/domain/viewings/calendar";
import type { Staff } from "../../accounts/staff/staff";
import { guardStatement, isGuardFault } from "../../platform/guard";
import type { Audit } from "../audit";
import type { DeskBase } from "../dependencies";
import { findInboxRow, type InboxRow } from "./list";

export type ChangeDependencies = Pick<DeskBase, "personal" | "audit" | "now">;

/** What is written of an item, and what its line in the log says. */
export type Change = { statements: D1PreparedStatement[]; before?: object; after: object };

/** Runs a change with its line in the log, if the item is this person's. @returns whether it was made */
export async function changeItem(
	deps: ChangeDependencies,
	staff: Staff,
	id: string,
	make: (db: D1DatabaseSession, row: InboxRow) => Promise<Change | null> | Change | null,
): Promise<boolean> {
	const db = deps.personal.withSession("first-primary");
	const row = await findInboxRow(db, staff, id);
	const made = row && (await make(db, row));
	if (!made) return false;
	await storeChange(db, deps.audit, { staff, id }, made);
	return true;
}

/** `wentOn`: something was written to the visitor or by the visitor meanwhile. */
export type Handled = "done" | "missing" | "wentOn";

/** @param written as of how much of the conversation it is made (`writtenIn`); without it nothing is asked */
export async function changeAsOf(
	deps: ChangeDependencies,
	{ staff, id, written }: { staff: Staff; id: string; written: number | undefined },
	make: (db: D1DatabaseSession, row: InboxRow) => Change,
): Promise<Handled> {
	try {
		const isDone = await changeItem(deps, staff, id, (db, row) => {
			const change = make(db, row);
			return { ...change, statements: [...asOfStatements(db, id, written), ...change.statements] };
		});
		return isDone ? "done" : "missing";
	} catch (error) {
		if (isGuardFault(error)) return "wentOn";
		throw error;
	}
}

/** A batch fails where the conversation has gone on. */
export function asOfStatements(db: D1DatabaseSession, id: string, written: number | undefined): D1PreparedStatement[] {
	if (written === undefined) return [];
	const asOf = "(SELECT count(*) FROM inbox_notes WHERE submission_id = ? AND kind <> 'note') = ?";
	return [guardStatement(db, asOf, id, written)];
}

export async function storeChange(
	db: D1DatabaseSession,
	audit: Audit,
	{ staff, id }: { staff: Staff; id: string },
	{ statements, before, after }: Change,
): Promise<void> {
	const line = { staff, action: "inbox.handle", subject: `submission:${id}`, before, after } as const;
	await db.batch([...statements, audit.statement(line)]);
}

type Column = "state" | "assigned_to" | "stage" | "lost_reason" | "remind_on";

/** @param now epoch seconds */
export function columnStatement(
	db: D1DatabaseSession,
	{ id, now }: { id: string; now: number },
	column: Column,
	value: string | null,
): D1PreparedStatement {
	return db.prepare(`UPDATE inbox SET ${column} = ?, changed_at = ? WHERE submission_id = ?`).bind(value, now, id);
}

/** What was done keeps a reminder for a later day; nothing is left to do where it is closed. */
export function stateStatements(
	db: D1DatabaseSession,
	at: { id: string; now: number },
	state: InboxState,
	remindOn: Day | null,
): D1PreparedStatement[] {
	const today = brusselsDay(at.now * 1_000);
	const isOver = remindOn !== null && (state === "closed" || (state === "answered" && remindOn <= today));
	return [columnStatement(db, at, "state", state), ...(isOver ? [columnStatement(db, at, "remind_on", null)] : [])];
}

export function noteStatement(
	db: D1DatabaseSession,
	{ id, now }: { id: string; now: number },
	staff: Staff,
	note: { kind: "note" | "reply"; text: string; id?: string },
): D1PreparedStatement {
	return db
		.prepare(
			`INSERT INTO inbox_notes (id, submission_id, kind, staff_id, author, text, at) VALUES (?, ?, ?, ?, ?, ?, ?)`,
		)
		.bind(note.id ?? crypto.randomUUID(), id, note.kind, staff.id, staff.name, note.text, now);
}
