import fc from "fast-check";
import { expect, test } from "vitest";
import { pageSearch } from "./page-query";

test("trackers and blanks are removed, and the rest is in a fixed order", () => {
	expect(pageSearch("?property=4101&utm_source=mail&form=contact-me&q=%20")).toBe("?form=contact-me&property=4101");
	expect(pageSearch("?fbclid=1")).toBe("");
	expect(pageSearch("")).toBe("");
});

test("a chosen viewing and the lower rate of a rebuilt home are read", () => {
	expect(pageSearch("?slot=s1&property=4101")).toBe("?property=4101&slot=s1");
	expect(pageSearch("?reducedVat=1")).toBe("?reducedVat=1");
});

test("the order of parameters makes no difference, and normalising is idempotent", () => {
	const pairs = fc.array(fc.tuple(fc.constantFrom("type", "zip", "page", "q", "gclid"), fc.string()), { maxLength: 8 });
	fc.assert(
		fc.property(pairs, (entries) => {
			const search = pageSearch(new URLSearchParams(entries).toString());
			expect(pageSearch(new URLSearchParams(entries.toReversed()).toString())).toBe(search);
			expect(pageSearch(search)).toBe(search);
		}),
	);
});
