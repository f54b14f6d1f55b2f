import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { languages } from "../../app/domain/language";
import { pagePath } from "../../app/domain/pages/paths";
import { resources } from "../../app/i18n/resources";
import { createSearchMemory } from "../../worker/search/memory";
import { feedOf, feedProperty } from "../support/feed/feed";
import sample from "../support/feed/feed.sample.json";
import { ask, importFeed } from "../support/site";

const SAMPLE_FOR_SALE = 3;
const MORE = 27;

beforeAll(async () => {
	await importFeed(
		feedOf(sample as never, {
			properties: Array.from({ length: MORE }, (_, index) => feedProperty(index + 1, { Goal: 0 })),
		}),
	);
});

async function htmlOf(path: string): Promise<string> {
	return (await ask(path)).text();
}

describe.for(languages)("a list in %s", (language) => {
	const path = pagePath("for-sale", language);

	test("shows 24 properties and says where the reader is", async () => {
		const html = await htmlOf(path);
		expect(html).toContain(`<html lang="${language}"`);
		expect(html.match(/<article/g)).toHaveLength(24);
		expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toContain(String(SAMPLE_FOR_SALE + MORE));
		expect(html).toContain('rel="next"');
	});

	test("names itself in every language, and the one that counts", async () => {
		const html = await htmlOf(path);
		for (const other of languages) {
			expect(html).toContain(`hrefLang="${other}" href="https://example.com${pagePath("for-sale", other)}"`);
		}
		expect(html).toContain('hrefLang="x-default"');
		expect(html).toContain(`<link rel="canonical" href="https://example.com${path}"/>`);
	});

	test("keeps the search in its links to pages, orders and languages", async () => {
		const html = await htmlOf(`${path}?minBedrooms=2&sort=price-asc`);
		expect(html).toContain(`href="${path}?minBedrooms=2&amp;sort=price-asc&amp;page=2"`);
		const other = languages.find((each) => each !== language) ?? "nl";
		expect(html).toContain(`href="${pagePath("for-sale", other)}?minBedrooms=2&amp;sort=price-asc"`);
	});

	test("answers whatever is asked", async () => {
		for (const query of ["page=-1", "minPrice=abc", "bbox=1,2", "polygon=%00", "type=x&type=y", "q=%22*"]) {
			const response = await ask(`${path}?${query}`);
			expect([query, response.status]).toEqual([query, 200]);
			await response.text();
		}
	});

	test("a page that does not exist says no more than that, and offers a search and the way home", async () => {
		const response = await ask(`/${language}/xyz/`);
		const html = await response.text();
		const title = resources()[language]?.common as { error: { notFoundTitle: string } };
		expect(response.status).toBe(404);
		expect(/<h1[^>]*>([^<]*)</.exec(html)?.[1]).toBe(title.error.notFoundTitle);
		expect(html).toContain(`href="/${language}/"`);
		expect(html).toContain("<form");
	});

	test("a page beyond the last one is not found, and says so as the list that it is", async () => {
		for (const page of [`${path}?page=9999`, `${pagePath("projects", language)}?page=50`]) {
			const response = await ask(page);
			expect([page, response.status]).toEqual([page, 404]);
			expect(await response.text()).toContain("<h1");
		}
	});
});

test("a document has no inline script that runs, and no data of a router", async () => {
	const response = await ask("/nl/te-koop/");
	const html = await response.text();
	const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes = ""]) => attributes);
	const running = scripts.filter((attributes) => !/type="application\/(?:ld\+)?json"/.test(attributes));
	expect(running).toEqual([expect.stringMatching(/^ type="module" async="" src="[^"]+"$/)]);
	expect(html).not.toContain("__reactRouter");
	expect(response.headers.get("content-security-policy")).not.toContain("unsafe");
	expect(html).not.toMatch(/\sstyle="/);
});

test("the inline scripts of an application are those of its one answer", async () => {
	const first = await ask("/nl/login/");
	const policy = first.headers.get("content-security-policy") ?? "";
	const nonce = /'nonce-([\w-]+)'/.exec(policy)?.[1] ?? "none";
	const html = await first.text();
	const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>/g)].map(([, attributes = ""]) => attributes);
	const running = inline.filter((attributes) => !attributes.includes("application/ld+json"));
	expect(running.length).toBeGreaterThan(0);
	for (const attributes of running) expect(attributes).toContain(`nonce="${nonce}"`);
	const second = await ask("/nl/login/");
	expect(second.headers.get("content-security-policy")).not.toContain(nonce);
	await second.text();
});

test("a page that can be cached carries no cookie and is the same for every visitor", async () => {
	const one = await ask("/nl/te-koop/", { headers: { cookie: "language=fr" }, from: { country: "LU" } });
	const other = await ask("/nl/te-koop/", { headers: { "accept-language": "de" } });
	expect(one.headers.get("set-cookie")).toBeNull();
	expect(one.headers.get("cache-control")).toContain("public");
	expect(await one.text()).toBe(await other.text());
});

