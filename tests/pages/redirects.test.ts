import { env } from "cloudflare:workers";
import { createHmac } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { staffCookie } from "../support/accounts/desk";
import { feedOf, feedProperty } from "../support/feed/feed";
import { ask, importFeed } from "../support/site";

const property = { id: 4101 };

beforeEach(async () => {
	await importFeed(feedOf({ properties: [feedProperty(property.id)] }));
	await env.PERSONAL.prepare("DELETE FROM redirects").run();
	await env.LISTINGS.prepare("DELETE FROM missed_paths").run();
});

async function command(fields: object, { at = Math.floor(Date.now() / 1_000), key = env.PRIVACY_KEY } = {}) {
	const body = JSON.stringify({ ...fields, at });
	const digest = createHmac("sha256", key).update(`redirects\n${body}`).digest();
	const headers = { "x-signature": digest.subarray(0, 16).toString("base64url") };
	const answer = await ask("/api/redirects", { method: "POST", body, headers });
	return { status: answer.status, body: (await answer.json().catch(() => null)) as Record<string, unknown> };
}

const put = (list: string) => command({ action: "replace", list });

test("an address of the earlier site leads on, and one that is gone says so", async () => {
	const lines = ["from,to", "/nl/oud/,/nl/te-koop/", "/nl/weg/,", "/nl/pand/*-{id},/property/{id}/"];
	expect(await put(lines.join("\n"))).toEqual({ status: 200, body: { ok: true, redirects: 3 } });
	const old = await ask("/nl/oud/?from=mail");
	expect([old.status, old.headers.get("location")]).toEqual([301, "/nl/te-koop/"]);
	expect((await ask("/nl/weg/")).status).toBe(410);
	const moved = await ask(`/nl/pand/te-koop/huis-${property.id}/`);
	expect(moved.status).toBe(301);
	expect(moved.headers.get("location")).toMatch(new RegExp(`^/nl/te-koop/.*/${property.id}/$`));
	expect((await ask("/nl/pand/te-koop/huis-999999/")).status).toBe(410);
});

test("an address that has a page is not asked for, and a list with a fault changes nothing", async () => {
	await put("/nl/contact/,/nl/te-koop/\n/nl/oud/,/nl/te-koop/");
	expect((await ask("/nl/contact/")).status).toBe(200);
	const wrong = await put("/nl/oud/,javascript:x");
	expect(wrong).toMatchObject({ status: 422, body: { message: "line 1: the second part isn’t an address" } });
	expect((await ask("/nl/oud/")).status).toBe(301);
});

test("a table full of rare addresses makes room for one that is new", async () => {
	await env.LISTINGS.prepare(
		`WITH RECURSIVE rare (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM rare WHERE i < 1000)
		INSERT INTO missed_paths (path, n, last_at) SELECT '/rare/' || i || '/', iif(i = 7, 9, 1), i FROM rare`,
	).run();
	await ask("/nl/nergens/");
	const count = (address: string) =>
		env.LISTINGS.prepare("SELECT n FROM missed_paths WHERE path = ?").bind(address).first<number>("n");
	await vi.waitFor(async () => expect(await count("/nl/nergens/")).toBe(1));
	expect([await count("/rare/1/"), await count("/rare/7/")]).toEqual([null, 9]);
	const all = await env.LISTINGS.prepare("SELECT count(*) AS n FROM missed_paths").first<number>("n");
	expect(all).toBe(1_000);
});

test("what is asked for and not there is counted, for the agency alone", async () => {
	for (let time = 0; time < 3; time++) await ask("/nl/nergens/");
	const missed = { action: "missed" };
	await vi.waitFor(async () => {
		expect((await command(missed)).body).toEqual({ missed: [{ address: "/nl/nergens/", n: 3 }] });
	});
	// An expired signature, and one with LINK_SECRET.
	expect((await command(missed, { at: 1 })).status).toBe(404);
	expect((await command(missed, { key: env.LINK_SECRET })).status).toBe(404);
});

test("an address that answers without its query is not counted", async () => {
	for (const path of ["/nl/te-koop/?page=800", "/nl/afspraak-maken/?property=999", "/nl/nergens/"]) {
		expect((await ask(path)).status, path).toBe(404);
	}
	const missed = () => env.LISTINGS.prepare("SELECT path FROM missed_paths").all<{ path: string }>();
	await vi.waitFor(async () => expect((await missed()).results).toEqual([{ path: "/nl/nergens/" }]));
});

test("what is not there at the desk is no address of an earlier site", async () => {
	const cookie = await staffCookie({ role: "administrator" });
	for (const path of ["/nl/desk/imports/none/", "/nl/desk/nowhere/", "/nl/nergens/"])
		expect((await ask(path, { headers: { cookie } })).status, path).toBe(404);
	const missed = () => env.LISTINGS.prepare("SELECT path FROM missed_paths").all<{ path: string }>();
	await vi.waitFor(async () => expect((await missed()).results).toEqual([{ path: "/nl/nergens/" }]));
});

test("no address with an email address or a key is kept, and none is counted beside what people have sent", async () => {
	for (const path of ["/nl/weg/lotte@example.com/", "/nl/weg/4f9a8c7e6d5b4a3f2e1d/", "/nl/nergens/"]) await ask(path);
	const missed = () => env.LISTINGS.prepare("SELECT path FROM missed_paths").all<{ path: string }>();
	await vi.waitFor(async () => expect((await missed()).results).toEqual([{ path: "/nl/nergens/" }]));
	expect(await env.PERSONAL.prepare("SELECT count(*) AS n FROM missed_addresses").first("n")).toBe(0);
});

test("a pattern that fits the address it leads to leads nowhere", async () => {
	await put("/nl/blog/*,/nl/blog/nieuws/");
	expect((await ask("/nl/blog/oud/")).headers.get("location")).toBe("/nl/blog/nieuws/");
	expect((await ask("/nl/blog/nieuws/")).status).toBe(404);
});
