import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { createHttp } from "./app";

const http = createHttp(async () => new Response("a page"));

/** Bindings that have had enough of this visitor. */
const closed = { limit: async () => ({ success: false }) };
const production = {
	...env,
	ENVIRONMENT: "production",
	CAPTCHA_TEST_ANSWER: undefined,
	BURST: closed,
	SEARCHES: closed,
} as unknown as Env;

function ask(path: string, init: RequestInit = {}) {
	const headers = { "cf-connecting-ip": "192.0.2.7", origin: "https://example.com", ...init.headers };
	return http.request(`https://example.com${path}`, { ...init, headers }, production);
}

test.for([
	"/api/properties?q=tuin",
	"/api/facets",
	"/sitemaps/homes-0.xml",
	"/brochure/nl/4101.pdf",
	"/nl/te-koop/?q=tuin",
	"/fr/a-vendre/_.data?q=jardin",
])("%s is limited, and says when to come back", async (path) => {
	const answer = await ask(path);
	expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "60"]);
});

test("a page's limit speaks the page's language", async () => {
	expect(await (await ask("/de/zu-verkaufen/?q=garten")).text()).toMatch(/gleich|später|Minute|Moment|Augenblick/);
});

test("posts are limited", async () => {
	const answer = await ask("/api/forms/site-contact", { method: "POST", body: "{}" });
	expect(answer.status).toBe(429);
});

test.for(["/robots.txt", "/.well-known/security.txt"])("%s is not", async (path) => {
	expect((await ask(path)).status).toBe(200);
});

test("the addresses of one IPv6 network are limited as one", async () => {
	const keys: string[] = [];
	const limiter = { limit: async ({ key }: { key: string }) => ({ success: keys.push(key) > 0 }) };
	const counted = { ...production, SEARCHES: limiter } as unknown as Env;
	for (const address of ["2001:db8:1:2::1", "2001:DB8:1:2:ffff::9", "2001:db8:1:3::1"]) {
		await http.request("https://example.com/api/facets", { headers: { "cf-connecting-ip": address } }, counted);
	}
	expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 0, 2]);
});
