import { expect, test } from "vitest";
import { optionalSquareMetres } from "./values";

test.for(["120", "120 m²", "120m2", "119,6 M", "120\u00a0m²"])("a surface is read from %s", (text) => {
	expect(optionalSquareMetres(1_000).parse(text)).toBe(120);
});
