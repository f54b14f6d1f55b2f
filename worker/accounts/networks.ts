import { DAY_SECONDS } from "../../app/domain/durations";
import type { Keyring } from "../platform/keyring";
import { networkOf } from "../platform/network";
import { keyedHash, keyedHashes } from "./credentials/secrets";

/** Seconds after which an unused network is forgotten. */
const KEPT_SECONDS = 180 * DAY_SECONDS;

/** Text to hash. Contains the owner's id, so that two owners on the same network have different hashes. */
function networkText(ownerId: number, address: string): string {
	return `${ownerId} ${networkOf(address)}`;
}

/** Whether the owner has signed in from this network. Takes the same time for an unknown login (null). */
export async function isKnownNetwork(
	db: D1DatabaseSession,
	keyring: Keyring,
	ownerId: number | null,
	address: string,
): Promise<boolean> {
	const hashes = keyedHashes(keyring, "owner-network", networkText(ownerId ?? -1, address));
	const row = await db
		.prepare("SELECT 1 FROM owner_networks WHERE owner_id = ? AND network IN (SELECT value FROM json_each(?))")
		.bind(ownerId ?? -1, JSON.stringify(hashes))
		.first();
	return row !== null;
}

export function networkStatement(
	db: D1DatabaseSession,
	keyring: Keyring,
	ownerId: number,
	{ address, now }: { address: string; now: number },
): D1PreparedStatement {
	return db
		.prepare(
			`INSERT INTO owner_networks (owner_id, network, seen_at) VALUES (?, ?, ?)
			ON CONFLICT (owner_id, network) DO UPDATE SET seen_at = excluded.seen_at`,
		)
		.bind(ownerId, keyedHash(keyring, "owner-network", networkText(ownerId, address)), now);
}

export function forgetNetworksStatement(db: D1DatabaseSession, ownerId: number): D1PreparedStatement {
	return db.prepare("DELETE FROM owner_networks WHERE owner_id = ?").bind(ownerId);
}

export function sweepNetworksStatement(db: D1DatabaseSession, now: number): D1PreparedStatement {
	return db.prepare("DELETE FROM owner_networks WHERE seen_at < ?").bind(now - KEPT_SECONDS);
}
