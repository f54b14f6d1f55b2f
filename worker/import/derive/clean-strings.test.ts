import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cleanString, cleanStrings } from "./clean-strings";

const cleaned = (value: unknown): unknown => JSON.parse(cleanStrings(JSON.stringify(value)));

test("half a character becomes the sign for an unknown one, a whole one stays", () => {
	expect(cleaned({ Title: { nl: "Lone \ud800 only", fr: "\udc00", en: "a \u{1f3e0}" } })).toEqual({
		Title: { nl: "Lone \ufffd only", fr: "\ufffd", en: "a \u{1f3e0}" },
	});
});

test("control characters go, line breaks and tabs stay", () => {
	expect(cleaned(["a\0b\u0008c\u001fd\u007fe\u0085f", "1\r\n2\r3\n4\t5"])).toEqual(["abcdef", "1\n2\n3\n4\t5"]);
});

test("names of fields are cleaned too", () => {
	expect(cleaned({ "n\0l": 1, "\ud800": 2 })).toEqual({ nl: 1, "\ufffd": 2 });
});

test("what only looks like an escape stays", () => {
	const texts = ["\\u0000", "\\\\ud800", 'C:\\r\\new "quoted"', "\\"];
	expect(cleaned(texts)).toEqual(texts);
});

test("all at once or one by one, every string comes out the same, and well-formed", () => {
	fc.assert(
		fc.property(
			fc.array(fc.string({ unit: "binary" })),
			fc.array(fc.integer({ min: 0, max: 0xffff })),
			(texts, units) => {
				const all = [...texts, String.fromCharCode(...units)];
				const result = cleaned(all) as string[];
				expect(result).toEqual(all.map(cleanString));
				for (const text of result) expect(text.isWellFormed()).toBe(true);
			},
		),
	);
});
