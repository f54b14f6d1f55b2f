import { expect, test } from "vitest";
import content from "../../../locales/en/content.json" with { type: "json" };
import { bundledBrand } from "../../domain/agency/brand";
import { languages } from "../../domain/language";
import { translator } from "../../i18n/translator";
import { headTitle } from "../layout/head-title";
import { pageText, type TextKey } from "./page-text";

/** Characters of a title and a description that search engines show. */
const MAX_TITLE_LENGTH = 60;
const MAX_DESCRIPTION_LENGTH = 160;

/** Keys of all texts with sections. */
function longTexts(part: object, before = ""): TextKey[] {
	return Object.entries(part).flatMap(([name, text]: [string, unknown]) => {
		if (typeof text !== "object" || text === null || Array.isArray(text)) return [];
		const key = before + name;
		return ["sections" in text ? [key as TextKey] : [], longTexts(text, `${key}.`)].flat();
	});
}

const keys = longTexts(content);

const cases = languages.flatMap((language) => keys.map((key) => ({ language, key })));

test.for(cases)("the text $key in $language is whole and its values are filled in", ({ language, key }) => {
	const text = pageText(key, bundledBrand, language, "nl");
	expect(text.title.length, "characters of the title").toBeGreaterThan(2);
	expect(text.intro.length, "characters of the intro").toBeGreaterThan(20);
	expect(text.sections.length, "sections").toBeGreaterThan(2);
	expect(new Set(text.sections.map((section) => section.id)).size).toBe(text.sections.length);
	expect(JSON.stringify(text)).not.toMatch(/\{\{|\bundefined\b|\[object/);
	for (const section of text.sections) expect(section.paragraphs.length).toBeGreaterThan(0);
});

test.for(cases)("the head of $key in $language fits what search engines show", ({ language, key }) => {
	const text = pageText(key, bundledBrand, language, "nl");
	expect(headTitle(text.metaTitle ?? text.title, bundledBrand.name).length).toBeLessThanOrEqual(MAX_TITLE_LENGTH);
	expect(text.metaDescription.length).toBeLessThanOrEqual(MAX_DESCRIPTION_LENGTH);
});

test.for(languages)("the head of the home page in %s fits as well", (language) => {
	const t = translator(language, "nl", "home");
	expect(t("meta.title", { agency: bundledBrand.name }).length).toBeLessThanOrEqual(MAX_TITLE_LENGTH);
	expect(t("meta.description").length).toBeLessThanOrEqual(MAX_DESCRIPTION_LENGTH);
});
