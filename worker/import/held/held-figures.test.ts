import { env } from "cloudflare:workers";
import { afterEach, describe, expect, test } from "vitest";
import { staffCookie, staffNamed } from "../../../tests/support/accounts/desk";
import { feedOf, feedProperty } from "../../../tests/support/feed/feed";
import { content, importOf, letLeaseRunOut } from "../../../tests/support/feed/import-runs";
import { emptyStorage } from "../../../tests/support/runner/empty-storage";
import { consume } from "../../jobs/queue";
import { createServices } from "../../services";
import { sweepImports } from "../retention";
import { changesKnownUpTo } from "../runs";
import { storedSource } from "../stored";
import { acceptFigure, waitingFigures } from "./held-figures";

afterEach(emptyStorage);

const NOW = 1_800_000_000;
const feed = (changes: Record<string, unknown>) => feedOf({ properties: [feedProperty(1, changes)] });

function shown() {
	return env.LISTINGS.prepare("SELECT price, facts ->> '$.surface' AS surface FROM listings WHERE id = 1").first();
}

async function findings(changes: Record<string, unknown>) {
	const result = await importOf(feed(changes));
	return result.ran ? result.findings.map(({ message }) => message) : [];
}

async function accept(field: string, value: number) {
	expect(await acceptFigure(env.LISTINGS, { id: 1, field, value, now: NOW })).toBe(true);
	const source = await storedSource(env.LISTINGS, 1);
	if (!source) throw new Error("nothing is held");
	return importOf(source);
}

describe("a figure that cannot be true", () => {
	test("is not shown, and remarked; the rest of the property is", async () => {
		expect(await findings({ Price: 345, LivingSurface: 1.05 })).toEqual(
			expect.arrayContaining([
				{ code: "held-too-low", field: "Price", figure: 345, limit: 5_000 },
				{ code: "held-too-low", field: "LivingSurface", figure: 1.05, limit: 8 },
			]),
		);
		expect(await shown()).toEqual({ price: null, surface: null });
		expect(await waitingFigures(env.LISTINGS, 1)).toMatchObject([
			{ field: "LivingSurface", value: 1.05 },
			{ field: "Price", value: 345 },
		]);
	});

	test("in a project's list is one of a unit without a page: the others are checked there, by what they are", async () => {
		const [let1, let2] = [
			feedProperty(1, { Goal: 1, MonthlyRent: 990 }),
			feedProperty(2, { Goal: 1, MonthlyRent: 460 }),
		];
		const project = {
			ID: 3,
			Name: { nl: "Vaartzicht" },
			Constructions: [{ Unit: "102", Status: "for-sale", PropertyID: 2 }],
			PriceList: [
				{ Unit: "101", PropertyID: 1, Price: 990 },
				{ Unit: "102", Price: 460 },
				{ Unit: "103", Price: 345 },
			],
		};
		const result = await importOf(feedOf({ projects: [project], properties: [let1, let2] }));
		const remarks = result.ran ? result.findings.filter(({ kind }) => kind === "project") : [];
		expect(remarks.map(({ message }) => message)).toEqual([
			{ code: "held-too-low", field: "PriceList", figure: 345, limit: 5_000 },
		]);
	});

	test("is held back again by every run, which writes nothing", async () => {
		await importOf(feed({ Price: 345 }));
		const before = await content();
		expect(await findings({ Price: 345 })).toContainEqual(expect.objectContaining({ code: "held-too-low" }));
		expect(await content()).toEqual(before);
	});

	test("is shown as soon as the agency has mended it, and nothing of it is kept", async () => {
		await importOf(feed({ Price: 345 }));
		await importOf(feed({ Price: 345_000 }));
		expect(await shown()).toMatchObject({ price: 345_000 });
		expect(await waitingFigures(env.LISTINGS, 1)).toEqual([]);
	});

	test("is a price that moved too far since it was last offered, until it moves back", async () => {
		await importOf(feed({ Price: 300_000 }));
		expect(await findings({ Price: 30_000 })).toContainEqual({
			code: "held-moved",
			field: "Price",
			figure: 30_000,
			before: 300_000,
		});
		expect(await shown()).toMatchObject({ price: null });
		expect(await findings({ Price: 30_000 })).toContainEqual(expect.objectContaining({ code: "held-moved" }));
		await importOf(feed({ Price: 299_000 }));
		expect(await shown()).toMatchObject({ price: 299_000 });
	});

	test("is not looked for in what is not published", async () => {
		expect(await findings({ Price: 1, Status: 5 })).toEqual([]);
		expect(await findings({ Price: 1, PublishPrice: false })).not.toContainEqual(
			expect.objectContaining({ code: "held-too-low" }),
		);
	});
});

