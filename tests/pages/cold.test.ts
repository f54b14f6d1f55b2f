import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { pagePath } from "../../app/domain/pages/paths";
import worker from "../../worker/index";
import { feedOf, feedProperty } from "../support/feed/feed";
import sample from "../support/feed/feed.sample.json";
import { ask, importFeed, ORIGIN } from "../support/site";

const HOMES = 30;
const MAX_BATCHES = 2;

beforeAll(async () => {
	const properties = Array.from({ length: HOMES }, (_, index) => feedProperty(index + 1));
	await importFeed(feedOf(sample as never, { properties }));
	await ask("/nl/");
});

/** Wraps the listings in a new object: isolates cache what they know of a database by its binding. */
function unknownBinding(): D1Database {
	return new Proxy(env.LISTINGS, {
		get(db, name) {
			const value: unknown = Reflect.get(db, name);
			return typeof value === "function" ? value.bind(db) : value;
		},
	});
}

/** Number of database batches for the first page of an isolate. */
async function readBy(path: string): Promise<{ status: number; batches: number }> {
	const context = createExecutionContext();
	// Bypasses the page cache.
	const request = new Request(ORIGIN + path, { headers: { cookie: "form=cold" } });
	const answer = await worker.fetch(request, { ...env, LISTINGS: unknownBinding() }, context);
	await answer.arrayBuffer();
	await waitOnExecutionContext(context);
	const batches = /(\d+) batches/.exec(answer.headers.get("server-timing") ?? "")?.[1];
	return { status: answer.status, batches: Number(batches) };
}

test.each([
	["home", "/nl/"],
	["a list", pagePath("for-sale", "nl")],
	["a property", "/nl/te-koop/gent/woning-7/7/"],
])("the first page of an isolate asks for the listings twice: %s", async (_name, path) => {
	const { status, batches } = await readBy(path);
	expect(status).toBe(200);
	expect(batches).toBeGreaterThan(0);
	expect(batches).toBeLessThanOrEqual(MAX_BATCHES);
});
