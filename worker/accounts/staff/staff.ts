import type { Language } from "../../../app/domain/language";
import type { Cell, RowOf } from "../../platform/rows";
import type { Staff } from "../../ports/staff";

export type { Staff } from "../../ports/staff";

export type StaffAccount = Staff & {
	passwordHash: string | null;
	/** Which second factor holds; 0 for none. */
	secondFactor: number;
	sessionEpoch: number;
};

type AccountRow = RowOf<"staff", "id" | "email" | "name" | "role" | "office" | "state"> & {
	agentEmail: Cell<"staff", "agent_email">;
	language: Cell<"staff", "language", Language>;
	passwordHash: Cell<"staff", "password_hash">;
	secondFactor: Cell<"staff", "second_factor">;
	sessionEpoch: Cell<"staff", "session_epoch">;
};

const columns = `id, email, name, role, office, agent_email AS agentEmail, language, state,
	password_hash AS passwordHash, second_factor AS secondFactor, session_epoch AS sessionEpoch`;

export async function findStaff(db: D1DatabaseSession, id: string): Promise<StaffAccount | null> {
	return db.prepare(`SELECT ${columns} FROM staff WHERE id = ?`).bind(id).first<AccountRow>();
}

export async function findStaffByEmail(db: D1DatabaseSession, email: string): Promise<StaffAccount | null> {
	return db.prepare(`SELECT ${columns} FROM staff WHERE email = ?`).bind(email).first<AccountRow>();
}

/** What of an account may leave this folder. */
export function staffOf({ passwordHash: _hash, secondFactor: _factor, sessionEpoch: _epoch, ...staff }: StaffAccount) {
	return staff satisfies Staff;
}
