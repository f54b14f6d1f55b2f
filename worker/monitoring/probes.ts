import { factsOf, log } from "../platform/log";

/** A part of the platform that answers takes milliseconds. */
const PATIENCE_MS = 3_000;

type Probe = () => Promise<unknown>;

export type Probes = {
	/** Names of the databases that cannot be read and written. */
	databases(): Promise<string[]>;
	/** Names of all bindings that do not answer; those that only sending would try are left to the hourly canary. */
	bindings(): Promise<string[]>;
};

export function createProbes(env: Env): Probes {
	// Deletes nothing, but is refused where nothing could be written.
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
		databases: () => failing(databases),
		bindings: () => failing({ ...databases, ...others }),
	};
}

async function failing(probes: Readonly<Record<string, Probe>>): Promise<string[]> {
	const names = await Promise.all(
		Object.entries(probes).map(async ([name, probe]) => {
			try {
				await within(PATIENCE_MS, probe());
				return [];
			} catch (error) {
				log("error", "unhealthy", { binding: name, ...factsOf(error) });
				return [name];
			}
		}),
	);
	return names.flat();
}

async function within<Value>(ms: number, work: Promise<Value>): Promise<Value> {
	const timeout = Promise.withResolvers<never>();
	const timer = setTimeout(() => timeout.reject(new Error("does not answer")), ms);
	try {
		return await Promise.race([work, timeout.promise]);
	} finally {
		clearTimeout(timer);
	}
}
