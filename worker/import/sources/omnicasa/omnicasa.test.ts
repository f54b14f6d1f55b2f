import { env } from "cloudflare:workers";
import { afterEach, describe, expect, inject, test } from "vitest";
import { languages } from "../../../../app/domain/language";
import { type Agency, crmPassword, crmUser } from "../../../../tests/support/feed/crm-service";
import { feedOf, feedProperty } from "../../../../tests/support/feed/feed";
import { figures, importOf } from "../../../../tests/support/feed/import-runs";
import { emptyStorage } from "../../../../tests/support/runner/empty-storage";
import { createKeptDetails } from "./details";
import { omnicasa } from "./omnicasa";

afterEach(emptyStorage);

function addressOf(agency: Agency): string {
	return `${inject("crmService")}/${encodeURIComponent(JSON.stringify(agency))}`;
}

function agencyOf(agency: Agency, password = crmPassword) {
	return omnicasa({ url: `${addressOf(agency)}/`, user: crmUser, password }, languages, createKeptDetails(env.PRIVATE));
}

const callsOf = async (agency: Agency) => (await fetch(`${addressOf(agency)}/calls`)).json<string[]>();
const rows = async (db: D1Database, sql: string) => (await db.prepare(sql).all()).results;
const listings = () => rows(env.LISTINGS, "SELECT * FROM listings ORDER BY id");

