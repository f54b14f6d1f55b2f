import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import * as z from "zod";
import { epochSeconds } from "../../platform/clock";
import { randomToken } from "../../platform/links";
import type { Cell, RowOf } from "../../platform/rows";
import type { Tables } from "../../platform/tables";
import { deviceOf } from "./device";
import {
	createdPasskey,
	creationOptions,
	type Holder,
	type RelyingParty,
	signedCounter,
	signInOptions,
} from "./passkey-ceremony";

/** The browser's response to a challenge. */
export type PasskeyAnswer<Response> = { challengeId: string; response: Response };
/** Passkeys are bound to a host name. Uses the host name and origin of the request, since the site may have several. */
export function relyingParty(request: Request, name: string): RelyingParty {
	const { hostname, origin } = new URL(request.url);
	return { name, id: hostname, origin };
}

type PasskeyTable = "owner_passkeys" | "staff_passkeys";

export type PasskeyLine = RowOf<PasskeyTable, "id" | "device"> & {
	createdAt: Cell<PasskeyTable, "created_at">;
	usedAt: Cell<PasskeyTable, "used_at">;
};

/** Owners and staff have separate tables, so that a passkey never opens both kinds of account. */
type PasskeyTables<Table extends PasskeyTable, Column extends keyof Tables[Table]> = {
	passkeys: Table;
	challenges: "passkey_challenges" | "staff_challenges";
	/** Column of the account id in both tables. */
	holder: Column & string;
};

const CHALLENGE_SECONDS = 300;
const MAX_PASSKEYS = 10;

/** Ignores unknown transports that browsers may send. */
const transportsSchema = z
	.array(z.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]).nullable().catch(null))
	.transform((transports) => transports.filter((transport) => transport !== null));

type Challenges = { challenges: "passkey_challenges" | "staff_challenges"; holder: string };

async function keepChallenge(
	db: D1DatabaseSession,
	{ challenges, holder: column }: Challenges,
	challenge: string,
	holder: unknown,
): Promise<string> {
	const id = randomToken();
	await db
		.prepare(`INSERT INTO ${challenges} (id, challenge, ${column}, expires_at) VALUES (?, ?, ?, ?)`)
		.bind(id, challenge, holder, epochSeconds() + CHALLENGE_SECONDS)
		.run();
	return id;
}

/** Returns and deletes a challenge; null if it is unknown, expired or belongs to another account. */
async function takeChallenge(
	db: D1DatabaseSession,
	{ challenges, holder: column }: Challenges,
	id: string,
	holder: unknown,
): Promise<string | null> {
	return db
		.prepare(`DELETE FROM ${challenges} WHERE id = ? AND ${column} IS ? AND expires_at > ? RETURNING challenge`)
		.bind(id, holder, epochSeconds())
		.first<string>("challenge");
}

export function createPasskeyStore<Table extends PasskeyTable, Column extends keyof Tables[Table]>(
	tables: PasskeyTables<Table, Column>,
) {
	type Id = Cell<Table, Column>;
	type Row = { holder: Id } & RowOf<PasskeyTable, "id" | "public_key" | "counter" | "transports">;
	const select = `SELECT id, ${tables.holder} AS holder, public_key, counter, transports FROM ${tables.passkeys}`;

	const passkeysOf = async (db: D1DatabaseSession, holder: Id) =>
		(await db.prepare(`${select} WHERE ${tables.holder} = ?`).bind(holder).all<Row>()).results;

	return {
		/** @param replacesAll the new passkey will replace all others, so a device that has one may create another */
		async askForPasskey(db: D1DatabaseSession, site: RelyingParty, holder: Holder<Id>, replacesAll = false) {
			const known = replacesAll ? [] : await passkeysOf(db, holder.id);
			const options = await creationOptions(site, holder, known.map(passkeyOf));
			return { challengeId: await keepChallenge(db, tables, options.challenge, holder.id), options };
		},
		/**
		 * Builds the statement that stores a new passkey; null if the browser's response is invalid or there are
		 * already 10.
		 * @param replacesAll the new passkey replaces all others, so the maximum does not apply
		 */
		async newStatement(
			db: D1DatabaseSession,
			site: RelyingParty,
			holder: Id,
			answer: PasskeyAnswer<RegistrationResponseJSON>,
			userAgent: string | null,
			replacesAll = false,
		) {
			const challenge = await takeChallenge(db, tables, answer.challengeId, holder);
			if (challenge === null) return null;
			if (!replacesAll && (await passkeysOf(db, holder)).length >= MAX_PASSKEYS) return null;
			const credential = await createdPasskey(site, challenge, answer.response);
			if (credential === null) return null;
			return db
				.prepare(
					`INSERT INTO ${tables.passkeys} (id, ${tables.holder}, public_key, counter, transports, device, created_at)
					VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
				)
				.bind(
					credential.id,
					holder,
					credential.publicKey,
					credential.counter,
					JSON.stringify(credential.transports ?? []),
					deviceOf(userAgent),
					epochSeconds(),
				);
		},
		/** Starts a sign-in with a discoverable passkey: the authenticator itself lists its accounts. */
		async askForSignIn(db: D1DatabaseSession, site: RelyingParty) {
			const options = await signInOptions(site);
			return { challengeId: await keepChallenge(db, tables, options.challenge, null), options };
		},
		/**
		 * Account id of the passkey that signed the challenge; null if the passkey is not in this store or the
		 * signature is invalid.
		 */
		async holderOf(db: D1DatabaseSession, site: RelyingParty, answer: PasskeyAnswer<AuthenticationResponseJSON>) {
			const challenge = await takeChallenge(db, tables, answer.challengeId, null);
			const row = await db.prepare(`${select} WHERE id = ?`).bind(answer.response.id).first<Row>();
			if (challenge === null || !row) return null;
			const credential = { ...passkeyOf(row), publicKey: new Uint8Array(row.public_key), counter: row.counter };
			const signed = await signedCounter(site, challenge, answer.response, credential);
			if (signed === null) return null;
			await db
				.prepare(`UPDATE ${tables.passkeys} SET counter = ?, used_at = ? WHERE id = ?`)
				.bind(signed, epochSeconds(), row.id)
				.run();
			return row.holder;
		},
		async list(db: D1DatabaseSession, holder: Id) {
			const { results } = await db
				.prepare(
					`SELECT id, device, created_at AS createdAt, used_at AS usedAt FROM ${tables.passkeys}
					WHERE ${tables.holder} = ? ORDER BY created_at`,
				)
				.bind(holder)
				.all<PasskeyLine>();
			return results;
		},
		/** Deletes nothing if the passkey belongs to another account. */
		removeStatement: (db: D1DatabaseSession, holder: Id, id: string) =>
			db.prepare(`DELETE FROM ${tables.passkeys} WHERE id = ? AND ${tables.holder} = ?`).bind(id, holder),
		forgetStatement: (db: D1DatabaseSession, holder: Id) =>
			db.prepare(`DELETE FROM ${tables.passkeys} WHERE ${tables.holder} = ?`).bind(holder),
		sweepChallengesStatement: (db: D1DatabaseSession, now: number) =>
			db.prepare(`DELETE FROM ${tables.challenges} WHERE expires_at < ?`).bind(now),
	};
}

function passkeyOf({ id, transports }: { id: string; transports: string }) {
	return { id, transports: transportsSchema.parse(JSON.parse(transports)) };
}
