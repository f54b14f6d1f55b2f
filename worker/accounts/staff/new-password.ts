import type { PasswordFault } from "../../../app/domain/accounts/password";
import type { Audit } from "../../desk/audit";
import type { Keyring } from "../../platform/keyring";
import { passwordFault } from "../credentials/common-passwords";
import { hashPassword } from "../credentials/passwords";
import { nextFactor, stepOf } from "./second-factor";
import { staffSessions } from "./sessions";
import { endCalendarStatement, findStaff, ownChange, type Staff, type StaffAccount } from "./staff";

type Refused = { ok: false; reason: "code" } | { ok: false; reason: "password"; fault: PasswordFault };

/** `stale`: the sign-in is too old. */
export type PasswordChange = { ok: true } | { ok: false; reason: "stale" } | Refused;

/** Validates a new password and the first code of the second factor that starts with it. */
export async function newPassword(
	keyring: Keyring,
	account: StaffAccount,
	{ password, code }: { password: string; code: string },
): Promise<{ ok: true; statement(db: D1DatabaseSession): D1PreparedStatement } | Refused> {
	const fault = passwordFault(password, [account.email, ...account.name.split(" ")]);
	if (fault) return { ok: false, reason: "password", fault };
	const next = nextFactor(keyring, account);
	const step = stepOf(keyring, next, code);
	if (step === null) return { ok: false, reason: "code" };
	const hash = await hashPassword(password);
	return {
		ok: true,
		statement: (db) =>
			db
				.prepare("UPDATE staff SET password_hash = ?, second_factor = ?, factor_key = ?, used_step = ? WHERE id = ?")
				.bind(hash, next.secondFactor, next.factorKey, step, account.id),
	};
}

/** Ends every other session of the account. */
export async function changePassword(
	db: D1DatabaseSession,
	{ keyring, audit }: { keyring: Keyring; audit: Audit },
	{ staff, sessionId, isFresh }: { staff: Staff; sessionId: string; isFresh: boolean },
	change: { password: string; code: string },
): Promise<PasswordChange> {
	const account = await findStaff(db, staff.id);
	if (!isFresh || !account) return { ok: false, reason: "stale" };
	const proven = await newPassword(keyring, account, change);
	if (!proven.ok) return proven;
	await db.batch([
		proven.statement(db),
		staffSessions.endOthersStatement(db, staff.id, sessionId),
		endCalendarStatement(db, staff.id),
		audit.statement(ownChange(staff, { passwordChanged: true })),
	]);
	return { ok: true };
}
