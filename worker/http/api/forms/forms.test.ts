import { env } from "cloudflare:workers";
import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { formNames } from "../../../../app/domain/forms/form-names";
import { languages } from "../../../../app/domain/language";
import { thanksPath } from "../../../../app/domain/pages/paths";
import {
	call,
	clearSubmissions,
	countOf,
	emailsOf,
	goneProperty,
	importProperties,
	leastForms,
	property,
	putSlot,
	rentalInBrussels,
	sendForm,
	unitProperty,
} from "../../../../tests/support/forms/forms";
import { requiredFields } from "../../../../tests/support/forms/required-fields";
import { ORIGIN } from "../../../../tests/support/site";
import { createServices } from "../../../services";

beforeAll(importProperties);
beforeEach(clearSubmissions);

/** Id of the stored form state, from the cookie. */
function nameOfState(response: Response): string {
	return /^__Host-form=([^;]+)/.exec(response.headers.get("set-cookie") ?? "")?.[1] ?? "";
}

describe.for(formNames)("%s", (form) => {
	test("is accepted with the least it needs, in every language", async () => {
		for (const lang of languages) {
			await clearSubmissions();
			const { status, body } = await sendForm(form, { ...leastForms[form], lang });
			expect(body, lang).toEqual({ ok: true, redirect: thanksPath(form, lang) });
			expect(status).toBe(201);
			expect(await countOf("submissions")).toBe(1);
			for (const email of await emailsOf()) {
				// A missing text shows its key, a missing value its placeholder.
				expect(`${email.subject}\n${email.text}`).not.toMatch(
					/\{\{|visitor\.|agency\.|label\.|group\.|value\.|undefined/,
				);
			}
		}
	});

	test("names each field that it lacks, and stores nothing", async () => {
		for (const field of requiredFields(form)) {
			const [top = field, inner] = field.split(".");
			const whole = leastForms[form];
			const part = whole[top];
			const fields =
				inner && typeof part === "object"
					? { ...whole, [top]: { ...part, [inner]: "" } }
					: { ...whole, [top]: undefined };
			if (form === "contact-construction") Object.assign(fields, { projectId: undefined });
			const { status, body } = await sendForm(form, fields);
			expect(status, field).toBe(422);
			expect(body.errors?.[field], field).toBeTruthy();
			expect(body.message).toContain("velden in het rood");
		}
		expect(await countOf("submissions")).toBe(0);
		expect(await countOf("outbox")).toBe(0);
	});
});

describe("the order of the checks", () => {
	test("a post from another site is refused before it is read", async () => {
		const { status } = await sendForm("site-contact", {}, { origin: "https://evil.example" });
		expect(status).toBe(403);
	});

	test("another kind of body is 415, and one that is packed, a form that does not exist 404", async () => {
		expect((await sendForm("site-contact", {}, { "content-type": "text/plain" })).status).toBe(415);
		expect((await sendForm("site-contact", {}, { "content-encoding": "gzip" })).status).toBe(415);
		expect((await sendForm("no-such-form", {})).status).toBe(404);
	});

	test("the captcha is asked for among the missing fields, and checked after the others are right", async () => {
		const missing = await sendForm("site-contact", { captcha: "" });
		expect(missing.body.errors).toMatchObject({
			captcha: expect.stringContaining("Typ"),
			firstName: expect.any(String),
		});
		const faulty = await sendForm("site-contact", { ...leastForms["site-contact"], email: "x", captcha: "wrong" });
		expect(Object.keys(faulty.body.errors ?? {})).toEqual(["email"]);
		const wrong = await sendForm("site-contact", { ...leastForms["site-contact"], captcha: "wrong" });
		expect(wrong.body.errors).toEqual({ captcha: expect.stringContaining("kloppen niet") });
	});

	test("an answer to the captcha that is no text is a wrong one", async () => {
		for (const captcha of [5, 0, false, {}, ["x"], "x".repeat(4_000)]) {
			const { status, body } = await sendForm("site-contact", { ...leastForms["site-contact"], captcha });
			expect([status, body.errors]).toEqual([422, { captcha: expect.stringContaining("kloppen niet") }]);
		}
		for (const captcha of [null, "", "  "]) {
			const { body } = await sendForm("site-contact", { ...leastForms["site-contact"], captcha });
			expect(body.errors).toEqual({ captcha: expect.stringContaining("Typ") });
		}
	});

	test("a solved proof of work stands in place of the captcha, once", async () => {
		const answer = await call("/api/captcha?form=site-contact");
		const { id, provider, image, audio, pow } = (await answer.json()) as {
			[name in "id" | "provider" | "image" | "audio"]: string;
		} & { pow: Challenge };
		expect([provider, image, audio]).toEqual(["characters", expect.stringContaining(id), expect.stringContaining(id)]);
		const solution = await solveChallenge({ challenge: pow, deriveKey });
		const sent = {
			...leastForms["site-contact"],
			captcha: "",
			pow: btoa(JSON.stringify({ challenge: pow, solution })),
		};
		const faulty = await sendForm("site-contact", { ...sent, email: "x" });
		expect(Object.keys(faulty.body.errors ?? {})).toEqual(["email"]);
		expect(
			(await sendForm("sign-newsletter", { ...leastForms["sign-newsletter"], ...{ captcha: "", pow: sent.pow } })).body
				.errors,
		).toEqual({
			captcha: expect.stringContaining("niet gelukt"),
		});
		expect((await sendForm("site-contact", sent)).status).toBe(201);
		expect((await sendForm("site-contact", sent)).status).toBe(422);
	});

	test("the trap that people do not see is closed on programs", async () => {
		const { status, body } = await sendForm("site-contact", { ...leastForms["site-contact"], fax: "123" });
		expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ["fax"]]);
	});
});

