import { env } from "cloudflare:workers";
import { afterEach, describe, expect, test } from "vitest";
import { brokenFeed, feedOf, feedProperty } from "../../tests/support/feed/feed";
import { content, figures, importOf, stateOf, thirty, without } from "../../tests/support/feed/import-runs";
import { emptyStorage } from "../../tests/support/runner/empty-storage";
import { planGone } from "./absences";
import { refusedSource } from "./held/refused-records";
import { acceptWithdrawals, takeRefused } from "./held/withdrawals";
import { summaryOf } from "./report/summary";
import type { FeedSource } from "./source";

afterEach(emptyStorage);

/** Seven of thirty properties are absent, one is new and one has changed. */
const poor = feedOf({ properties: [...thirty.slice(1, 23), feedProperty(1, { Bedrooms: 9 }), feedProperty(99)] });

describe("absence", () => {
	test("an import keeps a property that was absent only once", async () => {
		await importOf(without());
		expect(await figures(without(7))).toMatchObject({ state: "done", withdrawn: 0, unchanged: 29 });
		expect(await stateOf(7)).toBe("listed");
	});

	test("a property absent from two complete imports in a row is withdrawn, and comes back when it is there again", async () => {
		await importOf(without());
		await importOf(without(7));
		expect(await figures(without(7))).toMatchObject({ withdrawn: 1 });
		expect(await stateOf(7)).toBe("withdrawn");
		expect(await figures(without())).toMatchObject({ changed: 1, unchanged: 29 });
		expect(await stateOf(7)).toBe("listed");
		const log = await env.LISTINGS.prepare("SELECT what FROM changes WHERE record_id = 7 ORDER BY seq").all();
		expect(log.results.map((row) => row.what)).toEqual(["created", "withdrawn", "republished"]);
	});

	test("a property that was there between two absences is kept", async () => {
		await importOf(without());
		await importOf(without(7));
		await importOf(without());
		await importOf(without(7));
		expect(await stateOf(7)).toBe("listed");
	});

	test("an import that did not read every page withdraws nothing and does not count", async () => {
		const half = { properties: thirty.slice(0, 29) };
		await importOf(without());
		for (let round = 0; round < 3; round++) {
			const result = await importOf(brokenFeed(2, half, {}));
			expect(result).toMatchObject({ ran: true, run: { state: "failed", complete: 0 } });
			expect(summaryOf(result).ok).toBe(false);
		}
		expect(await stateOf(30)).toBe("listed");
		await importOf(without(30));
		expect(await stateOf(30)).toBe("listed");
	});

	test("where more than a fifth is absent the run changes nothing and says so", async () => {
		await importOf(without());
		const before = await content();
		for (let round = 0; round < 3; round++) {
			const result = await importOf(poor);
			expect(result).toMatchObject({ ran: true, run: { state: "refused", created: 1, changed: 1, withdrawn: 0 } });
			expect(summaryOf(result).lines).toEqual([
				"import refused: 7 of 30 published properties are absent all at once; nothing was changed",
			]);
		}
		expect(await content()).toEqual(before);
	});

	test("what a refused run brought is taken in when somebody says so, and nothing is absent from it", async () => {
		await importOf(without());
		const refused = await importOf(poor);
		if (!refused.ran) throw new Error(refused.reason);
		const now = Math.floor(Date.now() / 1_000);
		expect(await takeRefused(env.LISTINGS, refused.run.id, now)).toBe(true);
		expect(await takeRefused(env.LISTINGS, refused.run.id, now)).toBe(false);
		const source = await refusedSource(env.PRIVATE, refused.run.id, null);
		expect(await importOf(source as FeedSource)).toMatchObject({ run: { state: "done", created: 1, changed: 1 } });
		expect([await stateOf(30), await stateOf(99)]).toEqual(["listed", "listed"]);
		expect(await env.LISTINGS.prepare("SELECT count(*) AS n FROM absences").first("n")).toBe(0);
	});

	test("what a refused run brought is dropped once a later run has read everything", async () => {
		await importOf(without());
		const refused = await importOf(poor);
		await importOf(without());
		if (!refused.ran) throw new Error(refused.reason);
		expect(await takeRefused(env.LISTINGS, refused.run.id, 1)).toBe(false);
		expect(await refusedSource(env.PRIVATE, refused.run.id, null)).toBeNull();
	});

	test("a feed that has nothing in common with what is published is refused whole", async () => {
		await importOf(without());
		const before = await content();
		const other = feedOf({ properties: thirty.map((_property, index) => feedProperty(1_000 + index)) });
		expect(await importOf(other)).toMatchObject({ ran: true, run: { state: "refused" } });
		expect(await content()).toEqual(before);
	});

	test("what was accepted as gone is withdrawn, once, and nothing beyond it", async () => {
		await importOf(without());
		const gone = [21, 22, 23, 24, 25, 26, 27, 28, 29, 30];
		const refused = await importOf(without(...gone));
		if (!refused.ran) throw new Error(refused.reason);
		await acceptWithdrawals(env.LISTINGS, refused.run.id, Math.floor(Date.now() / 1_000));
		expect(await figures(without(...gone))).toMatchObject({ state: "done", withdrawn: 0 });
		expect(await figures(without(...gone))).toMatchObject({ state: "done", withdrawn: 10 });
		expect([await stateOf(30), await stateOf(20)]).toEqual(["withdrawn", "listed"]);
		expect(await figures(without(...gone, 11, 12, 13, 14, 15))).toMatchObject({ state: "refused" });
	});

	test("what a system says to be gone and brings in the same run is not gone", async () => {
		await importOf(without());
		const none = { property: [], project: [], owner: [] };
		const plan = { absent: none, returned: none, gone: { property: [], project: [] }, withdrawn: 0, slots: [] };
		const brought = { properties: new Set([7]), projects: new Set<number>() };
		await planGone(env.LISTINGS.withSession("first-primary"), plan, [7, 8], brought);
		expect([plan.gone.property, plan.withdrawn]).toEqual([[8], 1]);
	});

	test("exactly a fifth is not yet too much", async () => {
		await importOf(without());
		expect(await figures(without(1, 2, 3, 4, 5, 6))).toMatchObject({ state: "done" });
	});

	test("fewer than twenty published properties are never a reason to refuse", async () => {
		await importOf(feedOf({ properties: thirty.slice(0, 19) }));
		expect(await figures(feedOf({ properties: [] }))).toMatchObject({ state: "done" });
	});

	test("owners absent from two imports are suspended, and a slot that is gone is gone at once", async () => {
		const owner = { ID: 1, Username: "one", Email: "one@example.com" };
		const slot = { ID: "s1", PropertyID: 1, Start: "2027-01-01T10:00:00+01:00", End: "2027-01-01T10:30:00+01:00" };
		const property = { properties: [feedProperty(1, { OwnerIDs: [1] })] };
		await importOf(feedOf({ ...property, owners: [owner], appointmentSlots: [slot] }));
		const slots = () => env.PERSONAL.prepare("SELECT count(*) AS n FROM appointment_slots").first("n");
		const ownerState = () => env.PERSONAL.prepare("SELECT state FROM owners WHERE id = 1").first("state");
		expect([await slots(), await ownerState()]).toEqual([1, "active"]);
		await importOf(feedOf(property));
		expect([await slots(), await ownerState()]).toEqual([0, "active"]);
		await importOf(feedOf(property));
		expect(await ownerState()).toBe("suspended");
		await importOf(feedOf({ ...property, owners: [owner] }));
		expect(await ownerState()).toBe("active");
	});
});
