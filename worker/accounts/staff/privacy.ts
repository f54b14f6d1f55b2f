import { findStaffByEmail } from "./staff";

/** Exports a member of staff's data by table, without credentials. */
export async function exportStaff(db: D1DatabaseSession, email: string) {
	const account = await findStaffByEmail(db, email);
	const all = async (sql: string) =>
		(
			await db
				.prepare(sql)
				.bind(account?.id ?? "")
				.all()
		).results;
	return {
		staff: await all(
			"SELECT id, email, name, role, office, agent_email, language, state, created_at FROM staff WHERE id = ?",
		),
		staff_invitations: await all("SELECT expires_at, used_at FROM staff_invitations WHERE staff_id = ?"),
		stand_ins: await all(
			"SELECT staff_id, stand_in_id, first_day, last_day FROM stand_ins WHERE ?1 IN (staff_id, stand_in_id)",
		),
		staff_sessions: await all("SELECT device, created_at, seen_at, ended_at FROM staff_sessions WHERE staff_id = ?"),
		staff_passkeys: await all("SELECT device, created_at, used_at FROM staff_passkeys WHERE staff_id = ?"),
		own_calendars: await all("SELECT created_at, read_at, failing_since FROM own_calendars WHERE staff_id = ?"),
		busy_times: await all("SELECT starts_at, ends_at FROM busy_times WHERE staff_id = ? ORDER BY starts_at"),
		recovery_codes: await all("SELECT created_at FROM recovery_codes WHERE holder = 'staff:' || ?"),
		audit_log: await all("SELECT at, action, subject FROM audit_log WHERE staff_id = ?"),
	};
}
