import { globSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { type Language, languages } from "../../app/domain/language";
import type { Figure } from "../../app/domain/law/figure";
import { subjects } from "../../app/domain/law/figure";
import { bundledFigures, figureIds } from "../../app/domain/law/law";
import { type SourceId, sources } from "../../app/domain/law/sources";
import { textsOf } from "../support/texts";

const namespaces = readdirSync("locales/nl").map((file) => path.parse(file).name);
const rows: readonly Figure[] = figureIds.map((id) => bundledFigures[id]);

test("every figure, source and subject of the law has a name in every language, and no name is left over", () => {
	for (const language of languages) {
		const keys = [...textsOf(language, "law").keys()];
		const named = (head: string) =>
			keys
				.filter((key) => key.startsWith(`${head}.`))
				.map((key) => key.slice(head.length + 1))
				.sort();
		expect(named("figure"), language).toEqual([...figureIds].sort());
		expect(named("source"), language).toEqual(Object.keys(sources).sort());
		expect(named("subject"), language).toEqual([...subjects].sort());
	}
});

test("every source gives a figure, and every figure was checked on a day that has been", () => {
	const used = new Set<SourceId>(rows.map(({ source }) => source));
	expect(Object.keys(sources).filter((id) => !used.has(id as SourceId))).toEqual([]);
	const today = new Date().toISOString().slice(0, 10);
	for (const { checkedOn, validFrom } of rows) {
		expect(checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
		expect(checkedOn <= today, checkedOn).toBe(true);
		if (validFrom !== null) expect(Number.isNaN(Date.parse(validFrom))).toBe(false);
	}
});

/** Hard-coded percentage, amount or energy consumption. */
const typedFigure = /\d[\d.,]*\s?%|(?:€|EUR)\s?\d|\d\s?(?:€|euro?s?\b)|\d+\s?kWh/u;

test("no text holds a rate, an amount or a consumption of its own: it names the figure", () => {
	const typed = languages.flatMap((language) =>
		namespaces.flatMap((namespace) =>
			[...textsOf(language, namespace)]
				.filter(([, text]) => typedFigure.test(text.replace(/\{\{.*?\}\}/g, "")))
				.map(([key]) => `${language} ${namespace}:${key}`),
		),
	);
	expect(typed).toEqual([]);
});

const numberWords: Record<Language, string> = {
	nl: "één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|twaalf|veertien|achttien",
	fr: "une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quatorze|dix-huit",
	en: "one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|eighteen",
	de: "einem?|eine[nr]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|vierzehn|achtzehn",
};
const periods: Record<Language, string> = {
	nl: "dagen|maanden?|jaar",
	fr: "jours|mois|ans?",
	en: "days|months?|years?",
	de: "Tagen?|Monat(?:en?|smieten?)?|Jahren?",
};

/** Hard-coded periods that are allowed: the agency's own, and those of the reader's law. */
const ownTerms = [
	"na zes maanden gerust een nieuwe schatting",
	"cinq jours ouvrables",
	"Passé six mois",
	"After six months, feel free to ask again",
	"nach sechs Monaten gern erneut",
	"bewaren wij uw aanvraag vierentwintig maanden",
	"conservons votre demande vingt-quatre mois",
	"keep your request for twenty-four months",
	"bewahren wir Ihre Anfrage vierundzwanzig Monate",
	"na drie maanden wist de site",
	"l’efface après trois mois",
	"deletes it after three months",
	"nach drei Monaten löscht",
	"wettelijke bedenktijd van drie dagen",
	"délai de rétractation de dix jours",
];

/** Texts about the law: whole namespaces, and parts of the long texts. */
const lawful = ["calculator", "fields", "offer", "property", "law"];
const lawfulContent = /^(?:guides|services)\./;

test("no text that tells the law holds a term of its own: it names the figure", () => {
	const typed = languages.flatMap((language) => {
		const term = new RegExp(
			`(?<![\\p{L}\\d])(?:${numberWords[language]}|\\d+)[\\s-]+(?:${periods[language]})(?!\\p{L})`,
			"iu",
		);
		const content = [...textsOf(language, "content")].filter(([key]) => lawfulContent.test(key));
		return [...content, ...lawful.flatMap((namespace) => [...textsOf(language, namespace)])]
			.map(([key, text]) => [key, ownTerms.reduce((rest, own) => rest.replace(own, ""), text)] as const)
			.filter(([, text]) => term.test(text))
			.map(([key, text]) => `${language} ${key}: ${term.exec(text)?.[0]}`);
	});
	expect(typed).toEqual([]);
});

/** Numbers with at least three significant digits, which do not occur by chance. */
function distinctive(value: unknown): number[] {
	if (typeof value === "number") return String(value).replace(/^0\.0*|\.|0+$/g, "").length >= 3 ? [value] : [];
	if (typeof value !== "object" || value === null) return [];
	return Object.values(value).flatMap(distinctive);
}

/** Same number with another meaning: a zoom level of the map. */
const otherMeanings = /^app\/features\/map\/live\/embed\/.*: 12\.5$/;

function withoutComments(code: string): string {
	return code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
}

test("no code outside the law holds one of its distinctive numbers", () => {
	const numbers = new Set(rows.filter(({ unit }) => unit !== "labels").flatMap(({ value }) => distinctive(value)));
	expect(numbers.size).toBeGreaterThan(20);
	const found = ["app", "worker"]
		.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`))
		.filter((file) => !/\.test\.tsx?$/.test(file) && !file.startsWith("app/domain/law/"))
		.flatMap((file) =>
			[...withoutComments(readFileSync(file, "utf8")).matchAll(/(?<![\w.#])\d[\d_]*(?:\.\d+)?(?![\w.])/g)]
				.map(([text]) => Number(text.replaceAll("_", "")))
				.filter((number) => numbers.has(number))
				.map((number) => `${file}: ${number}`),
		)
		.filter((use) => !otherMeanings.test(use));
	expect(found).toEqual([]);
});
