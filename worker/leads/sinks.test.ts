import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { toTree } from "../../app/domain/feed/tree";
import type { Lead } from "../../app/domain/lead";
import { wantedSearch } from "../../app/domain/saved-searches/saved-search";
import {
	newAgency,
	question,
	received,
	SECOND_OFFICE,
	STEP,
	scene,
	search,
	statuses,
	turn,
	viewing,
} from "../../tests/support/email/leads";
import { importProperties } from "../../tests/support/forms/forms";
import { searchOf } from "../submissions/leads";

beforeAll(importProperties);
beforeEach(newAgency);

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
		expect(contact?.body.Message).toContain("Is de tuin omheind?");
		expect(contact?.body.Message).toContain("question-1");
		// `Comments` would overwrite an agent's notes on the same person.
		expect(contact?.body).not.toHaveProperty("Comments");
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

	test("Whise: a search for sub types is one in their main types", async () => {
		const type = (ID: number, ParentID: number | null) => ({ ID, ParentID, Name: "Type", WebID: 1 });
		const types = toTree([type(1, null), type(2, null), type(1_013, 1), type(1_012, 1)], "nl");
		const wanted = wantedSearch("goal=sale&type=1013&type=1012&type=2") ?? (undefined as never);
		const { leads, write } = scene();
		await write({ form: "demand-register", property: null, fields: { search: searchOf(wanted, types, []) } });
		await leads.deliver();
		const [contact] = await received();
		expect(contact?.body.SearchCriteria).toEqual([
			{ PurposeId: 1, CategoryId: 2 },
			{ PurposeId: 1, CategoryId: 1 },
		]);
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
		await write({ id: "v.3", form: "contact-appointment", about, fields: { viewing: { ...later, state: "booked" } } });
		await leads.deliver();
		const calls = (await received()).filter(({ call }) => call.startsWith("v1/calendars"));
		const entry = 9_002;
		expect(calls).toEqual([
			{
				call: "v1/calendars/upsert",
				body: expect.objectContaining({
					CalendarActionId: 6,
					// Belgian local time, correct even if the offset is ignored.
					StartDateTime: "2027-02-01T11:00:00+01:00",
					ContactIds: [7_001],
					EstateIds: [101],
					// The agent's id, found by email address.
					UserIds: [22],
				}),
			},
			{
				call: "v1/calendars/upsert",
				body: expect.objectContaining({ CalendarId: entry, StartDateTime: "2027-02-02T11:00:00+01:00" }),
			},
			{ call: "v1/calendars/delete", body: { CalendarIds: [entry] } },
			// After a revoked cancellation, the viewing gets a new entry.
			{ call: "v1/calendars/upsert", body: expect.not.objectContaining({ CalendarId: entry }) },
		]);
	});

	test.for([
		["whise", "v1/calendars/upsert", [undefined, 9_002]],
		["omnicasa", "CreateTaskJson", [undefined]],
	] as const)(
		"%s: a viewing stands in the calendar once, also after a fault of the database",
		async ([kind, path, entries]) => {
			const { leads, write, clock } = scene(kind);
			await write({ id: "v", form: "contact-appointment", fields: { viewing: { ...viewing, state: "booked" } } });
			const fault = "BEFORE INSERT ON handed_over_leads BEGIN SELECT raise(ABORT, 'a fault'); END";
			await env.PERSONAL.prepare(`CREATE TRIGGER fault ${fault}`).run();
			await expect(leads.deliver()).rejects.toThrow("a fault");
			await env.PERSONAL.prepare("DROP TRIGGER fault").run();
			clock.now += STEP;
			expect(await leads.deliver()).toMatchObject({ sent: 1 });
			const calls = (await received()).filter(({ call }) => call === path);
			expect(calls.map(({ body }) => body.CalendarId)).toEqual(entries);
		},
	);

	test("Whise: a viewing that nobody of its users shows stands in no calendar, and the office is told", async () => {
		const { alerts, leads, write } = scene();
		const agent = { name: "Sam Elders", email: "sam@elsewhere.example" };
		for (const [id, each] of [
			["v", agent],
			["w", null],
		] as const) {
			const fields = { viewing: { ...viewing, state: "booked" as const } };
			await write({ id, form: "contact-appointment", about: `booking:${id}`, agent: each, fields });
		}
		await leads.deliver();
		expect(await statuses()).toEqual(["sent", "sent"]);
		expect((await received()).map(({ call }) => call)).toEqual(["v1/contacts/upsert", "v1/contacts/upsert"]);
		expect(alerts.map(({ subject }) => subject)).toEqual(Array(2).fill(expect.stringMatching(/agenda van het CRM/)));
		expect(JSON.stringify(alerts)).not.toMatch(/lotte/i);
	});

	test("Whise: a viewing that moves to somebody who is no user leaves the calendar it stood in", async () => {
		const { alerts, leads, write } = scene();
		const booking = { form: "contact-appointment", about: "booking:b1" } as const;
		await write({ ...booking, id: "v", fields: { viewing: { ...viewing, state: "booked" } } });
		await leads.deliver();
		const agent = { name: "Sam Elders", email: "sam@elsewhere.example" };
		await write({ ...booking, id: "v.1", agent, fields: { viewing: { ...viewing, state: "moved" } } });
		await leads.deliver();
		expect(await statuses()).toEqual(["sent", "sent"]);
		const calls = (await received()).filter(({ call }) => call.startsWith("v1/calendars"));
		expect(calls).toEqual([
			{ call: "v1/calendars/upsert", body: expect.anything() },
			{ call: "v1/calendars/delete", body: { CalendarIds: [9_002] } },
		]);
		expect(alerts).toHaveLength(1);
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

	test("Omnicasa: more postcodes than fit are left to the note, which stays whole", async () => {
		const { leads, write } = scene("omnicasa");
		const zips = Array.from({ length: 1_000 }, (_, index) => String(1_000 + index));
		await write({
			form: "demand-register",
			property: null,
			fields: { remark: "Zonnig.", search: search && { ...search, zips } },
		});
		await leads.deliver();
		const [demand] = await received();
		expect(demand?.body).not.toHaveProperty("Zips");
		expect(demand?.body.Comment).toContain("Zonnig.");
	});

	test("Omnicasa: a long message is cut and keeps the id", async () => {
		const { leads, write } = scene("omnicasa");
		await write({ fields: { remark: "é".repeat(5_000) } });
		await leads.deliver();
		const [contact] = await received();
		expect(contact?.body.Content).toMatch(/ \[…\]\n.*question-1$/);
	});
});

