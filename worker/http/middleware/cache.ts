import { DAY_SECONDS } from "../../../app/domain/durations";
import type { ChangeLog, ChangeView } from "../../platform/change-log";
import { factsOf, log } from "../../platform/log";
import type { KeptPage, PageStore } from "./cache-store";

/** Cache result, reported in `Server-Timing`. */
export type CacheState = "hit" | "miss" | "stale" | "bypass";

/** Seconds for which a page is fresh, then seconds for which it may be served stale while revalidating. */
export const FRESH_SECONDS = 300;
export const STALE_SECONDS = DAY_SECONDS;

const OK = 200;
const FAILED = 500;

export type PageCache = {
	/** Returns the page for a cache key. @param make renders it from the URL alone */
	answer(address: URL, make: () => Promise<Response>): Promise<{ response: Response; state: CacheState }>;
};

type Parts = {
	store: PageStore;
	changes: ChangeLog;
	waitUntil(work: Promise<unknown>): void;
	now?: () => number;
};

/**
 * Page cache for platforms without their own. A page is valid until something it depends on changes. After five minutes
 * it is revalidated in the background. If it cannot be rendered because the database is down, the last good page is
 * served for up to a day.
 */
export function createPageCache({ store, changes, waitUntil, now = Date.now }: Parts): PageCache {
	async function make(address: URL, view: ChangeView | null, render: () => Promise<Response>): Promise<Response> {
		const response = await render();
		if (view === null || !isCacheable(response)) return response;
		const body = await response.arrayBuffer();
		const { headers, status } = response;
		const tags = (headers.get("Cache-Tag") ?? "").split(",");
		const kept = store.keep(address, { body, headers, madeAt: now(), seq: view.seq, tags });
		waitUntil(kept.catch((error: unknown) => log("warn", "page-not-kept", factsOf(error))));
		return new Response(body, { status, headers });
	}

	async function makeLater(address: URL, view: ChangeView, render: () => Promise<Response>): Promise<void> {
		try {
			const response = await make(address, view, render);
			await response.arrayBuffer();
		} catch (error) {
			log("warn", "page-not-renewed", factsOf(error));
		}
	}

	return {
		async answer(address, render) {
			const [view, found] = await Promise.all([changes.view(), store.find(address)]);
			const age = found ? (now() - found.madeAt) / 1_000 : Number.POSITIVE_INFINITY;
			const kept = age < FRESH_SECONDS + STALE_SECONDS ? found : null;
			if (!kept) {
				await discardBody(found);
				return { response: await make(address, view, render), state: "miss" };
			}
			if (view === null) return { response: responseOf(kept), state: "stale" };
			if (view.changedSince(kept.seq, kept.tags)) {
				const response = await make(address, view, render);
				if (response.status < FAILED) {
					await discardBody(kept);
					return { response, state: "miss" };
				}
				await response.body?.cancel();
				return { response: responseOf(kept), state: "stale" };
			}
			if (age < FRESH_SECONDS) return { response: responseOf(kept), state: "hit" };
			waitUntil(makeLater(address, view, render));
			return { response: responseOf(kept), state: "stale" };
		},
	};
}

/** Only complete public pages that set no cookie. */
function isCacheable({ status, headers }: Response): boolean {
	const policy = headers.get("Cache-Control") ?? "";
	return status === OK && !headers.has("Set-Cookie") && /\bpublic\b/.test(policy) && /\bs-maxage=\d/.test(policy);
}

/** Cancels the body of an unused page. */
async function discardBody(page: KeptPage | null): Promise<void> {
	if (page?.body instanceof ReadableStream) await page.body.cancel();
}

function responseOf({ body, headers }: KeptPage): Response {
	return new Response(body, { headers });
}
