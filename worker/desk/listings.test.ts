import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { listingQuery } from "../../app/domain/desk/listings";
import { staffCookie, staffNamed } from "../../tests/support/accounts/desk";
import { feedOf, feedProperty } from "../../tests/support/feed/feed";
import { importFeed } from "../../tests/support/site";
import { createServices } from "../services";

const services = createServices(env);
const { properties, imports, audit } = services.desk;
const all = listingQuery(new URLSearchParams("state=all"));

beforeAll(async () => {
	await importFeed(
		feedOf({
			properties: [
				feedProperty(1, { Zip: "9000", CountryID: 10 }),
				feedProperty(2, { Zip: "5000", CountryID: 10 }),
				feedProperty(3, { Zip: "5000", CountryID: 10, Manager: { Email: "Agent@Example.com" } }),
				feedProperty(4, { Zip: "9000", CountryID: 10, Draft: true, EnergyPerformance: null }),
				{ ...feedProperty(5), Price: "much" },
			],
		}),
	);
	await staffCookie({ role: "agent", office: "ghent" });
	await staffCookie({ role: "manager" });
});

async function ids(email: string, query = all): Promise<number[]> {
	const { rows } = await properties.list(await staffNamed(email), query, "nl");
	return rows.map(({ id }) => id).sort((one, other) => one - other);
}

describe("listings", () => {
	test("an agent sees his office's and those that name him, a manager all", async () => {
		expect(await ids("agent@example.com")).toEqual([1, 3, 4]);
		expect(await ids("manager@example.com")).toEqual([1, 2, 3, 4]);
		expect(await properties.one(await staffNamed("agent@example.com"), 2, "nl")).toBeNull();
	});

	test("views narrow the list, and words find a number", async () => {
		const query = (search: string) => listingQuery(new URLSearchParams(search));
		expect(await ids("manager@example.com", query("state=draft"))).toEqual([4]);
		expect(await ids("manager@example.com", query(""))).toEqual([1, 2, 3]);
		expect(await ids("manager@example.com", query("state=all&q=2"))).toContain(2);
		expect(await ids("manager@example.com", query("state=all&q=nothinghasthis"))).toEqual([]);
	});

	test("a draft has addresses to hand out, what is online needs none", async () => {
		const manager = await staffNamed("manager@example.com");
		expect((await properties.one(manager, 1, "nl"))?.previews).toBeNull();
		const previews = (await properties.one(manager, 4, "nl"))?.previews ?? [];
		expect(previews.map(({ language }) => language)).toEqual(["nl", "fr", "en", "de"]);
		expect(previews[0]?.path).toMatch(/^\/nl\/preview\/property\/4\/\?expires=\d+&signature=/);
	});

	test("what the import rejected is there with its reason, and what the law asks with its fields", async () => {
		expect(await properties.rejected()).toMatchObject([{ kind: "property", recordId: "5" }]);
		const found = await properties.one(await staffNamed("manager@example.com"), 1, "nl");
		const remark = found?.findings.find(({ message }) => message.code === "mentions-missing");
		expect(remark?.message).toEqual({ code: "mentions-missing", fields: found?.missing });
	});

	test("a draft says what the law will ask of it, which no import does", async () => {
		const draft = await properties.one(await staffNamed("manager@example.com"), 4, "nl");
		expect(draft?.findings).toEqual([]);
		expect(draft?.missing).toContain("EnergyPerformance");
	});

	test("names of what is on the site are those of one's own office to an agent", async () => {
		const names = async (email: string) =>
			(await properties.names(await staffNamed(email), "nl")).map(({ id }) => id).sort((one, other) => one - other);
		expect(await names("agent@example.com")).toEqual([1, 3]);
		expect(await names("manager@example.com")).toEqual([1, 2, 3]);
		const [last] = await properties.names(await staffNamed("manager@example.com"), "nl");
		expect(last?.title.replaceAll("\u00A0", " ")).toBe("Pand nr. 3 · Voorbeeldstraat 1, 5000 Gent · € 300.003");
	});
});

describe("imports", () => {
	test("the last run is there with its counts", async () => {
		const [run] = await imports.runs(50);
		expect(run).toMatchObject({ state: "done", isWhole: true, counts: { read: 5, rejected: 1 }, waits: false });
	});

	test("what a run would not withdraw is accepted by whoever was shown all of it, once, and stands in the log", async () => {
		const manager = await staffNamed("manager@example.com");
		const run = (await imports.runs(1))[0]?.id ?? 0;
		await env.LISTINGS.prepare("INSERT INTO refused_withdrawals (run_id, ids) VALUES (?, '[1,2]')").bind(run).run();
		expect((await imports.runs(1))[0]?.waits).toBe(true);
		expect(await imports.accept(manager, run, 1)).toBe(false);
		expect(await imports.accept(manager, run, 2)).toBe(true);
		expect(await imports.accept(manager, run, 2)).toBe(false);
		expect((await imports.run(run))?.refused).toEqual({ ids: [1, 2], isAccepted: true, news: "waits" });
		const lines = await audit.lines({ words: "", action: "imports.accept", before: null, limit: 5 });
		expect(lines.map(({ after }) => after)).toEqual(['{"withdrawn":[1,2]}']);
	});
});
