import { epochSeconds } from "../platform/clock";
import type { Keyring } from "../platform/keyring";
import { findByLogin, isEmailLogin, type OwnerAccount } from "./accounts";
import { CAPTCHA_FROM, readFailures, recordFailure, resetFailures } from "./credentials/failures";
import { verifyPassword } from "./credentials/passwords";
import { failureSubjects } from "./credentials/subjects";
import { isKnownNetwork, networkStatement } from "./networks";

/** Result of a captcha check. `waived`: the local test answer, which skips the limits. */
export type CaptchaOutcome =
	| { passed: false; reason: "wrong" | "too-fast" | "unproven" | "down" }
	/**
	 * `spend` consumes the captcha; false if it was already used. Attempts that stop before it leave the captcha valid.
	 */
	| { passed: true; waived: boolean; spend(): Promise<boolean> };

export type SignInAttempt = {
	login: string;
	password: string;
	/** IP address. */
	address: string;
	/** Null if none was sent. Called at most once, and only when needed. */
	captcha: (() => Promise<CaptchaOutcome>) | null;
};

/** `captcha-unproven`: the external service does not confirm a person; `captcha-down`: it does not respond. */
type CaptchaFault = "captcha-missing" | "captcha-wrong" | "captcha-unproven" | "captcha-down";

export type SignInResult =
	| { ok: true; owner: OwnerAccount }
	/** `email`, `username`: login and password do not match. `unknown`: there is no such login. */
	| { ok: false; reason: "email" | "username" | "unknown" | CaptchaFault }
	| { ok: false; reason: "wait"; seconds: number };

const captchaFaults = {
	wrong: "captcha-wrong",
	"too-fast": "captcha-wrong",
	unproven: "captcha-unproven",
	down: "captcha-down",
} as const;

/** Whether the next attempt from this address, or with this login, needs a captcha. */
export async function needsCaptcha(db: D1DatabaseSession, keyring: Keyring, login: string | null, address: string) {
	const subjects = failureSubjects(keyring, login ?? "", address);
	const asked = login === null ? [subjects.address] : Object.values(subjects);
	return (await readFailures(db, asked, epochSeconds())).count >= CAPTCHA_FROM;
}

/** Checks one attempt: captcha, limits, then the password. Known and unknown logins take the same time. */
export async function signIn(db: D1DatabaseSession, keyring: Keyring, attempt: SignInAttempt): Promise<SignInResult> {
	const now = epochSeconds();
	const subjects = failureSubjects(keyring, attempt.login, attempt.address);
	const before = await readFailures(db, Object.values(subjects), now);
	if (before.count >= CAPTCHA_FROM && !attempt.captcha) return { ok: false, reason: "captcha-missing" };
	const captcha = attempt.captcha ? await attempt.captcha() : null;
	if (captcha?.passed === false) return { ok: false, reason: captchaFaults[captcha.reason] };
	const owner = await findByLogin(db, attempt.login);
	// Failures from other networks do not lock the owner out of a known network.
	const isKnown = await isKnownNetwork(db, keyring, owner?.id ?? null, attempt.address);
	const wait = before.waitUntil(isKnown ? [subjects.address] : Object.values(subjects)) - now;
	if (!captcha?.waived && wait > 0) return { ok: false, reason: "wait", seconds: wait };
	if (captcha && !(await captcha.spend())) return { ok: false, reason: "captcha-wrong" };

	const failures = await recordFailure(db, Object.values(subjects), now);
	const failuresBefore = Math.max(...failures.values()) - 1;
	// Concurrent attempts may have raised the count since it was read above.
	if (captcha === null && failuresBefore >= CAPTCHA_FROM) return { ok: false, reason: "captcha-missing" };

	const right = await verifyPassword(attempt.password, owner?.passwordHash ?? null);
	if (owner?.active && right) {
		await resetFailures(db, [subjects.account], subjects.address);
		await networkStatement(db, keyring, owner.id, { address: attempt.address, now }).run();
		return { ok: true, owner };
	}
	if (!owner && captcha !== null) return { ok: false, reason: "unknown" };
	return { ok: false, reason: isEmailLogin(attempt.login) ? "email" : "username" };
}
