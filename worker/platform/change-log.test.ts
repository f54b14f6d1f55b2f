import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createChangeLog } from "./change-log";

const log = createChangeLog(env.LISTINGS);

beforeEach(() => log.forget());

afterEach(async () => {
	await env.LISTINGS.prepare("DELETE FROM changes").run();
});

async function change(kind: string, id: number): Promise<void> {
	await env.LISTINGS.prepare("INSERT INTO changes (run_id, kind, record_id, what, at) VALUES (1, ?, ?, 'changed', 0)")
		.bind(kind, id)
		.run();
}

test("a change concerns its record and the lists, and nothing else", async () => {
	const before = (await log.view())?.seq ?? 0;
	await change("property", 7);
	log.forget();
	const view = await log.view();
	expect(view?.seq).toBeGreaterThan(before);
	expect(view?.changedSince(before, ["property-7"])).toBe(true);
	expect(view?.changedSince(before, ["lists"])).toBe(true);
	expect(view?.changedSince(before, ["property-8", "project-7", "site"])).toBe(false);
	expect(view?.changedSince(view.seq, ["property-7"])).toBe(false);
});

test("a change to a property concerns the lists of its goal alone", async () => {
	await env.LISTINGS.prepare(
		"INSERT INTO listings (id, state, status, facts, card, hash) VALUES (7, 'listed', 1, '{\"goal\":\"rent\"}', '{}', '')",
	).run();
	await change("site", 0);
	const before = (await log.view())?.seq ?? 0;
	await change("property", 7);
	log.forget();
	const view = await log.view();
	expect(view?.changedSince(before, ["lists-rent"])).toBe(true);
	expect(view?.changedSince(before, ["lists-sale"])).toBe(false);
	await change("project", 7);
	log.forget();
	expect((await log.view())?.changedSince(before, ["lists-sale"])).toBe(true);
	await env.LISTINGS.prepare("DELETE FROM listings").run();
});

test("between two looks at the database an isolate answers from memory, until it is invalidated", async () => {
	await change("project", 1);
	const before = await log.view();
	await change("project", 1);
	expect((await log.view())?.seq).toBe(before?.seq);
	log.forget();
	expect((await log.view())?.seq).toBe((before?.seq ?? 0) + 1);
});

test("what happened before an isolate's memory counts as a change", async () => {
	for (let id = 1; id <= 201; id += 1) await change("property", id);
	log.forget();
	const view = await log.view();
	const newest = view?.seq ?? 0;
	expect(view?.changedSince(newest - 200, ["site"])).toBe(false);
	expect(view?.changedSince(newest - 201, ["site"])).toBe(true);
});

test("a database that does not answer gives no view", async () => {
	await env.LISTINGS.prepare("ALTER TABLE changes RENAME TO changes_gone").run();
	try {
		expect(await log.view()).toBeNull();
	} finally {
		await env.LISTINGS.prepare("ALTER TABLE changes_gone RENAME TO changes").run();
	}
});
