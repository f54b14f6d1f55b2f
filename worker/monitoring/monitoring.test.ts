import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import type { RunMessage } from "../../app/domain/imports/message";
import { createFailures } from "../outbox/failures";
import { alertOfLate } from "./alert-texts";
import { createMonitoring, type Late, MAX_DELAY_SECONDS } from "./monitoring";

const NOW = 1_800_000_000;
let notified: Late[][] = [];

function monitoringAt(now: number, hasFeed = true, canary: number | null = null) {
	const failures = createFailures({
		db: env.PERSONAL,
		notify: async () => {},
		fallback: () => "last@example.com",
		language: "nl",
		siteAddress: () => "https://example.com",
		now: () => now,
	});
	return createMonitoring({
		listings: env.LISTINGS,
		personal: env.PERSONAL,
		memory: env.CACHE,
		hasFeed,
		oldestFailure: failures.oldest,
		failuresNotifiedAt: failures.notifiedAt,
		canaryArrived: async () => canary,
		notify: async (late) => void notified.push([...late]),
		now: () => now,
	});
}

const answered = (status: number): RunMessage => ({ code: "answered", what: { part: "feed-page", page: 1 }, status });

async function importAt(finished: number, state = "done", message: RunMessage | null = null): Promise<void> {
	await env.LISTINGS.prepare("INSERT INTO import_runs (state, started_at, finished_at, message) VALUES (?, ?, ?, ?)")
		.bind(state, finished, finished, message && JSON.stringify(message))
		.run();
}

async function emailAt(created: number, status: string, next = created, to = "a@example.com"): Promise<void> {
	await env.PERSONAL.prepare(
		`INSERT INTO outbox (id, form, language, recipient, subject, text, html, headers, attachments, status,
			next_attempt_at, created_at, fallbacks) VALUES (?, 'x', 'nl', ?, '', '', '', '{}', '[]', ?, ?, ?, ?)`,
	)
		// Only emails to the agency have fallback addresses.
		.bind(crypto.randomUUID(), to, status, next, created, to === "office@example.com" ? "[]" : null)
		.run();
}

beforeEach(async () => {
	notified = [];
	await env.LISTINGS.prepare("DELETE FROM import_runs").run();
	await env.PERSONAL.prepare("DELETE FROM outbox").run();
	for (const { name } of (await env.CACHE.list()).keys) await env.CACHE.delete(name);
});

test("no alert is sent where everything is on time", async () => {
	await importAt(NOW - MAX_DELAY_SECONDS.import);
	await emailAt(NOW - MAX_DELAY_SECONDS.outbox, "queued");
	expect(await monitoringAt(NOW).check()).toEqual([]);
	expect(notified).toEqual([]);
});

