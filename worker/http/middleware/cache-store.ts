import { DAY_SECONDS } from "../../../app/domain/durations";

export type KeptPage = {
	/** Single-use: a stream can be read only once. */
	body: ReadableStream | ArrayBuffer | null;
	headers: Headers;
	/** Render time in epoch milliseconds. */
	madeAt: number;
	/** Sequence number of the newest change known before rendering. */
	seq: number;
	tags: readonly string[];
};

export type PageStore = {
	find(address: URL): Promise<KeptPage | null>;
	keep(address: URL, page: KeptPage): Promise<void>;
};

const STORE = "pages";
const SECONDS_KEPT = DAY_SECONDS + 300;

const madeAtHeader = "X-Kept-Made-At";
const seqHeader = "X-Kept-Seq";
/** The page's own `Cache-Control`; the stored response has another. */
const policyHeader = "X-Kept-Cache-Control";
const tagsHeader = "Cache-Tag";
/** Headers that the store adds. */
const addedHeaders = [madeAtHeader, seqHeader, policyHeader, "CF-Cache-Status", "Age"];

/**
 * Stores pages in the Cache API of the local data centre.
 * @param version of the Worker: pages refer to scripts and styles that other versions do not have
 */
export function cacheApiStore(version: string): PageStore {
	const keyOf = (address: URL) => {
		const key = new URL(address);
		key.searchParams.set("version", version);
		return key.href;
	};
	return {
		async find(address) {
			const cache = await caches.open(STORE);
			const found = await cache.match(keyOf(address));
			if (!found) return null;
			const headers = new Headers(found.headers);
			const madeAt = Number(headers.get(madeAtHeader));
			const seq = Number(headers.get(seqHeader));
			const tags = (headers.get(tagsHeader) ?? "").split(",");
			headers.set("Cache-Control", headers.get(policyHeader) ?? "no-store");
			for (const name of addedHeaders) headers.delete(name);
			return { body: found.body, headers, madeAt, seq, tags };
		},
		async keep(address, page) {
			const headers = new Headers(page.headers);
			headers.set(policyHeader, headers.get("Cache-Control") ?? "no-store");
			headers.set("Cache-Control", `public, max-age=${SECONDS_KEPT}`);
			headers.set(madeAtHeader, String(page.madeAt));
			headers.set(seqHeader, String(page.seq));
			headers.set(tagsHeader, page.tags.join(","));
			const cache = await caches.open(STORE);
			await cache.put(keyOf(address), new Response(page.body, { headers }));
		},
	};
}
