import { applyD1Migrations, type D1Migration, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";

const MOST_TRIES = 10;

/** Databases with their tables and no row, and nothing in KV, R2, queues and caches. */
export async function emptyStorage(): Promise<void> {
	let tries = 0;
	// A reset that meets a write of the test before it can leave a database as it was.
	do {
		if (tries++ === MOST_TRIES) throw new Error("the storage does not get empty");
		await reset();
	} while (!(await isEmpty()));
	await Promise.all([migrate(env.LISTINGS, env.LISTINGS_MIGRATIONS), migrate(env.PERSONAL, env.PERSONAL_MIGRATIONS)]);
}

/** In one batch: every file begins with it, and one for each migration takes longer than what is in them. */
function migrate(db: D1Database, migrations: readonly D1Migration[]): Promise<void> {
	return applyD1Migrations(db, [{ name: "all", queries: migrations.flatMap(({ queries }) => queries) }]);
}

async function isEmpty(): Promise<boolean> {
	const kept = await Promise.all([
		...[env.LISTINGS, env.PERSONAL].map((db) =>
			db
				.prepare("SELECT 1 FROM d1_migrations")
				.first()
				.catch(() => null),
		),
		...[env.MEDIA, env.PRIVATE].map(async (bucket) => (await bucket.list({ limit: 1 })).objects[0]),
		...[env.SESSIONS, env.CACHE].map(async (store) => (await store.list({ limit: 1 })).keys[0]),
	]);
	return !kept.some(Boolean);
}
