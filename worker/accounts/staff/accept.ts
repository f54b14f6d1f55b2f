import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import type { PasswordFault } from "../../../app/domain/accounts/password";
import type { Audit } from "../../desk/audit";
import { epochSeconds } from "../../platform/clock";
import type { Keyring } from "../../platform/keyring";
import type { RelyingParty } from "../credentials/passkey-ceremony";
import type { PasskeyAnswer } from "../credentials/passkey-store";
import { forgetCodesStatement } from "../credentials/recovery-codes";
import { staffLinks } from "./invitations";
import { newPassword } from "./new-password";
import { staffPasskeys } from "./passkeys";
import { staffSessions } from "./sessions";
import { endCalendarStatement, findStaff, ownChange, type StaffAccount } from "./staff";

export type Acceptance =
	| { ok: true; staff: StaffAccount }
	/** `link`: unknown, used or expired. */
	| { ok: false; reason: "link" | "code" | "passkey" }
	| { ok: false; reason: "password"; fault: PasswordFault };

/** Account that the link invites; null if the link is invalid. */
export async function openInvitation(db: D1DatabaseSession, token: string): Promise<StaffAccount | null> {
	const holder = await staffLinks.read(db, token, epochSeconds());
	const staff = holder === null ? null : await findStaff(db, holder);
	return staff && staff.state !== "suspended" ? staff : null;
}

/**
 * Accepts an invitation with a password and a second factor, whose first code proves its setup. Only success consumes
 * the link.
 */
export async function acceptByPassword(
	db: D1DatabaseSession,
	{ keyring, audit, needsPasskey }: { keyring: Keyring; audit: Audit; needsPasskey(staff: StaffAccount): boolean },
	{ token, ...chosen }: { token: string; password: string; code: string },
): Promise<Acceptance> {
	const staff = await openInvitation(db, token);
	if (!staff) return { ok: false, reason: "link" };
	if (needsPasskey(staff)) return { ok: false, reason: "passkey" };
	const proven = await newPassword(keyring, staff, chosen);
	if (!proven.ok) return proven;
	if (!(await staffLinks.take(db, token, epochSeconds()))) return { ok: false, reason: "link" };
	await db.batch([proven.statement(db), ...newBeginning(db, audit, staff, "password")]);
	return afterwards(db, staff);
}

/** Accepts an invitation with a passkey. A passkey is both factors at once, so the account has no password. */
export async function acceptByPasskey(
	db: D1DatabaseSession,
	{ audit, site }: { audit: Audit; site: RelyingParty },
	token: string,
	{ userAgent, ...answer }: PasskeyAnswer<RegistrationResponseJSON> & { userAgent: string | null },
): Promise<Acceptance> {
	const staff = await openInvitation(db, token);
	if (!staff) return { ok: false, reason: "link" };
	const passkey = await staffPasskeys.newStatement(db, site, staff.id, answer, userAgent, true);
	if (!passkey) return { ok: false, reason: "passkey" };
	if (!(await staffLinks.take(db, token, epochSeconds()))) return { ok: false, reason: "link" };
	await db.batch([
		db.prepare("UPDATE staff SET password_hash = NULL, second_factor = 0 WHERE id = ?").bind(staff.id),
		...newBeginning(db, audit, staff, "passkey"),
		passkey,
	]);
	return afterwards(db, staff);
}

/** Revokes all other credentials and sessions: the invitation may replace lost ones. */
function newBeginning(db: D1DatabaseSession, audit: Audit, staff: StaffAccount, way: "password" | "passkey") {
	return [
		// An account suspended meanwhile stays suspended.
		db
			.prepare(
				"UPDATE staff SET state = iif(state = 'suspended', state, 'active'), session_epoch = session_epoch + 1 WHERE id = ?",
			)
			.bind(staff.id),
		staffSessions.endOthersStatement(db, staff.id, null),
		staffLinks.takeAllStatement(db, staff.id, epochSeconds()),
		staffPasskeys.forgetStatement(db, staff.id),
		forgetCodesStatement(db, `staff:${staff.id}`),
		endCalendarStatement(db, staff.id),
		audit.statement(ownChange(staff, { accepted: way })),
	];
}

async function afterwards(db: D1DatabaseSession, { id }: StaffAccount): Promise<Acceptance> {
	const staff = await findStaff(db, id);
	return staff?.state === "active" ? { ok: true, staff } : { ok: false, reason: "link" };
}
