import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Language, languages } from "../../app/domain/language";
import { notYetCommunicated } from "../../app/domain/property/mention-facts";
import { storeStaff } from "../../tests/support/accounts/desk";
import {
	clearSubmissions,
	countOf,
	emailsOf,
	importProperties,
	leastForms,
	property,
	putSlot,
	rentalInBrussels,
	sendForm,
} from "../../tests/support/forms/forms";
import { oneBooked, raceFor } from "../../tests/support/forms/viewing-race";
import {
	book,
	calendarOf,
	freeSeats,
	lineOf,
	startAppointments,
	startIn,
	tokenOf,
} from "../../tests/support/forms/viewings";
import { createServices } from "../services";

/** The soak test runs 200 rounds (`tests/soak/viewing-race.ts`). */
const ROUNDS = 3;
/** Timeout for 150 forms and their files on a machine that runs other tests. */
const RACES_MS = 60_000;

beforeAll(importProperties);
beforeEach(startAppointments);

describe("a booking", () => {
	test("is confirmed at once, to both sides, with the same viewing as a calendar file", async () => {
		const { status, response } = await book();
		expect(status).toBe(201);
		expect(response.headers.get("set-cookie")).toContain("__Host-appointment=");
		const [visitor, agency] = await emailsOf();
		expect([visitor?.recipient, agency?.reply_to]).toEqual(["lotte@example.com", "lotte@example.com"]);
		const [ours, theirs] = [await calendarOf(agency), await calendarOf(visitor)];
		expect(lineOf(ours, "UID")).toBe(lineOf(theirs, "UID"));
		expect([lineOf(theirs, "METHOD"), lineOf(theirs, "SEQUENCE")]).toEqual(["REQUEST", "0"]);
		expect(lineOf(theirs, "DTSTART")).toMatch(/^\d{8}T\d{6}Z$/);
		expect(theirs).toContain(await tokenOf());
		expect(ours).not.toContain(await tokenOf());
	});

	test("in a slot that a colleague shows goes to that colleague, and names her to the visitor", async () => {
		await storeStaff({ role: "agent", office: "ghent", email: "noor@example.com" });
		await env.PERSONAL.batch([
			env.PERSONAL.prepare(
				`INSERT INTO viewing_patterns (id, property_id, weekday, starts, ends, minutes, capacity, first_day, staff_id)
				SELECT 'noor', ?, 1, '10:00', '12:00', 30, 1, '2026-01-01', id FROM staff WHERE email = 'noor@example.com'`,
			).bind(property.id),
			env.PERSONAL.prepare("UPDATE appointment_slots SET pattern_id = 'noor'"),
		]);
		expect((await book()).status).toBe(201);
		const [visitor, agency] = await emailsOf();
		expect(agency?.recipient).toBe("noor@example.com");
		expect(await calendarOf(visitor)).toContain("Test agent");
		await env.PERSONAL.prepare("DELETE FROM viewing_patterns").run();
	});

	test("asks for assistance by a choice that both emails say in words, and by no other", async () => {
		const asked = { assistance: ["companion", "video"] };
		expect((await book(asked)).status).toBe(201);
		const [visitor, agency] = await emailsOf();
		for (const email of [visitor, agency]) expect(email?.html).toContain("Iemand die mij rondleidt of helpt");
		expect((await book({ assistance: ["a choir"] })).status).toBe(422);
	});

	test("is among the viewings of the owner's calendar, without the visitor's name", async () => {
		await book();
		const rows = await env.PERSONAL.prepare("SELECT kind, status, contact_person, property_id FROM history").all();
		expect(rows.results).toEqual([
			{ kind: "calendarVisit", status: "confirmed", contact_person: null, property_id: property.id },
		]);
	});

	test("of a rental states the requirements for a tenant and what is due at signing, in every language", async () => {
		await env.PERSONAL.prepare("UPDATE appointment_slots SET property_id = ?, capacity = 4")
			.bind(rentalInBrussels)
			.run();
		const settings = { MINIMUM_INCOME: "2700", MAXIMUM_PERSONS: "3" } as Partial<Env>;
		for (const lang of languages) {
			const fields = { ...leastForms["contact-appointment"], propertyId: rentalInBrussels, slotId: "first", lang };
			expect((await sendForm("contact-appointment", fields, {}, settings)).status).toBe(201);
		}
		const emails = await emailsOf("recipient = ?", "lotte@example.com");
		expect(emails.map(({ language }) => language)).toEqual([...languages]);
		for (const { text } of emails) {
			expect(text).toContain("€\u00a02.700");
			expect(text).toMatch(/: 3$/m);
			// Brussels allows a deposit of two months' rent: 900, 1,800, and their sum.
			for (const amount of ["900", "1.800", "2.700"]) expect(text).toContain(`: €\u00a0${amount}`);
		}
		// A share of the inventory is due even when its amount is unknown.
		for (const { text, language } of emails) {
			expect(text).toContain(`: ${notYetCommunicated[language as Language]}`);
		}
	});

	test("of a property that is sold is refused", async () => {
		expect((await book({ propertyId: 303 })).status).toBe(409);
		expect((await book({ propertyId: 999 })).status).toBe(422);
	});

	test("of a slot of another property, of one that has begun or of none is refused as full", async () => {
		await startIn("second", -60);
		for (const fields of [{ slotId: "second" }, { slotId: "none" }, { propertyId: rentalInBrussels }]) {
			const { status, body } = await book(fields);
			expect([status, Object.keys(body.errors ?? {})]).toEqual([409, ["slotId"]]);
		}
		expect(await countOf("bookings")).toBe(0);
	});
});

test(`of fifty concurrent bookings of the last seat one succeeds, the others are refused as full, ${ROUNDS} rounds`, {
	timeout: RACES_MS,
}, async () => {
	for (let round = 0; round < ROUNDS; round += 1) {
		await clearSubmissions();
		await putSlot(`race-${round}`, 1);
		const answers = await raceFor(`race-${round}`, async (fields) => {
			const { status, body } = await sendForm("contact-appointment", fields);
			return { status, message: body.message ?? "" };
		});
		expect(answers).toEqual(oneBooked);
		expect([await countOf("bookings"), await countOf("submissions"), await countOf("outbox")]).toEqual([1, 1, 2]);
	}
});

test("an erasure frees the seat, and the owner sees the viewing as cancelled", async () => {
	await book();
	await createServices(env).requests.erasePerson("lotte@example.com");
	expect(await freeSeats()).toMatchObject({ first: 1 });
	expect(await env.PERSONAL.prepare("SELECT status FROM history").first("status")).toBe("cancelled");
});
