import { env } from "cloudflare:workers";
import { Buffer } from "node:buffer";
import { afterEach, describe, expect, test, vi } from "vitest";
import { feedOf, feedProperty } from "../../tests/support/feed/feed";
import { importOf } from "../../tests/support/feed/import-runs";
import { emptyStorage } from "../../tests/support/runner/empty-storage";
import { rowCounter } from "../../tests/support/search/row-counter";
import { planAbsences } from "./absences";
import { LEASE_SECONDS, takeLease } from "./lease";
import { newTally } from "./plan";
import { summaryOf } from "./report/summary";
import { createStage } from "./stage";

afterEach(emptyStorage);

const count = (db: D1Database, table: string) => db.prepare(`SELECT count(*) AS n FROM ${table}`).first<number>("n");

/** Wraps a database to record the size of the largest bound value in bytes. */
function boundBytes(db: D1Database): { db: D1Database; largest(): number } {
	let largest = 0;
	const withSession = () => {
		const session = db.withSession("first-primary");
		const prepare = (sql: string) => {
			const statement = session.prepare(sql);
			const bind = (...values: unknown[]) => {
				largest = Math.max(largest, ...values.map((value) => Buffer.byteLength(String(value))));
				return statement.bind(...values);
			};
			return new Proxy(statement, {
				get(target, name) {
					if (name === "bind") return bind;
					const value: unknown = Reflect.get(target, name);
					return typeof value === "function" ? (value.bind(target) as unknown) : value;
				},
			});
		};
		return { prepare, batch: (statements: D1PreparedStatement[]) => session.batch(statements) };
	};
	return { db: { withSession } as unknown as D1Database, largest: () => largest };
}

async function rejections(...args: Parameters<typeof importOf>): Promise<string[]> {
	return summaryOf(await importOf(...args)).lines.filter((line) => line.startsWith("rejected"));
}

test("a page that is read for longer than the lease lasts keeps other runs out", async () => {
	vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
	const feed = feedOf({ properties: [feedProperty(1)] });
	const others: boolean[] = [];
	const slow = {
		...feed,
		async readPage(page: number) {
			for (let seconds = 0; seconds < 3 * LEASE_SECONDS; seconds++) {
				vi.advanceTimersByTime(1_000);
				await env.LISTINGS.prepare("SELECT 1").first();
			}
			others.push((await takeLease(env.LISTINGS.withSession("first-primary"), false)) !== null);
			return feed.readPage(page);
		},
	};
	const result = await importOf(slow).finally(() => vi.useRealTimers());
	expect(others).toEqual([false]);
	expect(result).toMatchObject({ run: { state: "done", created: 1 } });
});

