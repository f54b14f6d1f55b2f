import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Lead } from "../../app/domain/lead";
import { webhookSecret } from "../../demo/crm/leads/lead-server";
import {
	agencyUrl,
	attempts,
	HOUR,
	lotte,
	newAgency,
	received,
	STEP,
	scene,
	statuses,
	turn,
	viewing,
} from "../../tests/support/email/leads";
import { countOf, emailsOf, importProperties, leastForms, sendForm } from "../../tests/support/forms/forms";
import { ORIGIN } from "../../tests/support/site";
import { createServices } from "../services";

beforeAll(importProperties);
beforeEach(newAgency);

describe("nothing is lost", () => {
	test("an hour's outage ends with everything there, once and in order for each contact", async () => {
		const { clock, leads, write, deliverFor } = scene();
		await turn("down");
		const ids: string[] = [];
		for (let passed = 0; passed < HOUR; passed += STEP) {
			const id = `lead-${ids.length}`;
			await write({ id, person: ids.length % 2 ? { ...lotte, email: "sam@example.com" } : lotte });
			ids.push(id);
			await leads.deliver();
			clock.now += STEP;
		}
		expect(await received()).toEqual([]);
		await turn("well");
		await deliverFor(HOUR);
		const notes = (await received()).map(({ body }) => String(body.Message).split(": ").at(-1));
		expect(notes).toEqual(ids);
		expect(new Set(await statuses())).toEqual(new Set(["sent"]));
	});

	test("a token that has expired is renewed, and nothing is sent twice", async () => {
		const { leads, write } = scene();
		await turn("expired");
		await write({}, { id: "question-2" });
		expect(await leads.deliver()).toMatchObject({ sent: 2 });
		expect(await received()).toHaveLength(2);
	});

	test.for(["whise", "omnicasa", "webhook"] as const)(
		"%s lets nobody in: leads wait, the agency is notified once, and later they arrive",
		async (kind) => {
			const { alerts, write, deliverFor } = scene(kind);
			await turn("denying");
			await write({}, { id: "question-2", person: { ...lotte, email: "sam@example.com" } });
			await deliverFor(HOUR);
			expect(alerts.map(({ late }) => late)).toEqual([["outbox"]]);
			// Attempts are 15 minutes apart: frequent attempts with a wrong password would lock the account.
			expect(await attempts()).toBeLessThanOrEqual(HOUR / 900);
			expect(await statuses()).toEqual(["queued", "queued"]);
			await turn("well");
			await deliverFor(HOUR);
			expect(await statuses()).toEqual(["sent", "sent"]);
		},
	);

	test("a timeout after the system wrote repeats, and the duplicate is recognised by its id", async () => {
		const { write, deliverFor } = scene();
		await turn("mute");
		await write({});
		await deliverFor(2 * STEP);
		await turn("well");
		await deliverFor(HOUR);
		const notes = (await received()).map(({ body }) => String(body.Message));
		expect(notes.length).toBeGreaterThan(1);
		expect(notes.every((note) => note.endsWith("question-1"))).toBe(true);
		expect(await statuses()).toEqual(["sent"]);
	});

	test("a viewing whose contact is there is not given a second one when the calendar fails", async () => {
		const { leads, clock, write } = scene();
		await turn("refusing", "EndDateTime");
		await write({ id: "v", form: "contact-appointment", fields: { viewing: { ...viewing, state: "booked" } } });
		await leads.deliver();
		expect((await received()).map(({ call }) => call)).toEqual(["v1/contacts/upsert"]);
		await turn("well");
		clock.now += HOUR;
		const { failures } = scene();
		const failed = await failures.list();
		await failures.sendAgain(failed.map(({ id }) => id));
		await leads.deliver();
		expect((await received()).map(({ call }) => call)).toEqual(["v1/contacts/upsert", "v1/calendars/upsert"]);
	});
});

