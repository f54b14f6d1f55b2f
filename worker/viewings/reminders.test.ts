import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { languages } from "../../app/domain/language";
import { clearSubmissions, emailsOf, importProperties } from "../../tests/support/forms/forms";
import {
	book,
	change,
	DAY,
	dependencies,
	meanwhile,
	startAppointments,
	startIn,
	subjects,
	tokenOf,
	viewingProperty,
} from "../../tests/support/forms/viewings";
import { epochSeconds } from "../platform/clock";
import { createServices } from "../services";
import { dueBookings } from "./bookings";
import { remindVisitors } from "./reminders";

beforeAll(importProperties);
beforeEach(startAppointments);

describe("the reminder", () => {
	/** Runs the reminder job, including reminders that earlier runs missed. */
	const remind = () => createServices(env).appointments.remind();

	/** Moves the viewing to this time from now. */
	async function beginsIn(seconds: number): Promise<void> {
		await env.PERSONAL.prepare("UPDATE bookings SET starts_at = ?1, remind_at = ?1 - ?2")
			.bind(epochSeconds() + seconds, DAY)
			.run();
	}

	test("comes on the day before and once, though the job runs at the same time again and again", async () => {
		await book();
		await beginsIn(DAY + 60);
		expect(await remind()).toBe(0);
		await beginsIn(DAY - 60);
		await Promise.all(Array.from({ length: 5 }, remind));
		await remind();
		expect((await subjects()).visitor.filter((subject) => subject.startsWith("Herinnering"))).toHaveLength(1);
	});

	test("is made up for after missed runs, but not once the viewing has begun", async () => {
		await book();
		await beginsIn(600);
		expect(await remind()).toBe(1);
		await clearSubmissions();
		await book();
		await beginsIn(-600);
		expect(await remind()).toBe(0);
	});

	test("is left out for bookings within the day, and for cancelled ones", async () => {
		await startIn("first", 3_600);
		await book();
		expect(await env.PERSONAL.prepare("SELECT remind_at FROM bookings").first("remind_at")).toBeNull();
		await clearSubmissions();
		await startIn("first", 30 * DAY);
		await book();
		await beginsIn(600);
		await change("cancel", { token: await tokenOf() });
		expect(await remind()).toBe(0);
	});

	test("is not written for a time that changes meanwhile, and comes for the new time", async () => {
		await book();
		await beginsIn(600);
		const move = () =>
			env.PERSONAL.prepare("UPDATE bookings SET starts_at = ?1, sequence = 1, remind_at = ?1 - ?2")
				.bind(epochSeconds() + 3 * DAY, DAY)
				.run();
		const moved = dependencies({ findProperty: meanwhile(move) });
		expect(await remindVisitors(moved.deps)).toBe(0);
		expect(moved.templates).toEqual([]);
		expect(await env.PERSONAL.prepare("SELECT remind_at FROM bookings").first("remind_at")).not.toBeNull();
	});

	test.each(["UPDATE bookings SET state = 'cancelled', sequence = 1", "DELETE FROM bookings"])(
		"is not written for a viewing that meanwhile: %s",
		async (sql) => {
			await book();
			await beginsIn(600);
			const { deps, templates } = dependencies({ findProperty: meanwhile(() => env.PERSONAL.prepare(sql).run()) });
			expect(await remindVisitors(deps)).toBe(0);
			expect(templates).toEqual([]);
		},
	);

	test("that fails does not keep the others from theirs", async () => {
		await book();
		await book({ slotId: "second", email: "sam@example.com" });
		await beginsIn(600);
		let asked = 0;
		const { deps, kicks } = dependencies({
			findProperty: async () => {
				asked += 1;
				if (asked === 1) throw new Error("not readable");
				return viewingProperty;
			},
		});
		expect(await remindVisitors(deps)).toBe(1);
		expect(kicks).toHaveLength(1);
		expect(await dueBookings(env.PERSONAL.withSession("first-primary"), epochSeconds(), 9, "nl")).toHaveLength(1);
	});

	test.for(languages)(
		"for a property that has left the market asks the agency and states that, in %s",
		async (lang) => {
			await book({ lang });
			await beginsIn(600);
			await env.PERSONAL.batch([
				env.PERSONAL.prepare("UPDATE bookings SET property_id = 303"),
				env.PERSONAL.prepare("DELETE FROM outbox"),
			]);
			expect(await remind()).toBe(1);
			const [visitor, agency] = await emailsOf();
			expect([visitor?.recipient, visitor?.language, agency?.language]).toEqual(["lotte@example.com", lang, "nl"]);
			expect(visitor?.text).toMatch(/niet meer aangeboden|n’est plus proposé|on the market|auf dem Markt/);
			expect(agency?.text).toContain("lotte@example.com");
			expect(agency?.text).toContain("303");
		},
	);

	test("comes again for a viewing that was moved", async () => {
		await book();
		await beginsIn(600);
		await remind();
		await change("move", { token: await tokenOf(), slotId: "second" });
		await beginsIn(600);
		expect(await remind()).toBe(1);
	});
});
