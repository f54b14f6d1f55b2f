import type { CacheState } from "./cache";
import type { Purge } from "./cache-purge";

/** The entrypoint behind the platform's cache. */
export type CachedPages = {
	fetch(request: Request): Promise<Response>;
	/** Purges what this entrypoint has in the cache. */
	purge(options: Parameters<Purge>[0]): Promise<unknown>;
};

/** Names a request to the entrypoint; no part of what the platform keeps a page under. */
export const REQUEST_ID_HEADER = "X-Request-Id";

/** The platform's words for how its cache answered. */
const states: Readonly<Record<string, CacheState>> = {
	HIT: "hit",
	REVALIDATED: "hit",
	STALE: "stale",
	UPDATING: "stale",
	BYPASS: "bypass",
	DYNAMIC: "bypass",
};

/** Null where the platform has no cache before entrypoints: on a developer's machine, and in tests. */
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

/** Null where there is nothing to purge. */
export function platformPurge(ctx: ExecutionContext): Purge | null {
	const pages = cachedPages(ctx);
	return pages && ((options) => pages.purge(options));
}
