import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { displayPhone } from "../../app/domain/formatting/phone";
import { call, emailsOf, importProperties, putSlot } from "../../tests/support/forms/forms";
import {
	book,
	calendarOf,
	change,
	freeSeats,
	lineOf,
	startAppointments,
	subjects,
	tokenOf,
} from "../../tests/support/forms/viewings";
import { epochSeconds } from "../platform/clock";

beforeAll(importProperties);
beforeEach(startAppointments);

describe("a change by the email's link", () => {
	beforeEach(async () => {
		await book();
	});

	test("following the link changes nothing", async () => {
		await call(`/api/appointments/calendar?token=${await tokenOf()}`);
		for (const what of ["move", "cancel"]) await call(`/api/appointments/${what}?token=${await tokenOf()}`);
		expect(await freeSeats()).toEqual({ first: 0, second: 1 });
	});

	test("to another time frees the old seat, notifies both sides and keeps the viewing's UID in calendars", async () => {
		const before = lineOf(await calendarOf((await emailsOf())[0]), "UID");
		expect(await change("move", { token: await tokenOf(), slotId: "second" })).toBe(200);
		expect(await freeSeats()).toEqual({ first: 1, second: 0 });
		const notified = await subjects();
		expect([notified.visitor.length, notified.agency.length]).toEqual([2, 2]);
		expect(notified.visitor[1]).toContain("verplaatst");
		const calendar = await calendarOf((await emailsOf())[2]);
		expect([lineOf(calendar, "UID"), lineOf(calendar, "SEQUENCE")]).toEqual([before, "1"]);
		expect(lineOf(calendar, "METHOD")).toBe("REQUEST");
	});

	test("tells the agency the visitor's number again, in its email and in its calendar, as the booking did", async () => {
		await change("move", { token: await tokenOf(), slotId: "second" });
		await change("cancel", { token: await tokenOf() });
		const toAgency = (await emailsOf("status <> 'none'")).filter(({ recipient }) => recipient !== "lotte@example.com");
		const number = displayPhone("0470 12 34 56");
		expect(toAgency).toHaveLength(3);
		for (const email of toAgency) {
			expect(email.text).toContain(number);
			expect(lineOf(await calendarOf(email), "DESCRIPTION")).toContain(number);
		}
	});

	test("greets the visitor as the booking did, and tells the agency the visitor's email address again", async () => {
		await book({ slotId: "second", title: "ms", lastName: "O'Brien-Müller", email: "zoe@example.com" });
		await change("cancel", { token: await tokenOf() });
		await change("move", { token: await tokenOf("zoe@example.com"), slotId: "first" });
		const letters = await emailsOf("recipient = ?", "zoe@example.com");
		expect(letters.map(({ text }) => text.includes("Beste mevrouw O'Brien-Müller,"))).toEqual([true, true]);
		const toAgency = (await emailsOf("subject LIKE '%Zoë%' OR subject LIKE '%O''Brien%'")).filter(
			({ recipient }) => recipient !== "zoe@example.com",
		);
		expect(toAgency.map(({ text }) => text.includes("zoe@example.com"))).toEqual([true, true]);
	});

	test("to a time that is full is refused, and the old seat stays", async () => {
		await book({ slotId: "second", email: "sam@example.com" });
		expect(await change("move", { token: await tokenOf(), slotId: "second" })).toBe(409);
		expect(await freeSeats()).toEqual({ first: 0, second: 0 });
	});

	test("to no time at all asks for one", async () => {
		expect(await change("move", { token: await tokenOf() })).toBe(422);
		expect(await freeSeats()).toEqual({ first: 0, second: 1 });
	});

	test("of several concurrent moves to the last seat one succeeds", async () => {
		await putSlot("wanted", 1);
		for (const name of ["a", "b", "c", "d"]) {
			await putSlot(`own-${name}`, 1);
			await book({ slotId: `own-${name}`, email: `${name}@example.com` });
		}
		const tokens = await Promise.all(["a", "b", "c", "d"].map((name) => tokenOf(`${name}@example.com`)));
		const answers = await Promise.all(tokens.map((token) => change("move", { token, slotId: "wanted" })));
		expect(answers.sort()).toEqual([200, 409, 409, 409]);
	});

	test("pressing cancel many times at once cancels once, and notifies each side once", async () => {
		const token = await tokenOf();
		const answers = await Promise.all(Array.from({ length: 8 }, () => change("cancel", { token })));
		expect(new Set(answers)).toEqual(new Set([200]));
		const notified = await subjects();
		expect([notified.visitor.length, notified.agency.length]).toEqual([2, 2]);
		const calendar = await calendarOf((await emailsOf())[2]);
		expect([lineOf(calendar, "METHOD"), lineOf(calendar, "STATUS")]).toEqual(["CANCEL", "CANCELLED"]);
		expect(lineOf(calendar, "SEQUENCE")).toBe("1");
		expect(await freeSeats()).toEqual({ first: 1, second: 1 });
		expect(await env.PERSONAL.prepare("SELECT status FROM history").first("status")).toBe("cancelled");
	});

	test("of a viewing that has begun is refused, as is one by a forged link", async () => {
		const token = await tokenOf();
		expect(await change("cancel", { token: `${token}x` })).toBe(410);
		await env.PERSONAL.prepare("UPDATE bookings SET starts_at = ?")
			.bind(epochSeconds() - 60)
			.run();
		expect(await change("cancel", { token })).toBe(410);
		expect(await change("move", { token, slotId: "second" })).toBe(410);
	});

	test("without a script leads back to the appointment's page", async () => {
		const response = await call("/api/appointments/cancel", {
			method: "POST",
			headers: { "content-type": "application/x-www-form-urlencoded" },
			body: new URLSearchParams({ token: await tokenOf(), lang: "de" }),
		});
		expect(response.status).toBe(303);
		expect(response.headers.get("location")).toMatch(/^\/de\/mein-termin\/\?token=.*&status=cancelled$/);
	});

	test("the viewing can be downloaded as a calendar file", async () => {
		const response = await call(`/api/appointments/calendar?token=${await tokenOf()}`);
		expect(response.headers.get("content-disposition")).toContain('filename="afspraak.ics"');
		expect(lineOf(await response.text(), "METHOD")).toBe("PUBLISH");
		expect((await call("/api/appointments/calendar?token=x.y.z")).status).toBe(410);
	});
});