test.for([
	["POST", "/api/properties", "GET, HEAD"],
	["DELETE", "/api/properties/101", "GET, HEAD"],
	["GET", "/api/forms/site-contact", "POST"],
	["GET", "/api/forms/offer/review", "POST"],
	["PUT", "/api/session", "POST, DELETE"],
	["POST", "/api/captcha", "GET, HEAD"],
] as const)("%s %s is told which methods there are", async ([method, path, allowed]) => {
	const response = await call(path, { method });
	expect([response.status, response.headers.get("allow")]).toEqual([405, allowed]);
	expect(await response.json()).toMatchObject({ ok: false, message: expect.any(String), errors: {} });
	expect((await call(`${path}/x/y/z`, { method })).status).toBe(404);
});

describe("fields", () => {
	const contact = leastForms["site-contact"];
	const cases: [string, Record<string, unknown>, string][] = [
		["an e-mail address that is none", { email: "lotte@" }, "email"],
		["a number where a name belongs", { firstName: 5 }, "firstName"],
		["a header in a name", { firstName: "Lotte\r\nBcc: all@example.com" }, "firstName"],
		["a Belgian number that is too short", { phone: "0470 12" }, "phone"],
		["a Belgian postcode with a letter", { zip: "90A0" }, "zip"],
		["a name of a thousand letters", { lastName: "x".repeat(1_000) }, "lastName"],
		["a time of day that is not offered", { contactTime: "03:00-04:00" }, "contactTime"],
	];
	test.for(cases)("%s is refused", async ([, fields, name]) => {
		const { status, body } = await sendForm("site-contact", { ...contact, ...fields });
		expect(status).toBe(422);
		expect(Object.keys(body.errors ?? {})).toEqual([name]);
	});

	test.for(["+32 470 12 34 56", "0032470123456", "+352 621 123 456", "02 123 45 67", "+33 1 23 45 67 89"])(
		"the telephone number %s is accepted and kept in both forms",
		async (phone) => {
			expect((await sendForm("site-contact", { ...contact, phone })).status).toBe(201);
			const row = await env.PERSONAL.prepare("SELECT data FROM submissions").first<{ data: string }>();
			const data = JSON.parse(row?.data ?? "{}") as Record<string, string>;
			expect(data.phone).toBe(phone);
			expect(data.phoneE164).toMatch(/^\+\d+$/);
		},
	);

	test("a Luxembourg postcode may carry its email", async () => {
		const { status } = await sendForm("site-contact", { ...contact, zip: "L-1740", countryId: 50 });
		expect(status).toBe(201);
	});

	test("unknown fields are dropped", async () => {
		await sendForm("site-contact", { ...contact, isAdmin: true, __proto__: { polluted: 1 } });
		const row = await env.PERSONAL.prepare("SELECT data FROM submissions").first<{ data: string }>();
		expect(row?.data).not.toContain("isAdmin");
	});

	test("the end of an offer cannot come before its start", async () => {
		const { body } = await sendForm("offer", { ...leastForms.offer, endDate: "2098-11-30" });
		expect(body.errors).toEqual({ endDate: expect.stringContaining("ongeldig") });
	});

	test("a half written date is incomplete, an impossible one invalid", async () => {
		const half = await sendForm("offer", { ...leastForms.offer, startDate: "2026-12" });
		expect(half.body.errors?.startDate).toBe("De startdatum is onvolledig: vul dag, maand en jaar in.");
		const none = await sendForm("offer", { ...leastForms.offer, startDate: "2026-02-30" });
		expect(none.body.errors?.startDate).toContain("ongeldig");
	});

	test("what a region does not allow to be asked is accepted and not kept", async () => {
		const fields = {
			...leastForms["rent-application"],
			propertyId: rentalInBrussels,
			pets: "twee katten",
			income1: 2500,
		};
		expect((await sendForm("rent-application", fields)).status).toBe(201);
		const row = await env.PERSONAL.prepare("SELECT data FROM submissions").first<{ data: string }>();
		expect(row?.data).toContain("2500");
		expect(row?.data).not.toContain("katten");
		for (const email of await emailsOf()) expect(email.text).not.toContain("katten");
	});
});

