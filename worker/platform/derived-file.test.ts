import { afterEach, expect, test, vi } from "vitest";
import { derivedFile } from "./derived-file";

afterEach(() => {
	vi.restoreAllMocks();
});

const file = { folder: "brochures/nl/1/", extension: "pdf", contentType: "application/pdf", from: 1 };

test.for(["get", "put", "list"] as const)("is there while the store fails to %s", async (failing) => {
	vi.spyOn(console, "error").mockImplementation(() => undefined);
	const bucket = {
		get: async () => null,
		put: async () => null,
		list: async () => ({ objects: [], truncated: false }),
		[failing]: async () => {
			throw new Error("the store is down");
		},
	} as unknown as R2Bucket;
	const made = await derivedFile(bucket, file, async () => ({
		bytes: Uint8Array.from([1, 2]),
		isWhole: true,
	}));
	expect([...made]).toEqual([1, 2]);
});
