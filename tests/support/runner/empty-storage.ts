import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";

const MAX_TRIES = 10;

/** Resets databases to their state after migrations and clears KV, R2, queues and caches. */
export async function emptyStorage(): Promise<void> {
	let tries = 0;
	// A reset concurrent with a write of the previous test may leave a database unchanged.
	do {
		if (tries++ === MAX_TRIES) throw new Error("the storage does not get empty");
		await reset();
	} while (!(await isEmpty()));
	await Promise.all([
		applyD1Migrations(env.LISTINGS, [{ name: "all", queries: [env.LISTINGS_TABLES] }]),
		applyD1Migrations(env.PERSONAL, [{ name: "all", queries: [env.PERSONAL_TABLES] }]),
	]);
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
