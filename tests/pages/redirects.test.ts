import { env } from "cloudflare:workers";
import { createHmac } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { feedOf, feedProperty } from "../support/feed";
import { ask, importFeed } from "../support/site";

const property = { id: 4101 };

beforeEach(async () => {
	await importFeed(feedOf({ properties: [feedProperty(property.id)] }));
	await env.PERSONAL.batch(
		["redirects", "missed_addresses"].map((table) => env.PERSONAL.prepare(`DELETE FROM ${table}`)),
	);
});

function signed(body: string, at = Math.floor(Date.now() / 1_000)) {
	const digest = createHmac("sha256", env.LINK_SECRET).update(`redirects\n${at}\n${body}`).digest();
	return { path: `/api/redirects?at=${at}`, headers: { "x-signature": digest.subarray(0, 16).toString("base64url") } };
}

async function put(body: string) {
	const { path, headers } = signed(body);
	const answer = await ask(path, { method: "POST", body, headers });
	return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

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
	expect(wrong).toMatchObject({ status: 422, body: { message: "line 1: the second part is no address" } });
	expect((await ask("/nl/oud/")).status).toBe(301);
});

test("what is asked for and not there is counted, for the agency alone", async () => {
	for (let time = 0; time < 3; time++) await ask("/nl/nergens/");
	const { path, headers } = signed("");
	await vi.waitFor(async () => {
		expect(await (await ask(path, { headers })).json()).toEqual({ missed: [{ address: "/nl/nergens/", n: 3 }] });
	});
	expect((await ask(path)).status).toBe(404);
	expect((await ask(signed("", 1).path, { headers: signed("", 1).headers })).status).toBe(404);
});
