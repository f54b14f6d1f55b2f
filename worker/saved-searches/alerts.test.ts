import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Language } from "../../app/domain/language";
import { encodePolyline } from "../../app/domain/localities/geo";
import { feedOf, feedProperty, feedTypes } from "../../tests/support/feed/feed";
import { clearSubmissions, emailsOf } from "../../tests/support/forms/forms";
import { criteriaFor } from "../../tests/support/search/criteria";
import { storeSavedSearches } from "../../tests/support/search/saved-searches";
import { importFeed } from "../../tests/support/site";
import { expireListings } from "../import/expire";
import { createServices } from "../services";

type Changes = Record<string, unknown>;

beforeEach(clear);
afterEach(clear);

async function clear(): Promise<void> {
	await clearSubmissions();
	await env.PERSONAL.batch([
		env.PERSONAL.prepare("DELETE FROM compared_properties"),
		env.PERSONAL.prepare("UPDATE alert_cursor SET seq = 0"),
	]);
	const tables = ["listings", "changes", "absences", "property_details", "paths", "property_types"];
	await env.LISTINGS.batch(tables.map((table) => env.LISTINGS.prepare(`DELETE FROM ${table}`)));
}

/** Imports these records as the agency's current feed, by id. */
async function importProperties(records: Readonly<Record<number, Changes>>): Promise<void> {
	const properties = Object.entries(records).map(([id, changes]) => feedProperty(Number(id), changes));
	await importFeed(feedOf({ propertyTypes: feedTypes as never, properties }));
}

function run() {
	return createServices(env).alerts.run();
}

async function importAndNotify(records: Readonly<Record<number, Changes>>) {
	await importProperties(records);
	return run();
}

/** Returns the alerts in the outbox, one line per email. */
async function notified(): Promise<string[]> {
	return (await emailsOf("form = 'demand-alert'")).map(
		({ recipient, text }) =>
			`${recipient.split("@")[0]}: ${text.match(/^(?:Nieuw te koop|Past nu bij uw zoekopdracht|(?:Prijs gedaald|Preis gesenkt) [^:\n]*)\n.*$/gm)?.join(" + ")}`,
	);
}

const triangle = encodePolyline([
	{ latitude: 51.1, longitude: 3.7 },
	{ latitude: 51, longitude: 3.75 },
	{ latitude: 51, longitude: 3.65 },
]);
const drawn = { zips: [], polygon: triangle, propertyTypes: [1] };
const inside = { Latitude: 51.05, Longitude: 3.7, Price: 300_000 };
const outside = { Latitude: 51.09, Longitude: 3.66, Price: 300_000 };

test("a saved search that was drawn gets properties inside the area and within the budget, and price reductions", async () => {
	await storeSavedSearches([
		{ id: "lotte", criteria: criteriaFor({ ...drawn, maxPrice: 400_000 }) },
		{ id: "max", language: "de" as Language, criteria: criteriaFor({ ...drawn, maxPrice: 290_000 }) },
	]);
	const records = { 1: inside, 2: outside, 3: { ...inside, Price: 500_000 }, 4: { ...inside, Price: 350_000 } };
	await importAndNotify(records);
	expect(await notified()).toEqual(["lotte: Nieuw te koop\nWoning 4 + Nieuw te koop\nWoning 1"]);
	await importAndNotify({ ...records, 4: { ...inside, Price: 280_000 } });
	expect(await notified()).toEqual([
		"lotte: Nieuw te koop\nWoning 4 + Nieuw te koop\nWoning 1",
		"lotte: Prijs gedaald van €\u00A0350.000 naar €\u00A0280.000\nWoning 4",
		"max: Preis gesenkt von €\u00A0350.000 auf €\u00A0280.000\nHaus 4",
	]);
	const [, , email] = await emailsOf("form = 'demand-alert'");
	expect(email).toMatchObject({
		language: "de",
		subject: "Preis gesenkt von €\u00A0350.000 auf €\u00A0280.000: Haus 4",
	});
	expect(email?.text).toContain("Passt zu Ihren Wünschen: Haus · Preis bis €\u00A0290.000 · Gezeichnetes Gebiet");
	expect(JSON.parse(email?.headers ?? "")).toEqual({
		"List-Unsubscribe": expect.stringMatching(/^<https:\/\/example\.com\/api\/actions\/unsubscribe\?token=.+>$/),
		"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
	});
});