describe("more than the database takes at once", () => {
	test("people of a page that are too many for one value go in", async () => {
		const history = Array.from({ length: 600 }, (_, index) => ({
			ID: `h${index}`,
			PropertyID: 1,
			Kind: "visit",
			Date: "2026-10-01T09:00:00Z",
			Comment: { nl: `${index} ${"x".repeat(4_000)}` },
		}));
		const appointmentSlots = Array.from({ length: 20_000 }, (_, index) => ({
			ID: `slot-${String(index).padStart(90, "0")}`,
			PropertyID: 1,
			Start: "2027-01-01T10:00:00+01:00",
			End: "2027-01-01T10:30:00+01:00",
		}));
		const feed = feedOf({ properties: [feedProperty(1)], history, appointmentSlots });
		const personal = boundBytes(env.PERSONAL);
		expect(await importOf(feed, { personal: personal.db })).toMatchObject({ run: { state: "done", rejected: 0 } });
		// D1 rejects values above 2 MB; the local database does not.
		expect(personal.largest()).toBeLessThan(1_000_000);
		expect(await count(env.PERSONAL, "history")).toBe(600);
		expect(await count(env.PERSONAL, "appointment_slots")).toBe(20_000);
	});

	test("a record above the limit is rejected alone, with its reason, whatever its kind", async () => {
		// Each character takes three bytes in UTF-8.
		const long = { nl: "€".repeat(200_000) };
		const lines = await rejections(
			feedOf({
				properties: [feedProperty(1), feedProperty(2, { Description: long })],
				projects: [{ ID: 3, Name: { nl: "Park" }, Description: long }],
				history: [{ ID: "h1", PropertyID: 1, Kind: "visit", Date: "2026-10-01T09:00:00Z", Comment: long }],
				owners: [{ ID: 4, Username: "four", Email: "four@example.com", Note: long }],
				appointmentSlots: [
					{
						ID: "s1",
						PropertyID: 1,
						Start: "2027-01-01T10:00:00+01:00",
						End: "2027-01-01T10:30:00+01:00",
						Note: long,
					},
				],
			}),
		);
		expect(lines.sort()).toEqual([
			"rejected history h1: is larger than 500\u00A0KB",
			"rejected owner 4: is larger than 500\u00A0KB",
			"rejected project 3: is larger than 500\u00A0KB",
			"rejected property 2: is larger than 500\u00A0KB",
			"rejected slot s1: is larger than 500\u00A0KB",
		]);
		expect(await count(env.LISTINGS, "listings")).toBe(1);
	});

	test("a record that grows beyond the limit by what is made of it is rejected as well", async () => {
		const spoken = ["nl", "fr", "en", "de", "lb", "es", "it", "pt", "pl"];
		const text = Object.fromEntries(spoken.map((language) => [language, "& ".repeat(25_000)]));
		const lines = await rejections(
			feedOf({
				properties: [feedProperty(1), feedProperty(2, { Description: text })],
				projects: [{ ID: 3, Name: { nl: "Park" }, Description: text }],
			}),
		);
		expect(lines.sort()).toEqual([
			"rejected project 3: its texts, pictures and documents are too many to store",
			"rejected property 2: its texts, pictures and documents are too many to store",
		]);
	});

	test("conditions that are too many together are rejected, and those that were stored stay", async () => {
		const condition = (length: number) => ({ Field: "Price", Logic: "and", AdvancedCondition: "x".repeat(length) });
		await importOf(feedOf({ properties: [feedProperty(1)], visibilityConditions: [condition(5)] }));
		const stored = () => env.LISTINGS.prepare("SELECT value FROM site_data WHERE key = 'visibilityConditions'").first();
		const before = await stored();
		const many = Array.from({ length: 300 }, () => condition(2_000));
		const lines = await rejections(feedOf({ properties: [feedProperty(1)], visibilityConditions: many }));
		expect(lines).toEqual(["rejected condition all: is larger than 500\u00A0KB"]);
		expect(await stored()).toEqual(before);
	});

	test("a record that was good and is too large now keeps its last good version", async () => {
		await importOf(feedOf({ properties: [feedProperty(1)] }));
		const large = feedOf({ properties: [feedProperty(1, { Description: { nl: "x".repeat(600_000) } })] });
		for (let round = 0; round < 3; round++) await importOf(large);
		expect(await env.LISTINGS.prepare("SELECT state FROM listings").first("state")).toBe("listed");
	});
});

test("a slot that is there but wrong is not absent", async () => {
	const slot = { ID: "s1", PropertyID: 1, Start: "2027-01-01T10:00:00+01:00", End: "2027-01-01T10:30:00+01:00" };
	const property = { properties: [feedProperty(1)] };
	await importOf(feedOf({ ...property, appointmentSlots: [slot] }));
	await importOf(feedOf({ ...property, appointmentSlots: [{ ...slot, End: "soon" }] }));
	expect(await count(env.PERSONAL, "appointment_slots")).toBe(1);
});

