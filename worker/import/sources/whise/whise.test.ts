import { env } from "cloudflare:workers";
import { afterEach, describe, expect, inject, test } from "vitest";
import { languages } from "../../../../app/domain/language";
import {
	type Agency,
	crmPassword,
	crmUser,
	whiseOffice,
	whiseOffices,
} from "../../../../tests/support/feed/crm-service";
import { figures, importOf } from "../../../../tests/support/feed/import-runs";
import { emptyStorage } from "../../../../tests/support/runner/empty-storage";
import { createServices } from "../../../services";
import type { FeedSource } from "../../source";
import { whise } from "./whise";

afterEach(emptyStorage);

function addressOf(agency: Agency): string {
	return `${inject("crmService")}/${encodeURIComponent(JSON.stringify(agency))}`;
}

function agencyOf(agency: Agency, changes: object = {}) {
	return whise({ url: addressOf(agency), user: crmUser, password: crmPassword, ...whiseOffice, ...changes }, languages);
}

const callsOf = async (agency: Agency) => (await fetch(`${addressOf(agency)}/calls`)).json<string[]>();
const rows = async (sql: string) => (await env.LISTINGS.prepare(sql).all()).results;

/** Wraps a source so that it always reads everything. */
function wholly(source: FeedSource): FeedSource {
	return { ...source, readPage: (page) => source.readPage(page) };
}

