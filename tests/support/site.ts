import { env, exports } from "cloudflare:workers";
import type { FeedSource } from "../../worker/import/source";
import { createChangeLog } from "../../worker/platform/change-log";
import { importOf } from "./feed/import-runs";

export const ORIGIN = "https://example.com";

/** The visitor's location, as the platform would give it. */
export type From = { country?: string; regionCode?: string; postalCode?: string };

let loaded: Promise<string> | undefined;

/** Requests that load modules together wait for each other, which the Worker runtime forbids: one page loads them all. */
async function load(): Promise<string> {
	return (await exports.default.fetch(`${ORIGIN}/nl/desk/sign-in/`)).text();
}

/** Asks the whole application, as a browser would, without following redirects. */
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

/** Status and, of a redirect, where to. */
export async function answerOf(path: string, init: RequestInit & { from?: From } = {}): Promise<string> {
	const response = await ask(path, init);
	await response.arrayBuffer();
	const location = response.headers.get("location");
	return location ? `${response.status} ${location.replace(ORIGIN, "")}` : String(response.status);
}

/** Fills the listing tables as the agency's feed would. */
export async function importFeed(source: FeedSource): Promise<void> {
	const result = await importOf(source);
	createChangeLog(env.LISTINGS).forget();
	if (!result.ran || result.run.state !== "done") throw new Error(JSON.stringify(result));
}
