import { env } from "cloudflare:workers";
import { afterAll, expect, test } from "vitest";
import { bundledBrand } from "../../app/domain/agency/brand";
import { emptyStorage } from "../../tests/support/runner/empty-storage";
import { createChangeLog } from "../platform/change-log";
import { publish } from "./publish";
import { createPublishedContent } from "./published";

afterAll(emptyStorage);

test("drafts alone open no site, what visitors have seen does", async () => {
	const changes = createChangeLog(env.LISTINGS);
	const content = createPublishedContent(env.LISTINGS, changes, { initialBrand: bundledBrand, showsDemo: false });
	const has = async (state: string) => {
		await env.LISTINGS.prepare(
			"INSERT OR REPLACE INTO listings (id, state, status, facts, card, hash) VALUES (7, ?, 1, '{}', '{}', '')",
		)
			.bind(state)
			.run();
		await content.refresh();
		return content.hasListings();
	};
	expect(await has("draft")).toBe(false);
	expect(await has("unpublished")).toBe(false);
	expect(await has("withdrawn")).toBe(true);
});

test("the agency is a new value after a change: whoever has the one of before keeps it", async () => {
	const changes = createChangeLog(env.LISTINGS);
	const content = createPublishedContent(env.LISTINGS, changes, { initialBrand: bundledBrand, showsDemo: true });
	await content.refresh();
	const before = content.agency();
	expect(before).toEqual(bundledBrand);
	await env.PERSONAL.prepare("INSERT INTO brand_values (name, value) VALUES ('legalName', ?)")
		.bind(JSON.stringify("Kompas BV"))
		.run();
	await publish({ personal: env.PERSONAL, listings: env.LISTINGS }, 1_800_000_000);
	changes.forget();
	await content.refresh();
	expect(content.agency()).toEqual({ ...bundledBrand, legalName: "Kompas BV" });
	expect(before.legalName).toBe(bundledBrand.legalName);
});
