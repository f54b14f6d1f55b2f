import {
	type AuthenticationResponseJSON,
	type AuthenticatorTransport,
	generateAuthenticationOptions,
	generateRegistrationOptions,
	type RegistrationResponseJSON,
	verifyAuthenticationResponse,
	verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { epochSeconds } from "../../platform/clock";
import { deviceOf } from "../device";
import type { PasskeyLine, RelyingParty } from "../passkeys";
import { randomToken } from "../secrets";
import { findStaff, type StaffAccount } from "./staff";

const CHALLENGE_SECONDS = 300;
const MOST_PASSKEYS = 10;

type PasskeyRow = {
	id: string;
	staff_id: string;
	public_key: ArrayBuffer | number[];
	counter: number;
	transports: string;
};

/** What the browser answers to a challenge. */
export type PasskeyAnswer<Response> = { challengeId: string; response: Response };

export async function askForStaffPasskey(db: D1DatabaseSession, site: RelyingParty, staff: StaffAccount) {
	const known = await passkeysOf(db, staff.id);
	const options = await generateRegistrationOptions({
		rpName: site.name,
		rpID: site.id,
		userName: staff.email,
		userDisplayName: staff.name,
		userID: new TextEncoder().encode(`staff-${staff.id}`),
		attestationType: "none",
		excludeCredentials: known.map((row) => ({ id: row.id, transports: transportsOf(row) })),
		authenticatorSelection: { residentKey: "required", userVerification: "required" },
	});
	return { challengeId: await keepChallenge(db, options.challenge, staff.id), options };
}

/** The statement that keeps a new passkey; null where the browser's answer is not accepted. */
export async function newPasskeyStatement(
	db: D1DatabaseSession,
	site: RelyingParty,
	staffId: string,
	answer: PasskeyAnswer<RegistrationResponseJSON>,
	userAgent: string | null,
): Promise<D1PreparedStatement | null> {
	const challenge = await takeChallenge(db, answer.challengeId, staffId);
	if (challenge === null || (await passkeysOf(db, staffId)).length >= MOST_PASSKEYS) return null;
	const verification = await verifyRegistrationResponse({
		response: answer.response,
		expectedChallenge: challenge,
		expectedOrigin: site.origin,
		expectedRPID: site.id,
		requireUserVerification: true,
	}).catch(() => null);
	if (!verification?.verified) return null;
	const { credential } = verification.registrationInfo;
	return db
		.prepare(
			`INSERT INTO staff_passkeys (id, staff_id, public_key, counter, transports, device, created_at)
			VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
		)
		.bind(
			credential.id,
			staffId,
			credential.publicKey,
			credential.counter,
			JSON.stringify(credential.transports ?? []),
			deviceOf(userAgent),
			epochSeconds(),
		);
}

/** A sign-in with a discoverable passkey: the authenticator itself offers its accounts. */
export async function askStaffToSignIn(db: D1DatabaseSession, site: RelyingParty) {
	const options = await generateAuthenticationOptions({ rpID: site.id, userVerification: "required" });
	return { challengeId: await keepChallenge(db, options.challenge, null), options };
}

/** Null where the passkey is unknown, its signature wrong or its holder not active. An owner's passkey is unknown here. */
export async function staffOfPasskey(
	db: D1DatabaseSession,
	site: RelyingParty,
	answer: PasskeyAnswer<AuthenticationResponseJSON>,
): Promise<StaffAccount | null> {
	const challenge = await takeChallenge(db, answer.challengeId, null);
	const row = await db
		.prepare("SELECT id, staff_id, public_key, counter, transports FROM staff_passkeys WHERE id = ?")
		.bind(answer.response.id)
		.first<PasskeyRow>();
	if (challenge === null || !row) return null;
	const verification = await verifyAuthenticationResponse({
		response: answer.response,
		expectedChallenge: challenge,
		expectedOrigin: site.origin,
		expectedRPID: site.id,
		requireUserVerification: true,
		credential: {
			id: row.id,
			publicKey: new Uint8Array(row.public_key),
			counter: row.counter,
			transports: transportsOf(row),
		},
	}).catch(() => null);
	if (!verification?.verified) return null;
	await db
		.prepare("UPDATE staff_passkeys SET counter = ?, used_at = ? WHERE id = ?")
		.bind(verification.authenticationInfo.newCounter, epochSeconds(), row.id)
		.run();
	const staff = await findStaff(db, row.staff_id);
	return staff?.state === "active" ? staff : null;
}

export async function listStaffPasskeys(db: D1DatabaseSession, staffId: string): Promise<PasskeyLine[]> {
	const { results } = await db
		.prepare(
			`SELECT id, device, created_at AS createdAt, used_at AS usedAt FROM staff_passkeys
			WHERE staff_id = ? ORDER BY created_at`,
		)
		.bind(staffId)
		.all<PasskeyLine>();
	return results;
}

/** Another member's passkey is left alone. */
export function removePasskeyStatement(db: D1DatabaseSession, staffId: string, id: string): D1PreparedStatement {
	return db.prepare("DELETE FROM staff_passkeys WHERE id = ? AND staff_id = ?").bind(id, staffId);
}

export function forgetStaffPasskeysStatement(db: D1DatabaseSession, staffId: string): D1PreparedStatement {
	return db.prepare("DELETE FROM staff_passkeys WHERE staff_id = ?").bind(staffId);
}

export function sweepStaffChallengesStatement(db: D1DatabaseSession, now: number): D1PreparedStatement {
	return db.prepare("DELETE FROM staff_challenges WHERE expires_at < ?").bind(now);
}

async function passkeysOf(db: D1DatabaseSession, staffId: string): Promise<PasskeyRow[]> {
	const { results } = await db
		.prepare("SELECT id, staff_id, public_key, counter, transports FROM staff_passkeys WHERE staff_id = ?")
		.bind(staffId)
		.all<PasskeyRow>();
	return results;
}

function transportsOf(row: PasskeyRow): AuthenticatorTransport[] {
	return JSON.parse(row.transports) as AuthenticatorTransport[];
}

async function keepChallenge(db: D1DatabaseSession, challenge: string, staffId: string | null): Promise<string> {
	const id = randomToken();
	await db
		.prepare("INSERT INTO staff_challenges (id, challenge, staff_id, expires_at) VALUES (?, ?, ?, ?)")
		.bind(id, challenge, staffId, epochSeconds() + CHALLENGE_SECONDS)
		.run();
	return id;
}

/** Each challenge serves once, and only whom it was made for. */
async function takeChallenge(db: D1DatabaseSession, id: string, staffId: string | null): Promise<string | null> {
	return db
		.prepare("DELETE FROM staff_challenges WHERE id = ? AND staff_id IS ? AND expires_at > ? RETURNING challenge")
		.bind(id, staffId, epochSeconds())
		.first<string>("challenge");
}
