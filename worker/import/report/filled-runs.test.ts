import { env } from "cloudflare:workers";
import { afterEach, describe, expect, test } from "vitest";
import { feedOf, feedProperty } from "../../../tests/support/feed/feed";
import { importOf } from "../../../tests/support/feed/import-runs";
import { emptyStorage } from "../../../tests/support/runner/empty-storage";
import type { FeedSource } from "../source";
import { createImportRecords } from "./import-records";

afterEach(emptyStorage);

const ids = [1, 2, 3, 4, 5, 6];
const homes = (changes: Record<string, unknown> = {}) => ids.map((id) => feedProperty(id, changes));

/** A system that returns changed records only. */
function changesOf(properties: object[]): FeedSource {
	const page = { version: 1 as const, page: 1, pages: 1, properties, changesOnly: true };
	return { propertiesOnly: true, readPage: async () => page };
}

async function runOf(source: FeedSource) {
	const result = await importOf(source);
	if (!result.ran) throw new Error(result.reason);
	const detail = await createImportRecords(env.LISTINGS).run(result.run.id);
	const bedrooms = detail?.fields.find(({ field }) => field === "Bedrooms");
	return { bedrooms, fallen: result.findings.filter(({ message }) => message.code === "field-fell") };
}

const fell = {
	finding: "remark",
	kind: "source",
	recordId: "Bedrooms",
	message: { code: "field-fell", field: "Bedrooms", filled: 0, earlier: 6 },
};

describe("the fields that a run filled", () => {
	test("of everything stand beside those of the whole run before, and a fall is told", async () => {
		expect(await runOf(feedOf({ properties: homes() }))).toEqual({
			bedrooms: { field: "Bedrooms", filled: 6, before: null },
			fallen: [],
		});
		await runOf(changesOf([feedProperty(1, { Price: 310_000 })]));
		expect(await runOf(feedOf({ properties: homes({ Bedrooms: null }) }))).toEqual({
			bedrooms: { field: "Bedrooms", filled: 0, before: 6 },
			fallen: [fell],
		});
	});

	test("of changes stand beside those of the same properties before, and a fall is told", async () => {
		expect(await runOf(changesOf(homes()))).toEqual({ bedrooms: undefined, fallen: [] });
		const changed = [...homes({ Bedrooms: null }), feedProperty(7)];
		expect(await runOf(changesOf(changed))).toEqual({
			bedrooms: { field: "Bedrooms", filled: 0, before: 6 },
			fallen: [fell],
		});
		expect(await createImportRecords(env.LISTINGS).findings()).toContainEqual(fell);
	});
});
