import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { call } from "../../tests/support/forms/forms";
import type { Alert } from "./alert";
import { createBrowserReports } from "./browser-reports";

const NOW = 1_800_000_000;

beforeEach(() => env.LISTINGS.prepare("DELETE FROM browser_reports").run());

function scene(mayNotify = true) {
	const alerts: Alert[] = [];
	const reports = createBrowserReports({
		listings: env.LISTINGS,
		alert: async (alert) => void alerts.push(alert),
		mayNotify: async () => mayNotify,
		siteAddress: () => "https://meridiaan.example",
		language: "nl",
		now: () => NOW,
	});
	return { alerts, reports };
}

const violation = (
	blockedURL: string,
	url = "https://meridiaan.example/nl/afspraak/secret-token/?email=jo@example.com",
) => ({
	type: "csp-violation",
	url,
	body: { effectiveDirective: "script-src-elem", blockedURL },
});

test("a report is counted by host and first part of the page, without what may be a person's", async () => {
	const { reports } = scene();
	await reports.take([violation("https://evil.example/x.js?stolen=jo@example.com")]);
	await reports.take([violation("https://evil.example/y.js")]);
	expect(await reports.latest(9)).toEqual([
		{
			...{ kind: "csp-violation", what: "script-src-elem https://evil.example", page: "/nl/afspraak" },
			...{ n: 2, first_at: NOW, last_at: NOW },
		},
	]);
});

test("whatever is no report, or is of an extension, is passed over", async () => {
	const { reports } = scene();
	const odd = [null, 5, "x", {}, [], [[]], { type: "csp-violation" }, { type: "spam", body: {} }];
	for (const body of [...odd, violation("chrome-extension://abc/x.js")]) await reports.take(body);
	expect(await reports.latest(9)).toEqual([]);
});

test("the table does not grow beyond its bound", async () => {
	const { reports } = scene();
	for (let part = 0; part < 30; part += 1) {
		await reports.take(Array.from({ length: 20 }, (_, at) => violation(`https://evil-${part}-${at}.example/`)));
	}
	expect(await reports.latest(1_000)).toHaveLength(500);
});

test("a flood shuts out nothing that is reported often, nor what comes after it", async () => {
	const { reports } = scene();
	for (let time = 0; time < 5; time += 1) await reports.take(violation("https://evil.example/"));
	for (let part = 0; part < 30; part += 1) {
		await reports.take(Array.from({ length: 20 }, (_, at) => violation(`https://flood-${part}-${at}.example/`)));
	}
	await reports.take(violation("https://later.example/"));
	const kept = (await reports.latest(1_000)).map(({ what }) => what);
	expect(kept).toHaveLength(500);
	expect(kept).toEqual(
		expect.arrayContaining(["script-src-elem https://evil.example", "script-src-elem https://later.example"]),
	);
});

test.for([
	{ type: "crash", body: { reason: "Your password has expired: https://evil.example/desk" } },
	{ type: "network-error", body: { type: "call 0900 00 00 01" } },
	{ type: "csp-violation", body: { effectiveDirective: "sign in at evil.example", blockedURL: "inline" } },
	{ type: "csp-violation", body: { effectiveDirective: "img-src", blockedURL: "sign in again" } },
])("a stranger's words are no report: %o", async (report) => {
	const { reports } = scene();
	for (let time = 0; time < 5; time += 1) await reports.take({ ...report, url: "https://meridiaan.example/nl/" });
	expect(await reports.latest(9)).toEqual([]);
});

test("a page is named by words alone, and never by another address", async () => {
	const { reports } = scene();
	await reports.take(violation("inline", "https://meridiaan.example/evil.example/login%20again/"));
	expect(await reports.latest(9)).toMatchObject([{ page: "/…/…" }]);
});

test.for([
	["crash", { reason: "oom" }, "oom"],
	["network-error", { type: "dns.name_not_resolved" }, "dns.name_not_resolved"],
	["deprecation", { id: "UnloadHandler" }, "UnloadHandler"],
	["csp-violation", { effectiveDirective: "script-src", blockedURL: "wasm-eval" }, "script-src wasm-eval"],
])("%s is counted by its word", async ([type, body, what]) => {
	const { reports } = scene();
	await reports.take({ type, body, url: "https://meridiaan.example/nl/" });
	expect(await reports.latest(9)).toMatchObject([{ what }]);
});

test("the agency is told once of what is reported often", async () => {
	const { alerts, reports } = scene();
	for (let time = 0; time < 4; time += 1) await reports.take(violation("https://evil.example/"));
	expect(await reports.notify()).toBe(0);
	await reports.take(violation("https://evil.example/"));
	expect([await reports.notify(), await reports.notify()]).toEqual([1, 0]);
	expect(alerts[0]?.text).toContain("5 × csp-violation: script-src-elem https://evil.example (/nl/afspraak)");
});

test("one request is no crowd, and the agency is not told more often than of anything that lasts", async () => {
	const alone = scene();
	await alone.reports.take(Array.from({ length: 20 }, () => violation("https://evil.example/")));
	expect(await alone.reports.latest(9)).toMatchObject([{ n: 1 }]);
	const { alerts, reports } = scene(false);
	for (let time = 0; time < 5; time += 1) await reports.take(violation("https://evil.example/"));
	expect([await reports.notify(), alerts]).toEqual([0, []]);
	expect(await alone.reports.notify()).toBe(1);
});

test("browsers are told where to, and their reports arrive", async () => {
	const body = JSON.stringify([violation("inline")]);
	const init = { method: "POST", headers: { "content-type": "application/reports+json" }, body };
	const answer = await call("/api/reports", init);
	expect(answer.status).toBe(204);
	expect(answer.headers.get("reporting-endpoints")).toBe('default="/api/reports"');
	expect((await call("/api/reports", { ...init, body: "{" })).status).toBe(204);
	expect(await scene().reports.latest(9)).toMatchObject([{ what: "script-src-elem inline", n: 1 }]);
});
