import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, inject, test, vi } from "vitest";
import { bundledBrand } from "../../../app/domain/agency/brand";
import { staffNamed, storeStaff } from "../../../tests/support/accounts/desk";
import type { Staff } from "../../accounts/staff/staff";
import { createKeyring } from "../../platform/keyring";
import { createServices } from "../../services";
import { createAudit } from "../audit";
import { createOwnCalendars } from "./service";

const db = env.PERSONAL;
const server = inject("calendarServer");
const DAY = 86_400;
const NOW = Date.parse("2026-10-20T00:00:00Z") / 1_000;
const TEN = "2026-10-22T10:00";
const first = { number: 1, secret: "a secret with 32 characters ....." };
const second = { number: 2, secret: "another one with 32 characters ..." };

let now = NOW;
let noor: Staff;
let sam: Staff;

function calendars({ keys = [first], allowLoopback = true, wait = 10_000 } = {}) {
	const audit = createAudit({ db, tellOfVolume: async () => {}, now: () => now });
	const keyring = createKeyring(keys);
	return createOwnCalendars({
		agency: () => bundledBrand,
		personal: db,
		audit,
		keyring,
		allowLoopback,
		calendarWait: wait,
		now: () => now,
	});
}

/** Serves a file with a one-hour event at each of these times. */
async function put(name: string, ...starts: string[]): Promise<string> {
	const events = starts.map((start, at) => {
		const begin = start.replaceAll(/[-:]/g, "");
		return `BEGIN:VEVENT\r\nUID:${at}\r\nSUMMARY:Tandarts met\r\n  Lotte\r\nDTSTART:${begin}00Z\r\nDURATION:PT1H\r\nEND:VEVENT\r\n`;
	});
	const body = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${events.join("")}END:VCALENDAR\r\n`;
	await (await fetch(`${server}/files/${name}`, { method: "PUT", body })).text();
	return `${server}/files/${name}`;
}

/** Runs the next refresh, 15 minutes later. */
async function readLater(): Promise<void> {
	now += 900;
	await calendars().readAll();
}

async function taken(staff: Staff): Promise<string[]> {
	const { results } = await db
		.prepare("SELECT starts_at FROM busy_times WHERE staff_id = ? ORDER BY starts_at")
		.bind(staff.id)
		.all<{ starts_at: number }>();
	return results.map(({ starts_at }) => new Date(starts_at * 1_000).toISOString().slice(0, 16));
}

beforeAll(async () => {
	await storeStaff({ role: "agent", email: "noor@example.com" });
	await storeStaff({ role: "agent", email: "sam@example.com" });
	noor = await staffNamed("noor@example.com");
	sam = await staffNamed("sam@example.com");
});

beforeEach(async () => {
	now = NOW;
	await db.batch(["own_calendars", "busy_times", "audit_log"].map((table) => db.prepare(`DELETE FROM ${table}`)));
});

test("an address is read at once, sealed, and shown by its host; of events, their times alone are kept", async () => {
	const address = await put("first", TEN, "2026-10-23T08:00");
	expect(await calendars().set(noor, address)).toBe(true);
	expect(await taken(noor)).toEqual([TEN, "2026-10-23T08:00"]);
	expect(await calendars().of(noor.id)).toEqual({
		host: new URL(server).host,
		taken: 2,
		readAt: NOW,
		left: 0,
		failing: null,
	});
	expect(await calendars().of(sam.id)).toBeNull();
	const rows = ["own_calendars", "busy_times", "audit_log"].map((table) => db.prepare(`SELECT * FROM ${table}`));
	const all = JSON.stringify((await db.batch(rows)).map(({ results }) => results));
	expect(all).toContain("account.own");
	expect(all).not.toMatch(/files|Tandarts/);
});

test.each([
	["/gone", "gone"],
	["/secret", "gone"],
	["/files/nothing", "gone"],
	["/down", "unreachable"],
	["/silent", "unreachable"],
	["/huge", "tooLarge"],
	["/to-private", "forbidden"],
	["/to-metadata", "forbidden"],
	["/in-circles", "forbidden"],
	["/files/page", "unreadable"],
])("a calendar at %s is told as %s", async (path, fault) => {
	await fetch(`${server}/files/page`, { method: "PUT", body: "<!doctype html><title>Sign in</title>" });
	const { set, of } = calendars(path === "/silent" ? { wait: 100 } : {});
	expect(await set(noor, server + path)).toBe(true);
	expect((await of(noor.id))?.failing).toEqual({ since: NOW, fault });
});

test("a redirect is followed to a file", async () => {
	await put("first", TEN);
	await calendars().set(noor, `${server}/to-file`);
	expect(await taken(noor)).toEqual([TEN]);
});

test.each([
	"http://calendar.example/x.ics",
	"https://10.1.2.3/x.ics",
	"https://user:word@calendar.example/",
	"https://nas/",
])("%s is not kept", async (address) => {
	expect(await calendars().set(noor, address)).toBe(false);
	expect(await calendars().of(noor.id)).toBeNull();
});

test("in production nothing on loopback is kept, nor asked where it was kept before", async () => {
	const address = await put("first", TEN);
	expect(await calendars({ allowLoopback: false }).set(noor, address)).toBe(false);
	await calendars().set(noor, address);
	now += 900;
	await calendars({ allowLoopback: false }).readAll();
	expect((await calendars().of(noor.id))?.failing?.fault).toBe("forbidden");
});

test("while it cannot be read, what was known stays until it is over, and the first failure is told", async () => {
	const address = await put("first", TEN, "2026-10-25T08:00");
	await calendars().set(noor, address);
	await (await fetch(address, { method: "PUT", body: "BEGIN:VCALENDAR" })).text();
	now = NOW + DAY;
	await calendars().readAll();
	expect(await taken(noor)).toEqual([TEN, "2026-10-25T08:00"]);
	now = NOW + 4 * DAY;
	await calendars().readAll();
	expect(await taken(noor)).toEqual(["2026-10-25T08:00"]);
	expect(await calendars().of(noor.id)).toMatchObject({
		readAt: NOW,
		failing: { since: NOW + DAY, fault: "unreadable" },
	});
	await put("first", "2026-10-26T08:00");
	await readLater();
	expect(await taken(noor)).toEqual(["2026-10-26T08:00"]);
	expect(await calendars().of(noor.id)).toMatchObject({ readAt: now, failing: null });
});

test("what is not there any more is free, and a reading without news writes no time", async () => {
	await calendars().set(noor, await put("first", TEN, "2026-10-23T08:00"));
	await put("first", "2026-10-23T08:00");
	await readLater();
	expect(await taken(noor)).toEqual(["2026-10-23T08:00"]);
	await db.prepare("CREATE TRIGGER no_news BEFORE INSERT ON busy_times BEGIN SELECT RAISE(IGNORE); END").run();
	await readLater();
	await db.prepare("DROP TRIGGER no_news").run();
	expect(await taken(noor)).toEqual(["2026-10-23T08:00"]);
});

test("an address that is removed takes all that was read with it, a colleague's stays", async () => {
	await calendars().set(noor, await put("first", TEN));
	await calendars().set(sam, await put("first", TEN));
	await calendars().remove(noor);
	expect([await calendars().of(noor.id), await taken(noor), await taken(sam)]).toEqual([null, [], [TEN]]);
});

test("an address that is removed while it is read leaves nothing", async () => {
	await put("first", TEN);
	const reading = calendars().set(noor, `${server}/held`);
	await (await fetch(`${server}/asked`)).text();
	await calendars().remove(noor);
	await (await fetch(`${server}/release`)).text();
	await reading;
	expect([await calendars().of(noor.id), await taken(noor)]).toEqual([null, []]);
});

test("a suspended person's calendar is forgotten", async () => {
	await calendars().set(sam, await put("first", TEN));
	await createServices(env).staff.people.suspend(null, sam.id);
	await createServices(env).staff.people.restore(null, sam.id);
	expect([await calendars().of(sam.id), await taken(sam)]).toEqual([null, []]);
});

test("an address moves to a renewed key as it is read; under a key that is gone it has to be given again", async () => {
	const address = await put("first", TEN);
	await calendars().set(noor, address);
	await calendars().set(sam, address);
	await db.prepare("UPDATE own_calendars SET asked_at = 1").run();
	const renewed = calendars({ keys: [first, second] });
	await renewed.readAll();
	expect((await calendars({ keys: [second] }).of(noor.id))?.host).not.toBeNull();
	now += 900;
	await calendars({ keys: [first] }).readAll();
	expect(await calendars({ keys: [first] }).of(noor.id)).toMatchObject({
		host: null,
		taken: 1,
		failing: { fault: "sealed" },
	});
});

test("the quarter-hourly job reads the eight that were asked longest ago", async () => {
	await calendars().set(noor, await put("first", TEN));
	const others = Array.from({ length: 8 }, (_, n) =>
		db
			.prepare("INSERT INTO own_calendars (staff_id, sealed, created_at, asked_at) VALUES (?, '9.x', 0, ?)")
			.bind(`s${n}`, n),
	);
	await db.batch(others);
	await put("first", "2026-10-26T08:00");
	await readLater();
	expect(await taken(noor)).toEqual([TEN]);
	await readLater();
	expect(await taken(noor)).toEqual(["2026-10-26T08:00"]);
});

test("a run that ends at one calendar has taken no turn from those after it", async () => {
	await calendars().set(sam, `${server}/first`);
	now += 1;
	await calendars().set(noor, await put("first", TEN));
	const turns = "SELECT staff_id, asked_at FROM own_calendars ORDER BY asked_at";
	await db.prepare("ALTER TABLE busy_times RENAME TO busy_times_away").run();
	try {
		await expect(readLater()).rejects.toThrow();
	} finally {
		await db.prepare("ALTER TABLE busy_times_away RENAME TO busy_times").run();
	}
	expect((await db.prepare(turns).all()).results).toEqual([
		{ staff_id: noor.id, asked_at: NOW + 1 },
		{ staff_id: sam.id, asked_at: now },
	]);
});

test("a calendar that makes the reading fail is told as unreadable; the next one is read", async () => {
	await calendars().set(noor, await put("first", TEN));
	now += 1;
	await calendars().set(sam, await put("first", TEN));
	await put("first", "2026-10-26T08:00");
	await db
		.prepare(
			`CREATE TRIGGER no_time BEFORE INSERT ON busy_times WHEN NEW.staff_id = '${noor.id}'
			BEGIN SELECT RAISE(ABORT, 'no time'); END`,
		)
		.run();
	try {
		await readLater();
		expect(await taken(sam)).toEqual(["2026-10-26T08:00"]);
		expect(await calendars().of(noor.id)).toMatchObject({ taken: 1, failing: { since: now, fault: "unreadable" } });
		expect(await calendars().set(noor, `${server}/files/first`)).toBe(true);
		expect((await calendars().of(noor.id))?.failing).toEqual({ since: now, fault: "unreadable" });
	} finally {
		await db.prepare("DROP TRIGGER no_time").run();
	}
});

test("of an address that does not answer, the times before it stay where they are of the same host alone", async () => {
	const address = await put("first", TEN);
	await calendars().set(noor, address);
	await put("first", "2026-10-26T08:00");
	await calendars().set(noor, `${server}/down`);
	expect(await taken(noor)).toEqual([TEN]);
	expect(await calendars().of(noor.id)).toMatchObject({ taken: 1, failing: { fault: "unreachable" } });
	await calendars().set(noor, address);
	expect(await taken(noor)).toEqual(["2026-10-26T08:00"]);
	await calendars().set(noor, address.replace("127.0.0.1", "localhost").replace("/files/first", "/down"));
	expect(await taken(noor)).toEqual([]);
});

test("a time that is exactly that of a booked viewing of the person is not taken, cancelled or not", async () => {
	const seconds = (iso: string) => Date.parse(`${iso}:00Z`) / 1_000;
	const viewings = [
		{ id: "mine", staff: noor.id, at: seconds(TEN), state: "confirmed" },
		{ id: "cancelled", staff: noor.id, at: seconds("2026-10-23T10:00"), state: "cancelled" },
		{ id: "of-sam", staff: sam.id, at: seconds("2026-10-24T10:00"), state: "confirmed" },
	];
	for (const { id, staff, at, state } of viewings)
		await db.batch([
			db
				.prepare(
					`INSERT INTO viewing_patterns (id, property_id, weekday, starts, ends, minutes, capacity, first_day, staff_id)
					VALUES (?, 1, 4, '10:00', '11:00', 60, 1, '2026-10-01', ?)`,
				)
				.bind(id, staff),
			db
				.prepare(
					"INSERT INTO appointment_slots (id, property_id, starts_at, ends_at, capacity, pattern_id) VALUES (?1, 1, ?2, ?2 + 3600, 1, ?1)",
				)
				.bind(id, at),
			db
				.prepare(
					`INSERT INTO bookings (id, slot_id, property_id, starts_at, ends_at, language, state, created_at)
					VALUES (?1, ?1, 1, ?2, ?2 + 3600, 'nl', ?3, 0)`,
				)
				.bind(id, at, state),
		]);
	await calendars().set(noor, await put("first", TEN, "2026-10-23T10:00", "2026-10-24T10:00"));
	expect(await taken(noor)).toEqual(["2026-10-24T10:00"]);
});

test("an event that its owner has declined, by the email of his account, is free", async () => {
	const event = "UID:1\r\nDTSTART:20261022T100000Z\r\nDURATION:PT1H\r\n";
	const answer = "ATTENDEE;PARTSTAT=DECLINED:mailto:noor@example.com\r\n";
	const body = `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n${event}${answer}END:VEVENT\r\nEND:VCALENDAR\r\n`;
	await (await fetch(`${server}/files/first`, { method: "PUT", body })).text();
	await calendars().set(noor, `${server}/files/first`);
	await calendars().set(sam, `${server}/files/first`);
	expect([await taken(noor), await taken(sam)]).toEqual([[], [TEN]]);
});

test("an address that nobody answers is not in the log", async () => {
	const info = vi.spyOn(console, "info");
	await calendars().set(noor, "http://127.0.0.1:1/secret-of-noor.ics");
	expect(info.mock.calls.flat().join()).toContain("calendar-unreachable");
	expect(info.mock.calls.flat().join()).not.toContain("secret-of-noor");
	info.mockRestore();
});