test("HEAD has the headers of GET", async () => {
	const [head, get] = [await ask("/nl/te-koop/", { method: "HEAD" }), await ask("/nl/te-koop/")];
	expect(await head.text()).toBe("");
	await get.text();
	expect(head.headers.get("content-security-policy")).toBe(get.headers.get("content-security-policy"));
});

test("a database that does not answer gives a page in the language, with a way to try again", async () => {
	await ask("/de/zu-verkaufen/irgendwo/etwas/4101/");
	const tables = ["property_types", "listings", "site_data", "changes"];
	const rename = (from: string, to: string) => env.LISTINGS.prepare(`ALTER TABLE ${from} RENAME TO ${to}`);
	await env.LISTINGS.batch(tables.map((table) => rename(table, `${table}_gone`)));
	createSearchMemory({ db: env.LISTINGS, pieces: env.PRIVATE }).forget();
	try {
		const response = await ask("/de/zu-verkaufen/irgendwo/etwas/4101/");
		const html = await response.text();
		expect(response.status).toBe(503);
		expect(response.headers.get("retry-after")).not.toBeNull();
		expect(response.headers.get("cache-control")).toBe("no-store");
		expect(html).toContain("In der API ist ein Fehler aufgetreten");
		expect(html).toContain("Erneut versuchen");
		expect(html).not.toContain("no such table");
	} finally {
		await env.LISTINGS.batch(tables.toReversed().map((table) => rename(`${table}_gone`, table)));
	}
});

describe("the API", () => {
	test("answers the sample's properties", async () => {
		const body = (await (await ask("/api/properties?lang=nl&goal=rent")).json()) as { total: number; items: object[] };
		expect(body.total).toBe(1);
		expect(body.items[0]).toMatchObject({
			id: 4102,
			path: "/nl/te-huur/brussel/lichte-duplex-bij-het-jubelpark/4102/",
			goal: "rent",
			priceText: "€\u00A01.450",
			price: 1450,
			zip: "1000",
		});
	});

	test("answers both goals where none is asked, and errors as JSON", async () => {
		const both = (await (await ask("/api/properties")).json()) as { total: number };
		expect(both.total).toBe(SAMPLE_FOR_SALE + MORE + 1);
		const missing = await ask("/api/properties/999");
		expect([missing.status, await missing.json()]).toEqual([404, expect.objectContaining({ code: "not-found" })]);
		const nothing = await ask("/api/nothing");
		expect([nothing.status, await nothing.json()]).toEqual([404, expect.objectContaining({ code: "not-found" })]);
	});

	test("tells no price and no place that the agency hides", async () => {
		const text = await (await ask("/api/properties/4103?lang=fr")).text();
		expect(text).not.toMatch(/98000|98\.000|Moulin/);
		expect(JSON.parse(text)).toMatchObject({
			price: null,
			latitude: null,
			longitude: null,
			priceText: "Prix sur demande",
		});
	});

	test("refuses posts from other sites", async () => {
		const response = await ask("/api/properties", { method: "POST", headers: { origin: "https://evil.example" } });
		expect(response.status).toBe(403);
	});

	test("says that it is well", async () => {
		const body = await (await ask("/healthz")).json();
		expect(body).toMatchObject({ ok: true, listings: SAMPLE_FOR_SALE + MORE + 1 });
	});
});

async function partsOfSitemap(): Promise<string> {
	const index = await (await ask("/sitemap.xml")).text();
	const parts = [...index.matchAll(/<loc>https:\/\/example\.com([^<]+)<\/loc>/g)].map((match) => match[1] ?? "");
	return (await Promise.all(parts.map(htmlOf))).join("");
}

test("every link within a page has its target in the page as it is sent", { timeout: 120_000 }, async () => {
	const announced = [...(await partsOfSitemap()).matchAll(/<loc>https:\/\/example\.com(\/nl\/[^<]*)<\/loc>/g)];
	const links: string[] = [];
	const lost: string[] = [];
	for (const [, path = ""] of announced) {
		const html = await htmlOf(path);
		const ids = [...html.matchAll(/\shref="#([^"]+)"/g)].map(([, id = ""]) => id);
		links.push(...ids);
		lost.push(...ids.filter((id) => !html.includes(` id="${id}"`)).map((id) => `${path}#${id}`));
	}
	expect(links).toEqual(expect.arrayContaining(["contact-me", "contact-construction", "request-documents"]));
	expect(lost).toEqual([]);
});

test("the sitemap leads to every list and property, with pictures, and robots.txt to the sitemap", async () => {
	expect(await (await ask("/robots.txt")).text()).toContain("Sitemap: https://example.com/sitemap.xml");
	const all = await partsOfSitemap();
	expect(all).toContain("<loc>https://example.com/de/zu-verkaufen/</loc>");
	expect(all).toContain("<loc>https://example.com/nl/te-koop/gent/charmante-rijwoning-met-stadstuin/4101/</loc>");
	expect(all).toContain("<image:loc>https://media.example.com/4101/1.jpg</image:loc>");
	expect(all).not.toContain("/bedankt/");
});
