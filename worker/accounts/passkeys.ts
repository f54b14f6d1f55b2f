import {
	type AuthenticationResponseJSON,
	type AuthenticatorTransport,
	generateAuthenticationOptions,
	generateRegistrationOptions,
	type PublicKeyCredentialCreationOptionsJSON,
	type PublicKeyCredentialRequestOptionsJSON,
	type RegistrationResponseJSON,
	verifyAuthenticationResponse,
	verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { fullName } from "../../app/domain/formatting/full-name";
import { epochSeconds } from "../platform/clock";
import { findById, type OwnerAccount } from "./accounts";
import { deviceOf } from "./device";
import { randomToken } from "./secrets";

/** The site as authenticators know it. */
export type RelyingParty = { name: string; id: string; origin: string };

const CHALLENGE_SECONDS = 300;
const MOST_PASSKEYS = 10;

export type Asked<Options> = { challengeId: string; options: Options };
export type PasskeyLine = { id: string; device: string; createdAt: number; usedAt: number | null };

type PasskeyRow = {
	id: string;
	owner_id: number;
	public_key: ArrayBuffer | number[];
	counter: number;
	transports: string;
};

export async function askForPasskey(
	db: D1DatabaseSession,
	site: RelyingParty,
	owner: OwnerAccount,
): Promise<Asked<PublicKeyCredentialCreationOptionsJSON>> {
	const known = await passkeysOf(db, owner.id);
	const options = await generateRegistrationOptions({
		rpName: site.name,
		rpID: site.id,
		userName: owner.email,
		userDisplayName: fullName(owner) || owner.username,
		userID: new TextEncoder().encode(`owner-${owner.id}`),
		attestationType: "none",
		excludeCredentials: known.map((row) => ({ id: row.id, transports: transportsOf(row) })),
		authenticatorSelection: { residentKey: "required", userVerification: "required" },
	});
	return { challengeId: await keepChallenge(db, options.challenge, owner.id), options };
}

/** @returns whether the passkey is the owner's from now on */
export async function addPasskey(
	db: D1DatabaseSession,
	site: RelyingParty,
	ownerId: number,
	answer: { challengeId: string; response: RegistrationResponseJSON },
	userAgent: string | null,
): Promise<boolean> {
	const challenge = await takeChallenge(db, answer.challengeId, ownerId);
	if (challenge === null || (await passkeysOf(db, ownerId)).length >= MOST_PASSKEYS) return false;
	const verification = await verifyRegistrationResponse({
		response: answer.response,
		expectedChallenge: challenge,
		expectedOrigin: site.origin,
		expectedRPID: site.id,
		requireUserVerification: true,
	}).catch(() => null);
	if (!verification?.verified) return false;
	const { credential } = verification.registrationInfo;
	const { meta } = await db
		.prepare(
			`INSERT INTO owner_passkeys (id, owner_id, public_key, counter, transports, device, created_at)
			VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
		)
		.bind(
			credential.id,
			ownerId,
			credential.publicKey,
			credential.counter,
			JSON.stringify(credential.transports ?? []),
			deviceOf(userAgent),
			epochSeconds(),
		)
		.run();
	return meta.changes === 1;
}

/** A sign-in with a discoverable passkey: the authenticator itself offers its accounts. */
export async function askForSignIn(
	db: D1DatabaseSession,
	site: RelyingParty,
): Promise<Asked<PublicKeyCredentialRequestOptionsJSON>> {
	const options = await generateAuthenticationOptions({ rpID: site.id, userVerification: "required" });
	return { challengeId: await keepChallenge(db, options.challenge, null), options };
}

/** Null where the passkey is unknown, its signature wrong or its owner suspended. */
export async function signInByPasskey(
	db: D1DatabaseSession,
	site: RelyingParty,
	answer: { challengeId: string; response: AuthenticationResponseJSON },
): Promise<OwnerAccount | null> {
	const challenge = await takeChallenge(db, answer.challengeId, null);
	const row = await db
		.prepare("SELECT id, owner_id, public_key, counter, transports FROM owner_passkeys WHERE id = ?")
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
		.prepare("UPDATE owner_passkeys SET counter = ?, used_at = ? WHERE id = ?")
		.bind(verification.authenticationInfo.newCounter, epochSeconds(), row.id)
		.run();
	const owner = await findById(db, row.owner_id);
	return owner?.active ? owner : null;
}

export async function listPasskeys(db: D1DatabaseSession, ownerId: number): Promise<PasskeyLine[]> {
	const { results } = await db
		.prepare(
			`SELECT id, device, created_at AS createdAt, used_at AS usedAt FROM owner_passkeys
			WHERE owner_id = ? ORDER BY created_at`,
		)
		.bind(ownerId)
		.all<PasskeyLine>();
	return results;
}

/** Another owner's passkey is left alone. */
export async function removePasskey(db: D1DatabaseSession, ownerId: number, id: string): Promise<void> {
	await db.prepare("DELETE FROM owner_passkeys WHERE id = ? AND owner_id = ?").bind(id, ownerId).run();
}

export function forgetPasskeysStatement(db: D1DatabaseSession, ownerId: number): D1PreparedStatement {
	return db.prepare("DELETE FROM owner_passkeys WHERE owner_id = ?").bind(ownerId);
}

export function sweepChallengesStatement(db: D1DatabaseSession, now: number): D1PreparedStatement {
	return db.prepare("DELETE FROM passkey_challenges WHERE expires_at < ?").bind(now);
}

async function passkeysOf(db: D1DatabaseSession, ownerId: number): Promise<PasskeyRow[]> {
	const { results } = await db
		.prepare("SELECT id, owner_id, public_key, counter, transports FROM owner_passkeys WHERE owner_id = ?")
		.bind(ownerId)
		.all<PasskeyRow>();
	return results;
}

function transportsOf(row: PasskeyRow): AuthenticatorTransport[] {
	return JSON.parse(row.transports) as AuthenticatorTransport[];
}

async function keepChallenge(db: D1DatabaseSession, challenge: string, ownerId: number | null): Promise<string> {
	const id = randomToken();
	await db
		.prepare("INSERT INTO passkey_challenges (id, challenge, owner_id, expires_at) VALUES (?, ?, ?, ?)")
		.bind(id, challenge, ownerId, epochSeconds() + CHALLENGE_SECONDS)
		.run();
	return id;
}

/** Each challenge serves once, and only whom it was made for. */
async function takeChallenge(db: D1DatabaseSession, id: string, ownerId: number | null): Promise<string | null> {
	return db
		.prepare("DELETE FROM passkey_challenges WHERE id = ? AND owner_id IS ? AND expires_at > ? RETURNING challenge")
		.bind(id, ownerId, epochSeconds())
		.first<string>("challenge");
}
