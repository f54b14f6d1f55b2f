import fc from "fast-check";
import { expect, test } from "vitest";
import { displayPhone, internationalPhone } from "./phone";

test("ten digits are grouped 4-2-2-2 and nine 3-2-2-2, however they were typed", () => {
	expect(displayPhone("0470123456")).toBe("0470 12 34 56");
	expect(displayPhone("0470/12.34.56")).toBe("0470 12 34 56");
	expect(displayPhone("092345678")).toBe("092 34 56 78");
	expect(displayPhone("(09) 234 56 78")).toBe("092 34 56 78");
});

test("any other number of digits is left as entered", () => {
	fc.assert(
		fc.property(fc.string(), (text) => {
			const { length } = text.replace(/\D/g, "");
			fc.pre(length !== 9 && length !== 10);
			expect(displayPhone(text)).toBe(text);
		}),
	);
	expect(displayPhone("0032 9 234 56 78")).toBe("0032 9 234 56 78");
});

test("a Belgian landline with its country's code is shown as the national number", () => {
	for (const typed of ["+32 9 234 56 78", "+3292345678", "+32 (0)9 234 56 78"]) {
		expect(displayPhone(typed)).toBe("092 34 56 78");
	}
	expect(displayPhone("+32 470 12 34 56")).toBe("+32 470 12 34 56");
});

test("a number of another form is left as entered, whatever its digits", () => {
	expect(displayPhone("+352 26 12 34")).toBe("+352 26 12 34");
	expect(displayPhone("+33 1 23 45 67")).toBe("+33 1 23 45 67");
	expect(displayPhone("+1 555 123 456")).toBe("+1 555 123 456");
});

test("a number stored without spaces is grouped as its own country writes it", () => {
	for (const grouped of [
		"+32 470 12 34 56",
		"+352 621 123 456",
		"+352 26 12 34 56",
		"+33 6 12 34 56 78",
		"+31 6 12345678",
		"+49 151 23456789",
		"+44 7911 123456",
	]) {
		expect(displayPhone(grouped.replaceAll(" ", ""))).toBe(grouped);
	}
	expect(displayPhone("+15551234567")).toBe("+15551234567");
});

test("grouping keeps all digits in order and is idempotent", () => {
	const digit = fc.integer({ min: 0, max: 9 });
	fc.assert(
		fc.property(fc.array(digit, { minLength: 9, maxLength: 10 }), (digits) => {
			const shown = displayPhone(digits.join("."));
			expect(shown.replaceAll(" ", "")).toBe(digits.join(""));
			expect(displayPhone(shown)).toBe(shown);
		}),
	);
});

test("a number is dialled in its international form, which works from every country", () => {
	expect(internationalPhone("091000001")).toBe("+3291000001");
	expect(internationalPhone("0470/12.34.56")).toBe("+32470123456");
	expect(internationalPhone("+32 (0)9 234 56 78")).toBe("+3292345678");
	expect(internationalPhone("0032 9 234 56 78")).toBe("+3292345678");
	expect(internationalPhone("(0)9 234 56 78")).toBe("+3292345678");
	expect(internationalPhone("26 12 34 56")).toBe("+35226123456");
	expect(internationalPhone("+352 26 12 34")).toBe("+352261234");
	expect(internationalPhone("352261234")).toBe("+352261234");
	// Luxembourg numbers around Mersch and Sandweiler start with the digits of a country code.
	expect(internationalPhone("32 87 22")).toBe("+352328722");
	expect(internationalPhone("35 26 11")).toBe("+352352611");
	expect(internationalPhone("32 9 234 56 78")).toBe("+3292345678");
});
