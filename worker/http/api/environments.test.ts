import { env } from "cloudflare:workers";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { bundledBrand } from "../../../app/domain/agency/brand";
import {
	call,
	clearSubmissions,
	countOf,
	importProperties,
	leastForms,
	sendForm,
} from "../../../tests/support/forms/forms";
import { parseSettings } from "../../env";

beforeAll(importProperties);
beforeEach(clearSubmissions);
afterEach(() => void vi.restoreAllMocks());

const keys = { TURNSTILE_SITE_KEY: "site", TURNSTILE_SECRET_KEY: "secret" };
const verifier = "http://127.0.0.1:9/siteverify";

describe.for(["production", "staging", ""])("where ENVIRONMENT is '%s'", (name) => {
	const environment = { ENVIRONMENT: name } as unknown as Partial<Env>;
	const { companyNumber } = bundledBrand;

	// In production, the demo's company number would keep the site closed.
	beforeAll(() => void Object.assign(bundledBrand, { companyNumber: "0123.456.749" }));
	afterAll(() => void Object.assign(bundledBrand, { companyNumber }));

	test("the test answer passes no captcha, and the log says that it is ignored", async () => {
		const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
		const { status, body } = await sendForm("site-contact", leastForms["site-contact"], {}, environment);
		expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ["captcha"]]);
		expect(await countOf("submissions")).toBe(0);
		expect(warn.mock.calls.join()).toContain("CAPTCHA_TEST_ANSWER");
	});

	test("there is no mailbox", async () => {
		await sendForm("site-contact", leastForms["site-contact"]);
		const { results } = await env.PERSONAL.prepare("SELECT id FROM outbox").all<{ id: string }>();
		for (const path of ["", ".json", ...results.flatMap(({ id }) => [`/${id}`, `/${id}/html`])]) {
			expect((await call(`/dev/mailbox${path}`)).status, path).toBe(200);
			expect((await call(`/dev/mailbox${path}`, {}, environment)).status, path).toBe(404);
		}
	});

	test("nobody asks for a delivery", async () => {
		const ask = (changes: Partial<Env>) => call("/dev/mailbox/delivery", { method: "POST" }, changes);
		expect((await ask({})).status).toBe(204);
		expect((await ask(environment)).status).toBe(404);
	});

	test("answers of the outside captcha are verified by its provider alone", () => {
		const settings = (changes: object) =>
			parseSettings({ ...env, ...keys, TURNSTILE_VERIFY_URL: verifier, ...changes });
		expect(settings({}).turnstile?.verifyUrl).toBe(verifier);
		expect(settings(environment).turnstile?.verifyUrl).toBe(
			"https://challenges.cloudflare.com/turnstile/v0/siteverify",
		);
	});
});
