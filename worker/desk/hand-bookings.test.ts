import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { displayPhone } from "../../app/domain/formatting/phone";
import { staffNamed, storeStaff } from "../../tests/support/accounts/desk";
import { feedOf } from "../../tests/support/feed/feed";
import { formFeed } from "../../tests/support/forms/form-feed";
import {
	countOf,
	emailsOf,
	importProperties,
	leastForms,
	property,
	putSlot,
	sendForm,
} from "../../tests/support/forms/forms";
import { book, calendarOf, lineOf, startAppointments } from "../../tests/support/forms/viewings";
import { importFeed } from "../../tests/support/site";
import type { Staff } from "../accounts/staff/staff";
import { createServices } from "../services";

const { viewings, handBookings } = createServices(env).desk;
let manager: Staff;
/** An agent of an office that does not serve the property. */
let stranger: Staff;

const caller = {
	propertyId: property.id,
	slotId: "first",
	firstName: "Lotte",
	lastName: "Voorbeeld",
	email: "lotte@example.com",
	phone: "+32470123456",
	language: "fr",
	submissionId: null,
} as const;

beforeAll(async () => {
	await importProperties();
	await storeStaff({ role: "manager" });
	await storeStaff({ role: "agent", office: "luxembourg", email: "stranger@example.com" });
	manager = await staffNamed("manager@example.com");
	stranger = await staffNamed("stranger@example.com");
});
beforeEach(startAppointments);

async function booked(): Promise<string> {
	const result = await handBookings.book(manager, caller);
	return typeof result === "string" ? result : result.id;
}

describe("a viewing that the desk books", () => {
	test("is confirmed to the caller in his language, and to the agency with his number", async () => {
		const id = await booked();
		const found = await viewings.viewing(manager, id, "nl");
		expect(found?.viewing).toMatchObject({ person: "Lotte Voorbeeld", state: "confirmed", language: "fr" });
		expect(found?.request).toEqual({ item: null, phone: caller.phone });
		const [visitor, agency] = await emailsOf("status <> 'none' AND recipient IS NOT NULL");
		expect([visitor?.recipient, visitor?.language]).toEqual(["lotte@example.com", "fr"]);
		expect(visitor?.subject).toContain("Votre rendez-vous du");
		expect(agency?.subject).toContain("Ingeboekt door het kantoor");
		expect(agency?.text).toContain(displayPhone(caller.phone));
		expect(lineOf(await calendarOf(agency), "DESCRIPTION")).toContain(displayPhone(caller.phone));
		expect(await env.PERSONAL.prepare("SELECT status FROM history").first("status")).toBe("confirmed");
	});

	test("takes the last seat once, of a time and a property that are his to give", async () => {
		await booked();
		expect(await booked()).toBe("full");
		expect(await handBookings.book(stranger, { ...caller, slotId: "second" })).toBe("unknown");
		expect(await handBookings.book(manager, { ...caller, slotId: "second", propertyId: 999 })).toBe("unknown");
		expect(await handBookings.book(manager, { ...caller, slotId: "second", submissionId: "none" })).toBe("unknown");
		expect(await countOf("bookings")).toBe(1);
	});

	test("may be of a property that a colleague of his office shows, and is that colleague's", async () => {
		const shows = { role: "agent", office: "luxembourg", email: "shows@example.com" } as const;
		await storeStaff(shows);
		const { id } = await staffNamed(shows.email);
		expect((await handBookings.draft(stranger, { propertyId: property.id, item: null }, "nl")).property).toBeNull();
		await env.PERSONAL.batch([
			env.PERSONAL.prepare(
				`INSERT INTO viewing_patterns (id, property_id, weekday, starts, ends, minutes, capacity, first_day, staff_id)
				VALUES ('shown', ?, 1, '17:00', '18:00', 30, 1, '2026-01-01', ?)`,
			).bind(property.id, id),
			env.PERSONAL.prepare("UPDATE appointment_slots SET pattern_id = 'shown' WHERE id = 'first'"),
		]);
		const draft = await handBookings.draft(stranger, { propertyId: property.id, item: null }, "nl");
		expect(draft.property?.slots.map((slot) => slot.id)).toEqual(["first"]);
		expect(await handBookings.book(stranger, { ...caller, slotId: "second" })).toBe("unknown");
		expect(await handBookings.book(stranger, caller)).toHaveProperty("id");
		const [agency] = await emailsOf("status <> 'none' AND recipient <> 'lotte@example.com'");
		expect(agency?.recipient).toBe(shows.email);
		await env.PERSONAL.prepare("DELETE FROM viewing_patterns WHERE id = 'shown'").run();
	});

	test("follows from a form, with its fields filled in, and stands beside it", async () => {
		await sendForm("contact-visit", { ...leastForms["contact-visit"], lang: "de" });
		const item = (await env.PERSONAL.prepare("SELECT id FROM submissions").first<string>("id")) ?? "";
		const draft = await handBookings.draft(manager, { propertyId: null, item }, "nl");
		expect(draft.property?.id).toBe(property.id);
		expect(draft.property?.slots.map(({ id }) => id)).toEqual(expect.arrayContaining(["first", "second"]));
		expect(draft.request).toMatchObject({ item, language: "de" });
		expect(draft.request?.caller).toMatchObject({ lastName: "Voorbeeld", email: "lotte@example.com" });
		expect(await handBookings.draft(stranger, { propertyId: null, item }, "nl")).toEqual({
			property: null,
			request: null,
		});
		expect(await handBookings.book(manager, { ...caller, submissionId: item })).toHaveProperty("id");
		expect((await createServices(env).desk.inbox.item(manager, item, "nl"))?.viewing?.state).toBe("confirmed");
	});

	test("may be of a property under offer, which visitors cannot book any more, and may be moved there", async () => {
		const { properties } = formFeed;
		const promised = properties.map((each) => (each.ID === property.id ? { ...each, State: "under-offer" } : each));
		await importFeed(feedOf({ ...formFeed, properties: promised }));
		await startAppointments();
		expect((await book()).status).toBe(409);
		const id = await booked();
		expect(await viewings.move(manager, id, "second", null)).toBe("moved");
		expect(await viewings.callOff(manager, id, null)).toBe("cancelled");
		expect(await viewings.restore(manager, id)).toBe("restored");
		await importFeed(feedOf(formFeed));
	});

	test("answers the form that it follows from, and opens none that is closed", async () => {
		const { inbox } = createServices(env).desk;
		await sendForm("contact-visit", leastForms["contact-visit"]);
		const item = (await env.PERSONAL.prepare("SELECT id FROM submissions").first<string>("id")) ?? "";
		await handBookings.book(manager, { ...caller, submissionId: item });
		expect(await inbox.item(manager, item, "nl")).toMatchObject({ state: "answered", stage: "contacted" });
		await inbox.setState(manager, item, "closed");
		await handBookings.book(manager, { ...caller, slotId: "second", submissionId: item });
		expect(await inbox.item(manager, item, "nl")).toMatchObject({ state: "closed" });
	});
});

