import { epochSeconds } from "../platform/clock";
import { guardStatement } from "../platform/guard";
import type { RowOf } from "../platform/rows";

/** Time without renewal after which another run may take over. */
export const LEASE_SECONDS = 15;

const LEASE_NAME = "import";

/** Lease of the import. The fencing token grows with every holder, so the writes of a stalled holder are refused. */
export type Lease = RowOf<"import_lease", "fence">;

const WAIT_STEP_MS = 500;

/**
 * Acquires the lease.
 * @param wait whether to retry until the lease of a killed run has expired
 * @returns null when another run holds the lease
 */
export async function takeLease(db: D1DatabaseSession, wait: boolean): Promise<Lease | null> {
	const until = Date.now() + (wait ? (LEASE_SECONDS + 2) * 1_000 : 0);
	for (;;) {
		const lease = await acquireLease(db);
		if (lease || Date.now() >= until) return lease;
		await new Promise((resolve) => setTimeout(resolve, WAIT_STEP_MS));
	}
}

async function acquireLease(db: D1DatabaseSession): Promise<Lease | null> {
	const now = epochSeconds();
	return db
		.prepare(
			`INSERT INTO import_lease (name, fence, expires_at) VALUES (?1, 1, ?2)
			ON CONFLICT (name) DO UPDATE SET fence = fence + 1, expires_at = excluded.expires_at WHERE expires_at <= ?3
			RETURNING fence`,
		)
		.bind(LEASE_NAME, now + LEASE_SECONDS, now)
		.first<Lease>();
}

/** Renews the lease. @throws when another run has taken over, so that this one stops before it writes */
export async function keepLease(db: D1DatabaseSession, lease: Lease): Promise<void> {
	const result = await db
		.prepare("UPDATE import_lease SET expires_at = ? WHERE name = ? AND fence = ?")
		.bind(epochSeconds() + LEASE_SECONDS, LEASE_NAME, lease.fence)
		.run();
	if (result.meta.changes === 0) throw new Error("the import lease is lost");
}

/** Renews the lease periodically during work of unknown length, such as requests to another system. */
export async function keepingLease<T>(db: D1DatabaseSession, lease: Lease, work: () => Promise<T>): Promise<T> {
	await keepLease(db, lease);
	// A lost lease surfaces at the next keepLease() call.
	const timer = setInterval(() => void keepLease(db, lease).catch(() => null), (LEASE_SECONDS * 1_000) / 3);
	try {
		return await work();
	} finally {
		clearInterval(timer);
	}
}

export async function releaseLease(db: D1DatabaseSession, lease: Lease): Promise<void> {
	await db
		.prepare("UPDATE import_lease SET expires_at = 0 WHERE name = ? AND fence = ?")
		.bind(LEASE_NAME, lease.fence)
		.run();
}

/** First statement of every batch that writes listings: fails the batch when the lease has another holder. */
export function fenceGuard(db: D1DatabaseSession, lease: Lease): D1PreparedStatement {
	return guardStatement(db, "(SELECT fence FROM import_lease WHERE name = ?) = ?", LEASE_NAME, lease.fence);
}