describe("SweepBright", () => {
	const estate = "0000004d-5eed-4000-8000-000000000001";
	const announced = (id: string) =>
		env.LISTINGS.prepare(
			`INSERT OR REPLACE INTO announced_estates (id, number, state, version, first_at, last_at)
			VALUES (?, 101, 'read', 1, 0, 0)`,
		)
			.bind(id)
			.run();

	test("a question is a contact of its estate, with the note as its message", async () => {
		await announced(estate);
		const { leads, write } = scene("sweepbright");
		await write({});
		expect(await leads.deliver()).toEqual({ sent: 1, retryIn: null });
		const [contact] = await received();
		expect(contact).toMatchObject({
			call: `estates/${estate}/contacts`,
			body: { first_name: "Lotte", last_name: "Voorbeeld", email: "lotte@example.com", locale: "fr" },
		});
		expect(contact?.body.message).toContain("Is de tuin omheind?");
		expect(contact?.body.message).toContain("question-1");
	});

	test("what SweepBright no longer has is a contact of no estate", async () => {
		await env.LISTINGS.prepare("DELETE FROM announced_estates").run();
		await announced("ffffffff-5eed-4000-8000-000000000001");
		const { leads, write } = scene("sweepbright");
		await write({});
		await leads.deliver();
		expect(await received()).toMatchObject([{ call: "contacts" }]);
	});

	test("a saved search is a contact with what it looks for", async () => {
		const { leads, write } = scene("sweepbright");
		await write({ id: "s", form: "demand-register", property: null, fields: { search } });
		await leads.deliver();
		expect(await received()).toMatchObject([
			{
				call: "contacts",
				body: {
					preferences: { negotiation: "sale", types: ["house"], min_price: 200_000, max_price: 400_000, min_rooms: 3 },
					location_preference: { country: "BE", postal_codes: ["9000", "9030"] },
				},
			},
		]);
	});

	test.for([
		["city=L-1611&city=Esch-sur-Alzette", "LU"],
		["city=Gent&city=L-1611", "BE"],
	] as const)("a saved search of %s is one in %s", async ([places, country]) => {
		const wanted = wantedSearch(`goal=sale&${places}`) ?? (undefined as never);
		const { leads, write } = scene("sweepbright");
		await write({
			id: places,
			form: "demand-register",
			property: null,
			fields: { search: searchOf(wanted, [], []) },
		});
		await leads.deliver();
		expect((await received())[0]?.body.location_preference).toMatchObject({ country });
	});

	test("a field that it refuses is in the message, and a token that has expired is renewed", async () => {
		const { leads, write } = scene("sweepbright");
		await turn("refusing", "phone");
		await write({ property: null });
		await leads.deliver();
		const [contact] = await received();
		expect(contact?.body).not.toHaveProperty("phone");
		expect(contact?.body.message).toContain('phone: "+32470123456"');
		await turn("expired");
		await write({ id: "again", property: null });
		expect(await leads.deliver()).toEqual({ sent: 1, retryIn: null });
	});
});
