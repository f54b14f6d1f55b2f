import type { Role } from "../../../app/domain/desk/roles";
import type { Language } from "../../../app/domain/language";
import type { Cell, Computed, RowOf } from "../../platform/rows";

/** A member of staff, without what only the sign-in needs. */
export type Staff = {
	id: string;
	email: string;
	name: string;
	role: Role;
	/** One of the brand's offices; null for none. */
	office: string | null;
	/** The address by which the CRM names the agent, where it is not that of the account. */
	agentEmail: string | null;
	language: Language;
	state: Cell<"staff", "state">;
	/** Of whoever is signed in: those for whom he stands in today. */
	covers?: readonly Colleague[];
};

/** A member of staff by his account and the addresses that name him. */
export type Colleague = { id: string; addresses: readonly string[] };

export type StaffAccount = Staff & {
	passwordHash: string | null;
	/** Which second factor holds; 0 for none. */
	secondFactor: number;
	/** The key that its seed is made with. */
	factorKey: number;
	sessionEpoch: number;
	/** How many there are. */
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

/** What of an account may leave this folder. */
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

/** Whose calendar it is shows no more viewings: its address and what was read of it go. */
export function endOwnCalendarStatements(db: D1DatabaseSession, staffId: string): D1PreparedStatement[] {
	return ["own_calendars", "busy_times"].map((table) =>
		db.prepare(`DELETE FROM ${table} WHERE staff_id = ?`).bind(staffId),
	);
}

/** Revokes the secret calendar address of an account; the desk can create a new one. */
export function endCalendarStatement(db: D1DatabaseSession, staffId: string): D1PreparedStatement {
	return db.prepare("DELETE FROM staff_calendars WHERE staff_id = ?").bind(staffId);
}

/** A change of one's own account, for the log. */
export function ownChange(staff: Pick<Staff, "id" | "name">, after: unknown) {
	return { staff, action: "account.own", subject: `staff:${staff.id}`, after } as const;
}
