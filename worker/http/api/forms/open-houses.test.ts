import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { feedOf, feedProperty, feedTypes } from "../../../../tests/support/feed/feed";
import { call, clearSubmissions, countOf, emailsOf, leastForms, sendForm } from "../../../../tests/support/forms/forms";
import { calendarOf, lineOf } from "../../../../tests/support/forms/viewings";
import { importFeed } from "../../../../tests/support/site";
import { createServices } from "../../../services";

const at = (days: number, hours = 0) => new Date(Date.now() + days * 86_400_000 + hours * 3_600_000).toISOString();

const OpenHouses = [
	{ ID: "past", Start: at(-2), End: at(-2, 2), Registration: true },
	{ ID: "later", Start: at(9), End: at(9, 2) },
	{ ID: "o1", Start: at(3), End: at(3, 2), Capacity: 1, Registration: true },
];

beforeAll(async () => {
	const properties = [feedProperty(101, { OpenHouses }), feedProperty(102)];
	await importFeed(feedOf({ propertyTypes: feedTypes, properties } as never));
});
beforeEach(clearSubmissions);

const register = (changes: object = {}) => sendForm("open-house", { ...leastForms["open-house"], ...changes });

test("a property says when its next open day is, and can be searched by having one", async () => {
	const answer = await call("/api/properties?openHouse=1");
	const { items } = (await answer.json()) as { items: { id: number; openHouse: string | null }[] };
	expect(items.map(({ id, openHouse }) => [id, openHouse])).toEqual([[101, OpenHouses[2]?.Start]]);
});

test("a place at an open day is confirmed with a calendar file, and the last one is given once", async () => {
	expect((await register()).status).toBe(201);
	const [visitor] = await emailsOf("recipient = ?", "lotte@example.com");
	expect(visitor?.subject).toMatch(/^Uw inschrijving voor de kijkdag op /);
	expect(lineOf(await calendarOf(visitor), "LOCATION")).toContain("Voorbeeldstraat 1");
	const [agency] = await emailsOf("recipient <> ?", "lotte@example.com");
	expect(agency?.subject).toContain("Voorbeeldstraat 1] Kijkdag ");
	const full = await register({ email: "sam@example.com" });
	expect([full.status, full.body.errors?.openHouseId]).toEqual([
		409,
		"Voor deze kijkdag is geen plaats meer vrij, of hij is al begonnen.",
	]);
});

test("a registration is kept for six months after its day, as its form promises", async () => {
	const { requests } = createServices(env);
	expect((await register()).status).toBe(201);
	const kept = async (passed: number) => {
		await env.PERSONAL.batch([
			env.PERSONAL.prepare("UPDATE bookings SET ends_at = ends_at - ?").bind(passed),
			env.PERSONAL.prepare("UPDATE submissions SET expires_at = expires_at - ?").bind(passed),
		]);
		await requests.sweep();
		return [await countOf("bookings"), await countOf("submissions")];
	};
	expect(await kept((3 + 6 * 31) * 86_400)).toEqual([1, 1]);
	expect(await kept(3 * 3_600)).toEqual([0, 0]);
});

test("whoever registers twice has one place: what came last counts, in the same entry of a calendar", async () => {
	expect((await register()).status).toBe(201);
	expect((await register({ firstName: "Liselotte", email: "Lotte@example.com" })).status).toBe(201);
	const { results } = await env.PERSONAL.prepare("SELECT first_name, state FROM bookings").all();
	expect(results).toEqual([{ first_name: "Liselotte", state: "confirmed" }]);
	const [first = "", second = ""] = await Promise.all(
		(await emailsOf("recipient LIKE 'lotte@example.com'")).map((email) => calendarOf(email)),
	);
	expect(lineOf(second, "UID")).toBe(lineOf(first, "UID"));
	expect([lineOf(first, "SEQUENCE"), lineOf(second, "SEQUENCE")]).toEqual(["0", "1"]);
});

test("whoever registers twice at the same instant has one place", async () => {
	await env.PERSONAL.prepare("UPDATE appointment_slots SET capacity = 9 WHERE open_house IS NOT NULL").run();
	const answers = await Promise.all(Array.from({ length: 4 }, () => register()));
	const { results } = await env.PERSONAL.prepare("SELECT state FROM bookings").all();
	await env.PERSONAL.prepare("UPDATE appointment_slots SET capacity = 1 WHERE open_house IS NOT NULL").run();
	expect(results).toEqual([{ state: "confirmed" }]);
	expect(answers.map(({ status }) => status)).toContain(201);
});

test.for(["later", "unknown"])(
	"nobody registers for an open day that takes no registrations: %s",
	async (openHouseId) => {
		const { status, body } = await register({ openHouseId });
		expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ["openHouseId"]]);
	},
);

test("no viewing is offered at an open day", async () => {
	const { slots } = (await (await call("/api/appointments?property=101")).json()) as { slots: unknown[] };
	expect(slots).toEqual([]);
	expect(await env.PERSONAL.prepare("SELECT count(*) AS n FROM appointment_slots").first("n")).toBeGreaterThan(0);
});

test("every coming open day has a calendar file", async () => {
	const file = await call("/api/open-houses/101/later.ics?lang=fr");
	expect(file.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
	expect(await file.text()).toContain("SUMMARY:Portes ouvertes · Maison 101");
	expect((await call("/api/open-houses/101/past.ics")).status).toBe(404);
});
