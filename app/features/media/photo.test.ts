import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { ownPicture, ownPictures } from "./photo";

test.for(ownPictures)("the photograph %s has all its files", (name) => {
	const { src, srcset, sources = [] } = ownPicture(name);
	const lists = [srcset, ...sources.map((source) => source.srcset)].map((list) => list ?? "");
	const files = [src, ...lists.flatMap((list) => list.split(", ").map((file) => file.split(" ")[0] ?? ""))];
	expect(files.length).toBeGreaterThan(1);
	expect(files.filter((file) => !existsSync(`public${file}`))).toEqual([]);
});
