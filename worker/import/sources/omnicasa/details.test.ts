import { env } from "cloudflare:workers";
import { afterEach, describe, expect, inject, test } from "vitest";
import { type Agency, crmPassword, crmUser } from "../../../../tests/support/feed/crm-service";
import { importOf } from "../../../../tests/support/feed/import-runs";
import { emptyStorage } from "../../../../tests/support/runner/empty-storage";
import { createKeptDetails } from "./details";
import { omnicasa } from "./omnicasa";

afterEach(emptyStorage);

const addressOf = (agency: Agency) => `${inject("crmService")}/${encodeURIComponent(JSON.stringify(agency))}`;

function agencyOf(agency: Agency) {
	const account = { url: addressOf(agency), user: crmUser, password: crmPassword };
	return omnicasa(account, ["nl"], createKeptDetails(env.PRIVATE));
}

/** Number of requests for details. */
async function asked(agency: Agency): Promise<number> {
	const calls = await (await fetch(`${addressOf(agency)}/calls`)).json<string[]>();
	return calls.filter((path) => path === "GetPropertyJson").length;
}

const rent = { Goal: 1, Price: 950 };
const details = { ChargesRenter: "120,00", DepositAmount: "1.900", ManagerName: "Test Manager", Price: 1 };

async function readFirst(agency: Agency) {
	const { properties, findings } = await agencyOf(agency).readPage(1);
	return { property: properties?.[0] as Record<string, unknown>, findings: findings ?? [] };
}

describe("the details of a property", () => {
	const agency: Agency = { name: "details", properties: 2, changes: { 1: rent }, details: { 1: details } };

	test("say what the list leaves out, and nothing that it says", async () => {
		const { property, findings } = await readFirst(agency);
		expect(property).toMatchObject({
			MonthlyRent: 950,
			ChargesRenter: 120,
			DepositAmount: 1_900,
			Manager: { Name: "Test Manager" },
		});
		expect(findings.filter(({ kind }) => kind === "property")).toEqual([]);
	});

	test("are asked for once, and again when the property has changed", async () => {
		const named = { ...agency, name: "details-once" };
		await readFirst(named);
		const { property } = await readFirst(named);
		expect([await asked(named), property.ChargesRenter]).toEqual([2, 120]);

		const later = { ...rent, LastChangedDate: "/Date(1763565600000+0100)/" };
		const changed = { ...named, changes: { 1: later }, details: { 1: { ChargesRenter: 80 } } };
		// The stand-in counts calls by the agency's name, which both share.
		expect((await readFirst(changed)).property).toMatchObject({ ChargesRenter: 80, DepositAmount: null });
		expect(await asked(named)).toBe(3);
	});

	test("are not asked for where nobody keeps them", async () => {
		const named = { ...agency, name: "details-look" };
		const account = { url: addressOf(named), user: crmUser, password: crmPassword };
		await omnicasa(account, ["nl"], null).readPage(1);
		expect(await asked(named)).toBe(0);
	});

	test("that cannot be had are a remark, are left alone for a day, and the property goes in", async () => {
		const failing: Agency = { ...agency, name: "details-fail", details: { 1: null } };
		for (let run = 0; run < 2; run++) {
			const { property, findings } = await readFirst(failing);
			expect(property).toMatchObject({ ID: 1, MonthlyRent: 950, ChargesRenter: null });
			expect(findings.filter(({ kind }) => kind === "property")).toMatchObject([
				{ recordId: "1", message: { code: "details-unavailable", why: { code: "refused-by-system" } } },
			]);
		}
		expect(await asked(failing)).toBe(2);
	});

	test("that fail for five are asked for no more in that run", async () => {
		const none = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [at + 1, null]));
		const failing: Agency = { name: "details-none", properties: 12, details: none };
		await readFirst(failing);
		expect(await asked(failing)).toBe(5);
		await readFirst(failing);
		expect(await asked(failing)).toBe(10);
	});

	test("of a hundred properties are asked for by a run, the others by the next ones", async () => {
		const many: Agency = { name: "details-many", properties: 130 };
		await readFirst(many);
		expect(await asked(many)).toBe(100);
		await readFirst(many);
		expect(await asked(many)).toBe(130);
	});

	test("of a service that does not answer are asked for no more in that run, and everything else goes in", async () => {
		const down: Agency = { ...agency, name: "details-down", down: "GetPropertyJson" };
		const result = await importOf(agencyOf(down));
		expect(result).toMatchObject({ run: { state: "done", created: 2 } });
		expect(result.ran ? result.findings : []).toContainEqual({
			finding: "remark",
			kind: "source",
			recordId: "details",
			message: {
				code: "list-unavailable",
				list: "details",
				why: { code: "answered", status: 503, what: { part: "record", system: "Omnicasa", record: "1" } },
			},
		});
		expect(await asked(down)).toBe(3);
	});

	test("of a property that is gone are forgotten", async () => {
		await readFirst(agency);
		await readFirst({ ...agency, properties: 1 });
		expect((await createKeptDetails(env.PRIVATE).read()).map(({ id }) => id)).toEqual([1]);
	});

	test.each(["", "{", "null", '[{"id":"1"}]'])(
		"are asked for anew where what was kept is damaged: %s",
		async (stored) => {
			const damaged = { ...agency, name: `details-damaged ${stored}` };
			await readFirst(damaged);
			await env.PRIVATE.put("omnicasa/details.json", stored);
			expect((await readFirst(damaged)).property.ChargesRenter).toBe(120);
			expect(await asked(damaged)).toBe(4);
		},
	);
});
