import { factsOf, log } from "../platform/log";
import { withTimeout } from "../platform/with-timeout";

/** Timeout of a probe; a healthy service answers in milliseconds. */
const PATIENCE_MS = 3_000;

type Probe = () => Promise<unknown>;

export function createProbes(env: Env) {
	// Deletes nothing, but fails when the database is not writable.
	const writable = (db: D1Database, table: string) => () => db.prepare(`DELETE FROM ${table} WHERE 0`).run();
	const databases: Record<string, Probe> = {
		LISTINGS: writable(env.LISTINGS, "listings"),
		PERSONAL: writable(env.PERSONAL, "submissions"),
	};
	const others: Record<string, Probe> = {
		SESSIONS: () => env.SESSIONS.get("probe"),
		CACHE: () => env.CACHE.get("probe"),
		MEDIA: () => env.MEDIA.head("probe"),
		PRIVATE: () => env.PRIVATE.head("probe"),
		BURST: () => env.BURST.limit({ key: "probe" }),
		SEARCHES: () => env.SEARCHES.limit({ key: "probe" }),
		MISSES: () => env.MISSES.limit({ key: "probe" }),
	};
	return {
		/** Names of the databases that are not readable and writable. */
		databases: () => failing(databases),
		/**
		 * Names of all bindings that do not answer. Bindings that can only be tested by sending are left to the hourly
		 * canary.
		 */
		bindings: () => failing({ ...databases, ...others }),
	};
}

async function failing(probes: Readonly<Record<string, Probe>>): Promise<string[]> {
	const names = await Promise.all(
		Object.entries(probes).map(async ([name, probe]) => {
			try {
				await withTimeout(PATIENCE_MS, probe());
				return [];
			} catch (error) {
				log("error", "unhealthy", { binding: name, ...factsOf(error) });
				return [name];
			}
		}),
	);
	return names.flat();
}
