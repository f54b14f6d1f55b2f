import fc from "fast-check";
import { expect, test } from "vitest";
import { isGermanSpeaking, type Region, regionOf } from "./region";

function expectedRegion(code: number): Region {
	if (code <= 1299) return "brussels";
	if (code <= 1499 || (code >= 4000 && code <= 7999)) return "wallonia";
	return "flanders";
}

test("every Belgian postcode from 1000 to 9999 has the region of its range", () => {
	for (let code = 1000; code <= 9999; code += 1) {
		expect(regionOf(10, String(code))).toBe(expectedRegion(code));
		expect(regionOf(null, String(code))).toBe(expectedRegion(code));
	}
});

test("Luxembourg is Luxembourg whatever its postcode", () => {
	fc.assert(
		fc.property(fc.option(fc.string()), (zip) => {
			expect(regionOf(50, zip)).toBe("luxembourg");
		}),
	);
});

test("other countries have no region, even with a Belgian postcode", () => {
	fc.assert(
		fc.property(
			fc.integer().filter((id) => id !== 10 && id !== 50),
			(id) => {
				expect(regionOf(id, "9000")).toBeNull();
			},
		),
	);
});

test("what is no four-digit postcode in the ranges has no region", () => {
	for (const zip of [null, undefined, "", "999", "0999", "10000", "900O", "9000 Gent", "-1000", "1e3"]) {
		expect(regionOf(10, zip)).toBeNull();
	}
	expect(regionOf(10, " 9000 ")).toBe("flanders");
});

test("the German-speaking postcodes begin with 47", () => {
	expect(["4700", "4799", " 4750"].every(isGermanSpeaking)).toBe(true);
	expect(["4699", "4800", "47000", "470", "", null, undefined].some(isGermanSpeaking)).toBe(false);
});
