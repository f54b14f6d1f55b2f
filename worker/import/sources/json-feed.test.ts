import { afterEach, expect, test, vi } from "vitest";
import { jsonFeed } from "./json-feed";

afterEach(() => {
	vi.restoreAllMocks();
});

test("a feed may have a thousand pages, and one that names more is not read", async () => {
	const readFirstOf = (pages: number) => {
		vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({ version: 1, page: 1, pages }));
		return jsonFeed({ url: "https://crm.example.com/feed", token: null }).readPage(1);
	};
	expect(await readFirstOf(1_000)).toMatchObject({ pages: 1_000 });
	await expect(readFirstOf(1_001)).rejects.toMatchObject({
		told: { code: "not-fitting", field: "pages", fault: { fault: "too-high", limit: 1_000 } },
	});
});
