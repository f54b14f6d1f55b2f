import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { languages } from "../../app/domain/language";
import { feedOf, feedProperty } from "../../tests/support/feed/feed";
import { countOf, emailsOf, importProperties, property } from "../../tests/support/forms/forms";
import {
	book,
	calendarOf,
	DAY,
	dependencies,
	freeSeats,
	lineOf,
	meanwhile,
	startAppointments,
	viewingProperty,
} from "../../tests/support/forms/viewings";
import { importFeed } from "../../tests/support/site";
import { epochSeconds } from "../platform/clock";
import { createServices } from "../services";
import { followSlots } from "./follow";

beforeAll(importProperties);
beforeEach(startAppointments);

describe("a time that the agency puts elsewhere", () => {
	const follow = () => createServices(env).appointments.followSlots();
	const slotOf = (id: string, hours: number) => {
		const start = epochSeconds() - (epochSeconds() % 3_600) + 20 * DAY + hours * 3_600;
		const moment = (seconds: number) => new Date(seconds * 1_000).toISOString();
		return { ID: id, PropertyID: property.id, Start: moment(start), End: moment(start + 1_800), Capacity: 1 };
	};
	const importSlots = (...appointmentSlots: ReturnType<typeof slotOf>[]) =>
		importFeed(
			feedOf({
				propertyTypes: [{ ID: 1, ParentID: null, Name: { nl: "Woning" }, WebID: 1 }],
				properties: [feedProperty(property.id)],
				appointmentSlots,
			}),
		);

	// The following tests use these properties.

	test.for(languages)("moves its bookings and notifies both sides once, in %s", async (lang) => {
		await importSlots(slotOf("fed", 0));
		await book({ slotId: "fed", lang });
		await env.PERSONAL.prepare("DELETE FROM outbox").run();
		await importSlots(slotOf("fed", 5));
		await Promise.all([follow(), follow()]);
		await follow();
		const slot = await env.PERSONAL.prepare("SELECT starts_at, ends_at FROM appointment_slots").first();
		const row = await env.PERSONAL.prepare("SELECT starts_at, ends_at, sequence, remind_at FROM bookings").first();
		expect(row).toEqual({ ...slot, sequence: 1, remind_at: Number(slot?.starts_at) - DAY });
		const [visitor, agency, ...others] = await emailsOf();
		expect(others).toEqual([]);
		expect([visitor?.recipient, visitor?.language, agency?.language]).toEqual(["lotte@example.com", lang, "nl"]);
		expect(visitor?.text).toMatch(/Ons kantoor|Notre agence|Our office|Unser Büro/);
		const calendar = await calendarOf(visitor);
		expect([lineOf(calendar, "SEQUENCE"), lineOf(calendar, "METHOD")]).toEqual(["1", "REQUEST"]);
	});

	test("and that fails for one booking moves the others", async () => {
		await book();
		await book({ slotId: "second", email: "sam@example.com" });
		await env.PERSONAL.prepare("UPDATE appointment_slots SET starts_at = starts_at + 60").run();
		let asked = 0;
		const { deps } = dependencies({
			findProperty: async () => {
				asked += 1;
				if (asked === 1) throw new Error("not readable");
				return viewingProperty;
			},
		});
		expect(await followSlots(deps)).toBe(1);
	});

	test("sends nothing to a visitor who is erased meanwhile", async () => {
		await book();
		await env.PERSONAL.prepare("UPDATE appointment_slots SET starts_at = starts_at + 60").run();
		const { deps, templates } = dependencies({
			findProperty: meanwhile(() => env.PERSONAL.prepare("DELETE FROM bookings").run()),
		});
		expect(await followSlots(deps)).toBe(0);
		expect(templates).toEqual([]);
	});

	test("and that leaves the feed keeps its bookings, and takes no others", async () => {
		await importSlots({ ...slotOf("fed", 0), Capacity: 3 });
		await book({ slotId: "fed" });
		await importSlots();
		expect(await freeSeats()).toEqual({ fed: 0 });
		expect((await book({ slotId: "fed", email: "sam@example.com" })).status).toBe(409);
		expect(await countOf("bookings")).toBe(1);
		await importSlots({ ...slotOf("fed", 0), Capacity: 3 });
		expect(await freeSeats()).toEqual({ fed: 2 });
	});
});