describe("an import from Omnicasa", () => {
	test("goes in whole, page by page and in its languages, and writes nothing the second time", async () => {
		const agency = { name: "whole", properties: 230 };
		const all = { state: "done", read: 230, withdrawn: 0, rejected: 0 };
		expect(await figures(agencyOf(agency))).toEqual({ ...all, created: 230, changed: 0, unchanged: 0 });
		expect((await callsOf(agency)).filter((path) => path === "GetPropertyListJson")).toHaveLength(2 * 3);
		const first = [await listings(), await rows(env.LISTINGS, "SELECT * FROM changes")];
		expect(await figures(agencyOf(agency))).toEqual({ ...all, created: 0, changed: 0, unchanged: 230 });
		expect([await listings(), await rows(env.LISTINGS, "SELECT * FROM changes")]).toEqual(first);

		const card = await env.LISTINGS.prepare("SELECT card FROM listings WHERE id = 230").first<string>("card");
		expect(JSON.parse(card ?? "")).toMatchObject({ city: { nl: "Gent", fr: "Gand", en: "Ghent" }, webId: 1 });
		expect(await rows(env.LISTINGS, "SELECT parent_id, name FROM property_types ORDER BY rank")).toEqual([
			{ parent_id: null, name: JSON.stringify({ en: "Residential", fr: "Résidentiel", nl: "Residentieel" }) },
			{ parent_id: 1, name: JSON.stringify({ en: "Terraced house", fr: "Maison mitoyenne", nl: "Rijwoning" }) },
		]);
	});

	test("of a large agency goes in whole, and again without a change", async () => {
		const properties = 1_250;
		const agency = { name: "many", properties };
		expect(await figures(agencyOf(agency))).toMatchObject({ state: "done", read: properties, created: properties });
		expect(await figures(agencyOf(agency))).toMatchObject({
			state: "done",
			unchanged: properties,
			changed: 0,
			withdrawn: 0,
		});
	});

	test("a service that understands rows otherwise is detected", async () => {
		const shifted = agencyOf({ name: "shifted", properties: 250, rowsFromZero: true });
		expect(await importOf(shifted)).toMatchObject({
			run: { state: "failed", message: { code: "other-rows", from: 0 } },
		});
	});

	test("of pages that overlap fails: a list without a fixed order withholds what it does not repeat", async () => {
		expect(await importOf(agencyOf({ name: "overlap", properties: 230, overlapping: true }))).toMatchObject({
			run: { state: "failed", message: { code: "listed-twice", total: 230, different: 229 } },
		});
	});

	test("one property twice in a row is told of, and the run goes on", async () => {
		const agency = { name: "twice", properties: 201, changes: { 201: { ID: 200 } } };
		const { findings, ...result } = (await importOf(agencyOf(agency))) as { findings: unknown[] };
		expect(result).toMatchObject({ run: { state: "done", created: 200, rejected: 0 } });
		expect(findings).toContainEqual(
			expect.objectContaining({ finding: "remark", recordId: "200", message: { code: "given-twice" } }),
		);
	});

	test("reports lists that are not available to the account, and goes in without them", async () => {
		const result = await importOf(agencyOf({ name: "lists", properties: 1 }));
		const findings = result.ran ? result.findings.filter(({ message }) => message.code !== "mentions-missing") : [];
		expect(findings.map(({ recordId }) => recordId)).toEqual(["statuses", "types", "documents", "projects"]);
	});

	test("leaves owners, what they own, slots and projects as they are, and withdraws properties alone", async () => {
		const owner = { ID: 901, Username: "owner", Email: "owner@example.com" };
		const slot = { ID: "s1", PropertyID: 1, Start: "2027-01-01T10:00:00Z", End: "2027-01-01T10:30:00Z" };
		const history = { ID: "h1", PropertyID: 1, Kind: "visit", Date: "2026-10-01T09:00:00Z" };
		const before = feedOf({
			properties: [feedProperty(1, { OwnerIDs: [901] }), feedProperty(9)],
			projects: [{ ID: 5, Name: { nl: "Park" } }],
			owners: [owner],
			history: [history],
			appointmentSlots: [slot],
			visibilityConditions: [{ Field: "Price" }],
		});
		await importOf(before);
		for (let run = 0; run < 3; run++) await importOf(agencyOf({ name: "alone", properties: 2 }));
		expect(await rows(env.PERSONAL, "SELECT id, state FROM owners")).toEqual([{ id: 901, state: "active" }]);
		expect(await rows(env.PERSONAL, "SELECT owner_id FROM owner_properties")).toEqual([{ owner_id: 901 }]);
		expect(await rows(env.PERSONAL, "SELECT id FROM history")).toHaveLength(1);
		expect(await rows(env.PERSONAL, "SELECT id, capacity FROM appointment_slots")).toEqual([{ id: "s1", capacity: 1 }]);
		expect(await rows(env.LISTINGS, "SELECT state FROM projects")).toEqual([{ state: "listed" }]);
		expect(await rows(env.LISTINGS, "SELECT key FROM site_data")).toEqual([{ key: "visibilityConditions" }]);
		expect(await rows(env.LISTINGS, "SELECT id, state FROM listings ORDER BY id")).toEqual([
			{ id: 1, state: "listed" },
			{ id: 2, state: "listed" },
			{ id: 9, state: "withdrawn" },
		]);
	});

	test("a call that fails is made again", async () => {
		const agency = { name: "shaky", properties: 1, failing: 2 };
		expect(await figures(agencyOf(agency))).toMatchObject({ state: "done", created: 1 });
		expect((await callsOf(agency)).filter((path) => path === "GetPropertyListJson")).toHaveLength(2 + 3);
	});

	test("properties that the service counts and does not return make the run fail, and are kept", async () => {
		await importOf(agencyOf({ name: "kept", properties: 3 }));
		for (let run = 0; run < 3; run++) {
			expect(await importOf(agencyOf({ name: "held", properties: 3, heldBack: 1 }))).toMatchObject({
				run: { state: "failed", message: { code: "other-count", properties: 2, due: 3, total: 3 } },
			});
		}
		expect(await rows(env.LISTINGS, "SELECT id FROM listings WHERE state = 'listed'")).toHaveLength(3);
	});

	test("a language that the service lists and does not return makes the run fail, and its texts are kept", async () => {
		await importOf(agencyOf({ name: "spoken", properties: 3 }));
		expect(await importOf(agencyOf({ name: "silent", properties: 3, silentIn: "fr" }))).toMatchObject({
			run: { state: "failed", message: { code: "other-count", properties: 0, due: 3, total: 3 } },
		});
		const card = await env.LISTINGS.prepare("SELECT card FROM listings WHERE id = 3").first<string>("card");
		expect(JSON.parse(card ?? "")).toMatchObject({ city: { fr: "Gand" } });
	});

	test("a service that shows no properties at all makes the run fail, and those that are known are kept", async () => {
		await importOf(agencyOf({ name: "full", properties: 3 }));
		for (let run = 0; run < 3; run++) {
			expect(await importOf(agencyOf({ name: "empty", properties: 0 }))).toMatchObject({
				run: { state: "failed", message: { code: "nothing-in-it", what: { part: "page", page: 1, language: "nl" } } },
			});
		}
		expect(await rows(env.LISTINGS, "SELECT id FROM listings WHERE state = 'listed'")).toHaveLength(3);
	});

	test("wrong credentials are reported once, in one line without the password", async () => {
		const agency = { name: "refused", properties: 1 };
		expect(await importOf(agencyOf(agency, "sesame"))).toMatchObject({
			run: { state: "failed", message: { code: "refused-by-system", said: "No access for agency with …." } },
		});
		expect(await callsOf(agency)).toHaveLength(1);
	});

	test("an unreachable service is reported without the request's address", async () => {
		const away = omnicasa({ url: "http://127.0.0.1:9/service", user: crmUser, password: "sesame" }, ["de"], null);
		const result = await importOf(away);
		expect(result).toMatchObject({ run: { state: "failed", message: { code: "unreachable" } } });
		expect(JSON.stringify(result)).not.toContain("sesame");
	});
});