describe("the agency is notified", () => {
	test("of an import that is late, and a failed one does not count", async () => {
		await importAt(NOW - MAX_DELAY_SECONDS.import - 1);
		await importAt(NOW, "failed");
		expect(await monitoringAt(NOW).check()).toMatchObject([
			{ subject: "import", since: NOW - MAX_DELAY_SECONDS.import - 1 },
		]);
		expect(notified).toHaveLength(1);
	});

	test("of the site's own form that does not arrive", async () => {
		await importAt(NOW);
		expect(await monitoringAt(NOW, true, NOW - MAX_DELAY_SECONDS.canary).check()).toEqual([]);
		const since = NOW - MAX_DELAY_SECONDS.canary - 1;
		expect(await monitoringAt(NOW, true, since).check()).toEqual([{ subject: "canary", since }]);
		expect(notified).toHaveLength(1);
	});

	test("where there never was an import", async () => {
		expect(await monitoringAt(NOW).check()).toMatchObject([{ subject: "import", since: null }]);
	});

	test("at the third import in a row that failed, with the reason of the last", async () => {
		await importAt(NOW - 600);
		await importAt(NOW - 400, "failed", answered(500));
		await importAt(NOW - 200, "refused", { code: "withdrawals-withheld", absent: 8, published: 9 });
		expect(await monitoringAt(NOW).check()).toEqual([]);
		await importAt(NOW, "failed", answered(502));
		const late = await monitoringAt(NOW).check();
		expect(late).toEqual([{ subject: "import", since: NOW - 600, reason: answered(502) }]);
		expect(notified).toHaveLength(1);
		await importAt(NOW);
		expect(await monitoringAt(NOW).late()).toEqual([]);
	});

	test("at the third file in a row that failed, where files are sent to the site", async () => {
		await importAt(NOW - MAX_DELAY_SECONDS.import - 1);
		for (const before of [400, 200]) await importAt(NOW - before, "failed", answered(500));
		expect(await monitoringAt(NOW, false).check()).toEqual([]);
		await importAt(NOW, "refused", answered(500));
		expect(await monitoringAt(NOW, false).check()).toMatchObject([{ subject: "import", reason: answered(500) }]);
	});

	test("of an email to the agency that is given up, and not of one to a visitor", async () => {
		await importAt(NOW);
		await emailAt(NOW - 9, "failed");
		expect(await monitoringAt(NOW).check()).toEqual([]);
		await emailAt(NOW - 5, "failed", NOW - 5, "office@example.com");
		expect(await monitoringAt(NOW).check()).toEqual([{ subject: "failed-emails", since: NOW - 5 }]);
	});

	test("of a failure that was told by itself not again at once, but after some hours", async () => {
		await importAt(NOW);
		await emailAt(NOW - 5, "failed", NOW - 5, "office@example.com");
		await env.PERSONAL.prepare("UPDATE outbox SET alerted_at = ?")
			.bind(NOW - 4)
			.run();
		expect(await monitoringAt(NOW).check()).toHaveLength(1);
		expect(notified).toEqual([]);
		const later = NOW + 7 * 3_600;
		await importAt(later);
		await monitoringAt(later).check();
		expect(notified).toEqual([[{ subject: "failed-emails", since: NOW - 5 }]]);
	});

	test("of emails that wait, but not of one whose turn is still to come or that was sent", async () => {
		await importAt(NOW);
		await emailAt(NOW - MAX_DELAY_SECONDS.outbox - 5, "sent");
		await emailAt(NOW - MAX_DELAY_SECONDS.outbox - 5, "queued", NOW + 60);
		expect(await monitoringAt(NOW).check()).toEqual([]);
		await emailAt(NOW - MAX_DELAY_SECONDS.outbox - 7, "sending");
		expect(await monitoringAt(NOW).check()).toEqual([{ subject: "outbox", since: NOW - MAX_DELAY_SECONDS.outbox - 7 }]);
	});

	test("of a missing nightly run, counted from the first check", async () => {
		await importAt(NOW + MAX_DELAY_SECONDS.sweep);
		expect(await monitoringAt(NOW).check()).toEqual([]);
		const later = NOW + MAX_DELAY_SECONDS.sweep + 1;
		expect(await monitoringAt(later).check()).toEqual([{ subject: "sweep", since: NOW }]);
		await monitoringAt(later).recordSweep();
		expect(await monitoringAt(later).check()).toEqual([]);
	});

	test("of submissions that were not removed, although the nightly runs took place", async () => {
		await importAt(NOW);
		const monitoring = monitoringAt(NOW);
		await monitoring.recordSweep();
		const overdue = async (by: number) => {
			await env.PERSONAL.prepare("DELETE FROM submissions").run();
			await env.PERSONAL.prepare(
				`INSERT INTO submissions (id, form, language, data, created_at, expires_at)
				VALUES ('old', 'site-contact', 'nl', '{}', 1, ?)`,
			)
				.bind(NOW - by)
				.run();
			return monitoring.check();
		};
		expect(await overdue(MAX_DELAY_SECONDS.sweep - 1)).toEqual([]);
		expect(await overdue(MAX_DELAY_SECONDS.sweep + 1)).toEqual([
			{ subject: "sweep", since: NOW - MAX_DELAY_SECONDS.sweep - 1 },
		]);
		await env.PERSONAL.prepare("DELETE FROM submissions").run();
	});

	test("once, and not again while it goes on", async () => {
		const monitoring = monitoringAt(NOW);
		await monitoring.check();
		expect(await monitoring.check()).toHaveLength(1);
		expect(notified).toHaveLength(1);
	});
});

test("without a feed no import is expected", async () => {
	expect(await monitoringAt(NOW, false).check()).toEqual([]);
});

test("asking what is late sends no alert and changes nothing", async () => {
	await monitoringAt(NOW).late();
	expect(await monitoringAt(NOW).late()).toMatchObject([{ subject: "import" }]);
	expect(notified).toEqual([]);
	expect((await env.CACHE.list()).keys).toEqual([]);
});

test.for([
	["nl", "De import van het aanbod loopt achter (en nog 1)", "nog nooit"],
	["fr", "L’importation des biens a pris du retard (et encore 1)", "jamais"],
	["en", "The listings import is late (and 1 more)", "never"],
	["de", "Der Import des Angebots ist im Rückstand (und noch 1)", "noch nie"],
] as const)("the alert in %s names what is late, since when and why, and nobody", ([language, subject, never]) => {
	const alert = alertOfLate(
		[
			{ subject: "import", since: NOW, reason: answered(502) },
			{ subject: "outbox", since: null },
		],
		"https://example.com",
		language,
	);
	expect(alert.subject).toBe(subject);
	expect(alert.text).toContain("15-1-2027");
	expect(alert.text).toContain("502");
	expect(alert.text).toContain(never);
	expect(alert.button?.url).toBe(`https://example.com/${language}/desk/status/`);
	expect(alert.technical).toContain("https://example.com/healthz?deep=1");
	expect(alert.late).toEqual(["import", "outbox"]);
});
