import { expect, test } from "vitest";
import { countryCode } from "./country";

test("10 is Belgium, 50 is Luxembourg and no other number is a country", () => {
	expect(countryCode(10)).toBe("BE");
	expect(countryCode(50)).toBe("LU");
	expect([null, undefined, 0, 11].map(countryCode)).toEqual([null, null, null, null]);
});
