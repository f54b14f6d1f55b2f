import type { PasswordFault } from "../../../app/domain/accounts/password";
import type { Audit } from "../../desk/audit";
import type { Keyring } from "../../platform/keyring";
import { passwordFault } from "../choose-password";
import { hashPassword } from "../passwords";
import { nextFactor, stepOf } from "./second-factor";
import { staffSessions } from "./sessions";
import type { Staff } from "./staff";
import { endCalendarStatement, findStaff } from "./staff";

export type PasswordChange =
	| { ok: true }
	/** `stale`: the sign-in was too long ago. */
	| { ok: false; reason: "stale" | "code" }
	| { ok: false; reason: "password"; fault: PasswordFault };

/** A new password begins a new second factor, proven by its first code; every other session of the account ends. */
export async function changePassword(
	db: D1DatabaseSession,
	{ keyring, audit }: { keyring: Keyring; audit: Audit },
	{ staff, sessionId, isFresh }: { staff: Staff; sessionId: string; isFresh: boolean },
	{ password, code }: { password: string; code: string },
): Promise<PasswordChange> {
	const account = await findStaff(db, staff.id);
	if (!isFresh || !account) return { ok: false, reason: "stale" };
	const fault = passwordFault(password, [staff.email, ...staff.name.split(" ")]);
	if (fault) return { ok: false, reason: "password", fault };
	const next = nextFactor(keyring, account);
	const step = stepOf(keyring, next, code);
	if (step === null) return { ok: false, reason: "code" };
	const hash = await hashPassword(password);
	await db.batch([
		db
			.prepare("UPDATE staff SET password_hash = ?, second_factor = ?, factor_key = ?, used_step = ? WHERE id = ?")
			.bind(hash, next.secondFactor, next.factorKey, step, staff.id),
		staffSessions.endOthersStatement(db, staff.id, sessionId),
		endCalendarStatement(db, staff.id),
		audit.statement({ staff, action: "account.own", subject: `staff:${staff.id}`, after: { passwordChanged: true } }),
	]);
	return { ok: true };
}
