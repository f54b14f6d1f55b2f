import { exports } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { languages } from "../../app/domain/language";
import { pagePath } from "../../app/domain/pages/paths";
import { feedOf, feedProperty } from "../support/feed/feed";
import sample from "../support/feed/feed.sample.json";
import { ask, importFeed, ORIGIN } from "../support/site";

beforeAll(() => importFeed(feedOf({ ...(sample as object), properties: [...sample.properties, feedProperty(1)] })));

const MARK = "mark-of-a-stranger";

/** Headers of proxies, frameworks and visitors, with a mark that must not appear on a cached page. */
const headers: Record<string, string> = {
	...Object.fromEntries(
		[
			"x-forwarded-host",
			"x-forwarded-prefix",
			"x-forwarded-server",
			"x-host",
			"x-original-host",
			"x-real-ip",
			"x-request-id",
			"x-wap-profile",
			"true-client-ip",
			"user-agent",
			"from",
			"if-none-match",
			"accept-charset",
		].map((name) => [name, MARK]),
	),
	forwarded: `host=${MARK};proto=http`,
	"x-forwarded-proto": "http",
	"x-forwarded-port": "8080",
	"x-forwarded-for": "192.0.2.1",
	"x-original-url": `/${MARK}/`,
	"x-rewrite-url": `/${MARK}/`,
	"x-http-method-override": "POST",
	"x-method-override": "DELETE",
	referer: `https://${MARK}.example/`,
	origin: `https://${MARK}.example`,
	cookie: `language=fr; consent=1.1.1; drafts=${MARK}x; lng=fr; session=${MARK}; theme=${MARK}`,
	"accept-language": `${MARK}, fr;q=0.9`,
	accept: "application/json",
	range: "bytes=0-10",
	"save-data": "on",
	"sec-fetch-dest": "iframe",
	"cf-ipcountry": "LU",
};

const pages = [
	pagePath("home", "nl"),
	pagePath("for-sale", "nl"),
	`${pagePath("for-sale", "nl")}?panel=1`,
	`${pagePath("for-sale", "de")}?zip=9000&page=1`,
	pagePath("contact", "fr"),
	pagePath("privacy", "en"),
	`${pagePath("for-sale", "nl")}gent/woning-1/1/`,
];

async function textOf(path: string): Promise<string> {
	return (await ask(path)).text();
}

describe.for(pages)("%s is not poisoned for the next visitor", (path) => {
	test("by a header, a cookie or a country", async () => {
		const hostile = await ask(path, { headers, from: { country: "LU", regionCode: "LU" } });
		const given = await hostile.text();
		expect(given).not.toContain(MARK);
		expect(JSON.stringify([...hostile.headers].filter(([name]) => name !== "x-request-id"))).not.toContain(MARK);
		const next = await ask(path);
		expect(next.status).toBe(200);
		expect(next.headers.get("content-type")).toMatch(/text\/html/);
		expect(next.headers.get("x-request-id")).not.toBe(MARK);
		const text = await next.text();
		expect(text).not.toContain(MARK);
		expect(text.length).toBeGreaterThan(500);
		// A cacheable first response is served unchanged.
		if (hostile.headers.get("cache-control")?.includes("public")) expect(given).toBe(text);
	});

	test("by the name of another host", async () => {
		const request = new Request(`https://${MARK}.example${path}`, { redirect: "manual" });
		const hostile = await exports.default.fetch(request);
		expect(await hostile.text()).not.toContain(MARK);
		expect(await textOf(path)).not.toContain(MARK);
	});

	test("by a parameter that it does not read, however it is written", async () => {
		const clean = await textOf(path);
		const sign = path.includes("?") ? "&" : "?";
		for (const name of ["utm_content", "callback", "lang", "_method", "PANEL", "__proto__", "drafts", "preview", "v"]) {
			const given = await textOf(`${path}${sign}${name}=${MARK}&${name}[]=${MARK}`);
			expect([name, given.includes(MARK)]).toEqual([name, false]);
		}
		expect(await textOf(path)).toBe(clean);
	});
});