describe("an import from Whise", () => {
	test("goes in whole with one sign-in, and writes nothing the second time", async () => {
		const agency = { name: "whise-whole", properties: 120 };
		const all = { state: "done", read: 120, withdrawn: 0, rejected: 0 };
		expect(await figures(agencyOf(agency))).toEqual({ ...all, created: 120, changed: 0, unchanged: 0 });
		expect(await callsOf(agency)).toEqual(["token", "v1/admin/clients/token", "v1/estates/list", "v1/estates/list"]);
		const first = [await rows("SELECT * FROM listings"), await rows("SELECT * FROM changes")];
		expect(await figures(wholly(agencyOf(agency)))).toEqual({ ...all, created: 0, changed: 0, unchanged: 120 });
		expect([await rows("SELECT * FROM listings"), await rows("SELECT * FROM changes")]).toEqual(first);
	});

	test("follows from the settings", async () => {
		const settings = {
			FEED_KIND: "whise",
			FEED_URL: addressOf({ name: "whise-settings", properties: 2 }),
			FEED_USER: crmUser,
			FEED_PASSWORD: crmPassword,
			FEED_CLIENT_ID: String(whiseOffice.clientId),
			FEED_OFFICE_ID: String(whiseOffice.officeIds),
		};
		const services = createServices({ ...env, ...settings } as Env);
		const result = await services.importFeed({ wait: false, progress: () => {} });
		expect(result).toMatchObject({ ran: true, run: { state: "done", created: 2 } });
	});

	test("a run that misses a page keeps the types of what it missed", async () => {
		const whole = agencyOf({ name: "whise-types", properties: 120 });
		await importOf(whole);
		const types = await rows("SELECT * FROM property_types");
		expect(types).toHaveLength(2);
		const held = agencyOf({ name: "whise-missed", properties: 120, heldBack: 1 });
		const half = {
			propertiesOnly: true,
			async readPage(page: number) {
				if (page === 2) return whole.readPage(1).then(() => held.readPage(1));
				const read = await whole.readPage(page);
				return { ...read, propertyTypes: read.propertyTypes?.slice(0, 1) };
			},
		};
		expect(await importOf(half)).toMatchObject({
			run: { state: "failed", message: { code: "other-count", properties: 99, due: 100, total: 120 } },
		});
		expect(await rows("SELECT * FROM property_types")).toEqual(types);
	});

	test("of pages that overlap fails: a list without a fixed order withholds what it does not repeat", async () => {
		expect(await importOf(agencyOf({ name: "whise-overlap", properties: 120, overlapping: true }))).toMatchObject({
			run: { state: "failed", message: { code: "listed-twice", total: 120, different: 119 } },
		});
	});

	test("one property twice in a row is told of, and the run goes on", async () => {
		const agency = { name: "whise-twice", properties: 101, changes: { 101: { id: 100 } } };
		expect(await importOf(agencyOf(agency))).toMatchObject({
			run: { state: "done", created: 100, rejected: 0 },
			findings: expect.arrayContaining([
				expect.objectContaining({ recordId: "100", message: { code: "given-twice" } }),
			]),
		});
	});

	test("of no properties at all fails", async () => {
		expect(await importOf(agencyOf({ name: "whise-empty", properties: 0 }))).toMatchObject({
			run: { state: "failed", message: { code: "nothing-in-it" } },
		});
	});

	test("a wrong password is reported once, without the password", async () => {
		const agency = { name: "whise-refused", properties: 1 };
		expect(await importOf(agencyOf(agency, { password: "sesame" }))).toMatchObject({
			run: { state: "failed", message: { code: "denied", what: { part: "token" }, status: 401 } },
		});
		expect(await callsOf(agency)).toEqual(["token"]);
	});

	test("a token that ends in the middle of a run is asked for anew", async () => {
		const agency = { name: "whise-expired", properties: 250, lasting: 1 };
		expect(await figures(agencyOf(agency))).toMatchObject({ state: "done", created: 250 });
	});

	test("a token that is never good is asked for once more, and no oftener", async () => {
		const agency = { name: "whise-never-good", properties: 1, lasting: 0 };
		expect(await importOf(agencyOf(agency))).toMatchObject({
			run: { state: "failed", message: { code: "denied", status: 401 } },
		});
		expect((await callsOf(agency)).length).toBeLessThan(10);
	});

	test("a refusal is reported with its reason", async () => {
		expect(await importOf(agencyOf({ name: "whise-office", properties: 1 }, { clientId: 99 }))).toMatchObject({
			run: {
				state: "failed",
				message: { code: "refused-by-system", what: { part: "office-token" }, said: "ClientId 99 is not activated" },
			},
		});
	});

	test("of four offices joins their lists, asks a token for each, and takes what two of them share once", async () => {
		const agency = { name: "whise-offices", properties: 230, offices: 4 };
		const source = agencyOf(agency, whiseOffices);
		expect(await figures(source)).toMatchObject({ state: "done", read: 230, created: 230, rejected: 0 });
		expect((await callsOf(agency)).filter((path) => path.includes("token"))).toHaveLength(1 + 4);
		expect(await figures(wholly(source))).toMatchObject({ read: 230, unchanged: 230, withdrawn: 0 });
	});

	test("an office that has nothing yet is no reason to fail while another one has properties", async () => {
		const agency = { name: "whise-new-office", properties: 1, offices: 2 };
		const two = { ...whiseOffices, officeIds: whiseOffices.officeIds.slice(0, 2) };
		expect(await figures(agencyOf(agency, two))).toMatchObject({ state: "done", created: 1 });
	});

	test("properties that were made in the same moment come once each, whatever the page", async () => {
		// All estates of the stand-in have the same date; equal ones are returned in a different order each time.
		expect(await figures(agencyOf({ name: "whise-dates", properties: 250 }))).toMatchObject({
			read: 250,
			created: 250,
			rejected: 0,
		});
	});

	test("asks for changes alone while everything was read within a day, and withdraws nothing by them", async () => {
		const agency = { name: "whise-changes", properties: 30 };
		await importOf(agencyOf(agency));
		const changed = {
			...agency,
			name: "whise-changed",
			properties: 3,
			changes: { 2: { price: 399_000, updateDateTime: "2099-01-01T00:00:00" } },
		};
		const result = await importOf(agencyOf(changed));
		expect(result).toMatchObject({ run: { state: "done", complete: 2, read: 1, changed: 1, withdrawn: 0 } });
		expect(await rows("SELECT id FROM listings WHERE state = 'listed'")).toHaveLength(30);
		expect(await rows("SELECT * FROM absences")).toEqual([]);
	});

	test("reads everything again where something waits for a second run to be withdrawn", async () => {
		await importOf(agencyOf({ name: "whise-before", properties: 30 }));
		const smaller = agencyOf({ name: "whise-after", properties: 29 });
		expect(await figures(wholly(smaller))).toMatchObject({ read: 29, withdrawn: 0 });
		expect(await figures(smaller)).toMatchObject({ read: 29, withdrawn: 1 });
	});

	test("reads everything again after a run that refused to withdraw: changes alone would hide the refusal", async () => {
		await importOf(agencyOf({ name: "whise-many", properties: 30 }));
		const fewer = agencyOf({ name: "whise-fewer", properties: 20 });
		expect(await importOf(wholly(fewer))).toMatchObject({ run: { state: "refused" } });
		expect(await importOf(fewer)).toMatchObject({ run: { state: "refused", read: 20 } });
	});

	test("a project is a project with its units, and no property that is for sale itself", async () => {
		const changes = {
			// An invalid picture is skipped.
			1: {
				canHaveChildren: true,
				name: "Residentie",
				pictures: [{ urlXXL: "https://x.example/1.jpg", order: "first" }],
			},
			2: { parentId: 1, box: "A1", floor: 0 },
			3: { parentId: 1, box: "A2", purposeStatus: { id: 5 } },
			4: { parentId: 1, box: "A3", purposeStatus: { id: 3 } },
		};
		const source = agencyOf({ name: "whise-project", properties: 4, changes });
		expect(await figures(source)).toMatchObject({ read: 3, created: 3 });
		expect(await rows("SELECT id FROM listings ORDER BY id")).toEqual([{ id: 2 }, { id: 3 }, { id: 4 }]);
		expect(await rows("SELECT id, json_extract(card, '$.title.nl') AS title FROM projects")).toEqual([
			{ id: 1, title: "Residentie" },
		]);
		expect(await rows("SELECT unit, floor, status, property_id FROM constructions ORDER BY position")).toEqual([
			{ unit: "A1", floor: "0", status: "for-sale", property_id: 2 },
			{ unit: "A2", floor: null, status: "option", property_id: 3 },
			{ unit: "A3", floor: null, status: "sold", property_id: 4 },
		]);
		expect(await figures(wholly(source))).toMatchObject({ unchanged: 3, changed: 0 });
	});

	test("reports what it could not read: the country that is not served, the figure that is none, the details left over", async () => {
		const changes = {
			2: { country: { id: 3 } },
			3: { energyValue: "A++" },
			4: {
				details: [
					{ id: 2944, value: "1" },
					{ id: 2945, label: "opmerking", type: "text", value: "x".repeat(300) },
				],
			},
		};
		const result = await importOf(agencyOf({ name: "whise-findings", properties: 4, changes }));
		expect(result).toMatchObject({ run: { state: "done", read: 4, created: 3, rejected: 1 } });
		// Mandatory mentions are tested elsewhere.
		const findings = result.ran ? result.findings.filter(({ message }) => message.code !== "mentions-missing") : [];
		expect(findings).toMatchObject([
			{ finding: "rejected", recordId: "2", message: { code: "country-unserved", country: "3" } },
			{
				finding: "remark",
				recordId: "3",
				message: { code: "field-left-out", field: "EnergyPerformance", value: "A++" },
			},
			{ finding: "remark", message: { code: "detail-unread", detail: "2944", properties: 1 } },
			{ finding: "remark", message: { code: "detail-unread", detail: "Opmerking (2945)", properties: 1 } },
		]);
	});

	test("asks what its details are called once a language, and goes in without where it does not say", async () => {
		const details = [{ id: 1041, label: "zwembad", type: "yes/no", value: "1" }];
		const agency = { name: "whise-words", properties: 120, changes: { 2: { details } } };
		await importOf(agencyOf(agency));
		const calls = (await callsOf(agency)).filter((path) => path === "v1/estates/list");
		expect(calls).toHaveLength(2 + languages.length);
		const [row] = await rows("SELECT detail FROM property_details WHERE id = 2");
		expect(JSON.parse(String(row?.detail)).Extras).toMatchObject([{ Key: "1041", Value: true }]);
	});

	test("a property that is rejected now keeps its last good version", async () => {
		const agency = { name: "whise-kept", properties: 2 };
		await importOf(agencyOf(agency));
		const now = agencyOf({ ...agency, name: "whise-kept-now", changes: { 2: { country: { id: 3 } } } });
		for (let run = 0; run < 3; run++) await importOf(wholly(now));
		expect(await rows("SELECT id FROM listings WHERE state = 'listed'")).toHaveLength(2);
	});
});
