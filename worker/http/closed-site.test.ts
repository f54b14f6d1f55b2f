import { env } from "cloudflare:workers";
import { afterAll, describe, expect, test } from "vitest";
import { emptyStorage } from "../../tests/support/runner/empty-storage";
import { ORIGIN } from "../../tests/support/site";
import { createHttp } from "./app";

afterAll(emptyStorage);

const http = createHttp(async () => new Response("a page", { headers: { "content-type": "text/html" } }));

async function ask(path: string, more: Record<string, string> = { AGENCY: "none" }, init: RequestInit = {}) {
	const response = await http.fetch(
		new Request(ORIGIN + path, { redirect: "manual", headers: { accept: "text/html" }, ...init }),
		{ ...env, ...more } as unknown as Env,
		{ waitUntil: () => {}, passThroughOnException: () => {}, props: {} } as unknown as ExecutionContext,
	);
	return { response, text: await response.text() };
}

describe("a site without its agency", () => {
	test.for([
		["nl", "Deze site gaat binnenkort open"],
		["fr", "Ce site ouvrira bientôt"],
		["en", "This site opens soon"],
		["de", "Diese Website öffnet bald"],
	])("says in %s that it is not open yet, and keeps that nowhere", async ([language, title]) => {
		const { response, text } = await ask(`/${language}/`);
		expect(response.status).toBe(200);
		expect(response.headers.get("cache-control")).toBe("no-store");
		expect(response.headers.get("x-robots-tag")).toBe("noindex");
		expect(text).toContain(title);
		expect(text).not.toContain("Meridiaan");
		expect(text).toContain(`/${language}/desk/setup/`);
	});

	test("has nothing for visitors' programs, and its health", async () => {
		const { response } = await ask("/api/properties?lang=nl");
		expect([response.status, response.headers.get("retry-after")]).toEqual([503, "3600"]);
		expect((await ask("/sitemap.xml")).response.status).toBe(404);
		expect((await ask("/healthz")).response.status).toBe(200);
	});

	test("has a desk that leads to its set-up alone", async () => {
		for (const section of ["", "inbox/", "listings/4101/"]) {
			const { response } = await ask(`/en/desk/${section}`);
			expect([response.status, response.headers.get("location")]).toEqual([302, "/en/desk/setup/"]);
		}
		for (const section of ["setup/", "brand/agency/", "people/", "sign-in/", "invitation/"]) {
			expect((await ask(`/en/desk/${section}`)).text).toBe("a page");
		}
	});

	test("has a neutral sign in a tab, and the bundled files stand for the demo alone", async () => {
		expect((await ask("/favicon.ico")).response.headers.get("content-type")).toBe("image/svg+xml");
		expect((await ask("/logo.svg")).response.status).toBe(404);
		const { response } = await ask("/favicon.ico", {});
		expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/vnd.microsoft.icon"]);
	});

	test("is closed in production whatever AGENCY says, and never with the demo", async () => {
		const production = { ENVIRONMENT: "production", AGENCY: "demo" };
		expect((await ask("/nl/", production)).text).toContain("Deze site gaat binnenkort open");
		expect((await ask("/nl/", {})).text).toBe("a page");
		expect((await ask("/nl/", { ENVIRONMENT: "staging" })).text).toBe("a page");
	});
});