test("the open panel is a page of its own, and says that the plain list is the one that counts", async () => {
	const list = pagePath("for-sale", "en");
	const [open, plain] = [await textOf(`${list}?panel=1`), await textOf(list)];
	expect(open).not.toBe(plain);
	for (const html of [open, plain]) {
		expect(/<link[^>]+rel="canonical"[^>]*>/.exec(html)?.[0]).toContain(`href="${ORIGIN}${list}"`);
	}
	expect(await textOf(`${list}?panel=0`)).not.toContain(MARK);
});

/** Spellings of a path that a proxy, a cache and a router may interpret differently. */
function spellings(path: string): string[] {
	const inner = path.slice(1, -1);
	const last = inner.lastIndexOf("/");
	const [head, tail] = [inner.slice(0, last), inner.slice(last + 1)];
	return [
		`//${inner}/`,
		`/${head}//${tail}/`,
		`/${inner}//`,
		`/${head}%2f${tail}/`,
		`/${head}%2F${tail}`,
		`/${head}%5c${tail}/`,
		`/${head}\\${tail}/`,
		`/${inner}/;x=1`,
		`/${head};v=1/${tail}/`,
		`/${inner};/`,
		`/${inner}/.;/`,
		`/${inner.toUpperCase()}/`,
		`/${head}/%${tail.charCodeAt(0).toString(16)}${tail.slice(1)}/`,
		`/${head}/%25${tail.charCodeAt(0).toString(16)}${tail.slice(1)}/`,
		`/${inner}/%2e%2e/${tail}/`,
		`/x/..%2f${inner}/`,
		`/${inner}/%00`,
		`/${inner}%20/`,
		`/${inner}/style.css`,
		`/${inner}.css`,
		`/${inner}.data/x.js`,
		`/${inner}/_.data`,
		`/${inner.toUpperCase()}.DATA`,
		`/${head}//${tail}.data`,
		`/${inner}/%ff`,
		`/${inner}/#/`,
		`/${inner}/?/../${MARK}`,
	];
}

/** Personal pages and pages behind a session, each in one language. */
const personal = (["owner", "favourites", "appointment", "my-rent-profile", "desk"] as const).map((page, index) =>
	pagePath(page, languages[index % languages.length] ?? "nl"),
);

test("no spelling of a personal page is an answer that may be kept, or leads to another host", {
	timeout: 120_000,
}, async () => {
	const kept: string[] = [];
	for (const path of personal) {
		for (const spelling of spellings(path)) {
			const answer = await ask(spelling, { headers: { cookie: "session=abc; __Host-session=abc" } });
			await answer.arrayBuffer();
			const mayBeKept = /public|s-maxage/.test(answer.headers.get("cache-control") ?? "");
			const leads = new URL(answer.headers.get("location") ?? "/", ORIGIN + path);
			if (answer.status >= 500 || (answer.ok && mayBeKept) || leads.origin !== ORIGIN) {
				kept.push(`${spelling}: ${answer.status} ${answer.headers.get("cache-control")} ${leads.href}`);
			}
		}
	}
	expect(kept).toEqual([]);
});

test("no spelling of a public page is a fault, or leads to another host", { timeout: 120_000 }, async () => {
	const odd: string[] = [];
	const outward = [
		"//evil.example/",
		"/\\evil.example/",
		"/%2f%2fevil.example/",
		"/%5cevil.example/",
		"///evil.example",
	];
	const spelled = [pagePath("for-sale", "nl"), "/nl/te-koop/gent/woning-1/1/", "/property/1/", "/Projects/"].flatMap(
		spellings,
	);
	for (const spelling of [...outward, ...outward.map((path) => `${path}?lng=fr`), ...spelled]) {
		const answer = await ask(spelling);
		await answer.arrayBuffer();
		const leads = new URL(answer.headers.get("location") ?? "/", ORIGIN);
		if (answer.status >= 500 || leads.origin !== ORIGIN) odd.push(`${spelling}: ${answer.status} ${leads.href}`);
	}
	expect(odd).toEqual([]);
});
