import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { createServices } from "../../services";
import { type Purge, purgeChanged } from "./cache-purge";

const services = createServices(env);

beforeEach(async () => {
	await env.LISTINGS.prepare("DELETE FROM changes").run();
	await env.CACHE.delete("purged-up-to");
});

async function change(ids: readonly number[]): Promise<void> {
	await env.LISTINGS.prepare(
		`INSERT INTO changes (run_id, kind, record_id, what, at)
		SELECT 1, 'property', value, 'changed', 0 FROM json_each(?)`,
	)
		.bind(JSON.stringify(ids))
		.run();
}

/** Runs a purge and returns what it dropped. @param meanwhile properties that change during the purge */
async function purged(meanwhile: readonly number[] = []): Promise<unknown[]> {
	const dropped: unknown[] = [];
	const purge: Purge = async (options) => {
		dropped.push("tags" in options ? options.tags.filter((tag) => tag.startsWith("property")) : "everything");
		await change(meanwhile);
	};
	await purgeChanged(services, env.CACHE, purge);
	return dropped;
}

test("a change is dropped once", async () => {
	await change([7, 8]);
	expect(await purged()).toEqual([["property-7", "property-8"]]);
	expect(await purged()).toEqual([]);
});

test.for([
	["a few", 3, ["property-1000", "property-1001", "property-1002"]],
	["many", 600, "everything"],
] as const)("what changes while %s are dropped is dropped by the next run", async ([, count, first]) => {
	await change(Array.from({ length: count }, (_, index) => 1_000 + index));
	const [dropped] = await purged([7]);
	expect(dropped).toEqual(first);
	expect(await purged()).toEqual([["property-7"]]);
});
