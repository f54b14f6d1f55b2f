import { expect, test } from "vitest";
import { islandLoaders } from "./island-loaders";

test("each island stands in a folder for what runs in the browser, in a file of its name", () => {
	const files = Object.keys(import.meta.glob("../**/live/**/*.tsx"));
	const missing = Object.keys(islandLoaders).filter((name) => !files.some((file) => file.endsWith(`/${name}.tsx`)));
	expect(missing).toEqual([]);
});
