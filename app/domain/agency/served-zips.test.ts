import { expect, test } from "vitest";
import { bundledBrand } from "./brand";
import { formatZips, isServedBy, parseZips } from "./served-zips";

test("postcodes are read as they are typed, joined, and written back", () => {
	expect(parseZips("9000-9999, 2000 – 2999;8000")).toBeNull();
	expect(parseZips(" 9000-9999,2000–2999\n8000 2500-3010 ")).toEqual([
		{ from: 2000, to: 3010 },
		{ from: 8000, to: 8000 },
		{ from: 9000, to: 9999 },
	]);
	expect(formatZips(parseZips("8000, 8001, 9000-9001") ?? [])).toBe("8000-8001, 9000-9001");
	expect(parseZips("")).toEqual([]);
});

test.for(["900", "90000", "9000-", "9999-9000", "abcd", "9000-9999-1", "1e3", "9000,".repeat(200), "9".repeat(9_000)])(
	"%s are no postcodes",
	(text) => expect(parseZips(text)).toBeNull(),
);

test("a postcode is another office's in its own country alone", () => {
	const served = (countryId: number, from: number, to: number) =>
		isServedBy(bundledBrand.offices.slice(0, 3), [{ countryId, from, to }]);
	expect([served(10, 2999, 2999), served(10, 100, 999), served(50, 2999, 2999)]).toEqual([true, false, false]);
	expect(isServedBy(bundledBrand.offices, [])).toBe(false);
});
