import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { historyKinds } from "../../app/domain/accounts/history";
import { brusselsDay } from "../../app/domain/formatting/dates";
import { addDays } from "../../app/domain/viewings/calendar";
import { storeOwners } from "../../tests/support/accounts/owners";
import { keyringOf } from "../../tests/support/keys";
import { rowCounter } from "../../tests/support/search/row-counter";
import { createPageViews } from "../page-views/service";
import { createOwners } from "./service";

const HISTORY_ROWS = 100_000;
const ROWS_AT_ONCE = 10_000;
const DAYS = 3 * 365;
const MAX_ROWS = 200;
const FILLING_MS = 120_000;

const ORIGIN = "https://example.com";
const PASSWORD = "vier groene zeilen op zee";
const counter = rowCounter(env.PERSONAL);
const today = brusselsDay(new Date());

const owners = createOwners({
	personal: counter.db,
	sessions: env.SESSIONS,
	cache: env.CACHE,
	sessionSecrets: ["a session secret of this test alone"],
	keyring: keyringOf("a link secret of this test alone"),
	defaultLanguage: "nl",
	siteName: () => "Meridiaan",
	siteAddress: () => ORIGIN,
	email: { prepare: async () => ({ statements: [], discard: async () => {} }), kick: async () => {} },
	pageViews: createPageViews({
		personal: counter.db,
		queue: { send: async () => {} },
		ownOrigins: [ORIGIN],
		officeNetworks: [],
		isOwn: async () => false,
	}),
	prices: async () => new Map(),
	fitting: async () => new Map(),
	similar: async () => Array.from({ length: 6 }, (_, index) => 5_000 + index),
});

beforeAll(async () => {
	await storeOwners([{ id: 901, username: "lotte", email: "lotte@example.com", properties: [4101] }]);
	await owners.setFirstPassword(901, PASSWORD);
	const start = Math.floor(Date.now() / 1_000) - DAYS * 86_400;
	for (let from = 0; from < HISTORY_ROWS; from += ROWS_AT_ONCE) {
		await env.PERSONAL.prepare(
			`WITH RECURSIVE n(i) AS (SELECT CAST(?1 AS INTEGER) UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?1 + ?2)
			INSERT INTO history (id, property_id, kind, at, subject, hash)
			SELECT 'h' || i, 4101, json_extract(?3, '$[' || (i % 4) || ']'), CAST(?4 + i * ${(DAYS * 86_400) / HISTORY_ROWS} AS INTEGER), '"Bezoek"', ''
			FROM n`,
		)
			.bind(from, ROWS_AT_ONCE, JSON.stringify(historyKinds), start)
			.run();
	}
	const seen = (property: number, visitors: number) =>
		env.PERSONAL.prepare(
			`INSERT INTO page_views_seen (day, property_id, visitor, source)
			SELECT day.value, ?1, visitor.value, 'search' FROM json_each(?2) AS day, json_each(?3) AS visitor`,
		).bind(
			property,
			JSON.stringify(Array.from({ length: DAYS }, (_, days) => addDays(today, -days))),
			JSON.stringify(Array.from({ length: visitors }, (_, number) => `v${number}`)),
		);
	await env.PERSONAL.batch([seen(4101, 8), ...Array.from({ length: 6 }, (_, index) => seen(5_000 + index, 1 + index))]);
}, FILLING_MS);

test("a property's page reads at most 200 rows, whatever has happened to it", { timeout: FILLING_MS }, async () => {
	const request = new Request(ORIGIN, { headers: { "user-agent": "test" } });
	const signedIn = await owners.signIn(request, { login: "lotte", password: PASSWORD, captcha: null });
	if (!signedIn.ok) throw new Error(signedIn.reason);
	const cookie = signedIn.setCookie.split(";")[0] ?? "";
	const query = { kind: null, words: "", from: null, direction: "older" } as const;

	counter.reset();
	const portal = await owners.portal(new Request(ORIGIN, { headers: { cookie } }));
	await portal?.properties();
	const property = await portal?.property(4101);
	if (!property) throw new Error("the home is not the owner's");
	const [statistics, comparison, page] = await Promise.all([
		property.statistics(),
		property.comparison(),
		property.history(query, "nl"),
	]);

	expect(statistics.entries).toBe(HISTORY_ROWS);
	expect(statistics.pageViews.total).toBe(DAYS * 8);
	expect(statistics.days).toHaveLength(30);
	expect(statistics.sources).toEqual([{ source: "search", count: 30 * 8 }]);
	expect(comparison).toMatchObject({ own: 28 * 8, median: 28 * 3.5, properties: 6 });
	expect(page.entries).toHaveLength(15);
	expect(counter.rows()).toBeLessThanOrEqual(MAX_ROWS);

	counter.reset();
	await property.history({ ...query, kind: "visit", from: page.older }, "nl");
	expect(counter.rows()).toBeLessThanOrEqual(50);
});

test("paging forth and back shows every row once", { timeout: FILLING_MS }, async () => {
	await storeOwners([{ id: 902, username: "camille", email: "camille@example.com", properties: [4201] }]);
	const at = 1_700_000_000;
	await env.PERSONAL.prepare(
		`INSERT INTO history (id, property_id, kind, at, hash)
		SELECT 'p' || value, 4201, 'visit', ?1 + (value / 3), '' FROM json_each(?2)`,
	)
		.bind(at, JSON.stringify(Array.from({ length: 57 }, (_, index) => index)))
		.run();
	await owners.setFirstPassword(902, PASSWORD);
	const signedIn = await owners.signIn(new Request(ORIGIN), { login: "camille", password: PASSWORD, captcha: null });
	if (!signedIn.ok) throw new Error(signedIn.reason);
	const cookie = signedIn.setCookie.split(";")[0] ?? "";
	const property = await (await owners.portal(new Request(ORIGIN, { headers: { cookie } })))?.property(4201);
	const pageFrom = (from: string | null, direction: "older" | "newer") =>
		property?.history({ kind: "visit", words: "", from, direction }, "nl");

	const first = await pageFrom(null, "older");
	const second = await pageFrom(first?.older ?? null, "older");
	const third = await pageFrom(second?.older ?? null, "older");
	const fourth = await pageFrom(third?.older ?? null, "older");
	expect([first?.newer, fourth?.older]).toEqual([null, null]);
	const ids = [first, second, third, fourth].flatMap((page) => page?.entries.map((entry) => entry.id) ?? []);
	expect([ids.length, new Set(ids).size]).toEqual([57, 57]);
	const back = await pageFrom(third?.newer ?? null, "newer");
	expect(back?.entries).toEqual(second?.entries);
});
