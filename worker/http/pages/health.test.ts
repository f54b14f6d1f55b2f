import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { call, clearSubmissions, importProperties } from "../../../tests/support/forms/forms";

const fed = { FEED_URL: "https://crm.example/feed.json" } as unknown as Partial<Env>;

beforeAll(importProperties);
beforeEach(clearSubmissions);

async function deepHealth(): Promise<{ status: number; body: unknown }> {
	const answer = await call("/healthz?deep=1", {}, fed);
	expect(answer.headers.get("cache-control")).toBe("no-store");
	return { status: answer.status, body: await answer.json() };
}

test("the plain health check does not check background work", async () => {
	await env.LISTINGS.prepare("UPDATE import_runs SET finished_at = 1").run();
	const answer = await call("/healthz", {}, fed);
	expect([answer.status, await answer.json()]).toMatchObject([200, { ok: true }]);
});

test("the deep one is 200 where everything is on time, and else names what is late or failed", async () => {
	const now = Math.floor(Date.now() / 1_000);
	await env.LISTINGS.prepare("UPDATE import_runs SET finished_at = ?").bind(now).run();
	expect(await deepHealth()).toEqual({ status: 200, body: { ok: true, late: [] } });

	await env.LISTINGS.prepare("UPDATE import_runs SET finished_at = ?")
		.bind(now - 7_300)
		.run();
	const email = env.PERSONAL.prepare(
		`INSERT INTO outbox (id, form, language, recipient, subject, text, html, headers, attachments, fallbacks,
			status, next_attempt_at, created_at) VALUES (?, 'x', 'nl', ?, '', '', '', '{}', '[]', '[]', ?, ?4, ?4)`,
	);
	await env.PERSONAL.batch([
		email.bind("waits", "a@example.com", "queued", now - 1_900),
		email.bind("failed", "gent@meridiaan.example", "failed", now),
	]);
	await env.CACHE.put("swept-at", String(now - 27 * 3_600));
	expect(await deepHealth()).toEqual({
		status: 503,
		body: { ok: false, late: ["import", "outbox", "failed-emails", "sweep"] },
	});
});