test("the same import again sends nothing, nor does a changed text", async () => {
	await storeSavedSearches([{ id: "lotte", criteria: criteriaFor() }]);
	await importAndNotify({ 1: {} });
	expect(await importAndNotify({ 1: {} })).toMatchObject({ changes: 0, emails: 0 });
	expect(await importAndNotify({ 1: { Description: { nl: "<p>Anders.</p>" } } })).toMatchObject({
		changes: 1,
		matches: 0,
	});
	// The price rises and falls back to the same amount: the same reason again.
	await importAndNotify({ 1: { Price: 290_000 } });
	await importAndNotify({ 1: { Price: 310_000 } });
	await importAndNotify({ 1: { Price: 290_000 } });
	expect(await notified()).toEqual([
		"lotte: Nieuw te koop\nWoning 1",
		"lotte: Prijs gedaald van €\u00A0300.001 naar €\u00A0290.000\nWoning 1",
	]);
});

test("a property that is changed so that it fits is sent to saved searches it fits only now", async () => {
	await storeSavedSearches([
		{ id: "lotte", criteria: criteriaFor({ minBedrooms: 4 }) },
		{ id: "sam", criteria: criteriaFor() },
	]);
	await importAndNotify({ 1: { Bedrooms: 3 } });
	await importAndNotify({ 1: { Bedrooms: 4 } });
	expect(await notified()).toEqual(["sam: Nieuw te koop\nWoning 1", "lotte: Past nu bij uw zoekopdracht\nWoning 1"]);
});

test("a property that comes back on the market is told again, once each time", async () => {
	await storeSavedSearches([{ id: "lotte", criteria: criteriaFor() }]);
	const sold = { Status: 2, LastChangedDate: new Date().toISOString() };
	await importAndNotify({ 1: {} });
	await importAndNotify({ 1: sold });
	await importAndNotify({ 1: {} });
	await importAndNotify({ 1: {} });
	await run();
	expect(await notified()).toEqual(["lotte: Nieuw te koop\nWoning 1", "lotte: Nieuw te koop\nWoning 1"]);
});

test("what a saved search asks for is told again when it happens again", async () => {
	await storeSavedSearches([{ id: "lotte", query: "goal=sale&minBedrooms=4" }]);
	for (const Bedrooms of [3, 4, 4, 3, 4]) await importAndNotify({ 1: { Bedrooms } });
	expect(await notified()).toEqual([
		"lotte: Past nu bij uw zoekopdracht\nWoning 1",
		"lotte: Past nu bij uw zoekopdracht\nWoning 1",
	]);
});

test("several properties are one email, and an email shows only so many", async () => {
	await storeSavedSearches([{ id: "lotte", criteria: criteriaFor() }]);
	const records = Object.fromEntries(Array.from({ length: 160 }, (_, index) => [index + 1, {}]));
	expect(await importAndNotify(records)).toMatchObject({ changes: 161, matches: 160, emails: 1, isDone: true });
	const [email, ...others] = await emailsOf("form = 'demand-alert'");
	expect(others).toEqual([]);
	expect(email?.subject).toBe("160 panden voor uw zoekopdracht");
	expect(email?.text.match(/Nieuw te koop/g)).toHaveLength(20);
	expect(email?.text).toContain("Nog 140 andere panden passen");
});

test("killed between matching and sending, it is sent by the next run, once", async () => {
	await storeSavedSearches([{ id: "lotte", criteria: criteriaFor() }]);
	await importProperties({ 1: {} });
	const broken = createServices({
		...env,
		PERSONAL: failing(env.PERSONAL, /INSERT INTO outbox/),
	} as Env);
	await broken.alerts.run();
	expect(await notified()).toEqual([]);
	expect(await env.PERSONAL.prepare("SELECT count(*) AS n FROM announcements").first("n")).toBe(1);
	await env.PERSONAL.prepare("UPDATE saved_searches SET due_at = due_at - 7200").run();
	await run();
	await run();
	expect(await notified()).toEqual(["lotte: Nieuw te koop\nWoning 1"]);
});

test("killed while it matches, nothing is lost and nothing is sent twice", async () => {
	await storeSavedSearches([{ id: "lotte", criteria: criteriaFor() }]);
	await importProperties({ 1: {} });
	const broken = createServices({ ...env, PERSONAL: failing(env.PERSONAL, /UPDATE alert_cursor/) } as Env);
	await expect(broken.alerts.run()).rejects.toThrow("cut off");
	expect(await env.PERSONAL.prepare("SELECT count(*) AS n FROM announcements").first("n")).toBe(0);
	await run();
	expect(await notified()).toEqual(["lotte: Nieuw te koop\nWoning 1"]);
});

