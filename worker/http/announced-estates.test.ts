import { env } from "cloudflare:workers";
import { createHmac } from "node:crypto";
import { afterEach, describe, expect, inject, test } from "vitest";
import { demoProperties } from "../../demo/crm/properties";
import { nameOf, type SweepBrightEvent } from "../../demo/crm/sweepbright";
import { type Agency, crmPassword, whiseOffice } from "../../tests/support/feed/crm-service";
import { emptyStorage } from "../../tests/support/runner/empty-storage";
import { ORIGIN } from "../../tests/support/site";
import { numberOfEstate } from "../import/sources/sweepbright/announcements";
import { createServices } from "../services";
import { createHttp } from "./app";

afterEach(emptyStorage);

const http = createHttp(async () => new Response(null, { status: 404 }));
const sent: unknown[] = [];

function siteOf(agency: Agency): Env {
	return {
		...env,
		FEED_KIND: "sweepbright",
		FEED_URL: `${inject("crmService")}/${encodeURIComponent(JSON.stringify(agency))}`,
		FEED_CLIENT_ID: String(whiseOffice.clientId),
		FEED_PASSWORD: crmPassword,
		JOBS: { send: async (message: unknown) => void sent.push(message) },
	} as unknown as Env;
}

async function post(site: Env, body: string, signature = createHmac("sha1", crmPassword).update(body).digest("hex")) {
	const headers = { "content-type": "application/json", "x-hook-signature": signature };
	const request = new Request(`${ORIGIN}/api/feed/sweepbright`, { method: "POST", headers, body });
	const answer = await http.fetch(request, site);
	await answer.text();
	return answer.status;
}

let moments = 0;

function announce(site: Env, id: number, event: SweepBrightEvent = "estate-added") {
	moments += 1;
	const happened_at = new Date(Date.UTC(2026, 9, 1) + moments * 1_000).toISOString();
	return post(site, JSON.stringify({ event, estate_id: nameOf(id), company_id: "c", happened_at }));
}

const run = async (site: Env) => {
	const result = await createServices(site).importFeed({ wait: false, progress: () => {} });
	if (!result.ran) throw new Error(result.reason);
	return { ...result.run, findings: result.findings };
};
const numberOf = (id: number) => numberOfEstate(nameOf(id));
const states = async (table: string) =>
	(await env.LISTINGS.prepare(`SELECT id, state FROM ${table} ORDER BY id`).all()).results;
const detail = async (id: number) =>
	JSON.parse(
		(await env.LISTINGS.prepare("SELECT detail FROM property_details WHERE id = ?")
			.bind(numberOf(id))
			.first<string>("detail")) ?? "{}",
	) as Record<string, unknown>;

