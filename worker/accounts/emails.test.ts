import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { storeHistory, storeOwners } from "../../tests/support/accounts/owners";
import type { EmailRequest } from "../email/request";
import { createPageViews } from "../page-views/service";
import { epochSeconds } from "../platform/clock";
import { setWeeklySummary } from "./accounts";
import { inviteNewOwners } from "./emails";
import { ownerLinks } from "./links";
import { type ReportDependencies, sendWeeklySummaries } from "./reports/reports";

const standing = {
	price: 399_000,
	prices: [
		{ at: Date.parse("2026-09-01T10:00:00Z") / 1_000, price: 420_000 },
		{ at: Date.parse("2026-11-11T10:00:00Z") / 1_000, price: 399_000 },
	],
	range: { low: 370_000, high: 430_000, count: 9, kilometres: 5, bySurface: true },
} as const;

/** Records the emails of a batch and the number of delivery requests. */
function post() {
	const sent: EmailRequest[] = [];
	let kicks = 0;
	const deps: ReportDependencies = {
		personal: env.PERSONAL,
		siteAddress: () => "https://example.com",
		defaultLanguage: "nl",
		email: {
			async prepare(emails) {
				sent.push(...emails);
				const discard = async () => {
					for (const message of emails) sent.splice(sent.indexOf(message), 1);
				};
				return { statements: [], discard };
			},
			async kick() {
				kicks += 1;
			},
		},
		pageViews: createPageViews({
			personal: env.PERSONAL,
			queue: { send: async () => {} },
			ownOrigins: [],
			officeNetworks: [],
			isOwn: async () => false,
		}),
		compare: async () => ({ own: 40, median: 31.5, properties: 6, from: "2026-10-19", to: "2026-11-15" }),
		prices: async () => new Map([[4101, { ...standing, prices: [...standing.prices] }]]),
		fitting: async () => new Map([[4101, 14]]),
		titlesOf: async (ids) => new Map(ids.filter((id) => id !== 4102).map((id) => [id, "Rijwoning"])),
	};
	return { deps, sent, kicks: () => kicks };
}

test("a new owner is invited once, with a link that works", async () => {
	await storeOwners([
		{ id: 901, username: "lotte", email: "lotte@example.com", properties: [4101] },
		{ id: 902, username: "camille", email: "camille@example.com", properties: [] },
	]);
	await env.PERSONAL.prepare("UPDATE owners SET state = 'suspended' WHERE id = 902").run();
	const { deps, sent, kicks } = post();
	expect(await inviteNewOwners(deps)).toBe(1);
	expect(await inviteNewOwners(deps)).toBe(0);
	expect(sent).toMatchObject([{ template: "owner.invitation", to: "lotte@example.com", language: "nl" }]);
	expect(sent[0]?.buttonUrl).toContain(sent[0]?.secret);
	expect(kicks()).toBe(1);
	const link = new URL(sent[0]?.buttonUrl ?? "");
	expect(link.pathname).toBe("/nl/wachtwoord-kiezen/");
	const token = link.searchParams.get("token") ?? "";
	expect(await ownerLinks.read(env.PERSONAL.withSession(), token, epochSeconds())).toBe(901);
});

test("of two runs at the same moment one invites", async () => {
	await storeOwners([{ id: 921, username: "sam", email: "sam@example.com", properties: [4101] }]);
	const { deps, sent } = post();
	const invited = await Promise.all([inviteNewOwners(deps), inviteNewOwners(deps), inviteNewOwners(deps)]);
	expect(invited.sort()).toEqual([0, 0, 1]);
	expect(sent).toHaveLength(1);
	const { results } = await env.PERSONAL.prepare("SELECT hash FROM owner_links WHERE owner_id = 921").all();
	expect(results).toHaveLength(1);
});

test("the weekly summary goes once a week to who asked for it, with the numbers of whole weeks", async () => {
	await storeOwners([
		{ id: 911, username: "a", email: "a@example.com", properties: [4101, 4102] },
		{ id: 912, username: "b", email: "b@example.com", properties: [4103] },
	]);
	await setWeeklySummary(env.PERSONAL.withSession(), 911, true);
	const pageView = (day: string, visitor: string) =>
		env.PERSONAL.prepare(
			"INSERT INTO page_views_seen (day, property_id, visitor, source) VALUES (?, 4101, ?, 'direct')",
		).bind(day, visitor);
	// The last full week before Wednesday 18 November is Monday 9 to Sunday 15.
	await env.PERSONAL.batch([
		pageView("2026-11-08", "x"),
		pageView("2026-11-09", "x"),
		pageView("2026-11-15", "x"),
		pageView("2026-11-15", "y"),
		pageView("2026-11-16", "x"),
	]);
	const happened = (at: string, kind: string, status: string, count = 1) =>
		storeHistory(
			Array.from({ length: count }, (_, index) => ({
				id: `${at} ${kind} ${index}`,
				propertyId: 4101,
				kind,
				at,
				status,
			})),
		);
	await happened("2026-11-04T10:00:00Z", "communication", "received", 2);
	// Midnight in Brussels is 23:00 UTC.
	await happened("2026-11-08T23:30:00Z", "communication", "received");
	await happened("2026-11-12T10:00:00Z", "visit", "interested");
	await happened("2026-11-13T10:00:00Z", "visit", "tooDear");
	await happened("2026-11-17T10:00:00Z", "calendarVisit", "confirmed");
	await happened("2026-11-18T10:00:00Z", "calendarVisit", "cancelled");
	const { deps, sent } = post();
	const wednesday = new Date("2026-11-18T10:00:00Z");
	await sendWeeklySummaries(deps, wednesday);
	await sendWeeklySummaries(deps, wednesday);
	expect(sent).toHaveLength(1);
	expect(sent[0]).toMatchObject({ to: "a@example.com", values: { from: "9-11-2026", to: "15-11-2026" } });
	expect(sent[0]?.sections?.map(({ title }) => title)).toEqual(["Rijwoning"]);
	expect(sent[0]?.sections?.[0]?.facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
		"Paginaweergaven: 3 (week ervoor: 1)",
		"Waar bezoekers vandaan kwamen: Rechtstreeks (3)",
		"Weergaven in vergelijking: 40 in vier weken; mediaan van gelijkaardige panden: 31,5",
		"Vragen en berichten: 1 (week ervoor: 2)",
		"Bezoeken: 2 (week ervoor: 0)",
		"Wat bezoekers vonden: geïnteresseerd (1), prijs te hoog (1)",
		"Gepland voor de week erna: 1",
		"Bewaarde zoekopdrachten die passen: 14",
		"Prijs gewijzigd: van €\u00a0420.000 naar €\u00a0399.000",
		expect.stringMatching(
			/€\u00a0399\.000: binnen de gebruikelijke prijsvork \(.*\) van 9 vergelijkbare panden binnen 5\u00a0km/,
		),
	]);
	const kept = await env.PERSONAL.prepare("SELECT owner_id, property_id, week FROM owner_reports").all();
	expect(kept.results).toEqual([{ owner_id: 911, property_id: 4101, week: "2026-11-09" }]);
	const monday = new Date("2026-11-23T06:00:00Z");
	await Promise.all([sendWeeklySummaries(deps, monday), sendWeeklySummaries(deps, monday)]);
	expect(sent).toHaveLength(2);
});