describe("a viewing that the desk cancels", () => {
	test("tells its visitor why, as it was typed, and takes place after all while the time is free", async () => {
		await book();
		const id = (await env.PERSONAL.prepare("SELECT id FROM bookings").first<string>("id")) ?? "";
		expect((await viewings.viewing(manager, id, "nl"))?.isFree).toBe(false);
		expect(await viewings.restore(stranger, id)).toBeNull();
		expect(await viewings.callOff(manager, id, "De eigenaar is <ziek>.")).toBe("cancelled");
		const [, , told, agency] = await emailsOf("recipient IS NOT NULL");
		expect(told?.recipient).toBe("lotte@example.com");
		expect(told?.text).toContain("De eigenaar is <ziek>.");
		expect(told?.html).toContain("De eigenaar is &lt;ziek&gt;.");
		expect(agency?.text).toContain("De eigenaar is <ziek>.");
		expect((await viewings.viewing(manager, id, "nl"))?.isFree).toBe(true);
		expect(await viewings.restore(manager, id)).toBe("restored");
		const again = (await emailsOf("recipient IS NOT NULL")).slice(4);
		expect(again.map(({ subject }) => subject.includes("toch door"))).toEqual([true, true]);
		const calendar = await calendarOf(again[0]);
		expect([lineOf(calendar, "METHOD"), lineOf(calendar, "SEQUENCE")]).toEqual(["REQUEST", "2"]);
		expect(await env.PERSONAL.prepare("SELECT status FROM history").first("status")).toBe("confirmed");
		expect(await viewings.restore(manager, id)).toBe("restored");
		expect(await emailsOf("recipient IS NOT NULL")).toHaveLength(6);
	});

	test("stays cancelled once somebody else has the time, or it has begun", async () => {
		await putSlot("wanted", 1);
		await book({ slotId: "wanted" });
		const id = (await env.PERSONAL.prepare("SELECT id FROM bookings").first<string>("id")) ?? "";
		await viewings.callOff(manager, id, null);
		await book({ slotId: "wanted", email: "sam@example.com" });
		expect((await viewings.viewing(manager, id, "nl"))?.isFree).toBe(false);
		expect(await viewings.restore(manager, id)).toBe("full");
		await env.PERSONAL.prepare("UPDATE bookings SET starts_at = 1 WHERE id = ?").bind(id).run();
		expect(await viewings.restore(manager, id)).toBe("past");
		expect((await viewings.viewing(manager, id, "nl"))?.viewing.state).toBe("cancelled");
	});
});
