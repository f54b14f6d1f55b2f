import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { storeOwners } from "../../tests/support/accounts/owners";
import { createPageViews } from "../page-views/service";
import { epochSeconds } from "../platform/clock";
import type { EmailRequest } from "../ports/email-request";
import { setWeeklySummary } from "./accounts";
import { type EmailDependencies, inviteNewOwners, sendWeeklySummaries } from "./emails";
import { readLink } from "./links";

/** The emails of this test: those put in a batch, and how often a delivery was requested. */
function post() {
	const sent: EmailRequest[] = [];
	let kicks = 0;
	const deps: EmailDependencies = {
		personal: env.PERSONAL,
		origin: "https://example.com",
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
		titleOf: async (id) => (id === 4101 ? "Rijwoning" : null),
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
	expect(await readLink(env.PERSONAL.withSession(), token, epochSeconds())).toBe(901);
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
	// Monday 9 to Sunday 15 November is the last whole week before Wednesday the 18th.
	await env.PERSONAL.batch([
		pageView("2026-11-08", "x"),
		pageView("2026-11-09", "x"),
		pageView("2026-11-15", "x"),
		pageView("2026-11-15", "y"),
		pageView("2026-11-16", "x"),
	]);
	const { deps, sent } = post();
	const wednesday = new Date("2026-11-18T10:00:00Z");
	await sendWeeklySummaries(deps, wednesday);
	await sendWeeklySummaries(deps, wednesday);
	expect(sent).toHaveLength(1);
	expect(sent[0]).toMatchObject({ to: "a@example.com", values: { from: "9-11-2026", to: "15-11-2026" } });
	expect(sent[0]?.facts?.map(({ label }) => label)).toEqual(["Pand nr.\u00A04102", "Rijwoning"]);
	expect(sent[0]?.facts?.[1]?.value).toMatch(/\b3\b.*\b1\b/);
	const monday = new Date("2026-11-23T06:00:00Z");
	await Promise.all([sendWeeklySummaries(deps, monday), sendWeeklySummaries(deps, monday)]);
	expect(sent).toHaveLength(2);
});
