import { expect, test } from "vitest";
import { criteriaFields } from "./demand-register/schema";
import { email, line, personName, phone } from "./text";
import { optionalSquareMetres } from "./values";

test.for(["120", "120 m²", "120m2", "119,6 M", "120\u00a0m²"])("a surface is read from %s", (text) => {
	expect(optionalSquareMetres(1_000).parse(text)).toBe(120);
});

test("a text that is too long for its field is read no further", () => {
	const fields = [line("city"), personName("lastName"), email(), phone(), criteriaFields.polygon];
	const long = "<\u0007>".repeat(100_000);
	for (const field of fields) expect(field.safeParse(long).error?.issues).toHaveLength(1);
});
