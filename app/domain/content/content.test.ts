import { expect, test } from "vitest";
import nl from "../../../locales/nl/content.json";
import { checkText, lengthLimit } from "./check-text";
import { bodyOf, sectionsOf } from "./page-body";
import { mergeTexts, textsByKey } from "./texts";

const none: ReadonlySet<string> = new Set();

test("changes are laid over the texts without touching the bundled ones", () => {
	const bundled = { hero: { headline: "Old", subline: "Under" }, list: [{ heading: "A", paragraphs: [] }] };
	const laid = mergeTexts(bundled, { "hero.headline": "New", list: [{ heading: "B", paragraphs: ["x"] }] });
	expect(laid).toEqual({ hero: { headline: "New", subline: "Under" }, list: [{ heading: "B", paragraphs: ["x"] }] });
	expect(bundled.hero.headline).toBe("Old");
});

test.each(["gone", "hero.gone", "hero", "hero.headline.deeper", "__proto__.polluted", "constructor", ""])(
	"a change of %j, which the bundled texts do not have as a text, is passed over",
	(key) => {
		const bundled = { hero: { headline: "Old" } };
		expect(mergeTexts(bundled, { [key]: "New" })).toEqual({ hero: { headline: "Old" } });
		expect(({} as { polluted?: string }).polluted).toBeUndefined();
	},
);

test.each(["hero", "hero.headline"])("parts of a page do not take the place of %j, which is none", (key) => {
	const bundled = { hero: { headline: "Old" } };
	expect(mergeTexts(bundled, { [key]: [{ heading: "", paragraphs: [] }] })).toEqual(bundled);
});

test("words do not take the place of the parts of a page", () => {
	const bundled = { list: [{ heading: "A", paragraphs: [] }] };
	expect(mergeTexts(bundled, { list: "New" })).toEqual(bundled);
});

test("every bundled page of prose is the same after it was written out and read again", () => {
	const pages = [...textsByKey(nl)].filter(([, value]) => typeof value !== "string");
	expect(pages.length).toBeGreaterThan(8);
	for (const [key, value] of pages) {
		if (typeof value !== "string") expect(sectionsOf(bodyOf(value)), key).toEqual(value);
	}
});

test("a text keeps its placeholders, and gets no others", () => {
	const bundled = "{{agency}} in {{city}}";
	expect(checkText(bundled, "{{city}}: {{ agency }}", none)).toEqual({ ok: true, value: "{{city}}: {{ agency }}" });
	expect(checkText(bundled, "{{agency}}", none)).toEqual({ ok: false, fault: "placeholder" });
	expect(checkText(bundled, "{{agency}} {{city}} {{secret}}", none)).toEqual({
		ok: false,
		fault: "unknown-placeholder",
	});
	expect(checkText(bundled, "{{agency}} {{city}} {{", none)).toEqual({ ok: false, fault: "unknown-placeholder" });
	expect(checkText("Plain", "Plain $t(word.colon)", none)).toEqual({ ok: false, fault: "unknown-placeholder" });
});

test("a text is plain, not empty and fits where the bundled one stood", () => {
	expect(checkText("Title", " \u0007\u202e ", none)).toEqual({ ok: false, fault: "empty" });
	expect(checkText("Title", "<b>Title</b>", none)).toEqual({ ok: false, fault: "markup" });
	expect(checkText("Title", "a < b\nand c", none)).toEqual({ ok: true, value: "a < b and c" });
	expect(checkText("Title", "a  \n \n b", none)).toEqual({ ok: true, value: "a b" });
	expect(checkText("Title", "x".repeat(lengthLimit("Title") + 1), none)).toEqual({ ok: false, fault: "long" });
});

test("a page of prose has a heading for each part and known placeholders alone", () => {
	const page = [{ heading: "Old", paragraphs: ["{{agency}}"] }];
	const known = new Set(["agency"]);
	expect(checkText(page, "## New\n\nOne\nline.\n\n- a\n- {{agency}}", known)).toEqual({
		ok: true,
		value: [{ heading: "New", paragraphs: ["One line."], list: ["a", "{{agency}}"] }],
	});
	expect(checkText(page, "No heading", known)).toEqual({ ok: false, fault: "heading" });
	expect(checkText(page, "## A\n\n{{other}}", known)).toEqual({ ok: false, fault: "unknown-placeholder" });
});
