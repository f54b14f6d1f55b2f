import { networkOf } from "../platform/network";
import { keyedHash } from "./secrets";

/** Seconds after which an unused network is no longer known as the owner's. */
const KEPT_SECONDS = 180 * 86_400;

/** A network as it is kept: neither readable, nor the same for two owners. */
function networkHash(secret: string, ownerId: number, address: string): string {
	return keyedHash(secret, "owner-network", `${ownerId} ${networkOf(address)}`);
}

/** Whether the owner once signed in from there. Takes the same time for an unknown login (null). */
export async function isKnownNetwork(
	db: D1DatabaseSession,
	secret: string,
	ownerId: number | null,
	address: string,
): Promise<boolean> {
	const row = await db
		.prepare("SELECT 1 FROM owner_networks WHERE owner_id = ? AND network = ?")
		.bind(ownerId ?? -1, networkHash(secret, ownerId ?? -1, address))
		.first();
	return row !== null;
}

export function networkStatement(
	db: D1DatabaseSession,
	secret: string,
	ownerId: number,
	{ address, now }: { address: string; now: number },
): D1PreparedStatement {
	return db
		.prepare(
			`INSERT INTO owner_networks (owner_id, network, seen_at) VALUES (?, ?, ?)
			ON CONFLICT (owner_id, network) DO UPDATE SET seen_at = excluded.seen_at`,
		)
		.bind(ownerId, networkHash(secret, ownerId, address), now);
}

export function forgetNetworksStatement(db: D1DatabaseSession, ownerId: number): D1PreparedStatement {
	return db.prepare("DELETE FROM owner_networks WHERE owner_id = ?").bind(ownerId);
}

export function sweepNetworksStatement(db: D1DatabaseSession, now: number): D1PreparedStatement {
	return db.prepare("DELETE FROM owner_networks WHERE seen_at < ?").bind(now - KEPT_SECONDS);
}
