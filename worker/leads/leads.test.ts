import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import type { LeadMood } from "../../demo/crm/leads/lead-server";
import { webhookSecret } from "../../demo/crm/leads/lead-server";
import { type Received, whiseAccount } from "../../demo/crm/leads/whise-leads";
import { countOf, emptyRequests, importProperties, leastForms, sendForm } from "../../tests/support/forms";
import { createFailures } from "../outbox/failures";
import type { Alert } from "../ports/alert";
import { type Lead, leadPerson } from "../ports/lead";
import { createServices } from "../services";
import type { LeadSettings } from "./choose";
import { createLeads, sinkOf } from "./service";

const START = 1_800_000_000;
const HOUR = 3_600;
const STEP = 300;
const server = inject("leadServer");
let agency = "";
let agencies = 0;

beforeAll(importProperties);
beforeEach(async () => {
	await emptyRequests();
	agencies += 1;
	agency = `agency-${agencies}`;
});

async function turn(mood: LeadMood, field = ""): Promise<void> {
	await (await fetch(`${server}/${agency}/mood/${mood}?field=${field}`)).text();
}

/** What the agency's system has written, in its order. */
async function received(): Promise<Received[]> {
	return (await (await fetch(`${server}/${agency}/received`)).json()) as Received[];
}

const SECOND_OFFICE = 35;

function settingsOf(kind: LeadSettings["kind"]): LeadSettings {
	const url = `${server}/${agency}/${kind}`;
	const { user, password, clientId, officeIds } = whiseAccount;
	if (kind === "webhook") return { kind, url, secret: webhookSecret };
	if (kind === "omnicasa") return { kind, url, user, password, sharesTypes: true };
	return { kind, url, user, password, clientId, officeIds: [...officeIds, SECOND_OFFICE], sharesTypes: true };
}

/** Leads with a clock of their own; what the agency is notified of is kept. */
function scene(kind: LeadSettings["kind"] = "whise") {
	const clock = { now: START };
	const told: Alert[] = [];
	const told6h = new Set<string>();
	const notify = async (notice: Alert) => void told.push(notice);
	const now = () => clock.now;
	const leads = createLeads({
		db: env.PERSONAL,
		open: () => sinkOf(settingsOf(kind), "nl"),
		enqueue: async () => {},
		notify,
		mayNotify: async (what) => !told6h.has(what) && told6h.add(what).has(what),
		language: "nl",
		now,
	});
	const failures = createFailures({ db: env.PERSONAL, notify, fallback: "last@example.com", language: "nl", now });
	const write = async (...some: Partial<Lead>[]) => {
		await env.PERSONAL.batch(some.flatMap((changes) => leads.prepare({ ...question, ...changes })));
	};
	/** Delivers again and again, as the queue and the clock do. */
	const deliverFor = async (seconds: number) => {
		for (let passed = 0; passed < seconds; passed += STEP) {
			clock.now += STEP;
			await leads.deliver();
		}
	};
	return { clock, told, leads, failures, write, deliverFor };
}

const lotte = leadPerson({
	firstName: "Lotte",
	lastName: "Voorbeeld",
	email: "lotte@example.com",
	phone: "+32470123456",
});

const question: Lead = {
	id: "question-1",
	submissionId: null,
	about: null,
	form: "contact-me",
	createdAt: "2027-01-15T08:00:00Z",
	language: "fr",
	office: null,
	agent: { name: "Kantoor", email: "agent@example.com" },
	person: lotte,
	property: {
		id: 101,
		projectId: null,
		unit: null,
		title: "Huis",
		reference: "R-1",
		officeId: null,
		url: "https://example.com/101",
	},
	fields: { remark: "Is de tuin omheind?" },
};

const search: Lead["fields"]["search"] = {
	goal: "sale",
	propertyTypes: [{ id: 1, name: "Huis" }],
	zips: ["9000", "9030"],
	minPrice: 200_000,
	maxPrice: 400_000,
	minBedrooms: 3,
	maxBedrooms: null,
	bathrooms: null,
	garages: 1,
	parkings: null,
	terrace: false,
	garden: true,
	hasArea: false,
};