/** A database that fails on any batch with a matching statement. */
function failing(db: D1Database, statement: RegExp): D1Database {
	const marked = new WeakSet<object>();
	const mark = (sql: string, prepared: D1PreparedStatement): D1PreparedStatement => {
		if (!statement.test(sql)) return prepared;
		marked.add(prepared);
		return new Proxy(prepared, {
			get(target, name) {
				if (name !== "bind") return Reflect.get(target, name);
				return (...values: unknown[]) => {
					const bound = target.bind(...values);
					marked.add(bound);
					return bound;
				};
			},
		});
	};
	const batchOf =
		(own: Pick<D1Database, "batch">): D1Database["batch"] =>
		async (statements) => {
			if (statements.some((each) => marked.has(each))) throw new Error("cut off");
			return own.batch(statements);
		};
	return new Proxy(db, {
		get(target, name) {
			if (name === "prepare") return (sql: string) => mark(sql, target.prepare(sql));
			if (name !== "withSession") return Reflect.get(target, name);
			return () => {
				const session = target.withSession("first-primary");
				return { prepare: (sql: string) => mark(sql, session.prepare(sql)), batch: batchOf(session as never) };
			};
		},
	});
}

test("two runs at once write one email", async () => {
	await storeSavedSearches([{ id: "lotte", criteria: criteriaFor() }]);
	await importProperties({ 1: {} });
	await Promise.allSettled([run(), run(), run()]);
	await run();
	expect(await notified()).toEqual(["lotte: Nieuw te koop\nWoning 1"]);
});

test("collected emails leave in the morning, without what was sold or grew too dear meanwhile", async () => {
	await storeSavedSearches([{ id: "lotte", criteria: criteriaFor({ frequency: "daily", maxPrice: 400_000 }) }]);
	await importAndNotify({ 1: {}, 2: {}, 3: {} });
	expect(await notified()).toEqual([]);
	const due = await env.PERSONAL.prepare("SELECT due_at FROM saved_searches").first<number>("due_at");
	expect(due).toBeGreaterThan(Date.now() / 1_000);
	await importProperties({ 1: { Status: 2, LastChangedDate: new Date().toISOString() }, 2: { Price: 450_000 }, 3: {} });
	await env.PERSONAL.prepare("UPDATE saved_searches SET due_at = 1").run();
	await run();
	expect(await notified()).toEqual(["lotte: Nieuw te koop\nWoning 3"]);
	// It fits again, and no alert about it was sent before.
	await importProperties({ 1: {}, 2: { Price: 390_000 }, 3: {} });
	await run();
	await env.PERSONAL.prepare("UPDATE saved_searches SET due_at = 1").run();
	await run();
	expect((await notified())[1]).toBe(
		"lotte: Nieuw te koop\nWoning 1 + Prijs gedaald van €\u00A0450.000 naar €\u00A0390.000\nWoning 2",
	);
});

test("everything was sold in between: no email at all", async () => {
	await storeSavedSearches([{ id: "lotte", criteria: criteriaFor({ frequency: "weekly" }) }]);
	await importAndNotify({ 1: {} });
	await importProperties({ 1: { Status: 5 } });
	await env.PERSONAL.prepare("UPDATE saved_searches SET due_at = 1").run();
	expect(await run()).toMatchObject({ emails: 0, isDone: true });
	expect(await env.PERSONAL.prepare("SELECT due_at FROM saved_searches").first("due_at")).toBeNull();
	expect(await emailsOf()).toEqual([]);
});

test("a saved search that is paused gets nothing, nor afterwards about that time", async () => {
	await storeSavedSearches([{ id: "lotte", criteria: criteriaFor({ frequency: "daily" }) }]);
	await importAndNotify({ 1: {} });
	await env.PERSONAL.prepare("UPDATE saved_searches SET state = 'paused'").run();
	await importAndNotify({ 1: {}, 2: {} });
	await env.PERSONAL.prepare("UPDATE saved_searches SET state = 'active'").run();
	await importAndNotify({ 1: {}, 2: {}, 3: {} });
	await env.PERSONAL.prepare("UPDATE saved_searches SET due_at = 1").run();
	await run();
	expect(await notified()).toEqual(["lotte: Nieuw te koop\nWoning 3"]);
});

test("a price that is not published is nowhere, and what was published of it before is let go", async () => {
	await storeSavedSearches([
		{ id: "bounded", criteria: criteriaFor({ minPrice: 200_000, maxPrice: 400_000 }) },
		{ id: "open", criteria: criteriaFor({ frequency: "daily" }) },
	]);
	const hidden = { Price: 345_678, PublishPrice: false };
	await importAndNotify({ 1: hidden, 2: { Price: 345_678 } });
	await importAndNotify({ 1: { ...hidden, Price: 234_567 }, 2: { Price: 234_567 } });
	await importProperties({ 1: hidden, 2: { ...hidden, Price: 234_567 } });
	await env.PERSONAL.prepare("UPDATE saved_searches SET due_at = 1 WHERE id = 'open'").run();
	await run();
	expect(await notified()).toEqual([
		"bounded: Nieuw te koop\nWoning 2",
		"bounded: Prijs gedaald van €\u00A0345.678 naar €\u00A0234.567\nWoning 2",
		"open: Nieuw te koop\nWoning 2 + Nieuw te koop\nWoning 1",
	]);
	const [email] = await emailsOf("recipient = 'open@example.com'");
	expect(`${email?.text}${email?.html}`).not.toMatch(/345|234/);
	expect(email?.text).toContain("Prijs op aanvraag");
});

