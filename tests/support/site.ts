import { env, exports } from "cloudflare:workers";
import type { FeedSource } from "../../worker/import/source";
import { createChangeLog } from "../../worker/platform/change-log";
import { importOf } from "./feed/import-runs";

export const ORIGIN = "https://example.com";

/** Visitor's location in the platform's format. */
export type From = { country?: string; regionCode?: string; postalCode?: string };

let loaded: Promise<string> | undefined;

/**
 * Loads all modules with one request: concurrent first requests would wait for each other, which the Worker runtime
 * forbids.
 */
async function load(): Promise<string> {
	return (await exports.default.fetch(`${ORIGIN}/nl/desk/sign-in/`)).text();
}

/** Requests a path of the whole application without following redirects. */
export async function ask(path: string, init: RequestInit & { from?: From } = {}): Promise<Response> {
	loaded ??= load().catch((error: unknown) => {
		loaded = undefined;
		throw error;
	});
	await loaded;
	const { from, ...rest } = init;
	const request = new Request(`${ORIGIN}${path}`, { redirect: "manual", ...rest, cf: from as never });
	return exports.default.fetch(request);
}

/** Status, followed by the location of a redirect. */
export async function answerOf(path: string, init: RequestInit & { from?: From } = {}): Promise<string> {
	const response = await ask(path, init);
	await response.arrayBuffer();
	const location = response.headers.get("location");
	return location ? `${response.status} ${location.replace(ORIGIN, "")}` : String(response.status);
}

/** Imports a feed into the listing tables. */
export async function importFeed(source: FeedSource): Promise<void> {
	const result = await importOf(source);
	createChangeLog(env.LISTINGS).forget();
	if (!result.ran || result.run.state !== "done") throw new Error(JSON.stringify(result));
}
