import type { KeptPage, PageStore } from "./cache-store";

/** Bytes of pages that an isolate holds; it has 128 MB for everything. */
const ROOM = 16 * 1_024 * 1_024;

type HeldPage = KeptPage & { body: ArrayBuffer };

/** Pages that were answered with last, by version and address, those longest ago first. */
const held = new Map<string, HeldPage>();
let size = 0;

/**
 * Holds what a store was asked for last in the isolate's own memory. Whether a page is still good is told by its
 * number and moment, wherever it lay, so that nothing here has to be taken away.
 */
export function recentPages(store: PageStore, version: string): PageStore {
	const keyOf = (address: URL) => `${version} ${address.href}`;
	return {
		async find(address) {
			const key = keyOf(address);
			const page = held.get(key) ?? (await wholeOf(await store.find(address)));
			if (page) hold(key, page);
			return page && copyOf(page);
		},
		async keep(address, page) {
			const whole = await wholeOf(page);
			if (whole) hold(keyOf(address), copyOf(whole));
			await store.keep(address, page);
		},
	};
}

/** Its body may be read in any number of answers; its headers are changed by each. */
function copyOf(page: HeldPage): HeldPage {
	return { ...page, headers: new Headers(page.headers) };
}

async function wholeOf(page: KeptPage | null): Promise<HeldPage | null> {
	if (!page?.body) return null;
	const body = page.body instanceof ArrayBuffer ? page.body : await new Response(page.body).arrayBuffer();
	return { ...page, body };
}

function hold(key: string, page: HeldPage): void {
	release(key);
	held.set(key, page);
	size += page.body.byteLength;
	for (const oldest of held.keys()) {
		if (size <= ROOM) return;
		release(oldest);
	}
}

function release(key: string): void {
	size -= held.get(key)?.body.byteLength ?? 0;
	held.delete(key);
}