test("a hidden address is found by its shifted point alone, and is in no email", async () => {
	const around = (latitude: number, longitude: number, by: number) =>
		encodePolyline([
			{ latitude: latitude + by, longitude },
			{ latitude: latitude - by, longitude: longitude + 2 * by },
			{ latitude: latitude - by, longitude: longitude - 2 * by },
		]);
	await storeSavedSearches([
		{ id: "near", criteria: criteriaFor({ zips: [], polygon: around(51.05, 3.72, 0.0005) }) },
		{ id: "wide", criteria: criteriaFor({ zips: [], polygon: around(51.05, 3.72, 0.05) }) },
	]);
	await importAndNotify({ 1: { PublishAddress: false } });
	expect(await notified()).toEqual(["wide: Nieuw te koop\nWoning 1"]);
	expect((await emailsOf())[0]?.html).not.toContain("Voorbeeldstraat");
});

test("listings that were built anew from the feed are no news", async () => {
	await storeSavedSearches([{ id: "lotte", criteria: criteriaFor() }]);
	await importAndNotify({ 1: {}, 2: {} });
	await env.LISTINGS.batch([
		env.LISTINGS.prepare("DELETE FROM listings"),
		env.LISTINGS.prepare("DELETE FROM changes"),
		env.LISTINGS.prepare("UPDATE sqlite_sequence SET seq = 0 WHERE name = 'changes'"),
	]);
	await importAndNotify({ 1: {}, 2: {}, 3: {} });
	expect((await notified()).slice(1)).toEqual(["lotte: Nieuw te koop\nWoning 3"]);
});

/** Delivers the outbox and returns the subjects of the sent alerts. */
async function delivered(): Promise<string[]> {
	await createServices(env).email.deliver();
	return (await emailsOf("form = 'demand-alert' AND status = 'sent'")).map(({ subject }) => subject);
}

const atOnce = () => storeSavedSearches([{ id: "lotte", criteria: criteriaFor() }]);

test.for(["DELETE FROM saved_searches", "UPDATE saved_searches SET state = 'paused'"])(
	"an email that waits to be sent does not outlive its saved search: %s",
	async (end) => {
		await atOnce();
		await importAndNotify({ 1: {} });
		await env.PERSONAL.prepare("UPDATE outbox SET status = 'sending'").run();
		expect(await notified()).toHaveLength(1);
		await env.PERSONAL.prepare(end).run();
		expect(await notified()).toEqual([]);
		expect(await delivered()).toEqual([]);
	},
);

test("a property that is sold while its email waits is in none", async () => {
	await atOnce();
	await importAndNotify({ 1: {} });
	await importProperties({ 1: { Status: 2, LastChangedDate: new Date().toISOString() } });
	expect(await delivered()).toEqual([]);
	await run();
	expect(await notified()).toEqual([]);
	expect(await delivered()).toEqual([]);
});

test("of several properties in an email that waits, the remaining ones are sent in another", async () => {
	await atOnce();
	await importAndNotify({ 1: {}, 2: {} });
	await importProperties({ 1: { Status: 5 }, 2: {} });
	expect(await delivered()).toEqual([]);
	await run();
	expect(await notified()).toEqual(["lotte: Nieuw te koop\nWoning 2"]);
	expect(await delivered()).toHaveLength(1);
	await run();
	expect(await delivered()).toHaveLength(1);
});

test("what is offered to the registered first reaches them by a signed link, and nobody else", async () => {
	await storeSavedSearches([{ id: "lotte", criteria: criteriaFor() }]);
	await importAndNotify({ 7001: { Audience: "registered" } });
	const [email] = await emailsOf("form = 'demand-alert'");
	expect(email?.text).toMatch(/\/nl\/preview\/property\/7001\/\?expires=\d+&signature=/);
	const { listings } = createServices(env);
	expect((await listings.property(7001, "nl")).found).toBe("none");
	expect(await env.LISTINGS.prepare("SELECT listed FROM listings WHERE id = 7001").first("listed")).toBe(0);
	const hours = (count: number) => Math.floor(Date.now() / 1_000) + count * 3_600;
	await expireListings(env.LISTINGS.withSession("first-primary"), hours(47));
	expect((await listings.property(7001, "nl")).found).toBe("none");
	await expireListings(env.LISTINGS.withSession("first-primary"), hours(49));
	expect((await listings.property(7001, "nl")).found).toBe("listed");
	await importAndNotify({ 7001: { Audience: "public" } });
	expect(await emailsOf("form = 'demand-alert'")).toHaveLength(1);
});
