import { afterEach, expect, test } from "vitest";
import { feedPageSchema } from "../app/domain/feed/feed";
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
