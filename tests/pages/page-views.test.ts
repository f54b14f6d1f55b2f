import { env } from "cloudflare:workers";
import { beforeAll, expect, test, vi } from "vitest";
import { feedOf, feedProperty } from "../support/feed/feed";
import { ask, importFeed } from "../support/site";

const HOME = 4101;
const CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

let page = "";

beforeAll(async () => {
	await importFeed(feedOf({ properties: [feedProperty(HOME)] }));
	page = (await ask(`/property/${HOME}/`)).headers.get("location") ?? "";
}, 60_000);

type Looking = { headers?: Record<string, string>; method?: string; body?: string };

async function look(address: string, path: string, { headers = {}, ...init }: Looking = {}): Promise<number> {
	const sent = { "user-agent": CHROME, "cf-connecting-ip": address, ...headers };
	const response = await ask(path, { ...init, headers: sent });
	await response.arrayBuffer();
	return response.status;
}

async function counted(): Promise<unknown> {
	const row = await env.PERSONAL.prepare("SELECT total, direct, list, qr FROM page_view_days WHERE property_id = ?")
		.bind(HOME)
		.first();
	return row ?? { total: 0 };
}

test("a property's visits are counted from the page, from caches and from what was fetched ahead, each visitor once", {
	timeout: 60_000,
}, async () => {
	expect(page).toContain(`/${HOME}/`);
	expect(await look("192.0.2.1", page)).toBe(200);
	// The same visitor again, and others served from the cache.
	await look("192.0.2.1", page);
	await look("192.0.2.2", page);
	await look("192.0.2.3", `${page}?s=qr`);
	// A visitor who follows an internal link.
	const inside = { referer: "https://example.com/nl/te-koop/" };
	await look("192.0.2.4", page, { headers: inside });
	// Prefetched and shown later, which the page reports.
	await look("192.0.2.5", page, { headers: { ...inside, "sec-purpose": "prefetch" } });
	const json = { ...inside, "content-type": "application/json" };
	await look("192.0.2.5", "/api/visits", { method: "POST", headers: json, body: JSON.stringify({ path: page }) });
	// Requests that are not page views.
	await look("192.0.2.6", page, { method: "HEAD" });
	await look("192.0.2.7", page, { headers: { "sec-purpose": "prefetch;prerender" } });
	await look("192.0.2.8", page, { headers: { "user-agent": "Googlebot/2.1" } });
	await look("192.0.2.9", page.replace(String(HOME), "9999"));
	const other = JSON.stringify({ path: "https://evil.example/nl/te-koop/x/4101/" });
	await look("192.0.2.10", "/api/visits", { method: "POST", headers: json, body: other });

	await vi.waitFor(async () => expect(await counted()).toEqual({ total: 5, direct: 2, list: 2, qr: 1 }), {
		timeout: 30_000,
		interval: 500,
	});
});