test("who has a property valued sells or lets it, in the form's messages and in the emails", async () => {
	const { body } = await sendForm("contact-demand", { ...leastForms["contact-demand"], goal: "" });
	expect(body.errors).toEqual({ goal: "Kies verkopen of verhuren." });
	await sendForm("contact-demand", leastForms["contact-demand"]);
	for (const { text } of await emailsOf()) expect(text).toContain("Plan met het pand: Verkopen");
});

describe("rules that need the database", () => {
	test("a property that is not known is 422, one that is gone 409", async () => {
		const contact = leastForms["contact-me"];
		const unknown = await sendForm("contact-me", { ...contact, propertyId: 99_999 });
		expect([unknown.status, Object.keys(unknown.body.errors ?? {})]).toEqual([422, ["propertyId"]]);
		expect((await sendForm("contact-me", { ...contact, propertyId: goneProperty })).status).toBe(409);
	});

	test("a question about a unit names one that can still be had, or any", async () => {
		const question = leastForms["contact-construction"];
		const wrong: [string, Record<string, unknown>][] = [
			["unit", { unit: "zzz" }],
			["unit", { unit: "A2" }],
			["propertyId", { projectId: undefined, unit: undefined, propertyId: property.id }],
			["projectId", { projectId: 99_999 }],
		];
		for (const [field, changes] of wrong) {
			const { status, body } = await sendForm("contact-construction", { ...question, ...changes });
			expect([field, status, Object.keys(body.errors ?? {})]).toEqual([field, 422, [field]]);
		}
		expect(await countOf("submissions")).toBe(0);
		for (const unit of ["Nog geen bepaalde unit", "No particular unit yet"]) {
			expect((await sendForm("contact-construction", { ...question, unit })).status, unit).toBe(201);
		}
		// The form's option for no particular unit is not passed on as a unit's name.
		expect((await emailsOf()).filter(({ subject }) => /unit/i.test(subject))).toEqual([]);
		const ofProject = { ...question, projectId: undefined, unit: undefined, propertyId: unitProperty };
		expect((await sendForm("contact-construction", ofProject)).status).toBe(201);
		expect((await sendForm("contact-construction", { ...ofProject, projectId: 6 })).status).toBe(422);
	});

	test("documents can be requested once", async () => {
		await sendForm("request-documents", leastForms["request-documents"]);
		const again = await sendForm("request-documents", leastForms["request-documents"]);
		expect(again.status).toBe(409);
		expect(again.body.message).toBe("U hebt de documenten voor dit pand al aangevraagd.");
	});

	test("each document can be requested once: a person who has one still gets the others", async () => {
		const { propertyId: _none, ...asker } = leastForms["request-documents"];
		const ask = (documents: string[]) => sendForm("request-documents", { ...asker, projectId: 5, documents });
		expect((await ask(["spec"])).status).toBe(201);
		expect((await ask(["spec", "ground"])).status).toBe(201);
		const emails = await emailsOf("recipient LIKE '%@example.com'");
		const links = emails.map(({ text }) =>
			[...text.matchAll(/\/files\/project-document\/5\/(\w+)\?/g)].map(([, id]) => id),
		);
		expect(links.flat()).toEqual(["spec", "ground"]);
		const again = await ask(["ground"]);
		expect(again.status).toBe(409);
		expect(again.body.message).toBe("U hebt deze documenten van het project al aangevraagd.");
		const other = await sendForm("request-documents", { ...asker, documents: ["spec"] });
		expect([other.status, Object.keys(other.body.errors ?? {})]).toEqual([422, ["propertyId"]]);
	});

	test("documents of another property are refused", async () => {
		const { status, body } = await sendForm("request-documents", {
			...leastForms["request-documents"],
			documents: ["x"],
		});
		expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ["documents"]]);
	});

	test("of twelve requests for the last seat one gets it", async () => {
		await putSlot("last-place", 1);
		const fields = { ...leastForms["contact-appointment"], slotId: "last-place" };
		const answers = await Promise.all(Array.from({ length: 12 }, () => sendForm("contact-appointment", fields)));
		expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 11 }, () => 409)]);
		expect(await countOf("bookings")).toBe(1);
		expect(await countOf("submissions")).toBe(1);
	});

	test("with an unknown login the person is not found", async () => {
		const { status, body } = await sendForm("forgot-password", { login: "nobody" });
		expect([status, body.errors?.login]).toEqual([422, expect.stringContaining("niemand")]);
	});
});

