import { beforeAll, beforeEach, expect, test } from "vitest";
import { call, clearSubmissions, countOf, importProperties } from "../../../tests/support/forms/forms";
import { ORIGIN } from "../../../tests/support/site";

beforeAll(importProperties);
beforeEach(clearSubmissions);

test("a choice about cookies is logged and kept in a cookie", async () => {
	const response = await call("/api/consent", {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ functional: true, analytics: true, marketing: false }),
	});
	expect(response.status).toBe(204);
	expect(response.headers.get("set-cookie")).toMatch(/^consent=[\d-]+\.f\.a;/);
	expect(await countOf("consent_log")).toBe(1);
});

test("what is no choice about cookies is refused, and neither logged nor set", async () => {
	const consents = await countOf("consent_log");
	const post = (type: string, body: string, headers: Record<string, string> = {}) =>
		call("/api/consent", { method: "POST", headers: { "content-type": type, ...headers }, body });
	for (const body of ["null", "[]", "5", "{", "{}", '{"analytics":"x"}', '{"analytics":true}', '{"choice":"x"}']) {
		const response = await post("application/json", body);
		expect([body, response.status, response.headers.get("set-cookie")]).toEqual([body, 422, null]);
		expect(await response.json()).toMatchObject({ ok: false, message: expect.any(String), errors: expect.any(Object) });
	}
	const urlencoded = "application/x-www-form-urlencoded";
	const referer = `${ORIGIN}/nl/contact/`;
	const again = await post(urlencoded, "analytics=on", { referer });
	expect([again.status, again.headers.get("set-cookie")]).toEqual([303, null]);
	expect(await countOf("consent_log")).toBe(consents);
	const chosen = await post(urlencoded, "choice=selection&analytics=on", { referer });
	expect([chosen.status, chosen.headers.get("set-cookie")]).toEqual([
		303,
		expect.stringMatching(/^consent=[\d-]+\.f\.a;/),
	]);
});
