import type { StaffChange, StaffInvitation } from "../../../app/domain/desk/accounts";
import type { Language } from "../../../app/domain/language";
import type { Audit, AuditedStaff } from "../../desk/audit";
import type { Post } from "../../email/request";
import { epochSeconds } from "../../platform/clock";
import { guardStatement, runGuarded } from "../../platform/guard";
import type { Cell, Computed, RowOf } from "../../platform/rows";
import { createInvitation } from "./invitations";
import { staffSessions } from "./sessions";
import {
	endCalendarStatement,
	endOwnCalendarStatements,
	findStaff,
	findStaffByEmail,
	type Staff,
	staffOf,
} from "./staff";

export type Person = Staff & {
	/** Last use in epoch seconds; null for never. */
	seenAt: number | null;
	passkeys: number;
	hasPassword: boolean;
	/** Whether an unused, unexpired invitation exists. */
	hasInvitation: boolean;
};

type PersonRow = RowOf<"staff", "id" | "email" | "name" | "role" | "office" | "state"> & {
	agentEmail: Cell<"staff", "agent_email">;
	language: Cell<"staff", "language", Language>;
} & Computed<{ hasPassword: number; hasInvitation: number; seenAt: number | null; passkeys: number }>;

type PeopleFault = "known" | "unknown" | "last-administrator";
export type PeopleResult = { ok: true } | { ok: false; reason: PeopleFault };
type Invited = { ok: true; staff: Staff; link: string } | { ok: false; reason: PeopleFault };

export type PeopleDependencies = {
	personal: D1Database;
	/** Origin of the site, without a trailing slash. */
	siteAddress(): string;
	audit: Audit;
	email: Post;
};

const MAX_LISTED = 500;
const gone = { ok: false, reason: "unknown" } as const;
const lastAdministrator = { ok: false, reason: "last-administrator" } as const;

/** Staff accounts as managed by an administrator. Every change is written to the audit log. */
export function createPeople({ personal, siteAddress, audit, email }: PeopleDependencies) {
	const session = () => personal.withSession("first-primary");

	async function write(
		db: D1DatabaseSession,
		staff: Staff,
		first: readonly D1PreparedStatement[],
	): Promise<Extract<Invited, { ok: true }>> {
		const invitation = createInvitation(db, staff, siteAddress());
		const { statements } = await email.prepare([invitation.message]);
		await db.batch([...first, ...invitation.statements, ...statements]);
		await email.kick();
		return { ok: true, staff, link: invitation.link };
	}

	/** Changes a person's state. Refuses to suspend the last active administrator. */
	async function setState(by: AuditedStaff, id: string, to: "suspended" | "active"): Promise<PeopleResult> {
		const db = session();
		const before = await findStaff(db, id);
		if (!before) return gone;
		// A person without credentials returns to the invited state.
		const state = to === "active" && before.passwordHash === null && before.passkeys === 0 ? "invited" : to;
		const isDone = await runGuarded(db, [
			...(to === "suspended" ? [administratorGuard(db, id)] : []),
			db.prepare("UPDATE staff SET state = ?, session_epoch = session_epoch + 1 WHERE id = ?").bind(state, id),
			staffSessions.endOthersStatement(db, id, null),
			...(to === "suspended" ? [...endOwnCalendarStatements(db, id), endCalendarStatement(db, id)] : []),
			audit.statement(changed(by, id, { state: before.state }, { state })),
		]);
		return isDone ? { ok: true } : lastAdministrator;
	}

	return {
		list: () => listPeople(session()),
		/** Invites a new person. Sends a new link if they are already invited. */
		async invite(by: AuditedStaff, { email: address, ...person }: StaffInvitation): Promise<Invited> {
			const db = session();
			const known = await findStaffByEmail(db, address);
			if (known && known.state !== "invited") return { ok: false, reason: "known" };
			const staff: Staff = {
				id: known?.id ?? crypto.randomUUID(),
				email: address,
				state: "invited",
				...person,
			};
			return write(db, staff, [
				invitedStatement(db, staff),
				audit.statement(changed(by, staff.id, null, factsOfPerson(staff))),
			]);
		},
		/** Invites a person who lost access. Earlier passwords and passkeys stay valid until the invitation is used. */
		async inviteAgain(by: AuditedStaff, id: string): Promise<Invited> {
			const db = session();
			const account = await findStaff(db, id);
			if (!account || account.state === "suspended") return gone;
			return write(db, staffOf(account), [audit.statement(changed(by, id, null, { invitedAgain: true }))]);
		},
		async change(by: AuditedStaff, id: string, change: StaffChange): Promise<PeopleResult> {
			const db = session();
			const before = await findStaff(db, id);
			if (!before) return gone;
			const isDone = await runGuarded(db, [
				...(change.role === "administrator" ? [] : [administratorGuard(db, id)]),
				db
					.prepare("UPDATE staff SET name = ?, role = ?, office = ?, agent_email = ?, language = ? WHERE id = ?")
					.bind(change.name, change.role, change.office, change.agentEmail, change.language, id),
				audit.statement(changed(by, id, factsOfPerson(before), factsOfPerson({ ...before, ...change }))),
			]);
			return isDone ? { ok: true } : lastAdministrator;
		},
		/** A suspended person has no sessions and cannot sign in. */
		suspend: (by: AuditedStaff, id: string) => setState(by, id, "suspended"),
		restore: (by: AuditedStaff, id: string) => setState(by, id, "active"),
		async endSessions(by: AuditedStaff, id: string): Promise<PeopleResult> {
			const db = session();
			if (!(await findStaff(db, id))) return gone;
			await db.batch([
				db.prepare("UPDATE staff SET session_epoch = session_epoch + 1 WHERE id = ?").bind(id),
				staffSessions.endOthersStatement(db, id, null),
				endCalendarStatement(db, id),
				audit.statement(changed(by, id, null, { sessionsEnded: true })),
			]);
			return { ok: true };
		},
	};
}