describe("a run that cannot be applied", () => {
	const good = (...ids: number[]) => feedOf(...ids.map((id) => ({ properties: [feedProperty(id)] })));

	/** Makes the database reject property 2, as if the import had planned a row that cannot be stored. */
	async function poison(): Promise<void> {
		await env.LISTINGS.prepare(
			`CREATE TRIGGER poison BEFORE INSERT ON listings WHEN NEW.id = 2
			BEGIN SELECT raise(ABORT, 'home 2 cannot be stored'); END`,
		).run();
	}

	const runs = async () =>
		(await env.LISTINGS.prepare("SELECT state, applied_pages, message FROM import_runs ORDER BY id").all()).results;

	test("is given up after three attempts, and the next one is carried out", async () => {
		await poison();
		for (let attempt = 0; attempt < 4; attempt++) await expect(importOf(good(1, 2, 3))).rejects.toThrow("home 2");
		expect(await importOf(good(1, 3))).toMatchObject({ ran: true, run: { state: "done" } });
		const [first, last] = await runs();
		expect(first).toMatchObject({ state: "failed", applied_pages: 1 });
		expect(JSON.parse(String(first?.message))).toEqual({ code: "given-up", attempts: 3 });
		expect(last).toMatchObject({ state: "done", applied_pages: 2 });
		expect((await env.PRIVATE.list({ prefix: "import/" })).objects).toEqual([]);
	});

	test("goes on with the page that it stopped at, however often it gets on and is cut off", async () => {
		await poison();
		await expect(importOf(good(1, 2, 3))).rejects.toThrow("home 2");
		await env.LISTINGS.prepare("DROP TRIGGER poison").run();
		// Applied pages are not applied again, so their plans are not read.
		await env.PRIVATE.delete("import/1/plan-1.json");
		expect(await importOf(good(1, 2, 3))).toMatchObject({ ran: true, run: { state: "done", unchanged: 3 } });
		expect(await runs()).toMatchObject([{ state: "done", applied_pages: 3 }, { state: "done" }]);
	});

	test("and had not read every page stays failed when it is finished", async () => {
		await poison();
		const broken = good(1, 2);
		const half = {
			readPage: async (page: number) => ({ ...(await broken.readPage(page === 3 ? 9 : page)), pages: 3 }),
		};
		await expect(importOf(half)).rejects.toThrow("home 2");
		await env.LISTINGS.prepare("DROP TRIGGER poison").run();
		await importOf(good(1, 2));
		expect(await runs()).toMatchObject([{ state: "failed" }, { state: "done" }]);
	});
});

test("what a cut-off run has staged is gone after the next one", async () => {
	await env.LISTINGS.prepare("INSERT INTO import_runs (state, started_at) VALUES ('staging', 1)").run();
	const stage = createStage(env.PRIVATE, 1);
	await stage.writePage(7, { version: 1, page: 7, pages: 9 });
	await importOf(feedOf({ properties: [] }));
	expect((await env.PRIVATE.list({ prefix: "import/" })).objects).toEqual([]);
});

test("looking for what is absent reads each stored record once, over several pages of them", async () => {
	const slots = 25_000;
	await env.PERSONAL.prepare(
		`INSERT INTO appointment_slots (id, property_id, starts_at, ends_at, capacity)
		WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
		SELECT printf('s%06d', i), 1, 0, 1, 1 FROM n`,
	)
		.bind(slots)
		.run();
	await env.LISTINGS.prepare(
		`INSERT INTO projects (id, state, city_nl, city_fr, city_en, city_de, sold_out, listed_at, card, detail, hash)
		WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
		SELECT i, 'listed', '', '', '', '', 0, 0, '{}', '{}', '' FROM n`,
	)
		.bind(slots)
		.run();
	const listings = rowCounter(env.LISTINGS);
	const personal = rowCounter(env.PERSONAL);
	const db = { listings: listings.db.withSession(), personal: personal.db.withSession() };
	const planned = await planAbsences(db, newTally(), true);
	expect(planned).toMatchObject({ ok: true });
	if (planned.ok) expect([planned.plan.slots.length, planned.plan.absent.project.length]).toEqual([slots, slots]);
	expect(personal.rows()).toBeLessThanOrEqual(slots + 10);
	expect(listings.rows()).toBeLessThanOrEqual(slots + 10);
});
