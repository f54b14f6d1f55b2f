import type { InboxState } from "../../../app/domain/desk/inbox";
import { brusselsDay } from "../../../app/domain/formatting/dates";
import type { Day } from "../../../app/domain/viewings/calendar";
import type { Staff } from "../../accounts/staff/staff";
import { guardStatement, isGuardFault } from "../../platform/guard";
import type { Audit } from "../audit";
import type { DeskBase } from "../dependencies";
import { findInboxRow, type InboxRow } from "./list";

export type ChangeDependencies = Pick<DeskBase, "personal" | "audit" | "now">;

/** Statements of a change, and its values before and after for the audit log. */
export type Change = { statements: D1PreparedStatement[]; before?: object; after: object };

/** Applies a change and its audit entry if the item is in this person's scope. @returns whether it was applied */
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

/** `conflict`: the visitor or the agency wrote something meanwhile. */
export type Handled = "done" | "missing" | "conflict";

/** @param written number of messages and replies the change is based on (`messageCount`); undefined skips the check */
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
		if (isGuardFault(error)) return "conflict";
		throw error;
	}
}

/** Fails the batch if the conversation has gone on. */
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

/** Answering keeps a reminder for a later day and removes a due one; closing removes any reminder. */
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
