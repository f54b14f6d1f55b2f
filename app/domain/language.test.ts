import fc from "fast-check";
import { expect, test } from "vitest";
import { isLanguage, languages, type Multilingual, pickText } from "./language";

const blank = fc.constantFrom(null, "", "  ");
const someText = fc.string({ minLength: 1 }).filter((text) => text.trim() !== "");

test("a plain string serves for every language", () => {
	fc.assert(
		fc.property(someText, fc.constantFrom(...languages), (text, language) => {
			expect(pickText(text, language)).toBe(text);
		}),
	);
});

test("falls back from the page's language to the record's own, then the default, then any", () => {
	const all: Multilingual = { de: "Haus", en: "House", fr: "Maison", nl: "Huis", it: "Casa" };
	expect(pickText(all, "fr", "de")).toBe("Maison");
	expect(pickText({ ...all, fr: null }, "fr", "de")).toBe("Haus");
	expect(pickText({ ...all, fr: " ", de: "" }, "fr", "de")).toBe("Huis");
	expect(pickText({ it: "Casa" }, "fr", "de")).toBe("Casa");
	expect(pickText({ en: "House", fr: "Maison" }, "de", null, "fr")).toBe("Maison");
});

test("a text is found whenever any language has one, and none where all are blank", () => {
	const record = fc.dictionary(fc.constantFrom("nl", "fr", "en", "de", "it"), fc.oneof(blank, someText));
	fc.assert(
		fc.property(record, fc.constantFrom(...languages), (text, language) => {
			const hasSome = Object.values(text).some((one) => one !== null && one.trim() !== "");
			expect(pickText(text, language) !== null).toBe(hasSome);
		}),
	);
});

test("names that every object inherits are no texts", () => {
	expect(pickText({ nl: "Huis" }, "fr", "constructor")).toBe("Huis");
	expect(pickText({}, "fr", "toString")).toBeNull();
	expect(pickText(undefined, "fr")).toBeNull();
});

test("only the four codes are languages", () => {
	expect(languages.every(isLanguage)).toBe(true);
	expect(["NL", "it", "", null, 1].some(isLanguage)).toBe(false);
});
