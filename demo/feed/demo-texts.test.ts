import { expect, test } from "vitest";
import { type Language, languages } from "../../app/domain/language";
import { projectSchema } from "../../app/domain/property/project/project";
import { propertySchema } from "../../app/domain/property/property";
import { demoFeed } from "./feed";

const pages = demoFeed({ origin: "http://127.0.0.1:8787", today: "2026-11-21" });
const properties = pages
	.flatMap((page) => page.properties ?? [])
	.map((record) => propertySchema.parse(record))
	.filter(({ Title }) => Title != null);
const projects = pages.flatMap((page) => page.projects ?? []).map((record) => projectSchema.parse(record));

type Said = { id: number; title: string; description: string };

function saidIn(language: Language): Said[] {
	return properties.flatMap(({ ID, Title, Description }) => {
		const title = typeof Title === "object" ? Title?.[language] : null;
		const description = typeof Description === "object" ? Description?.[language] : null;
		return title && description ? [{ id: ID, title, description }] : [];
	});
}

function sentencesOf(description: string): string[] {
	return [...description.matchAll(/<p>(.*?)<\/p>/g)].flatMap((match) => match[1]!.split(/(?<=[.?])\s+/));
}

test("most listings speak four languages, a few fewer, and every one its own", () => {
	const count = (language: Language) => saidIn(language).length;
	expect(count("nl")).toBeGreaterThan(properties.length * 0.95);
	expect(count("fr")).toBeGreaterThan(properties.length * 0.9);
	expect(count("de")).toBeGreaterThan(properties.length * 0.85);
	expect(count("de")).toBeLessThan(count("fr"));
	expect(properties.some(({ Title }) => typeof Title === "string")).toBe(true);
	for (const { ID, Description, Language: own } of properties) {
		expect(Description?.[own as keyof typeof Description], String(ID)).toBeTruthy();
	}
});

test.each(languages)("no two listings in %s have the same title or description", (language) => {
	const said = saidIn(language);
	for (const part of ["title", "description"] as const) {
		const texts = said.map((entry) => entry[part]);
		expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
	}
});

test("sentences are shared by few listings, and neighbours in a list share at most four of theirs", () => {
	const newestFirst = properties
		.filter(({ Description }) => typeof Description === "object" && Description?.nl)
		.sort((first, second) => (first.LastChangedDate! < second.LastChangedDate! ? 1 : -1))
		.map(({ Description }) => sentencesOf((Description as Record<string, string>).nl!));
	const counts = new Map<string, number>();
	for (const sentence of newestFirst.flat()) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
	expect(counts.size).toBeGreaterThan(450);
	expect(Math.max(...counts.values())).toBeLessThan(newestFirst.length / 8);
	newestFirst.slice(1).forEach((sentences, index) => {
		expect(sentences.filter((sentence) => newestFirst[index]!.includes(sentence)).length).toBeLessThanOrEqual(4);
	});
});

test.each(languages)(
	"descriptions in %s are three to six blocks of whole sentences with nothing left to fill in",
	(language) => {
		for (const { id, title, description } of saidIn(language)) {
			const blocks = description.match(/<(p|ul)>/g)?.length ?? 0;
			expect(blocks >= 3 && blocks <= 6, String(id)).toBe(true);
			expect(`${title}${description}`).not.toMatch(/[{}']|undefined|null|NaN|!/);
			if (language === "fr") expect(`${title}${description}`).not.toMatch(/ [:;?»]|« /);
			expect(new Set(sentencesOf(description)).size, String(id)).toBe(sentencesOf(description).length);
			for (const sentence of sentencesOf(description)) expect(sentence).toMatch(/^(’s )?[\p{Lu}\d].*[.?]$/u);
		}
	},
);

/** Words that only this language has. */
const ownWords: Record<Language, RegExp> = {
	nl: wholeWord("het|een|woning|slaapkamers|tuin|keuken|wordt|naar"),
	fr: wholeWord("une|avec|dans|maison|jardin|cuisine|chambres|est"),
	en: wholeWord("the|with|house|garden|kitchen|bedrooms|which"),
	de: wholeWord("der|und|eine|mit|küche|garten|schlafzimmer|wird"),
};

function wholeWord(words: string): RegExp {
	return new RegExp(`(?<!\\p{L})(${words})(?!\\p{L})`, "iu");
}

test.each(languages)("texts in %s hold no words of the other languages", (language) => {
	for (const { id, description } of saidIn(language)) {
		const text = description.replaceAll(/<[^>]+>/g, " ").replaceAll(/«\u00a0[^»]+\u00a0»/g, " ");
		expect(text, String(id)).toMatch(ownWords[language]);
		for (const other of languages.filter((code) => code !== language)) {
			expect(text.match(ownWords[other])?.[0] ?? null, `${id} ${other}`).toBeNull();
		}
	}
});

test("projects have name, description, delivery, technique and situation in four languages", () => {
	for (const project of projects) {
		for (const field of ["Name", "Description", "Delivery", "Technical", "Situation"] as const) {
			for (const language of languages) {
				expect((project[field] as Record<string, string>)[language], `${project.ID} ${field}`).toBeTruthy();
			}
		}
	}
});