async function listPeople(db: D1DatabaseSession): Promise<Person[]> {
	const { results } = await db
		.prepare(
			`SELECT s.id, s.email, s.name, s.role, s.office, s.agent_email AS agentEmail, s.language, s.state,
				s.password_hash IS NOT NULL AS hasPassword,
				EXISTS (SELECT 1 FROM staff_invitations WHERE staff_id = s.id AND used_at IS NULL AND expires_at > ?) AS hasInvitation,
				(SELECT max(seen_at) FROM staff_sessions WHERE staff_id = s.id) AS seenAt,
				(SELECT count(*) FROM staff_passkeys WHERE staff_id = s.id) AS passkeys
			FROM staff AS s ORDER BY s.state = 'suspended', s.name COLLATE NOCASE LIMIT ?`,
		)
		.bind(epochSeconds(), MAX_LISTED)
		.all<PersonRow>();
	return results.map((row) => ({
		...row,
		hasPassword: row.hasPassword === 1,
		hasInvitation: row.hasInvitation === 1,
	}));
}

/** Inserts a new person, or updates one who is already invited. */
function invitedStatement(db: D1DatabaseSession, staff: Staff): D1PreparedStatement {
	const { id, email, name, role, office, agentEmail, language } = staff;
	return db
		.prepare(
			`INSERT INTO staff (id, email, name, role, office, agent_email, language, state, created_at)
			VALUES (?, ?, ?, ?, ?, ?, ?, 'invited', ?)
			ON CONFLICT (id) DO UPDATE SET name = excluded.name, role = excluded.role, office = excluded.office,
				agent_email = excluded.agent_email, language = excluded.language`,
		)
		.bind(id, email, name, role, office, agentEmail, language, epochSeconds());
}

function changed(by: AuditedStaff, id: string, before: unknown, after: unknown) {
	return { staff: by, action: "people.change", subject: `staff:${id}`, before, after } as const;
}

function factsOfPerson({ email, name, role, office, agentEmail, language }: Staff) {
	return { email, name, role, office, agentEmail, language };
}

/** Aborts the batch if this person is the only active administrator. */
function administratorGuard(db: D1DatabaseSession, id: string): D1PreparedStatement {
	const first = "SELECT id FROM staff WHERE role = 'administrator' AND state = 'active' ORDER BY id = ?1 LIMIT 1";
	return guardStatement(db, `(${first}) IS NOT ?1`, id);
}
