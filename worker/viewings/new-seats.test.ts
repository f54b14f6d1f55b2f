import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
	call,
	countOf,
	emailsOf,
	importProperties,
	leastForms,
	property,
	putSlot,
	sendForm,
} from "../../tests/support/forms/forms";
import {
	book,
	change,
	DAY,
	dependencies,
	meanwhile,
	startAppointments,
	tokenOf,
	viewingProperty,
} from "../../tests/support/forms/viewings";
import { epochSeconds } from "../platform/clock";
import { createServices } from "../services";
import { notifyOfSeats } from "./new-seats";

beforeAll(importProperties);
beforeEach(startAppointments);

describe("alerts for new seats", () => {
	const notify = () => createServices(env).appointments.notifyOfSeats();
	const fan = { email: "sam@example.com" };

	async function ask(confirm = true): Promise<void> {
		await sendForm("appointment-alert", { ...leastForms["appointment-alert"], ...fan });
		if (!confirm) return;
		const response = await call("/api/actions/confirm-appointment-alert", {
			method: "POST",
			headers: { "content-type": "application/json", accept: "application/json" },
			body: JSON.stringify({ token: await tokenOf(fan.email) }),
		});
		expect(response.status).toBe(200);
	}

	const written = async () => (await emailsOf("recipient = ?", fan.email)).map(({ subject }) => subject);

	beforeEach(async () => {
		await env.PERSONAL.prepare("DELETE FROM appointment_slots WHERE id = 'second'").run();
		await book();
	});

	test("are sent when a seat becomes free, once, to confirmed addresses", async () => {
		await ask();
		expect(await notify()).toBe(0);
		await change("cancel", { token: await tokenOf() });
		await Promise.all(Array.from({ length: 4 }, notify));
		expect((await written())[1]).toContain("Er is een bezoekmoment vrij");
		expect(await written()).toHaveLength(2);
	});

	test("comes when the agency adds a time", async () => {
		await ask();
		await putSlot("added", 1);
		expect(await notify()).toBe(1);
	});

	test("are kept where the property is not open, and removed where it is gone for good", async () => {
		await ask();
		await putSlot("added", 1);
		const stateOf = () => env.PERSONAL.prepare("SELECT state FROM appointment_alerts").first("state");
		for (const property of [null, { ...viewingProperty, refusal: "gone" as const }]) {
			expect(await notifyOfSeats(dependencies({ findProperty: async () => property }).deps)).toBe(0);
			expect(await stateOf()).toBe("active");
		}
		expect(await notifyOfSeats(dependencies({ findProperty: async () => "gone" }).deps)).toBe(0);
		expect(await stateOf()).toBe("notified");
	});

	/** Stores alerts of properties from 1001 up, each with a free slot. */
	async function storeMany(count: number): Promise<void> {
		await env.PERSONAL.batch([
			env.PERSONAL.prepare(
				`INSERT INTO appointment_slots (id, property_id, starts_at, ends_at, capacity) SELECT 'of-' || value, value, ?1, ?1 + 60, 1
				FROM (SELECT 1000 + row_number() OVER () AS value FROM json_each(?2))`,
			).bind(epochSeconds() + DAY, JSON.stringify(Array.from({ length: count }))),
			env.PERSONAL.prepare(
				`INSERT INTO appointment_alerts
				SELECT id, '', property_id, 'sam@example.com', 'Sam', 'Exemple', 'nl', 'active', 0
				FROM appointment_slots WHERE property_id > 1000`,
			),
		]);
	}

	test("are fifty in one run, also where some before them are not sent; the next run sends the others", async () => {
		await storeMany(60);
		const findProperty = async (id: number) => ({
			...viewingProperty,
			refusal: id === 1001 ? ("gone" as const) : null,
		});
		expect(await notifyOfSeats(dependencies({ findProperty }).deps)).toBe(50);
		expect(await notifyOfSeats(dependencies({ findProperty }).deps)).toBe(9);
	});

	test("reaches those behind many that wait and one that fails", async () => {
		await storeMany(60);
		const { deps, kicks } = dependencies({
			findProperty: async (id) => {
				if (id === 1059) throw new Error("not readable");
				return { ...viewingProperty, refusal: id === 1060 ? null : ("gone" as const) };
			},
		});
		expect(await notifyOfSeats(deps)).toBe(1);
		expect(kicks).toHaveLength(1);
	});

	test("are not sent where they were stopped meanwhile", async () => {
		await ask();
		await putSlot("added", 1);
		const stop = () => env.PERSONAL.prepare("DELETE FROM appointment_alerts").run();
		const { deps, templates } = dependencies({ findProperty: meanwhile(stop) });
		expect(await notifyOfSeats(deps)).toBe(0);
		expect(templates).toEqual([]);
	});

	test("are not sent unconfirmed, nor after they were stopped", async () => {
		await ask(false);
		await putSlot("added", 1);
		expect(await notify()).toBe(0);
		await ask();
		const [email] = await emailsOf("recipient = ?", fan.email);
		const stop = /<([^>]+)>/.exec(
			(JSON.parse(email?.headers ?? "{}") as Record<string, string>)["List-Unsubscribe"] ?? "",
		);
		const url = new URL(stop?.[1] ?? "");
		expect((await call(url.pathname + url.search, { method: "POST" })).status).toBe(200);
		expect(await notify()).toBe(0);
		expect(await countOf("appointment_alerts")).toBe(0);
	});

	test("can be requested again after they were sent", async () => {
		await ask();
		await putSlot("added", 1);
		await notify();
		await env.PERSONAL.prepare("DELETE FROM outbox").run();
		await ask();
		expect(await notify()).toBe(1);
	});
});

describe("a property that has left the market", () => {
	test("has no slots, and no booking moves to one", async () => {
		await book();
		const token = await tokenOf();
		const slotsOf = async (id: number) =>
			((await (await call(`/api/appointments?property=${id}`)).json()) as { slots: unknown[] }).slots.length;
		expect(await slotsOf(property.id)).toBe(2);
		// 303 was sold long ago; 999 was never published.
		for (const id of [303, 999]) {
			await env.PERSONAL.batch([
				env.PERSONAL.prepare("UPDATE appointment_slots SET property_id = ?").bind(id),
				env.PERSONAL.prepare("UPDATE bookings SET property_id = ?").bind(id),
			]);
			expect(await slotsOf(id)).toBe(0);
			expect(await change("move", { token, slotId: "second" })).toBe(409);
		}
	});
});
