import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { type PageViewSource, pageViewSources } from "../../app/domain/accounts/page-view-sources";
import { brusselsDay } from "../../app/domain/formatting/dates";
import { linkSources, withLinkSource } from "../../app/domain/pages/link-sources";
import { propertyPath } from "../../app/domain/pages/listing-paths";
import { randomNumbers } from "../../tests/support/search/listings";
import { createPageViews, type PageViewMessage, type PageViews, propertyOf } from "./service";
import { sourceOf } from "./source";

const ORIGIN = "https://example.com";
const OFFICE = "198.51.100.0/24";
const CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

/** Page views with an accessible queue: sent messages wait here until delivered. */
function pageViewsWithQueue(): { pageViews: PageViews; deliver(times?: number): Promise<void> } {
	const sent: PageViewMessage[] = [];
	const pageViews = createPageViews({
		personal: env.PERSONAL,
		queue: {
			async send(message) {
				sent.push(structuredClone(message));
			},
		},
		ownOrigins: [ORIGIN],
		officeNetworks: [OFFICE],
		isOwn: async (request, propertyId) => request.headers.get("cookie") === `owner-of=${propertyId}`,
	});
	return {
		pageViews,
		async deliver(times = 1) {
			const batch = sent.splice(0);
			for (let time = 0; time < times; time++) await pageViews.count(batch);
		},
	};
}

function pageOf(id: number): string {
	return propertyPath({ id, title: "Rijwoning", type: null, city: "Gent" }, "sale", "nl");
}

type Look = { property: number; at: Date; address: string; agent: string; referrer: string | null; query: string };

function requestOf(look: Look, headers: Record<string, string> = {}, method = "GET"): Request {
	return new Request(`${ORIGIN}${pageOf(look.property)}${look.query}`, {
		method,
		headers: {
			"user-agent": look.agent,
			"cf-connecting-ip": look.address,
			...(look.referrer ? { referer: look.referrer } : {}),
			...headers,
		},
	});
}

async function pageView(pageViews: PageViews, request: Request, at: Date): Promise<void> {
	const property = pageViews.pageOf(request);
	if (property !== null) await pageViews.note(request, property, at);
}

type ArrivalCase = [PageViewSource, string | null, string];

const arrivals: ArrivalCase[] = [
	["search", "https://www.google.be/", ""],
	["portal", "https://www.immoweb.be/nl/zoekertje/1", ""],
	["mail", "https://mail.google.com/", ""],
	["mail", null, "?utm_medium=email"],
	["social", "https://l.facebook.com/l.php", ""],
	["social", "https://t.co/abc", ""],
	["direct", null, ""],
	["list", `${ORIGIN}/nl/te-koop/`, ""],
	...linkSources.map((mark): ArrivalCase => [mark, null, new URL(withLinkSource("https://example.com/", mark)).search]),
	["other", "https://blog.example.org/gent", ""],
];

describe("where a visitor comes from", () => {
	test.for(arrivals)("%s: referrer %s, query %s", ([source, referrer, query]) => {
		expect(sourceOf({ url: new URL(`${ORIGIN}${pageOf(1)}${query}`), referrer, ownOrigins: [ORIGIN] })).toBe(source);
	});

	test("a name within another name is no such site", () => {
		const url = new URL(`${ORIGIN}${pageOf(1)}`);
		const from = (referrer: string) => sourceOf({ url, referrer, ownOrigins: [ORIGIN] });
		expect(from("https://notgoogle.be/")).toBe("other");
		expect(from("https://example.com.evil.example/")).toBe("other");
		expect(from("not an address")).toBe("direct");
	});
});

describe("which requests are page views of a property", () => {
	const look = { property: 4101, at: new Date(), address: "192.0.2.1", agent: CHROME, referrer: null, query: "" };
	const { pageViews } = pageViewsWithQueue();

	test("a page that a browser asks for is one", () => {
		expect(pageViews.pageOf(requestOf(look))).toBe(4101);
		expect(propertyOf("/nl/projecten/gent/de-kaai/5/loft/4150/")).toBe(4150);
	});

	test("a page that was only prefetched is none", () => {
		expect(pageViews.pageOf(requestOf(look, {}, "HEAD"))).toBeNull();
		expect(pageViews.pageOf(requestOf(look, { "sec-purpose": "prefetch;prerender" }))).toBeNull();
		expect(pageViews.pageOf(requestOf(look, { purpose: "prefetch" }))).toBeNull();
		expect(
			pageViews.pageOf(requestOf({ ...look, agent: "Googlebot/2.1 (+http://www.google.com/bot.html)" })),
		).toBeNull();
		expect(pageViews.pageOf(requestOf({ ...look, agent: "" }))).toBeNull();
	});

	test("other pages are none", () => {
		for (const path of [
			"/nl/te-koop/",
			"/nl/projecten/gent/de-kaai/5/",
			"/nl/preview/property/4101/",
			"/property/4101/",
		]) {
			expect(propertyOf(path), path).toBeNull();
		}
	});
});

