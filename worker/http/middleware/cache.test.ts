import { describe, expect, test } from "vitest";
import type { ChangeLog, ChangeView } from "../../platform/change-log";
import { createPageCache, FRESH_SECONDS, STALE_SECONDS } from "./cache";
import type { KeptPage, PageStore } from "./cache-store";

const address = new URL("https://example.com/nl/te-koop/");

function memoryStore(): PageStore {
	const pages = new Map<string, KeptPage>();
	return {
		find: async (at) => pages.get(at.href) ?? null,
		keep: async (at, page) => void pages.set(at.href, page),
	};
}

function scene() {
	const state = { now: 1_000_000, seq: 1, changed: new Map<string, number>(), answers: true, made: 0, failing: false };
	const view: () => ChangeView = () => ({
		seq: state.seq,
		changedSince: (since, tags) => tags.some((tag) => (state.changed.get(tag) ?? 0) > since),
	});
	const changes = { view: async () => (state.answers ? view() : null) } as ChangeLog;
	const waiting: Promise<unknown>[] = [];
	const cache = createPageCache({
		store: memoryStore(),
		changes,
		waitUntil: (work) => void waiting.push(work),
		now: () => state.now,
	});
	let policy = "public, max-age=0, s-maxage=300";
	let cookie: string | null = null;
	const make = async () => {
		state.made += 1;
		const headers = new Headers({ "Cache-Control": policy, "Cache-Tag": "site,lists,property-1" });
		if (cookie) headers.set("Set-Cookie", cookie);
		return new Response(`page ${state.made}`, { status: state.failing ? 503 : 200, headers });
	};
	return {
		state,
		async ask() {
			const answer = await cache.answer(address, make);
			const text = await answer.response.text();
			await Promise.all(waiting.splice(0));
			return `${answer.state}: ${text}`;
		},
		usePolicy(value: string) {
			policy = value;
		},
		useCookie(value: string) {
			cookie = value;
		},
	};
}

test("a page is made once and then answered from the cache", async () => {
	const { ask } = scene();
	expect([await ask(), await ask(), await ask()]).toEqual(["miss: page 1", "hit: page 1", "hit: page 1"]);
});

test("a change of something that the page shows is seen by the next visitor", async () => {
	const { ask, state } = scene();
	await ask();
	state.seq = 2;
	state.changed.set("property-1", 2);
	expect([await ask(), await ask()]).toEqual(["miss: page 2", "hit: page 2"]);
});

test("a change of something else leaves the page where it is", async () => {
	const { ask, state } = scene();
	await ask();
	state.seq = 2;
	state.changed.set("property-2", 2);
	expect(await ask()).toBe("hit: page 1");
});

test("after five minutes a visitor still gets the page at once, and the next one a new one", async () => {
	const { ask, state } = scene();
	await ask();
	state.now += FRESH_SECONDS * 1_000;
	expect([await ask(), await ask()]).toEqual(["stale: page 1", "hit: page 2"]);
});

test("after a day and more a page is too old to be shown", async () => {
	const { ask, state } = scene();
	await ask();
	state.now += (FRESH_SECONDS + STALE_SECONDS) * 1_000;
	expect(await ask()).toBe("miss: page 2");
});

describe("where the database does not answer", () => {
	test("the last good page is served", async () => {
		const { ask, state } = scene();
		await ask();
		state.answers = false;
		state.failing = true;
		expect(await ask()).toBe("stale: page 1");
	});

	test("the last good page is served in place of one that failed after a change", async () => {
		const { ask, state } = scene();
		await ask();
		state.seq = 2;
		state.changed.set("lists", 2);
		state.failing = true;
		expect(await ask()).toBe("stale: page 1");
	});

	test("a page that was never made fails, and the failure is not kept", async () => {
		const { ask, state } = scene();
		state.failing = true;
		expect(await ask()).toBe("miss: page 1");
		state.failing = false;
		expect(await ask()).toBe("miss: page 2");
	});

	test("a page is not kept, since its age is unknown", async () => {
		const { ask, state } = scene();
		state.answers = false;
		await ask();
		state.answers = true;
		expect(await ask()).toBe("miss: page 2");
	});
});

test.for(["no-store", "private, s-maxage=300", "public, max-age=60"])(
	"an answer with %s is not kept",
	async (policy) => {
		const { ask, usePolicy } = scene();
		usePolicy(policy);
		expect([await ask(), await ask()]).toEqual(["miss: page 1", "miss: page 2"]);
	},
);

test("an answer with a cookie is not kept", async () => {
	const { ask, useCookie } = scene();
	useCookie("session=1");
	expect([await ask(), await ask()]).toEqual(["miss: page 1", "miss: page 2"]);
});
