import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Audit } from "../../desk/audit";
import { epochSeconds } from "../../platform/clock";
import { guardStatement, runGuarded } from "../../platform/guard";
import type { Keyring } from "../../platform/keyring";
import { type PasskeyAnswer, relyingParty } from "../credentials/passkey-store";
import { countRecoveryCodes, newRecoveryCodes } from "../credentials/recovery-codes";
import { changePassword } from "./new-password";
import { askForStaffPasskey, staffPasskeys } from "./passkeys";
import { enrolment, nextFactor } from "./second-factor";
import { staffSessions } from "./sessions";
import { findStaff, ownChange, type Staff } from "./staff";

export type StaffSession = {
	staff: Staff;
	sessionId: string;
	/** Whether the sign-in is recent, which adding a credential requires. */
	isFresh: boolean;
	/** Whether this is an administrator without a passkey, who can open only the account page until they add one. */
	lacksPasskey: boolean;
};

type OwnAccountDependencies = {
	personal: D1Database;
	audit: Audit;
	keyring: Keyring;
	siteName(): string;
	needsPasskey(staff: Pick<Staff, "role">): boolean;
};

/**
 * A passkey (`?1`) of an account (`?2`) that is not its only credential. `?3`: 1 if this person may not use a password.
 */
const REMOVABLE = `EXISTS (SELECT 1 FROM staff_passkeys WHERE id = ?1 AND staff_id = ?2) AND (
	(SELECT count(*) FROM staff_passkeys WHERE staff_id = ?2) > 1
	OR ?3 = 0 AND EXISTS (SELECT 1 FROM staff WHERE id = ?2 AND second_factor > 0))`;

/** Actions of a member of staff on their own account. */
export function createOwnAccount(deps: OwnAccountDependencies) {
	const { audit, keyring } = deps;
	const session = () => deps.personal.withSession("first-primary");

	return {
		passkeys: (staff: Staff) => staffPasskeys.list(session(), staff.id),
		sessions: (staff: Staff) => staffSessions.list(session(), staff.id),
		/** Whether a second factor is set, and the one that a change of password would start. */
		async factor(staff: Staff) {
			const account = await findStaff(session(), staff.id);
			if (!account) throw new Error(`staff ${staff.id} is gone`);
			const next = enrolment(keyring, deps.siteName(), nextFactor(keyring, account));
			return { isSet: account.secondFactor > 0, next };
		},
		/** Null if the sign-in is too old. */
		async askForPasskey(request: Request, open: StaffSession) {
			if (!open.isFresh) return null;
			const db = session();
			const account = await findStaff(db, open.staff.id);
			return account && askForStaffPasskey(db, relyingParty(request, deps.siteName()), account);
		},
		async addPasskey(request: Request, { staff }: StaffSession, answer: PasskeyAnswer<RegistrationResponseJSON>) {
			const db = session();
			const site = relyingParty(request, deps.siteName());
			const statement = await staffPasskeys.newStatement(db, site, staff.id, answer, request.headers.get("user-agent"));
			if (!statement) return false;
			await db.batch([statement, audit.statement(ownChange(staff, { passkeyAdded: true }))]);
			return true;
		},
		/** Refuses to remove the last passkey of an administrator or of an account without a password. */
		async removePasskey(staff: Staff, id: string) {
			const db = session();
			return runGuarded(db, [
				guardStatement(db, REMOVABLE, id, staff.id, Number(deps.needsPasskey(staff))),
				staffPasskeys.removeStatement(db, staff.id, id),
				audit.statement(ownChange(staff, { passkeyRemoved: true })),
			]);
		},
		/** Number of unused recovery codes. */
		recoveryCodes: (staff: Staff) => countRecoveryCodes(session(), `staff:${staff.id}`),
		/** Replaces the recovery codes. Show them once. Null if the sign-in is too old. */
		async newRecoveryCodes({ staff, isFresh }: StaffSession) {
			if (!isFresh) return null;
			const db = session();
			const { codes, statements } = newRecoveryCodes(db, keyring, `staff:${staff.id}`, epochSeconds());
			await db.batch([...statements, audit.statement(ownChange(staff, { recoveryCodesMade: codes.length }))]);
			return codes;
		},
		changePassword: (open: StaffSession, change: { password: string; code: string }) =>
			changePassword(session(), { keyring, audit }, open, change),
		endSession: (staff: Staff, id: string) => staffSessions.end(session(), staff.id, id),
		async endOtherSessions({ staff, sessionId }: StaffSession) {
			await staffSessions.endOthersStatement(session(), staff.id, sessionId).run();
		},
	};
}
