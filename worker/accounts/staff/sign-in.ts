import { epochSeconds } from "../../platform/clock";
import type { Keyring } from "../../platform/keyring";
import { readFailures, recordFailure, resetFailures } from "../credentials/failures";
import { type DeviceHolder, knownDevice } from "../credentials/known-device";
import { verifyPassword } from "../credentials/passwords";
import { takeRecoveryCode } from "../credentials/recovery-codes";
import { deviceSubject, failureSubjects, pairSubject } from "../credentials/subjects";
import { stepOf, takeStep } from "./second-factor";
import { findStaffByEmail, type StaffAccount } from "./staff";

/** Either a password with a code of the authenticator app, or a recovery code. */
export type StaffAttempt = { email: string } & ({ password: string; code: string } | { recoveryCode: string });

export type StaffSignIn =
	| { ok: true; staff: StaffAccount }
	/** `passkey`: the credentials are correct, but an administrator has to use a passkey. */
	| { ok: false; reason: "wrong" | "passkey" }
	| { ok: false; reason: "wait"; seconds: number };

export type StaffSignInRules = {
	keyring: Keyring;
	needsPasskey(staff: StaffAccount): boolean;
	/** Warns the holder of failed sign-ins by email. */
	warn(staff: StaffAccount): Promise<void>;
};

/** Placeholder account. Checked for unknown addresses, so that they take as long as known ones. */
const nobody = { id: "", email: "", sessionEpoch: 0, secondFactor: 0, factorKey: 1 };

/** Number of failures of one account, across all addresses, that indicates an attack. */
const WARNED_AFTER = 5;

/** Holder for known devices. A new password, or ending all sessions, invalidates them. */
export function deviceHolder(staff: Pick<StaffAccount, "id" | "sessionEpoch" | "secondFactor">): DeviceHolder {
	return { id: staff.id, credentials: `${staff.sessionEpoch} ${staff.secondFactor}` };
}

/**
 * Signs in a member of staff. All wrong credentials give the same answer. Failures delay further attempts from the same
 * network, and those of the account from there; failures on other networks delay nobody. A known browser is delayed
 * only by its own failures. Passkeys are never delayed.
 */
export async function signInStaff(
	db: D1DatabaseSession,
	{ keyring, needsPasskey, warn }: StaffSignInRules,
	request: Request,
	attempt: StaffAttempt,
): Promise<StaffSignIn> {
	const now = epochSeconds();
	const address = request.headers.get("cf-connecting-ip") ?? "";
	const login = `staff ${attempt.email}`;
	const staff = await findStaffByEmail(db, attempt.email);
	const device = knownDevice(keyring, request, deviceHolder(staff ?? nobody));
	const of = failureSubjects(keyring, login, address);
	const own = staff && device ? deviceSubject(keyring, device) : pairSubject(keyring, login, address);
	const shared = staff && device ? null : of.address;
	const delaying = shared === null ? [own] : [own, shared];

	const wait = (await readFailures(db, delaying, now)).waitUntil(delaying) - now;
	if (wait > 0) return { ok: false, reason: "wait", seconds: wait };
	const failures = await recordFailure(db, [...delaying, of.account], now);
	const isRight = await verifyCredentials(db, keyring, staff, attempt);
	if (!staff || !isRight) {
		if (staff?.state === "active" && failures.get(of.account) === WARNED_AFTER) await warn(staff);
		return { ok: false, reason: "wrong" };
	}
	await resetFailures(db, [own, of.account], shared);
	if (!("recoveryCode" in attempt) && needsPasskey(staff) && staff.passkeys > 0)
		return { ok: false, reason: "passkey" };
	return { ok: true, staff };
}

/** Whether the credentials are valid. Consumes the code. */
async function verifyCredentials(
	db: D1DatabaseSession,
	keyring: Keyring,
	staff: StaffAccount | null,
	attempt: StaffAttempt,
): Promise<boolean> {
	if ("recoveryCode" in attempt) {
		const taken = await takeRecoveryCode(db, keyring, `staff:${staff?.id ?? ""}`, attempt.recoveryCode);
		return taken && staff?.state === "active";
	}
	const isRight = await verifyPassword(attempt.password, staff?.passwordHash ?? null);
	const step = stepOf(keyring, staff ?? nobody, attempt.code);
	const isValid = staff?.state === "active" && staff.secondFactor > 0 && isRight && step !== null;
	return isValid && takeStep(db, staff.id, step);
}