const LONG_TEST_MS = 60_000;

test("1,000 looks over 40 days are counted as a plain recount counts them", { timeout: LONG_TEST_MS }, async () => {
	const random = randomNumbers(20261025);
	const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
	// Includes the end of summer time on 25 October 2026, and many views around midnight in Brussels.
	const first = Date.UTC(2026, 9, 5, 12);
	const looks = Array.from({ length: 1_000 }, (): Look & { kind: string } => {
		const nearMidnight = random() < 0.3;
		const day = Math.floor(random() * 40);
		const offset = nearMidnight ? 10.5 * 3_600_000 + random() * 2 * 3_600_000 : random() * 24 * 3_600_000;
		const [, referrer, query] = pick(arrivals);
		const kind = pick(["person", "person", "person", "person", "bot", "head", "ahead", "office", "owner"]);
		return {
			kind,
			property: pick([1, 2, 3]),
			at: new Date(first + day * 86_400_000 + offset),
			address: kind === "office" ? "198.51.100.7" : `192.0.2.${Math.floor(random() * 12)}`,
			agent: kind === "bot" ? "bingbot/2.0" : pick([CHROME, CHROME.replace("Chrome/140", "Chrome/141")]),
			referrer,
			query,
		};
	}).sort((a, b) => a.at.getTime() - b.at.getTime());

	const { pageViews, deliver } = pageViewsWithQueue();
	for (const [index, look] of looks.entries()) {
		const headers: Record<string, string> =
			look.kind === "ahead"
				? { "sec-purpose": "prefetch" }
				: look.kind === "owner"
					? { cookie: `owner-of=${look.property}` }
					: {};
		await pageView(pageViews, requestOf(look, headers, look.kind === "head" ? "HEAD" : "GET"), look.at);
		// Queues deliver late, in batches, and sometimes more than once.
		if (index % 7 === 0) await deliver(index % 5 === 0 ? 2 : 1);
	}
	await deliver();

	const seen = new Set<string>();
	const recount = new Map<string, number>();
	const add = (key: string) => recount.set(key, (recount.get(key) ?? 0) + 1);
	for (const look of looks) {
		const day = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Brussels" }).format(look.at);
		const visitor = `${day} ${look.property} ${look.address} ${look.agent}`;
		if (look.kind !== "person" || seen.has(visitor)) continue;
		seen.add(visitor);
		const source = sourceOf({
			url: new URL(`${ORIGIN}${pageOf(look.property)}${look.query}`),
			referrer: look.referrer,
			ownOrigins: [ORIGIN],
		});
		add(`${look.property} ${day} ${source}`);
		add(`${look.property} ${day} total`);
		add(`${look.property} total`);
	}

	const counted = new Map<string, number>();
	const days = await pageViews.days([1, 2, 3], "2026-01-01", "2027-01-01");
	for (const property of [1, 2, 3]) {
		for (const row of days.get(property) ?? []) {
			counted.set(`${property} ${row.day} total`, row.total);
			for (const source of pageViewSources)
				if (row[source] > 0) counted.set(`${property} ${row.day} ${source}`, row[source]);
		}
		counted.set(`${property} total`, (await pageViews.total(property)).total);
		const [weeks] = await pageViews.ofWeeks([property], "2026-01-01", "2027-01-01");
		expect(weeks).toBe(recount.get(`${property} total`));
	}
	expect(Object.fromEntries([...counted].sort())).toEqual(Object.fromEntries([...recount].sort()));
	expect(recount.size).toBeGreaterThan(200);
});

test("a day's visitor hashes are gone the next day, and the counts stay", async () => {
	const { pageViews, deliver } = pageViewsWithQueue();
	const look = { property: 77, address: "192.0.2.1", agent: CHROME, referrer: null, query: "" };
	const evening = new Date("2026-11-20T22:59:00Z");
	const nextMorning = new Date("2026-11-20T23:01:00Z");
	expect([brusselsDay(evening), brusselsDay(nextMorning)]).toEqual(["2026-11-20", "2026-11-21"]);
	await pageView(pageViews, requestOf({ ...look, at: evening }), evening);
	await pageView(pageViews, requestOf({ ...look, at: nextMorning }), nextMorning);
	await deliver();
	const { results: before } = await env.PERSONAL.prepare(
		"SELECT visitor FROM page_views_seen WHERE property_id = 77",
	).all();
	expect(new Set(before.map((row) => row.visitor)).size).toBe(2);

	await pageViews.forget(nextMorning);
	const left = (table: string) => env.PERSONAL.prepare(`SELECT DISTINCT day FROM ${table}`).all<{ day: string }>();
	expect((await left("page_views_seen")).results).toEqual([{ day: "2026-11-21" }]);
	expect((await left("page_view_salts")).results).toEqual([{ day: "2026-11-21" }]);
	expect(await pageViews.total(77)).toEqual({ total: 2, since: "2026-11-20" });
});