describe("what SweepBright announces", () => {
	const agency = { name: "sweepbright", properties: 0 };

	test("is taken with its signature alone, and asks for an import", async () => {
		const site = siteOf(agency);
		sent.length = 0;
		expect(await announce(site, 7_001)).toBe(202);
		expect(sent).toEqual([{ kind: "import" }]);
		const body = JSON.stringify({ event: "estate-added", estate_id: nameOf(7_001) });
		expect(await post(site, body, "0".repeat(40))).toBe(401);
		expect(await post(site, body, "")).toBe(401);
		expect(await post(site, "{}")).toBe(422);
		expect(await post(site, "not json")).toBe(422);
		expect(await post(site, " ".repeat(10_001))).toBe(413);
		expect(await post({ ...site, FEED_KIND: "json" } as Env, body)).toBe(401);
	});

	test("is read once, in the fields of the feed", async () => {
		const site = siteOf(agency);
		for (const id of [7_001, 7_004]) await announce(site, id);
		expect(await run(site)).toMatchObject({ state: "done", created: 2, rejected: 0 });
		expect(await detail(7_001)).toMatchObject({
			Reference: "S-7001",
			OfficeID: nameOf(41),
			Price: 485_650,
			Street: "Proefstraat",
			HouseNumber: "14",
			Bedrooms: 4,
			LivingSurface: 214,
			TerraceSurface: 18,
			EnergyPerformance: 179,
			EnergyCertificateNumber: "20260105-0007001-RES-1",
			Permit: true,
			AllotmentPermit: false,
			FloodRisk: false,
			Cellar: true,
			HeatingType: { nl: "Gas" },
			Manager: { Name: "Test Makelaar 41", Email: "makelaar.41@agency.example" },
		});
		expect(await detail(7_004)).toMatchObject({ MonthlyRent: 1_200, ChargesRenter: 85, DepositAmount: 2_400 });
		expect(JSON.stringify(await detail(7_001))).not.toMatch(/vendor|Not for the site/);
		expect(await run(site)).toMatchObject({ state: "done", read: 0 });
	});

	test("takes a property away at once, and brings it back", async () => {
		const site = siteOf(agency);
		await announce(site, 7_001);
		await run(site);
		await announce(site, 7_001, "estate-deleted");
		expect(await run(site)).toMatchObject({ state: "done", withdrawn: 1 });
		expect(await states("listings")).toEqual([{ id: numberOf(7_001), state: "withdrawn" }]);
		await announce(site, 7_001);
		await run(site);
		expect(await states("listings")).toEqual([{ id: numberOf(7_001), state: "listed" }]);
	});

	test("a project comes with its units, loses one, and goes with all of them", async () => {
		const whole = siteOf(agency);
		await announce(whole, 7_100);
		expect(await run(whole)).toMatchObject({ state: "done", created: 2 });
		expect(await states("projects")).toEqual([{ id: numberOf(7_100), state: "listed" }]);
		const fewer = siteOf({ ...agency, changes: { 7100: { properties: [] } } });
		await announce(fewer, 7_100, "estate-updated");
		expect(await run(fewer)).toMatchObject({ state: "done", withdrawn: 2 });
		await announce(whole, 7_100, "estate-updated");
		await run(whole);
		await announce(whole, 7_100, "estate-deleted");
		expect(await run(whole)).toMatchObject({ state: "done", withdrawn: 2 });
		expect(await states("projects")).toEqual([{ id: numberOf(7_100), state: "withdrawn" }]);
		expect((await states("listings")).map(({ state }) => state)).toEqual(["withdrawn", "withdrawn"]);
	});

	test("that is no longer handed out is told of and leaves the others alone", async () => {
		const site = siteOf({ ...agency, changes: { 7002: null } });
		for (const id of [7_001, 7_002]) await announce(site, id);
		const { findings, ...first } = await run(site);
		expect(first).toMatchObject({ state: "done", created: 1, rejected: 1 });
		expect(findings.filter(({ finding }) => finding === "rejected")).toEqual([
			expect.objectContaining({
				recordId: String(numberOf(7_002)),
				message: expect.objectContaining({ code: "record-unavailable" }),
			}),
		]);
		expect(await run(site)).toMatchObject({ state: "done", read: 0 });
	});

	test("is read in several runs where it is much, each of which asks for the next", async () => {
		const site = siteOf(agency);
		await env.LISTINGS.prepare(
			`INSERT INTO announced_estates (id, number, state, version, first_at, last_at)
			WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 301)
			SELECT 'estate-' || i, i, 'deleted', 1, i, i FROM n`,
		).run();
		const waiting = () =>
			env.LISTINGS.prepare("SELECT count(*) AS n FROM announced_estates WHERE state = 'deleted'").first("n");
		for (const [left, asked] of [
			[1, [{ kind: "import" }]],
			[0, []],
		] as const) {
			sent.length = 0;
			expect(await run(site)).toMatchObject({ state: "done" });
			expect(await waiting()).toBe(left);
			expect(sent).toEqual(asked);
		}
	});

	test("waits while SweepBright does not answer", async () => {
		const site = siteOf({ ...agency, name: "sweepbright-down", failing: 3 });
		await announce(site, 7_001);
		expect(await run(site)).toMatchObject({ state: "failed", message: { code: "answered", status: 503 } });
		expect(await run(site)).toMatchObject({ state: "done", created: 1 });
	});

	test("waits while SweepBright hands out no token", async () => {
		for (const [name, code, lost] of [
			["sweepbright-no-token", "answered", { broken: "oauth/token" }],
			["sweepbright-lost-token", "answered", { missing: "oauth/token" }],
			["sweepbright-odd-token", "not-fitting", { answers: { "oauth/token": {} } }],
		] as const) {
			const site = siteOf({ ...agency, name, ...lost });
			await announce(site, 7_001);
			expect(await run(site), name).toMatchObject({ state: "failed", message: { code } });
		}
		expect(await run(siteOf(agency))).toMatchObject({ state: "done", created: 1 });
	});

	test("whose answer is none waits for the next run, and leaves the others alone", async () => {
		const site = siteOf({ ...agency, name: "sweepbright-odd", changes: { 7002: { id: null } } });
		for (const id of [7_001, 7_002]) await announce(site, id);
		expect(await run(site)).toMatchObject({ state: "done", created: 1, rejected: 1 });
		expect(await run(siteOf(agency))).toMatchObject({ state: "done", read: 1, created: 1, rejected: 0 });
		expect(await run(siteOf(agency))).toMatchObject({ state: "done", read: 0 });
	});

	test.for([
		["whose answer is an error waits", 7_002, { broken: `estates/${nameOf(7_002)}` }, 1],
		[
			"whose list of units is missing keeps those that are known, and waits",
			7_100,
			{ changes: { 7100: { properties: null } } },
			2,
		],
	] as const)("%s for the next run, and leaves the others alone", async ([, id, fault, made]) => {
		const site = siteOf(agency);
		await announce(site, 7_100);
		await run(site);
		for (const announced of [7_001, id]) await announce(site, announced, "estate-updated");
		const faulty = siteOf({ ...agency, name: `sweepbright-fault-${id}`, ...fault });
		expect(await run(faulty)).toMatchObject({ state: "done", created: 1, rejected: 1, withdrawn: 0 });
		expect(await run(site)).toMatchObject({ state: "done", rejected: 0, withdrawn: 0, read: made });
	});

	test("all of the demo's go in, but the one of a country that is not served", async () => {
		const site = siteOf(agency);
		const alone = demoProperties.filter(({ project, deal }) => !project && deal !== "take-over").map(({ id }) => id);
		for (const id of [...alone, 7_100]) await announce(site, id);
		const { findings, ...result } = await run(site);
		expect(result).toMatchObject({ state: "done", created: 42, rejected: 1 });
		expect(findings.filter(({ finding }) => finding === "rejected")).toEqual([
			expect.objectContaining({ message: { code: "country-unserved", country: "FR" } }),
		]);
	});
});