describe("what a system refuses", () => {
	test.for([
		["whise", "PrivateTel", "Message"],
		["omnicasa", "PhoneNumber", "Content"],
	] as const)(
		"%s: the field stays out, stands in the note, and is named to the agency",
		async ([kind, field, note]) => {
			const { alerts, leads, write } = scene(kind);
			await turn("refusing", field);
			await write({});
			expect(await leads.deliver()).toMatchObject({ sent: 1 });
			const [contact] = await received();
			expect(contact?.body).not.toHaveProperty(field);
			expect(contact?.body[note]).toContain("+32470123456");
			expect(alerts).toHaveLength(1);
			expect(alerts[0]?.subject).toContain(field);
			expect(JSON.stringify(alerts)).not.toMatch(/lotte|Voorbeeld|\+32/i);
		},
	);

	test.for([
		["whise", "Name"],
		["omnicasa", "Email"],
		["webhook", "person"],
	] as const)(
		"%s: a lead that cannot do without is not repeated, notified with its field, and sent again when asked",
		async ([kind, field]) => {
			const { alerts, leads, failures, write, deliverFor } = scene(kind);
			await turn("refusing", field);
			await write({});
			await leads.deliver();
			await deliverFor(HOUR);
			expect(await statuses()).toEqual(["failed"]);
			expect(await failures.oldest()).not.toBeNull();
			expect(await failures.notify()).toBe(1);
			expect(await failures.notify()).toBe(0);
			expect(alerts).toHaveLength(1);
			expect(alerts[0]).toMatchObject({ late: ["failed-emails"], text: expect.stringContaining(field) });
			expect(JSON.stringify(alerts)).not.toMatch(/lotte|Voorbeeld/i);
			await turn("well");
			const [failed] = await failures.list();
			expect(await failures.sendAgain([failed?.id ?? ""])).toBe(1);
			await leads.deliver();
			expect(await statuses()).toEqual(["sent"]);
			expect(await failures.oldest()).toBeNull();
		},
	);

	test("a field that the system cannot do without is named also where it was left out", async () => {
		const { leads, failures, write } = scene("whise");
		await turn("refusing", "UserIds");
		await write({ id: "v", form: "contact-appointment", fields: { viewing: { ...viewing, state: "booked" } } });
		await leads.deliver();
		const [failed] = await failures.list();
		expect(failed?.fault).toBe("Whise refuses v1/calendars/upsert, fields: UserIds");
	});

	test("what somebody has acknowledged counts no longer", async () => {
		const { leads, failures, write } = scene();
		await turn("refusing", "Name");
		await write({});
		await leads.deliver();
		const [failed] = await failures.list();
		expect(await failures.acknowledge([failed?.id ?? ""])).toBe(1);
		expect(await failures.oldest()).toBeNull();
	});
});

