import type { Role } from "../../../app/domain/desk/roles";
import type { Language } from "../../../app/domain/language";

export type StaffState = "invited" | "active" | "suspended";

/** A member of staff as everything but the sign-in needs him. */
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
	state: StaffState;
};

export type StaffAccount = Staff & {
	passwordHash: string | null;
	/** Which second factor holds; 0 for none. */
	secondFactor: number;
	sessionEpoch: number;
};

const columns = `id, email, name, role, office, agent_email AS agentEmail, language, state,
	password_hash AS passwordHash, second_factor AS secondFactor, session_epoch AS sessionEpoch`;

export async function findStaff(db: D1DatabaseSession, id: string): Promise<StaffAccount | null> {
	return db.prepare(`SELECT ${columns} FROM staff WHERE id = ?`).bind(id).first<StaffAccount>();
}

export async function findStaffByEmail(db: D1DatabaseSession, email: string): Promise<StaffAccount | null> {
	return db.prepare(`SELECT ${columns} FROM staff WHERE email = ?`).bind(email).first<StaffAccount>();
}

/** What of an account may leave this folder. */
export function staffOf({ passwordHash: _hash, secondFactor: _factor, sessionEpoch: _epoch, ...staff }: StaffAccount) {
	return staff satisfies Staff;
}
