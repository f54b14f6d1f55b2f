import { afterEach, expect, test } from "vitest";
import { feedPageSchema } from "../app/domain/feed/feed";
import { regionOf } from "../app/domain/localities/region";
import { missingMentions } from "../app/domain/property/mandatory-mentions";
import { isPublished, propertySchema } from "../app/domain/property/property";
import { INCOMPLETE_ID, REJECTED_ID } from "./feed/faults";
import { type Crm, type CrmOptions, startCrm } from "./feed-server";

let crm: Crm | undefined;

afterEach(async () => {
	await crm?.close();
	crm = undefined;
});

async function start(options: Partial<CrmOptions> = {}): Promise<string> {
	crm = await startCrm({ port: 0, siteOrigin: "http://127.0.0.1:8787", today: "2026-11-21", ...options });
	return crm.url;
}

test("serves every page up to the last and 404 beyond it", async () => {
	const url = await start();
	const first = await fetch(`${url}?page=1`);
	expect(first.headers.get("content-type")).toContain("application/json");
	const { pages } = feedPageSchema.parse(await first.json());
	const last = await fetch(`${url}?page=${pages}`);
	expect(feedPageSchema.parse(await last.json()).page).toBe(pages);
	expect((await fetch(`${url}?page=${pages + 1}`)).status).toBe(404);
	expect((await fetch(`${url}?page=x`)).status).toBe(404);
});

test("asks for the token where one is set", async () => {
	const url = await start({ token: "secret" });
	expect((await fetch(url)).status).toBe(401);
	expect((await fetch(url, { headers: { authorization: "Bearer secret" } })).status).toBe(200);
});

test("a second server on the same port is refused", async () => {
	const url = await start();
	const port = Number(new URL(url).port);
	await expect(startCrm({ port, siteOrigin: "http://127.0.0.1:8787" })).rejects.toThrow("EADDRINUSE");
});

test("one record cannot be taken and one advert lacks what the law asks, as from real systems", async () => {
	const url = await start();
	const first = feedPageSchema.parse(await (await fetch(url)).json());
	const rejected: unknown[] = [];
	const incomplete: number[] = [];
	for (let page = 1; page <= (first.pages ?? 1); page++) {
		const { properties = [] } = (await (await fetch(`${url}?page=${page}`)).json()) as { properties?: unknown[] };
		for (const record of properties) {
			const { data } = propertySchema.safeParse(record);
			if (!data) rejected.push((record as { ID: unknown }).ID);
			else if (isPublished(data) && data.Zip != null) {
				const region = regionOf(data.CountryID, data.Zip);
				if (missingMentions({ property: data, region, webId: data.WebID ?? null }).length > 0) incomplete.push(data.ID);
			}
		}
	}
	expect([rejected, incomplete]).toEqual([[REJECTED_ID], [INCOMPLETE_ID]]);
});
