import { epochSeconds } from "../../platform/clock";
import { forgiveFailures, readFailures, reserveFailure } from "../failures";
import { verifyPassword } from "../passwords";
import { failureSubjects } from "../sign-in";
import { stepOf, takeStep } from "./second-factor";
import { findStaffByEmail, type StaffAccount } from "./staff";

export type StaffAttempt = {
	email: string;
	password: string;
	code: string;
	/** The network address of the attempt. */
	address: string;
};

export type StaffSignIn =
	| { ok: true; staff: StaffAccount }
	| { ok: false; reason: "wrong" }
	| { ok: false; reason: "wait"; seconds: number };

/** Nobody has it: unknown addresses are checked against it, so that they take as long as known ones. */
const nobody = { id: "", email: "" };

/**
 * Password and code in one attempt, with one answer for whatever is wrong. Failures delay further ones as they do for
 * owners, counted for the account and for the network; a passkey is never delayed.
 */
export async function signInStaff(
	db: D1DatabaseSession,
	secret: string,
	{ email, password, code, address }: StaffAttempt,
): Promise<StaffSignIn> {
	const now = epochSeconds();
	const subjects = failureSubjects(secret, `staff ${email}`, address);
	const both = Object.values(subjects);
	const wait = (await readFailures(db, both, now)).waitUntil(both) - now;
	if (wait > 0) return { ok: false, reason: "wait", seconds: wait };
	await reserveFailure(db, both, now);
	const staff = await findStaffByEmail(db, email);
	const isRight = await verifyPassword(password, staff?.passwordHash ?? null);
	const step = stepOf(secret, staff ?? nobody, staff?.secondFactor ?? 0, code);
	const mayTry = staff?.state === "active" && staff.secondFactor > 0 && isRight && step !== null;
	if (!mayTry || !(await takeStep(db, staff.id, step))) return { ok: false, reason: "wrong" };
	await forgiveFailures(db, subjects.account, subjects.address);
	return { ok: true, staff };
}