describe("from the site's forms", () => {
	const environment = () =>
		({ LEADS_KIND: "webhook", LEADS_URL: `${agencyUrl()}/webhook`, LEADS_SECRET: webhookSecret }) as Partial<Env>;
	const services = () => createServices({ ...env, ...environment() });

	test("each arrives in the submission's batch, with what the agency needs", async () => {
		const forms = [
			"site-contact",
			"contact-me",
			"contact-visit",
			"contact-construction",
			"contact-demand",
			"contact-appointment",
			"demand-register",
			"request-documents",
			"offer",
			"rent-application",
		] as const;
		for (const form of forms) {
			const { status } = await sendForm(form, leastForms[form], {}, environment());
			expect(status, form).toBe(201);
		}
		await services().leads.deliver();
		const leads = (await received()).map(({ body }) => body as unknown as Lead);
		expect(leads.map(({ form }) => form)).toEqual([...forms]);
		const submissions = await env.PERSONAL.prepare("SELECT id FROM submissions").all<{ id: string }>();
		expect(new Set(leads.map(({ id }) => id))).toEqual(new Set(submissions.results.map(({ id }) => id)));
		for (const lead of leads) {
			expect(Object.keys(lead).toSorted()).toEqual(
				["agent", "createdAt", "fields", "form", "id", "language", "office", "person", "property"].toSorted(),
			);
			expect(lead.person, lead.form).toMatchObject({
				lastName: "Voorbeeld",
				email: "lotte@example.com",
			});
			// A phone number is optional in document requests.
			if (lead.form !== "request-documents") expect(lead.person.phone, lead.form).toBe("+32470123456");
		}
		const by = Object.fromEntries(leads.map((lead) => [lead.form, lead]));
		expect(by["contact-me"]).toMatchObject({ property: { id: 101 }, office: { email: expect.stringContaining("@") } });
		expect(by["contact-construction"]).toMatchObject({ property: { id: null, projectId: 5, unit: "A1" } });
		expect(by["contact-demand"]?.fields.valuation).toMatchObject({
			goal: "sale",
			address: "Voorbeeldstraat 1, 9000 Gent",
		});
		expect(by["contact-appointment"]?.fields.viewing).toMatchObject({ state: "booked", slotId: "slot-1" });
		expect(by["demand-register"]?.fields.search).toMatchObject({ goal: "sale", zips: ["9000"] });
		expect(by["request-documents"]?.fields.documents).toEqual(["Plan"]);
	});

	test("income, children and what is offered do not travel", async () => {
		await sendForm(
			"rent-application",
			{ ...leastForms["rent-application"], income1: 9_876, children: [{ age: 7 }], pets: "yes" },
			{},
			environment(),
		);
		await sendForm("offer", { ...leastForms.offer, conditions: "Opschortend" }, {}, environment());
		await services().leads.deliver();
		const [rent, offer] = (await received()).map(({ body }) => body as unknown as Lead);
		expect(rent?.fields).toEqual({ moveDate: "2098-01-01" });
		expect(offer?.fields).toEqual({});
		expect(JSON.stringify([rent, offer])).not.toMatch(/9876|300000|driehonderd|Opschortend/);
	});

	test("what waits when the system is taken away has failed, and can be sent again to another one", async () => {
		await sendForm("contact-me", leastForms["contact-me"], {}, environment());
		const without = createServices(env);
		expect(await without.leads.sweep()).toBe(1);
		expect(await without.failures.list()).toMatchObject([{ kind: "lead", fault: "LEADS_KIND names no system" }]);
		const [failed] = await without.failures.list();
		await without.failures.sendAgain([failed?.id ?? ""]);
		await services().leads.deliver();
		expect(await received()).toHaveLength(1);
	});

	test("nothing is written for a system that nobody asked for", async () => {
		await sendForm("contact-me", leastForms["contact-me"]);
		expect(await env.PERSONAL.prepare("SELECT count(*) AS n FROM outbox WHERE kind = 'lead'").first("n")).toBe(0);
	});

	test("a search that takes the place of an equal one is the last word about it", async () => {
		const form = leastForms["demand-register"];
		for (let time = 0; time < 2; time += 1) {
			await sendForm("demand-register", form, {}, environment());
			const [email] = (await emailsOf("recipient = ?", form.email)).slice(-1);
			const token = /\?token=(\S+)/.exec(email?.text ?? "")?.[1] ?? "";
			await services().requests.act("confirm-demand", token, ORIGIN);
		}
		await services().leads.deliver();
		const fields = (await received()).map(({ body }) => (body as { fields: object }).fields);
		expect(fields.map((each) => Object.keys(each))).toEqual([["search"], ["search"], ["searchEnded"], ["search"]]);
	});

	test("one without a form that nobody took is kept no longer than what was handed over", async () => {
		await sendForm("contact-me", leastForms["contact-me"], {}, environment());
		await env.PERSONAL.prepare(
			"UPDATE outbox SET status = 'failed', submission_id = NULL, created_at = 1 WHERE kind = 'lead'",
		).run();
		await services().leads.sweep();
		expect(await env.PERSONAL.prepare("SELECT count(*) AS n FROM outbox WHERE kind = 'lead'").first("n")).toBe(0);
	});

	test("an erasure takes what waits, and says what was delivered", async () => {
		await sendForm("contact-me", leastForms["contact-me"], {}, environment());
		await services().leads.deliver();
		await sendForm("site-contact", leastForms["site-contact"], {}, environment());
		const exported = await services().requests.exportPerson("LOTTE@example.com");
		expect(exported.leads).toHaveLength(2);
		expect(exported.handed_over_leads).toHaveLength(1);
		const { removed, kept } = await services().requests.erasePerson("lotte@example.com");
		expect(removed).toMatchObject({ leads: 2 });
		expect(kept).toMatchObject([{ what: "handedOver", form: "contact-me", system: "the webhook" }]);
		await services().leads.deliver();
		expect(await received()).toHaveLength(1);
		expect(await countOf("handed_over_leads")).toBe(0);
	});
});
