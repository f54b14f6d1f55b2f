import type { Role } from "../../../app/domain/desk/roles";
import type { Language } from "../../../app/domain/language";
import type { Cell, Computed, RowOf } from "../../platform/rows";

/** A member of staff, without the sign-in data. */
export type Staff = {
	id: string;
	email: string;
	name: string;
	role: Role;
	/** Office of the brand; null for none. */
	office: string | null;
	/** Agent's email address in the CRM, if it differs from the account's. */
	agentEmail: string | null;
	language: Language;
	state: Cell<"staff", "state">;
	/** Colleagues for whom this person stands in today; only set for the signed-in person. */
	covers?: readonly Colleague[];
};

/** Id of a member of staff and the email addresses that identify them. */
export type Colleague = { id: string; addresses: readonly string[] };

export type StaffAccount = Staff & {
	passwordHash: string | null;
	/** Number of the current second factor; 0 for none. */
	secondFactor: number;
	/** Number of the key that derives its secret. */
	factorKey: number;
	sessionEpoch: number;
	/** Number of passkeys. */
	passkeys: number;
};

type AccountRow = RowOf<"staff", "id" | "email" | "name" | "role" | "office" | "state"> & {
	agentEmail: Cell<"staff", "agent_email">;
	language: Cell<"staff", "language", Language>;
	passwordHash: Cell<"staff", "password_hash">;
	secondFactor: Cell<"staff", "second_factor">;
	factorKey: Cell<"staff", "factor_key">;
	sessionEpoch: Cell<"staff", "session_epoch">;
} & Computed<{ passkeys: number }>;

const columns = `id, email, name, role, office, agent_email AS agentEmail, language, state,
	password_hash AS passwordHash, second_factor AS secondFactor, factor_key AS factorKey, session_epoch AS sessionEpoch,
	(SELECT count(*) FROM staff_passkeys WHERE staff_id = staff.id) AS passkeys`;

export async function findStaff(db: D1DatabaseSession, id: string): Promise<StaffAccount | null> {
	return db.prepare(`SELECT ${columns} FROM staff WHERE id = ?`).bind(id).first<AccountRow>();
}

export async function findStaffByEmail(db: D1DatabaseSession, email: string): Promise<StaffAccount | null> {
	return db.prepare(`SELECT ${columns} FROM staff WHERE email = ?`).bind(email).first<AccountRow>();
}

/** Strips the sign-in data, which must not leave this folder. */
export function staffOf({
	passwordHash: _hash,
	secondFactor: _factor,
	factorKey: _key,
	sessionEpoch: _epoch,
	passkeys: _passkeys,
	...staff
}: StaffAccount) {
	return staff satisfies Staff;
}

/** Deletes the own calendar and its busy times. */
export function endOwnCalendarStatements(db: D1DatabaseSession, staffId: string): D1PreparedStatement[] {
	return ["own_calendars", "busy_times"].map((table) =>
		db.prepare(`DELETE FROM ${table} WHERE staff_id = ?`).bind(staffId),
	);
}

/** Revokes the secret calendar address of an account; the desk can create a new one. */
export function endCalendarStatement(db: D1DatabaseSession, staffId: string): D1PreparedStatement {
	return db.prepare("DELETE FROM staff_calendars WHERE staff_id = ?").bind(staffId);
}

/** Audit entry for a change to one's own account. */
export function ownChange(staff: Pick<Staff, "id" | "name">, after: unknown) {
	return { staff, action: "account.own", subject: `staff:${staff.id}`, after } as const;
}
