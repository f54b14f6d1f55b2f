import { expect, test } from "vitest";
import type { KeptPage, PageStore } from "./cache-store";
import { recentPages } from "./recent-pages";

const MEGABYTE = 1_024 * 1_024;

function pageOf(text: string): KeptPage {
	return {
		body: new TextEncoder().encode(text).buffer,
		headers: new Headers({ a: text }),
		madeAt: 1,
		seq: 2,
		tags: ["t"],
	};
}

/** A store that counts what it is asked, and hands its pages out as streams, as the platform does. */
function slowStore() {
	const pages = new Map<string, KeptPage>();
	let asked = 0;
	const store: PageStore = {
		async find(address) {
			asked += 1;
			const page = pages.get(address.href);
			return page ? { ...page, body: new Response(page.body).body } : null;
		},
		async keep(address, page) {
			pages.set(address.href, page);
		},
	};
	return { store, asked: () => asked };
}

const addressOf = (name: string) => new URL(`https://example.com/${name}/`);
const textOf = async (page: KeptPage | null) => page && new Response(page.body).text();

test("a page is asked of the store once, and read as often as wanted", async () => {
	const { store, asked } = slowStore();
	await store.keep(addressOf("once"), pageOf("once"));
	const pages = recentPages(store, "one");
	for (let count = 0; count < 3; count += 1) {
		const found = await pages.find(addressOf("once"));
		expect(await textOf(found)).toBe("once");
		expect(found).toMatchObject({ madeAt: 1, seq: 2, tags: ["t"] });
		found?.headers.delete("a");
	}
	expect((await pages.find(addressOf("once")))?.headers.get("a")).toBe("once");
	expect(asked()).toBe(1);
});

test("what is kept is found at once, in the store too, and takes the place of what was there", async () => {
	const { store, asked } = slowStore();
	const pages = recentPages(store, "one");
	await pages.keep(addressOf("new"), pageOf("old"));
	await pages.keep(addressOf("new"), pageOf("new"));
	expect(await textOf(await pages.find(addressOf("new")))).toBe("new");
	expect(asked()).toBe(0);
	expect(await textOf(await store.find(addressOf("new")))).toBe("new");
});

test("another version of the Worker finds nothing of this one's", async () => {
	const { store } = slowStore();
	await recentPages(store, "one").keep(addressOf("version"), pageOf("one"));
	const { store: empty } = slowStore();
	expect(await recentPages(empty, "two").find(addressOf("version"))).toBeNull();
});

test("the pages of long ago make room for those of now", async () => {
	const { store, asked } = slowStore();
	const pages = recentPages(store, "room");
	for (let count = 0; count < 17; count += 1) {
		await pages.keep(addressOf(`large-${count}`), pageOf("x".repeat(MEGABYTE)));
	}
	expect(await pages.find(addressOf("large-16"))).not.toBeNull();
	expect(asked()).toBe(0);
	expect(await pages.find(addressOf("large-0"))).not.toBeNull();
	expect(asked()).toBe(1);
});