describe("a figure that somebody says is right", () => {
	test("is shown at once, and stays with every run that brings it", async () => {
		await importOf(feed({ Price: 345 }));
		expect(await accept("Price", 345)).toMatchObject({ run: { state: "done", read: 1, changed: 1 } });
		expect(await shown()).toMatchObject({ price: 345 });
		expect(await findings({ Price: 345 })).not.toContainEqual(expect.objectContaining({ code: "held-too-low" }));
		expect(await shown()).toMatchObject({ price: 345 });
	});

	test("was right for that value alone", async () => {
		await importOf(feed({ Price: 345 }));
		await accept("Price", 345);
		await importOf(feed({ Price: 340 }));
		expect(await shown()).toMatchObject({ price: null });
		expect(await waitingFigures(env.LISTINGS, 1)).toMatchObject([{ value: 340 }]);
		expect(await acceptFigure(env.LISTINGS, { id: 1, field: "Price", value: 345, now: NOW })).toBe(false);
	});

	test("leaves other properties alone, and counts as no reading of the feed", async () => {
		await importOf(feedOf({ properties: [feedProperty(1, { Price: 345 }), feedProperty(2)] }));
		const known = await changesKnownUpTo(env.LISTINGS.withSession("first-primary"), NOW);
		await accept("Price", 345);
		const { results } = await env.LISTINGS.prepare("SELECT id, state FROM listings ORDER BY id").all();
		expect(results).toEqual([
			{ id: 1, state: "listed" },
			{ id: 2, state: "listed" },
		]);
		expect(await changesKnownUpTo(env.LISTINGS.withSession("first-primary"), NOW)).toBe(known);
		expect(await env.LISTINGS.prepare("SELECT count(*) AS n FROM absences").first("n")).toBe(0);
	});

	test("comes from the desk: it is logged, and published by the queue, after an import that is going on", async () => {
		await importOf(feed({ Price: 345, Zip: "9000", CountryID: 10 }));
		const jobs: unknown[] = [];
		const site = { ...env, JOBS: { send: async (job: unknown) => void jobs.push(job) } } as unknown as Env;
		const { desk } = createServices(site);
		await staffCookie({ role: "manager" });
		const manager = await staffNamed("manager@example.com");
		expect((await desk.properties.one(manager, 1, "nl"))?.held).toMatchObject([{ field: "Price", value: 345 }]);
		const figure = { id: 1, field: "Price", value: 345 };
		expect(await desk.properties.publishFigure(manager, { ...figure, value: 346 })).toBe(false);
		expect(await desk.properties.publishFigure(manager, figure)).toBe(true);
		expect(await desk.properties.publishFigure(manager, figure)).toBe(false);
		expect(jobs).toEqual([{ kind: "stored-property", id: 1 }]);
		const lines = await desk.audit.lines({ words: "", action: "listings.publish", before: null, limit: 5 });
		expect(lines.map(({ after }) => after)).toEqual(['{"Price":345}']);

		const outcomes: string[] = [];
		const message = {
			body: jobs[0],
			ack: () => void outcomes.push("ack"),
			retry: () => void outcomes.push("retry"),
		};
		const batch = { queue: "jobs", messages: [message] } as unknown as MessageBatch<unknown>;
		const context = { waitUntil() {}, passThroughOnException() {} } as unknown as ExecutionContext;
		await env.LISTINGS.prepare("UPDATE import_lease SET expires_at = 9e9").run();
		await consume(batch, site, context);
		expect(jobs.slice(1)).toContainEqual(jobs[0]);
		expect((await shown())?.price).not.toBe(345);
		await env.LISTINGS.prepare("UPDATE import_lease SET expires_at = 0").run();
		await letLeaseRunOut();
		await consume(batch, site, context);
		expect(outcomes).toEqual(["ack", "ack"]);
		expect(await shown()).toMatchObject({ price: 345 });
	});

	test("leaves its agent the picture that the site itself has", async () => {
		const Manager = { Name: "An Peeters", Picture: "https://example.com/an.jpg" };
		await importOf(feed({ Price: 345, Manager }));
		await accept("Price", 345);
		const detail = env.LISTINGS.prepare("SELECT detail ->> '$.Manager.Picture' AS picture FROM property_details");
		expect(await detail.first("picture")).toBe("/an.jpg");
	});

	test("is forgotten with its property", async () => {
		await importOf(feedOf({ properties: [feedProperty(1, { Price: 345 }), feedProperty(2)] }));
		const without = feedOf({ properties: [feedProperty(2)] });
		await importOf(without);
		await importOf(without);
		const swept = await sweepImports({
			listings: env.LISTINGS,
			bucket: env.PRIVATE,
			readUpTo: 0,
			now: Math.floor(Date.now() / 1_000) + 100_000,
		});
		expect(swept.held).toBe(1);
	});
});
