import { epochSeconds } from "../../platform/clock";
import type { Keyring } from "../../platform/keyring";
import { forgiveFailures, readFailures, reserveFailure } from "../credentials/failures";
import { type DeviceHolder, knownDevice } from "../credentials/known-device";
import { verifyPassword } from "../credentials/passwords";
import { takeRecoveryCode } from "../credentials/recovery-codes";
import { deviceSubject, failureSubjects, pairSubject } from "../credentials/subjects";
import { stepOf, takeStep } from "./second-factor";
import { findStaffByEmail, type StaffAccount } from "./staff";

/** With the password and a code of the authenticator app, or with one of the printed codes. */
export type StaffAttempt = { email: string } & ({ password: string; code: string } | { recoveryCode: string });

export type StaffSignIn =
	| { ok: true; staff: StaffAccount }
	/** `passkey`: all is right, but an administrator signs in with a passkey. */
	| { ok: false; reason: "wrong" | "passkey" }
	| { ok: false; reason: "wait"; seconds: number };

export type StaffSignInRules = {
	keyring: Keyring;
	needsPasskey(staff: StaffAccount): boolean;
	/** Writes to the account that others try its door. */
	warn(staff: StaffAccount): Promise<void>;
};

/** Nobody has it: unknown addresses are checked against it, so that they take as long as known ones. */
const nobody = { id: "", email: "", sessionEpoch: 0, secondFactor: 0, factorKey: 1 };

/** So many failures of one account, across all addresses, are an attack rather than its holder. */
const WARNED_AFTER = 5;

/** What makes every browser of an account a strange one: another password, or sessions that were all ended. */
export function deviceHolder(staff: Pick<StaffAccount, "id" | "sessionEpoch" | "secondFactor">): DeviceHolder {
	return { id: staff.id, credentials: `${staff.sessionEpoch} ${staff.secondFactor}` };
}

/**
 * One answer for whatever is wrong. Failures delay further attempts from the same network, and of the account from
 * there; those of strangers elsewhere delay nobody, and a browser that the account knows is delayed by its own alone. A
 * passkey is never delayed.
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
	const failures = await reserveFailure(db, [...delaying, of.account], now);
	const isRight = await proves(db, keyring, staff, attempt);
	if (!staff || !isRight) {
		if (staff?.state === "active" && failures.get(of.account) === WARNED_AFTER) await warn(staff);
		return { ok: false, reason: "wrong" };
	}
	await forgiveFailures(db, [own, of.account], shared);
	if (!("recoveryCode" in attempt) && needsPasskey(staff) && staff.passkeys > 0)
		return { ok: false, reason: "passkey" };
	return { ok: true, staff };
}

/** Whether what was typed opens the account; a code is used up by it. */
async function proves(
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
	const mayTry = staff?.state === "active" && staff.secondFactor > 0 && isRight && step !== null;
	return mayTry && takeStep(db, staff.id, step);
}
