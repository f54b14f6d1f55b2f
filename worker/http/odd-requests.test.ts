import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, expect, test, vi } from "vitest";
import { call, importProperties, leastForms } from "../../tests/support/forms/forms";
import { createHttp } from "./app";
import { isPublicPage } from "./middleware/cache-address";

beforeAll(importProperties);

const forms = [
	"site-contact",
	"contact-me",
	"contact-construction",
	"request-documents",
	"offer",
	"rent-application",
] as const;

test.for(forms)("%s with an id that is not text gets a 4xx, not a 500", async (form) => {
	for (const propertyId of [{ toString: null }, { valueOf: null, toString: 1 }, [[]], true]) {
		const body = JSON.stringify({ ...leastForms[form], propertyId, projectId: propertyId });
		for (const type of ["Application/JSON", "application/json; charset=utf-8"]) {
			const response = await call(`/api/forms/${form}`, { method: "POST", body, headers: { "content-type": type } });
			expect([201, 409, 422]).toContain(response.status);
		}
	}
});

test.for(["/nl/", "/healthz", "/api/properties"])(
	"GET %s with a body is refused with one line of log",
	async (path) => {
		const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
		const request = new Request(`https://example.com${path}`);
		Object.defineProperty(request, "body", { value: new Blob(["{}"]).stream() });
		const response = await createHttp(async () => new Response("page")).fetch(request, env, createExecutionContext());
		expect(response.status).toBe(400);
		expect(warn.mock.calls).toHaveLength(1);
		expect(String(warn.mock.calls[0]?.[0]).split("\n")).toHaveLength(1);
		warn.mockRestore();
	},
);

test("a personal page is personal however its address is written", () => {
	for (const path of [
		"/nl/eigenaar/5010.data",
		"/nl/EIGENAAR/5010.data",
		"/NL/Eigenaar/5010/",
		"/nl/%65igenaar/5001/",
		"/nl/%45IGENAAR/5001/",
		"/nl/%zz/",
	]) {
		expect(isPublicPage(path), path).toBe(false);
	}
	expect(isPublicPage("/nl/te-koop/")).toBe(true);
	expect(isPublicPage("/NL/te-Koop/%47ent/")).toBe(true);
});

test.for([
	["/nl/EIGENAAR/5010.data?_routes=x", "/nl/eigenaar/5010.data?_routes=x"],
	["/nl/%65igenaar/5001/", "/nl/eigenaar/5001/"],
	["/nl/Te-Koop/", "/nl/te-koop/"],
	["/NL/Desk/Content/home~meta~pageTitle/", "/nl/desk/content/home~meta~pageTitle/"],
	["/nl/desk/Figures/a~bC.data?x=1", "/nl/desk/figures/a~bC.data?x=1"],
])("%s leads to %s", async ([asked = "", wanted = ""]) => {
	const response = await call(asked);
	expect([response.status, response.headers.get("location")]).toEqual([301, wanted]);
});
