import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Audit } from "../../desk/audit";
import { epochSeconds } from "../../platform/clock";
import { guardStatement, passes } from "../../platform/guard";
import type { Keyring } from "../../platform/keyring";
import { type PasskeyAnswer, relyingParty } from "../credentials/passkey-store";
import { countRecoveryCodes, newRecoveryCodes } from "../credentials/recovery-codes";
import { changePassword } from "./new-password";
import { askForStaffPasskey, staffPasskeys } from "./passkeys";
import { enrolment, nextFactor } from "./second-factor";
import { staffSessions } from "./sessions";
import { findStaff, ownChange, type Staff } from "./staff";

/** Who is signed in at the desk. */
export type StaffSession = {
	staff: Staff;
	sessionId: string;
	/** The sign-in was just now: what opens new ways in asks for that. */
	isFresh: boolean;
	/** An administrator without a passkey: nothing is open but the account itself, until there is one. */
	lacksPasskey: boolean;
};

type OwnAccountDependencies = {
	personal: D1Database;
	audit: Audit;
	keyring: Keyring;
	siteName(): string;
	needsPasskey(staff: Pick<Staff, "role">): boolean;
};

/** A passkey of somebody's (`?1`, `?2`) that is not the only way in. `?3`: passwords are none for this person. */
const REMOVABLE = `EXISTS (SELECT 1 FROM staff_passkeys WHERE id = ?1 AND staff_id = ?2) AND (
	(SELECT count(*) FROM staff_passkeys WHERE staff_id = ?2) > 1
	OR ?3 = 0 AND EXISTS (SELECT 1 FROM staff WHERE id = ?2 AND second_factor > 0))`;

/** What somebody may do with the account that he is signed in to. */
export function createOwnAccount(deps: OwnAccountDependencies) {
	const { audit, keyring } = deps;
	const session = () => deps.personal.withSession("first-primary");

	return {
		passkeys: (staff: Staff) => staffPasskeys.list(session(), staff.id),
		sessions: (staff: Staff) => staffSessions.list(session(), staff.id),
		/** Of the account now, and of the one that a change of password would begin. */
		async factor(staff: Staff) {
			const account = await findStaff(session(), staff.id);
			if (!account) throw new Error(`staff ${staff.id} is gone`);
			const next = enrolment(keyring, deps.siteName(), nextFactor(keyring, account));
			return { isSet: account.secondFactor > 0, next };
		},
		/** Null where the sign-in was too long ago. */
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
		/** Not the last one of an administrator, or of whoever has no password. */
		async removePasskey(staff: Staff, id: string) {
			const db = session();
			return passes(db, [
				guardStatement(db, REMOVABLE, id, staff.id, Number(deps.needsPasskey(staff))),
				staffPasskeys.removeStatement(db, staff.id, id),
				audit.statement(ownChange(staff, { passkeyRemoved: true })),
			]);
		},
		/** How many printed codes are left. */
		recoveryCodes: (staff: Staff) => countRecoveryCodes(session(), `staff:${staff.id}`),
		/** Codes in place of those before, to be shown once; null where the sign-in was too long ago. */
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