describe("a request that comes more than once", () => {
	test("fifty at once: one submission, one email each, fifty equal answers", async () => {
		const key = { "idempotency-key": "fifty" };
		const answers = await Promise.all(
			Array.from({ length: 50 }, () => sendForm("site-contact", leastForms["site-contact"], key)),
		);
		expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
		expect(answers[0]?.status).toBe(201);
		expect(await countOf("submissions")).toBe(1);
		expect((await emailsOf()).length).toBe(2);
	});

	test("the same key with another body is refused", async () => {
		const key = { "idempotency-key": "other" };
		await sendForm("site-contact", leastForms["site-contact"], key);
		const other = await sendForm("site-contact", { ...leastForms["site-contact"], remark: "Iets anders." }, key);
		expect(other.status).toBe(422);
		expect(await countOf("submissions")).toBe(1);
	});
});

describe("a form without scripts", () => {
	const plain = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
		call("/api/forms/site-contact", {
			method: "POST",
			headers: {
				"content-type": "application/x-www-form-urlencoded",
				referer: `${ORIGIN}/fr/contact/`,
				origin: ORIGIN,
				...headers,
			},
			body: new URLSearchParams(fields),
		});

	test("goes on to the thank-you page of its page's language", async () => {
		const fields = { ...(leastForms["site-contact"] as Record<string, string>), captcha: "right" };
		const response = await plain(fields);
		expect([response.status, response.headers.get("location")]).toEqual([303, "/fr/merci/site-contact/"]);
	});

	test("comes back with its faults and what was typed", async () => {
		const response = await plain({ firstName: "Lotte", email: "lotte@", captcha: "right", captchaId: "x" });
		expect([response.status, response.headers.get("location")]).toEqual([303, "/fr/contact/#site-contact"]);
		expect(response.headers.get("cache-control")).toBe("no-store");
		const cookie = response.headers.get("set-cookie") ?? "";
		expect(cookie).toMatch(/^__Host-form=[\w-]+; Path=\/; Max-Age=900; HttpOnly; Secure; SameSite=Lax$/);
		const state = await createServices(env).requests.readFormState(nameOfState(response));
		expect(state).toMatchObject({
			form: "site-contact",
			message: expect.stringContaining("champs en rouge"),
			values: { firstName: "Lotte", email: "lotte@" },
		});
		expect(state?.errors.email).toContain("e-mail");
		expect(state?.values.captcha).toBeUndefined();
	});

	test("never leads to another site", async () => {
		const response = await plain({}, { referer: "https://evil.example/nl/contact/" });
		expect(response.headers.get("location")).toMatch(/^\/[a-z]{2}\/contact\/#site-contact$/);
	});
});
