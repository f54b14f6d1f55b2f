import { env } from "cloudflare:workers";
import { afterEach, describe, expect, inject, test } from "vitest";
import { languages } from "../../../app/domain/language";
import { type Agency, crmPassword, crmUser, whiseOffice } from "../../../tests/support/crm-service";
import { emptyStorage, figures, importOf } from "../../../tests/support/import-runs";
import { createServices } from "../../services";
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

describe("an import from Whise", () => {
	test("goes in whole with one sign-in, and writes nothing the second time", async () => {
		const agency = { name: "whise-whole", homes: 120 };
		const all = { state: "done", read: 120, withdrawn: 0, rejected: 0 };
		expect(await figures(agencyOf(agency))).toEqual({ ...all, created: 120, changed: 0, unchanged: 0 });
		expect(await callsOf(agency)).toEqual(["token", "v1/admin/clients/token", "v1/estates/list", "v1/estates/list"]);
		const first = [await rows("SELECT * FROM listings"), await rows("SELECT * FROM changes")];
		expect(await figures(agencyOf(agency))).toEqual({ ...all, created: 0, changed: 0, unchanged: 120 });
		expect([await rows("SELECT * FROM listings"), await rows("SELECT * FROM changes")]).toEqual(first);
	});

	test("is what the settings say", async () => {
		const settings = {
			FEED_KIND: "whise",
			FEED_URL: addressOf({ name: "whise-settings", homes: 2 }),
			FEED_USER: crmUser,
			FEED_PASSWORD: crmPassword,
			FEED_CLIENT_ID: String(whiseOffice.clientId),
			FEED_OFFICE_ID: String(whiseOffice.officeId),
		};
		const services = createServices({ ...env, ...settings } as Env);
		const result = await services.import({ wait: false, progress: () => {} });
		expect(result).toMatchObject({ ran: true, run: { state: "done", created: 2 } });
	});

	test("a run that misses a page keeps the types of what it missed", async () => {
		const whole = agencyOf({ name: "whise-types", homes: 120 });
		await importOf(whole);
		const types = await rows("SELECT * FROM property_types");
		expect(types).toHaveLength(2);
		const half = {
			propertiesOnly: true,
			async readPage(page: number) {
				const read = await whole.readPage(page);
				if (page === 2) return agencyOf({ name: "whise-missed", homes: 120, heldBack: 1 }).readPage(page);
				return { ...read, propertyTypes: read.propertyTypes?.slice(0, 1) };
			},
		};
		expect(await importOf(half)).toMatchObject({
			run: { state: "failed", message: "page 2 of Whise has 19 homes where 20 of 120 are due" },
		});
		expect(await rows("SELECT * FROM property_types")).toEqual(types);
	});

	test("of no properties at all fails", async () => {
		expect(await importOf(agencyOf({ name: "whise-empty", homes: 0 }))).toMatchObject({
			run: { state: "failed", message: "page 1 of Whise has no homes at all" },
		});
	});

	test("a wrong password is said once, without it", async () => {
		const agency = { name: "whise-refused", homes: 1 };
		expect(await importOf(agencyOf(agency, { password: "sesame" }))).toMatchObject({
			run: { state: "failed", message: "the token of Whise answered 401: are the credentials right?" },
		});
		expect(await callsOf(agency)).toEqual(["token"]);
	});

	test("a refusal is said with its reason", async () => {
		expect(await importOf(agencyOf({ name: "whise-office", homes: 1 }, { clientId: 99 }))).toMatchObject({
			run: { state: "failed", message: "the office's token of Whise is refused: ClientId 99 is not activated" },
		});
	});
});
