import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { alertEmail } from "./alert";
import { createMonitoring, type Late, PATIENCE } from "./monitoring";

const NOW = 1_800_000_000;
let told: Late[][] = [];

function monitoringAt(now: number, hasFeed = true) {
	return createMonitoring({
		listings: env.LISTINGS,
		personal: env.PERSONAL,
		memory: env.CACHE,
		hasFeed,
		notify: async (late) => void told.push([...late]),
		now: () => now,
	});
}

async function importAt(finished: number, state = "done"): Promise<void> {
	await env.LISTINGS.prepare("INSERT INTO import_runs (state, started_at, finished_at) VALUES (?, ?, ?)")
		.bind(state, finished, finished)
		.run();
}

async function emailAt(created: number, status: string, next = created): Promise<void> {
	await env.PERSONAL.prepare(
		`INSERT INTO outbox (id, form, language, recipient, subject, text, html, headers, attachments, status,
			next_attempt_at, created_at) VALUES (?, 'x', 'nl', 'a@example.com', '', '', '', '{}', '[]', ?, ?, ?)`,
	)
		.bind(crypto.randomUUID(), status, next, created)
		.run();
}

beforeEach(async () => {
	told = [];
	await env.LISTINGS.prepare("DELETE FROM import_runs").run();
	await env.PERSONAL.prepare("DELETE FROM outbox").run();
	for (const { name } of (await env.CACHE.list()).keys) await env.CACHE.delete(name);
});

test("nobody is told where everything is in time", async () => {
	await importAt(NOW - PATIENCE.import);
	await emailAt(NOW - PATIENCE.outbox, "queued");
	expect(await monitoringAt(NOW).look()).toEqual([]);
	expect(told).toEqual([]);
});

describe("the agency is told", () => {
	test("of an import that is late, and a failed one does not count", async () => {
		await importAt(NOW - PATIENCE.import - 1);
		await importAt(NOW, "failed");
		expect(await monitoringAt(NOW).look()).toEqual([{ subject: "import", since: NOW - PATIENCE.import - 1 }]);
		expect(told).toHaveLength(1);
	});

	test("where there never was an import", async () => {
		expect(await monitoringAt(NOW).look()).toEqual([{ subject: "import", since: null }]);
	});

	test("of emails that wait, but not of one whose turn is still to come or that was sent", async () => {
		await importAt(NOW);
		await emailAt(NOW - PATIENCE.outbox - 5, "sent");
		await emailAt(NOW - PATIENCE.outbox - 5, "queued", NOW + 60);
		expect(await monitoringAt(NOW).look()).toEqual([]);
		await emailAt(NOW - PATIENCE.outbox - 7, "sending");
		expect(await monitoringAt(NOW).look()).toEqual([{ subject: "outbox", since: NOW - PATIENCE.outbox - 7 }]);
	});

	test("of a night without a sweep, counted from the first look", async () => {
		await importAt(NOW + PATIENCE.sweep);
		expect(await monitoringAt(NOW).look()).toEqual([]);
		const later = NOW + PATIENCE.sweep + 1;
		expect(await monitoringAt(later).look()).toEqual([{ subject: "sweep", since: NOW }]);
		await monitoringAt(later).noteSweep();
		expect(await monitoringAt(later).look()).toEqual([]);
	});

	test("of what somebody filled in and nobody removed, although the nights were swept", async () => {
		await importAt(NOW);
		const monitoring = monitoringAt(NOW);
		await monitoring.noteSweep();
		const overdue = async (by: number) => {
			await env.PERSONAL.prepare("DELETE FROM submissions").run();
			await env.PERSONAL.prepare(
				`INSERT INTO submissions (id, form, language, data, created_at, expires_at)
				VALUES ('old', 'site-contact', 'nl', '{}', 1, ?)`,
			)
				.bind(NOW - by)
				.run();
			return monitoring.look();
		};
		expect(await overdue(PATIENCE.sweep - 1)).toEqual([]);
		expect(await overdue(PATIENCE.sweep + 1)).toEqual([{ subject: "sweep", since: NOW - PATIENCE.sweep - 1 }]);
		await env.PERSONAL.prepare("DELETE FROM submissions").run();
	});

	test("once, and not again while it goes on", async () => {
		const monitoring = monitoringAt(NOW);
		await monitoring.look();
		expect(await monitoring.look()).toHaveLength(1);
		expect(told).toHaveLength(1);
	});
});

test("without a feed no import is expected", async () => {
	expect(await monitoringAt(NOW, false).look()).toEqual([]);
});

test("the email names what is late, since when, and nobody", () => {
	const email = alertEmail(
		[
			{ subject: "import", since: NOW },
			{ subject: "outbox", since: null },
		],
		"https://example.com",
	);
	expect(email.subject).toBe("De import van het aanbod loopt achter (en nog 1)");
	expect(email.text).toContain("2027-01-15T08:00:00.000Z");
	expect(email.text).toContain("nog nooit");
	expect(email.text).toContain("https://example.com/healthz");
});
