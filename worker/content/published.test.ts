import { env } from "cloudflare:workers";
import { afterAll, expect, test } from "vitest";
import { bundledBrand } from "../../app/domain/agency/brand";
import { emptyStorage } from "../../tests/support/runner/empty-storage";
import { createChangeLog } from "../platform/change-log";
import { createPublishedContent } from "./published";

afterAll(emptyStorage);

test("drafts alone open no site, what visitors have seen does", async () => {
	const changes = createChangeLog(env.LISTINGS);
	const content = createPublishedContent(env.LISTINGS, changes, { begins: bundledBrand, showsDemo: false });
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
