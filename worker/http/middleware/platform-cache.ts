import type { CacheState } from "./cache";
import type { Purge } from "./cache-purge";

/** The entrypoint behind the platform's cache. */
export type CachedPages = {
	fetch(request: Request): Promise<Response>;
	/** Purges this entrypoint's cached responses. */
	purge(options: Parameters<Purge>[0]): Promise<unknown>;
};

/** Passes the request id to the entrypoint; not part of the platform's cache key. */
export const REQUEST_ID_HEADER = "X-Request-Id";

/** Cache state by the platform's `CF-Cache-Status`. */
const states: Readonly<Record<string, CacheState>> = {
	HIT: "hit",
	REVALIDATED: "hit",
	STALE: "stale",
	UPDATING: "stale",
	BYPASS: "bypass",
	DYNAMIC: "bypass",
};

/** Null if the platform has no cache in front of entrypoints, as in local development and tests. */
function cachedPages(ctx: ExecutionContext): CachedPages | null {
	if (!ctx.cache) return null;
	return (ctx.exports as unknown as { PublicPages?: CachedPages } | undefined)?.PublicPages ?? null;
}

export function platformCache(ctx: ExecutionContext) {
	const pages = cachedPages(ctx);
	if (!pages) return null;
	return {
		async answer(address: URL, requestId: string): Promise<{ response: Response; state: CacheState }> {
			const kept = await pages.fetch(new Request(address, { headers: { [REQUEST_ID_HEADER]: requestId } }));
			const response = new Response(kept.body, kept);
			const state = states[response.headers.get("CF-Cache-Status") ?? ""] ?? "miss";
			return { response, state };
		},
	};
}

/** Null without a platform cache. */
export function platformPurge(ctx: ExecutionContext): Purge | null {
	const pages = cachedPages(ctx);
	return pages && ((options) => pages.purge(options));
}
