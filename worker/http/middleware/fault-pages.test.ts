import { beforeAll, describe, expect, test, vi } from "vitest";
import { brokenDatabase } from "../../../tests/support/broken-database";
import { call, importProperties, leastForms } from "../../../tests/support/forms/forms";

beforeAll(importProperties);

const browser = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
const withoutListings = { LISTINGS: brokenDatabase };
const withoutPersonal = { PERSONAL: brokenDatabase };
const form = new URLSearchParams({ ...(leastForms["site-contact"] as Record<string, string>), captcha: "right" });
const post = {
	method: "POST",
	body: form,
	headers: { ...browser, origin: "https://example.com", referer: "https://example.com/fr/contact/" },
};

describe("a fault that a browser would show is a page in the reader's language", () => {
	test.for([
		["/property/101/", { headers: { ...browser, "accept-language": "de" } }, withoutListings, 503, "de"],
		["/brochure/fr/101.pdf", { headers: browser }, withoutListings, 503, "fr"],
		["/api/forms/site-contact", post, withoutPersonal, 503, "fr"],
		["/property/101/", { headers: { ...browser, "accept-language": "fr" } }, { LINK_SECRET: "short" }, 503, "nl"],
		["/brochure/de/999.pdf", { headers: browser }, {}, 404, "de"],
		[
			"/files/uploads/x/cv.pdf?expires=1&signature=x",
			{ headers: { ...browser, "accept-language": "en" } },
			{},
			404,
			"en",
		],
		["/api/no-such-call", { headers: { ...browser, "accept-language": "fr" } }, {}, 404, "fr"],
		["/api/owner/4201/history.csv", { headers: { ...browser, "accept-language": "en" } }, {}, 401, "en"],
		["/api/session", { ...post, headers: { ...post.headers, origin: "https://other.example" } }, {}, 403, "fr"],
	] as const)("%s", async ([path, init, environment, status, language]) => {
		const logged = vi.spyOn(console, "error").mockReturnValue();
		const answer = await call(path, init as RequestInit, environment as unknown as Partial<Env>);
		const html = await answer.text();
		expect([answer.status, answer.headers.get("content-type")]).toEqual([status, "text/html; charset=UTF-8"]);
		expect(html).toContain(`<html lang="${language}">`);
		expect(html).toContain(`href="/${language}/"`);
		expect(html.includes(answer.headers.get("x-request-id") ?? "-")).toBe(status === 503);
		expect(html).not.toContain("&amp;#");
		expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'; style-src 'sha256-");
		expect(answer.headers.get("cache-control")).toBe("no-store");
		logged.mockRestore();
	});

	test("and what a script shows of it is in the language of its page", async () => {
		const logged = vi.spyOn(console, "error").mockReturnValue();
		for (const [page, words] of [
			["/fr/login/", "Il y a une erreur dans l’API."],
			["/de/anmelden/", "In der API ist ein Fehler aufgetreten."],
		]) {
			const headers = {
				accept: "application/json",
				origin: "https://example.com",
				referer: `https://example.com${page}`,
			};
			const answer = await call("/api/passkeys/sign-in/options", { method: "POST", headers }, withoutPersonal);
			expect([answer.status, await answer.json()]).toMatchObject([
				503,
				{ message: expect.stringContaining(words ?? "") },
			]);
		}
		logged.mockRestore();
	});

	test("and programs, scripts and pictures get what the call has answered", async () => {
		const logged = vi.spyOn(console, "error").mockReturnValue();
		for (const headers of [
			{ accept: "application/json" },
			{ accept: "*/*" },
			{ ...browser, "sec-fetch-dest": "image" },
		]) {
			const answer = await call("/property/101/", { headers }, withoutListings);
			expect([answer.status, await answer.json()]).toMatchObject([503, { ok: false, code: "failed" }]);
		}
		logged.mockRestore();
	});
});

test("the health check sees a database that cannot be written", async () => {
	const logged = vi.spyOn(console, "error").mockReturnValue();
	for (const broken of [withoutListings, withoutPersonal]) {
		const answer = await call("/healthz", {}, broken);
		expect([answer.status, await answer.json()]).toMatchObject([503, { ok: false }]);
	}
	const noCache = { CACHE: { get: () => Promise.reject(new Error("KV is down")) } } as unknown as Partial<Env>;
	expect((await call("/healthz", {}, noCache)).status).toBe(200);
	const deep = await call("/healthz?deep=1", {}, { ...noCache, ...withoutPersonal });
	expect([deep.status, await deep.json()]).toEqual([503, { ok: false, late: [], failing: ["PERSONAL", "CACHE"] }]);
	logged.mockRestore();
});