const viewing = { start: "2027-02-01T10:00:00.000Z", end: "2027-02-01T10:30:00.000Z", slotId: "77" };

/** How often the lead was tried that was tried most. */
async function attempts(): Promise<number> {
	return (await env.PERSONAL.prepare("SELECT max(attempts) AS n FROM outbox").first<number>("n")) ?? 0;
}

async function statuses(): Promise<string[]> {
	const { results } = await env.PERSONAL.prepare("SELECT status FROM outbox ORDER BY seq").all<{ status: string }>();
	return results.map(({ status }) => status);
}

describe("what each system is given", () => {
	test("Whise: a contact with its property, and the submission's id in the note", async () => {
		const { leads, write } = scene();
		await write({});
		expect(await leads.deliver()).toEqual({ sent: 1, retryIn: null });
		const [contact, ...others] = await received();
		expect(others).toEqual([]);
		expect(contact).toMatchObject({
			call: "v1/contacts/upsert",
			body: {
				Name: "Voorbeeld",
				FirstName: "Lotte",
				PrivateEmail: "lotte@example.com",
				PrivateTel: "+32470123456",
				CountryId: 1,
				LanguageId: "fr-BE",
				OfficeIds: [34],
				StatusId: 1,
				ContactOriginId: 2,
				EstateIds: [101],
			},
		});
		expect(contact?.body.Comments).toContain("Is de tuin omheind?");
		expect(contact?.body.Comments).toContain("question-1");
		// The newsletter box is absent, so no choice is sent.
		expect(contact?.body).not.toHaveProperty("AgreementEmail");
	});

	test.for([
		[String(SECOND_OFFICE), SECOND_OFFICE],
		["77", 34],
	] as const)("Whise: office %s of a property, where it is the agency's, else its first", async ([officeId, given]) => {
		const { leads, write } = scene();
		await write({ property: question.property && { ...question.property, officeId } });
		await leads.deliver();
		const [contact] = await received();
		expect(contact?.body).toMatchObject({ OfficeIds: [given] });
	});

	test("Whise: a saved search as criteria, and the newsletter's choice", async () => {
		const { leads, write } = scene();
		await write(
			{ id: "s", form: "demand-register", property: null, fields: { search } },
			{ id: "n", form: "sign-newsletter", property: null, fields: { newsletter: true } },
		);
		await leads.deliver();
		const [first, second] = await received();
		expect(first?.body.SearchCriteria).toEqual([
			{ PurposeId: 1, CategoryId: 1, PriceMin: 200_000, PriceMax: 400_000, MinRooms: 3, ZipCodes: ["9000", "9030"] },
		]);
		expect(second?.body).toMatchObject({ AgreementEmail: true });
	});

	test("Whise: a viewing in the calendar, moved and cancelled by its number", async () => {
		const { leads, write } = scene();
		const about = "booking:b1";
		await write({ id: "v", form: "contact-appointment", about, fields: { viewing: { ...viewing, state: "booked" } } });
		await leads.deliver();
		const later = { ...viewing, start: "2027-02-02T10:00:00.000Z", end: "2027-02-02T10:30:00.000Z" };
		await write({ id: "v.1", form: "contact-appointment", about, fields: { viewing: { ...later, state: "moved" } } });
		await write({
			id: "v.2",
			form: "contact-appointment",
			about,
			fields: { viewing: { ...later, state: "cancelled" } },
		});
		await leads.deliver();
		const calls = (await received()).filter(({ call }) => call.startsWith("v1/calendars"));
		const entry = 9_002;
		expect(calls).toEqual([
			{
				call: "v1/calendars/upsert",
				body: expect.objectContaining({
					CalendarActionId: 6,
					StartDateTime: viewing.start,
					ContactIds: [7_001],
					EstateIds: [101],
					// The agent's, found by the address.
					UserIds: [22],
				}),
			},
			{ call: "v1/calendars/upsert", body: expect.objectContaining({ CalendarId: entry, StartDateTime: later.start }) },
			{ call: "v1/calendars/delete", body: { CalendarIds: [entry] } },
		]);
	});

	test("Whise: numbers that come as text are numbers all the same", async () => {
		const { leads, write } = scene();
		await turn("texts");
		const about = "booking:b1";
		await write({ id: "v", form: "contact-appointment", about, fields: { viewing: { ...viewing, state: "booked" } } });
		await leads.deliver();
		await write({ id: "v.1", form: "contact-appointment", about, fields: { viewing: { ...viewing, state: "moved" } } });
		await leads.deliver();
		const calls = (await received()).filter(({ call }) => call.startsWith("v1/calendars"));
		expect(calls.map(({ body }) => [body.CalendarActionId, body.UserIds, body.CalendarId, body.ContactIds])).toEqual([
			[6, [22], undefined, [7_001]],
			[6, [22], 9_002, [7_003]],
		]);
	});

	test("Whise: a viewing that is no longer in the calendar is cancelled", async () => {
		const { leads, write } = scene();
		const about = "booking:b1";
		await write({ id: "v", form: "contact-appointment", about, fields: { viewing: { ...viewing, state: "booked" } } });
		await leads.deliver();
		await turn("forgetful");
		const fields = { viewing: { ...viewing, state: "cancelled" as const } };
		await write({ id: "v.1", form: "contact-appointment", about, fields });
		await leads.deliver();
		expect(await statuses()).toEqual(["sent", "sent"]);
	});

	test("Whise: a project is what the contact asks about", async () => {
		const { leads, write } = scene();
		const property = { ...(question.property as NonNullable<Lead["property"]>), id: null, projectId: 5, unit: "A1" };
		await write({ form: "contact-construction", property });
		await leads.deliver();
		const [contact] = await received();
		expect(contact?.body).toMatchObject({ EstateIds: [5] });
	});

	test("Omnicasa: a question says nothing about the newsletter, its choice does", async () => {
		const { leads, write } = scene("omnicasa");
		await write({}, { id: "n", form: "sign-newsletter", property: null, fields: { newsletter: true } });
		await leads.deliver();
		const [first, second] = await received();
		expect(first?.body).not.toHaveProperty("IsReceivedEmail");
		expect(second?.body).toMatchObject({ IsReceivedEmail: true });
	});

	test("Omnicasa: questions, projects, searches that end, and viewings", async () => {
		const { leads, write } = scene("omnicasa");
		await write(
			{},
			{
				id: "p",
				form: "contact-construction",
				property: { ...(question.property as never as object), id: null, projectId: 5 } as Lead["property"],
			},
			{ id: "s", form: "demand-register", about: "demand:1", property: null, fields: { search } },
			{ id: "e", form: "demand-register", about: "demand:1", property: null, fields: { searchEnded: true } },
			{ id: "v", form: "contact-appointment", fields: { viewing: { ...viewing, state: "booked" } } },
		);
		await leads.deliver();
		const calls = await received();
		expect(calls.map(({ call }) => call)).toEqual([
			"ContactOnMeJson",
			"ContactOnMeProjectJson",
			"DemandRegister2Json",
			"UnsubscribeDemandPersonJson",
			"ContactOnMeJson",
			"CreateTaskJson",
		]);
		expect(calls[0]?.body).toMatchObject({
			Name: "Voorbeeld",
			FirstName: "Lotte",
			Email: "lotte@example.com",
			PhoneNumber: "+32470123456",
			ObjectID: 101,
			LanguageIdFromParameter: 2,
			IsCreatedDemand: false,
			Subject: "Vraag over een pand: Huis",
			Content: expect.stringContaining("question-1"),
		});
		expect(calls[1]?.body).toMatchObject({ ProjectIDs: [5] });
		expect(calls[2]?.body).toMatchObject({
			Goal: 0,
			TypeOfPropertyIDs: [1],
			Zips: ["9000", "9030"],
			PriceMin: 200_000,
			PriceMax: 400_000,
			MinRooms: 3,
			MinGarages: 1,
			Garden: true,
		});
		expect(calls[3]?.body).toMatchObject({ ID: 103, DemandID: 503 });
		expect(calls[4]?.body).toMatchObject({ AppointmentID: 77 });
		expect(calls[5]?.body).toMatchObject({ PersonID: 105, ObjectId: 101 });
	});

	test("Omnicasa: a long message is cut and keeps the id", async () => {
		const { leads, write } = scene("omnicasa");
		await write({ fields: { remark: "é".repeat(5_000) } });
		await leads.deliver();
		const [contact] = await received();
		expect(contact?.body.Content).toMatch(/ \[…\]\n.*question-1$/);
	});
});

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
		const notes = (await received()).map(({ body }) => String(body.Comments).split(": ").at(-1));
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
			const { told, write, deliverFor } = scene(kind);
			await turn("denying");
			await write({}, { id: "question-2", person: { ...lotte, email: "sam@example.com" } });
			await deliverFor(HOUR);
			expect(told.map(({ late }) => late)).toEqual([["outbox"]]);
			// A quarter of an hour apart: a wrong password that is tried again and again locks the account.
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
		const notes = (await received()).map(({ body }) => String(body.Comments));
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
		["whise", "PrivateTel", "Comments"],
		["omnicasa", "PhoneNumber", "Content"],
	] as const)(
		"%s: the field stays out, stands in the note, and is named to the agency",
		async ([kind, field, note]) => {
			const { told, leads, write } = scene(kind);
			await turn("refusing", field);
			await write({});
			expect(await leads.deliver()).toMatchObject({ sent: 1 });
			const [contact] = await received();
			expect(contact?.body).not.toHaveProperty(field);
			expect(contact?.body[note]).toContain("+32470123456");
			expect(told).toHaveLength(1);
			expect(told[0]?.subject).toContain(field);
			expect(JSON.stringify(told)).not.toMatch(/lotte|Voorbeeld|\+32/i);
		},
	);

	test.for([
		["whise", "Name"],
		["omnicasa", "Email"],
		["webhook", "person"],
	] as const)(
		"%s: a lead that cannot do without is not repeated, told with its field, and sent again when asked",
		async ([kind, field]) => {
			const { told, leads, failures, write, deliverFor } = scene(kind);
			await turn("refusing", field);
			await write({});
			await leads.deliver();
			await deliverFor(HOUR);
			expect(await statuses()).toEqual(["failed"]);
			expect(await failures.oldest()).not.toBeNull();
			expect(await failures.notify()).toBe(1);
			expect(await failures.notify()).toBe(0);
			expect(told).toHaveLength(1);
			expect(told[0]).toMatchObject({ late: ["failed-emails"], text: expect.stringContaining(field) });
			expect(JSON.stringify(told)).not.toMatch(/lotte|Voorbeeld/i);
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
		({ LEADS_KIND: "webhook", LEADS_URL: `${server}/${agency}/webhook`, LEADS_SECRET: webhookSecret }) as Partial<Env>;
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
			// Who asks for documents need not leave a number.
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
		expect(rent?.fields).toEqual({ moveDate: "2027-01-01" });
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

	test("an erasure takes what waits, and says what was delivered", async () => {
		await sendForm("contact-me", leastForms["contact-me"], {}, environment());
		await services().leads.deliver();
		await sendForm("site-contact", leastForms["site-contact"], {}, environment());
		const exported = await services().requests.exportPerson("LOTTE@example.com");
		expect(exported.leads).toHaveLength(2);
		expect(exported.handed_over_leads).toHaveLength(1);
		const { removed, kept } = await services().requests.erasePerson("lotte@example.com");
		expect(removed).toMatchObject({ leads: 2 });
		expect(kept).toEqual([expect.stringMatching(/^contact-me, handed over to the webhook on .*: erase it there$/)]);
		await services().leads.deliver();
		expect(await received()).toHaveLength(1);
		expect(await countOf("handed_over_leads")).toBe(0);
	});
});
