import { beforeAll, describe, expect, test } from "vitest";
import { MAX_BODY } from "../../worker/http/api/forms/form-body";
import { MAX_ADDRESS_LENGTH } from "../../worker/http/middleware/limits";
import { feedOf } from "../support/feed/feed";
import sample from "../support/feed/feed.sample.json";
import { ask, importFeed, ORIGIN } from "../support/site";

beforeAll(() => importFeed(feedOf(sample as never)));

const TWO_YEARS = 63_072_000;

const property = "/nl/te-koop/gent/charmante-rijwoning-met-stadstuin/4101/";

const classes = {
	page: ["/nl/", "/nl/te-koop/", property, "/fr/projets/", "/de/datenschutz/", "/en/contact/"],
	"page that is not there": ["/nl/niets/", "/en/for-sale/x/9999/"],
	"personal page": ["/nl/login/", "/en/thank-you/contact-me/", "/fr/favoris/"],
	data: ["/nl/login/_.data", "/nl/te-koop/_.data"],
	call: ["/api/properties", "/api/properties/4101?lang=fr", "/api/nothing", "/api/nearby?lang=nl", "/healthz"],
	file: ["/robots.txt", "/sitemap.xml", "/.well-known/security.txt"],
	redirect: ["/", "/nl/te-koop", "/property/4101/", "/nl/te-koop/?lng=fr"],
} as const;

const every = Object.entries(classes).flatMap(([kind, paths]) => paths.map((path) => ({ kind, path })));

function directives(policy: string | null): Map<string, string[]> {
	return new Map(
		(policy ?? "").split("; ").map((directive) => {
			const [name = "", ...values] = directive.split(" ");
			return [name, values];
		}),
	);
}

describe.for(every)("a $kind, $path", ({ path }) => {
	test("carries what every answer carries", async () => {
		const response = await ask(path);
		const text = await response.text();
		const value = (name: string) => response.headers.get(name) ?? "";
		expect(Number(/^max-age=(\d+); includeSubDomains; preload$/.exec(value("strict-transport-security"))?.[1])).toBe(
			TWO_YEARS,
		);
		expect(value("x-content-type-options")).toBe("nosniff");
		expect(value("referrer-policy")).toBe("strict-origin-when-cross-origin");
		expect(value("x-frame-options")).toBe("DENY");
		expect(value("cross-origin-opener-policy")).toBe("same-origin");
		expect(value("cross-origin-resource-policy")).toBe("same-origin");
		expect(value("permissions-policy")).toMatch(/camera=\(\).*geolocation=\(self\).*microphone=\(\).*payment=\(\)/);
		expect(value("cache-control")).not.toBe("");
		expect(value("x-request-id")).toMatch(/^[\w-]{8,}$/);
		expect(value("server-timing")).toContain("cache;desc=");
		expect(value("x-powered-by") + value("server") + value("access-control-allow-origin")).toBe("");
		expect(text).not.toMatch(/\bat \S+ \(.*:\d+:\d+\)/);
	});

	test("closes everything in its policy but what it names", async () => {
		const response = await ask(path);
		await response.text();
		const policy = directives(response.headers.get("content-security-policy"));
		expect(policy.get("default-src")).toEqual(["'none'"]);
		expect(policy.get("base-uri")).toEqual(["'none'"]);
		expect(policy.get("frame-ancestors")).toEqual(["'none'"]);
		expect(policy.get("form-action")).toEqual([
			response.headers.get("content-type")?.startsWith("text/html") ? "'self'" : "'none'",
		]);
		for (const values of policy.values()) {
			expect(values.join(" ")).not.toMatch(
				/unsafe-|\*(?!$)(?!\s)(?!:)|(?<![\w-])http:(?!\/\/(?:127\.0\.0\.1|localhost):)/,
			);
		}
		if (policy.has("script-src")) {
			expect([policy.get("require-trusted-types-for"), policy.get("trusted-types")]).toEqual([
				["'script'"],
				["'none'"],
			]);
		}
		// Application scripts use a nonce of this response.
		const isApplication = path === "/nl/login/";
		for (const source of policy.get("script-src") ?? []) {
			expect(source).toMatch(isApplication ? /^'(?:self|nonce-[\w-]{36})'$/ : /^'self'$/);
		}
	});
});

test("a cookie that the server sets is kept from scripts of other sites, and from plain connections", async () => {
	const response = await ask("/nl/te-koop/?lng=fr");
	expect(response.headers.get("set-cookie")).toMatch(/^language=fr;.*HttpOnly; Secure.*SameSite=Lax/i);
	expect(response.headers.get("cache-control")).toBe("no-store");
});

describe("posts", () => {
	const post = (headers: Record<string, string>) =>
		ask("/api/nothing", { method: "POST", headers, body: "{}" }).then((response) => response.status);

	test("of another site are refused, by whichever header a browser tells of it", async () => {
		expect(await post({ origin: "https://evil.example" })).toBe(403);
		expect(await post({ origin: "null" })).toBe(403);
		expect(await post({ "sec-fetch-site": "cross-site" })).toBe(403);
		expect(await post({ "sec-fetch-site": "same-site" })).toBe(403);
	});

	test("of the site itself and of programs are let through", async () => {
		expect(await post({ origin: ORIGIN, "sec-fetch-site": "same-origin" })).toBe(404);
		expect(await post({ "sec-fetch-site": "none" })).toBe(404);
		expect(await post({})).toBe(404);
	});
});

test("an address that is too long is refused with 414", async () => {
	const response = await ask(`/nl/te-koop/?q=${"x".repeat(MAX_ADDRESS_LENGTH)}`);
	expect([response.status, await response.json()]).toEqual([414, expect.objectContaining({ ok: false })]);
});

test("a body that is too large is refused with 413, whether it tells its size or not", async () => {
	const text = "x".repeat(MAX_BODY + 1);
	const declared = await ask("/api/nothing", { method: "POST", body: text });
	const stream = new Blob([text]).stream();
	const undeclared = await ask("/api/session", { method: "POST", body: stream, headers: { origin: ORIGIN } });
	expect([declared.status, undeclared.status]).toEqual([413, 413]);
	await Promise.all([declared.text(), undeclared.text()]);
});

test("security.txt tells whom to write to, and does not run out within the year", async () => {
	const text = await (await ask("/.well-known/security.txt")).text();
	expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
	const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");
	const days = (expires - Date.now()) / 86_400_000;
	expect(days).toBeGreaterThan(30);
	expect(days).toBeLessThan(366);
});

test("a page names its styles and fonts early", async () => {
	const response = await ask("/nl/te-koop/");
	await response.text();
	const links = (response.headers.get("link") ?? "").split(", ");
	expect(links.length).toBeGreaterThan(1);
	for (const link of links) expect(link).toMatch(/^<\/[^>]+>; rel=preload; as=(?:style|font)/);
});
