import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import type { CrmPeople, CrmViewing } from "./crm-people";
import { createCrmViewings } from "./crm-viewings";
import { FeedError } from "./source";

const db = env.PERSONAL;
const NOW = Date.parse("2026-11-20T12:00:00Z") / 1_000;
const DAY = 86_400;
let now = NOW;
let calendar: Record<number, CrmViewing[]> = {};
let isWhole = true;
let asked: number[] = [];
let isDown = false;

const people: CrmPeople = {
	system: "Whise",
	ownersOf: async () => [],
	async viewingsOf(propertyId) {
		asked.push(propertyId);
		if (isDown) throw new FeedError({ code: "denied", what: { part: "token", system: "Whise" }, status: 403 });
		return { viewings: calendar[propertyId] ?? [], isWhole };
	},
};
const viewings = createCrmViewings({ personal: db, people: () => people, now: () => now });

async function readLater(): Promise<string[]> {
	now += 3_600;
	await viewings.readSome();
	return timeline();
}

async function timeline(): Promise<string[]> {
	const { results } = await db
		.prepare("SELECT id, (at - ?) / 86400 AS day, status FROM history WHERE id GLOB 'crm-*' ORDER BY id")
		.bind(NOW)
		.all<{ id: string; day: number; status: string }>();
	return results.map(({ id, day, status }) => `${id} ${day} ${status}`);
}

async function follow(id: number, property: number, { state = "active", until = null as number | null } = {}) {
	await db.batch([
		db
			.prepare("INSERT INTO owners (id, username, email, state, hash, by_desk) VALUES (?1, ?2, ?2, ?3, '', 1)")
			.bind(id, `${id}@owner.example`, state),
		db
			.prepare("INSERT INTO owner_properties (owner_id, property_id, by_desk, until) VALUES (?, ?, 1, ?)")
			.bind(id, property, until),
	]);
}

beforeEach(async () => {
	[now, calendar, isWhole, asked, isDown] = [NOW, {}, true, [], false];
	const tables = ["owners", "owner_properties", "crm_readings", "history"];
	await db.batch(tables.map((table) => db.prepare(`DELETE FROM ${table}`)));
	await follow(1, 7);
});

test("viewings of the CRM's calendar stand in the owner's timeline, move and are cancelled as they do there", async () => {
	calendar[7] = [
		{ id: "1", startsAt: NOW - 2 * DAY },
		{ id: "2", startsAt: NOW + 2 * DAY },
	];
	expect(await readLater()).toEqual(["crm-whise-1-7 -2 confirmed", "crm-whise-2-7 2 confirmed"]);
	expect(await db.prepare("SELECT kind, type, contact_person, subject, source FROM history LIMIT 1").first()).toEqual({
		kind: "calendarVisit",
		type: "visit",
		contact_person: null,
		subject: null,
		source: "Whise",
	});
	calendar[7] = [{ id: "2", startsAt: NOW + 5 * DAY }];
	expect(await readLater()).toEqual(["crm-whise-1-7 -2 confirmed", "crm-whise-2-7 5 confirmed"]);
	calendar[7] = [];
	isWhole = false;
	expect(await readLater()).toContain("crm-whise-2-7 5 confirmed");
	isWhole = true;
	expect(await readLater()).toEqual(["crm-whise-1-7 -2 confirmed", "crm-whise-2-7 5 cancelled"]);
	calendar[7] = [{ id: "2", startsAt: NOW + 5 * DAY }];
	expect(await readLater()).toContain("crm-whise-2-7 5 confirmed");
});

test("what the site has booked itself is not there twice, also once it has moved", async () => {
	const booking = (startsAt: number) =>
		db
			.prepare(
				`INSERT OR REPLACE INTO history (id, property_id, kind, at, status, hash)
				VALUES ('booking-b', 7, 'calendarVisit', ?, 'confirmed', '')`,
			)
			.bind(startsAt)
			.run();
	await booking(NOW + DAY);
	calendar[7] = [{ id: "1", startsAt: NOW + DAY }];
	expect(await readLater()).toEqual([]);
	await booking(NOW + 3 * DAY);
	expect(await readLater()).toHaveLength(1);
	calendar[7] = [{ id: "1", startsAt: NOW + 3 * DAY }];
	expect(await readLater()).toEqual([]);
});

test("properties are asked for in turn, once an hour, and only while an owner follows them", async () => {
	await follow(2, 8, { state: "suspended" });
	await follow(3, 9, { until: NOW - 1 });
	await follow(4, 10);
	await follow(5, 10);
	expect(await viewings.readSome()).toBe(2);
	expect(asked).toEqual([7, 10]);
	expect(await viewings.readSome()).toBe(0);
	await readLater();
	expect(asked).toEqual([7, 10, 7, 10]);
});

test("a system that does not answer is left alone until the next run, which goes on behind it", async () => {
	await follow(2, 8);
	calendar[7] = [{ id: "1", startsAt: NOW }];
	await readLater();
	isDown = true;
	expect(await readLater()).toHaveLength(1);
	const failure = () => db.prepare("SELECT failure FROM crm_readings WHERE property_id = 7").first<string>("failure");
	expect(await failure()).toContain('"denied"');
	asked = [];
	isDown = false;
	expect(await viewings.readSome()).toBe(1);
	expect(asked).toEqual([8]);
	await readLater();
	expect(await failure()).toBeNull();
});

test("of a property that nobody follows any more it is forgotten when it was asked for", async () => {
	await readLater();
	await db.prepare("DELETE FROM owner_properties").run();
	const known = () => db.prepare("SELECT count(*) AS n FROM crm_readings").first<number>("n");
	now += 29 * DAY;
	await viewings.readSome();
	expect(await known()).toBe(1);
	now += 2 * DAY;
	await viewings.readSome();
	expect(await known()).toBe(0);
});

test("without such a system nothing is done", async () => {
	expect(await createCrmViewings({ personal: db, people: () => null, now: () => now }).readSome()).toBe(0);
});
