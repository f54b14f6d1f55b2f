import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { languages } from "../../../app/domain/language";
import { pagePath } from "../../../app/domain/pages/paths";
import { brokenDatabase } from "../../../tests/support/broken-database";
import { createHttp } from "../app";

const http = createHttp(async () => new Response("a page"));

/** Rate limiters that refuse every request. */
const closed = { limit: async () => ({ success: false }) };
const staging = {
	...env,
	ENVIRONMENT: "staging",
	CAPTCHA_TEST_ANSWER: undefined,
	BURST: closed,
	SEARCHES: closed,
} as unknown as Env;

function ask(path: string, init: RequestInit = {}) {
	const headers = { "cf-connecting-ip": "192.0.2.7", origin: "https://example.com", ...init.headers };
	return http.request(`https://example.com${path}`, { ...init, headers }, staging);
}

test.for([
	"/api/properties?q=tuin",
	"/api/facets",
	"/api/sentence",
	"/api/price-range",
	"/api/cards/pictures",
	"/sitemaps/homes-0.xml",
	"/brochure/nl/4101.pdf",
	"/nl/te-koop/atom.xml",
	"/nl/prijzen/prices.csv",
	"/llms.txt",
	"/nl/te-koop/?q=tuin",
	"/fr/a-vendre/_.data?q=jardin",
])("%s is limited, and says when to come back", async (path) => {
	const answer = await ask(path);
	expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "60"]);
});

test("a page's limit is in the page's language", async () => {
	expect(await (await ask("/de/zu-verkaufen/?q=garten")).text()).toMatch(/gleich|später|Minute|Moment|Augenblick/);
});

test("posts are limited", async () => {
	const answer = await ask("/api/forms/site-contact", { method: "POST", body: "{}" });
	expect(answer.status).toBe(429);
});

test.for(["/robots.txt", "/.well-known/security.txt"])("%s is not", async (path) => {
	expect((await ask(path)).status).toBe(200);
});

test("addresses that are not there are limited, without a look at the database of people", async () => {
	const missing = createHttp(async () => new Response("no page", { status: 404 }));
	const watched = { ...staging, MISSES: closed, PERSONAL: brokenDatabase } as unknown as Env;
	const init = { headers: { "cf-connecting-ip": "192.0.2.7", accept: "text/html" } };
	const request = new Request("https://example.com/nl/nergens/", init);
	const answer = await missing.fetch(request, watched, createExecutionContext());
	expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "60"]);
	expect(await answer.text()).toContain("Wacht even");
});

test("the addresses of one IPv6 network are limited as one", async () => {
	const keys: string[] = [];
	const limiter = { limit: async ({ key }: { key: string }) => ({ success: keys.push(key) > 0 }) };
	const counted = { ...staging, SEARCHES: limiter } as unknown as Env;
	for (const address of ["2001:db8:1:2::1", "2001:DB8:1:2:ffff::9", "2001:db8:1:3::1"]) {
		await http.request("https://example.com/api/facets", { headers: { "cf-connecting-ip": address } }, counted);
	}
	expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 0, 2]);
});

describe("what is refused before it is read", () => {
	const open = { ...staging, BURST: undefined } as unknown as Env;
	const urlencoded = "application/x-www-form-urlencoded";
	const book = `remark=${"x".repeat(600_000)}`;
	const words = {
		nl: { 413: "te groot", 415: "kan de site niet lezen", 429: "Wacht even" },
		fr: { 413: "trop volumineux", 415: "ne peut pas lire", 429: "Patientez" },
		en: { 413: "too large", 415: "can’t read", 429: "wait a moment" },
		de: { 413: "zu groß", 415: "nicht lesen", 429: "warten Sie" },
	};

	function send(page: string, body: BodyInit, headers: Record<string, string>, environment = open) {
		const all = { "cf-connecting-ip": "192.0.2.7", origin: "https://example.com", ...headers };
		const init = { method: "POST", body, headers: { ...all, referer: `https://example.com${page}` } };
		return http.request("https://example.com/api/forms/site-contact", init, environment);
	}

	test.for(languages)("is a page in %s with a link back, and JSON for programs", async (language) => {
		const page = pagePath("contact", language);
		const browser = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
		const refusals = [
			[413, urlencoded, book, open],
			[415, "text/plain", "remark=x", open],
			[429, urlencoded, "remark=x", staging],
		] as const;
		for (const [status, type, body, environment] of refusals) {
			const plain = await send(page, body, { ...browser, "content-type": type }, environment);
			const html = await plain.text();
			expect([plain.status, plain.headers.get("content-type")]).toEqual([status, "text/html; charset=UTF-8"]);
			expect(html).toContain(`<html lang="${language}">`);
			expect(html).toContain(words[language][status]);
			expect(html).toContain(`href="${page}"`);
			expect(plain.headers.get("content-security-policy")).toContain("default-src 'none'; style-src 'sha256-");

			const json = await send(page, body, { accept: "application/json", "content-type": type }, environment);
			const answer = (await json.json()) as { message: string };
			expect(answer).toMatchObject({ ok: false, errors: {} });
			expect([json.status, answer.message]).toEqual([status, expect.stringContaining(words[language][status])]);
		}
	});

	test("a body without a declared size is cut off and refused alike", async () => {
		const stream = new Blob([book]).stream();
		const plain = await send("/nl/contact/", stream, { "content-type": urlencoded });
		expect([plain.status, await plain.text()]).toEqual([413, expect.stringContaining("te groot")]);
	});
});
