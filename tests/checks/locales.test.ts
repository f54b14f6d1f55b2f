import { globSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { vacancies } from "../../app/domain/agency/vacancies";
import { type Language, languages } from "../../app/domain/language";
import { searchParameterNames } from "../../app/domain/search/search";
import { textsOf } from "../support/texts";

const namespaces = readdirSync("locales/nl").map((file) => path.parse(file).name);

function placeholders(text: string): string[] {
	return [...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1] ?? "").sort();
}

/** Joins the items of each list: languages order them differently, starting with the region of most readers. */
function withListsWhole(texts: ReadonlyMap<string, string>): Map<string, string> {
	const whole = new Map<string, string>();
	for (const [key, text] of texts) {
		const list = key.replace(/\.list\.\d+$/, ".list");
		whole.set(list, `${whole.get(list) ?? ""}${text}`);
	}
	return whole;
}

const pluralForm = /_(?:(ordinal)_)?(zero|one|two|few|many|other)$/;

/** Keys without plural suffixes, which differ by language. */
function comparable(keys: Iterable<string>): string[] {
	return [...new Set([...keys].map((key) => key.replace(pluralForm, "")))].sort();
}

test("every language has the same files", () => {
	for (const language of languages) {
		expect(readdirSync(`locales/${language}`).sort()).toEqual(readdirSync("locales/nl").sort());
	}
	expect(
		globSync("locales/*")
			.map((folder) => path.basename(folder))
			.sort(),
	).toEqual([...languages].sort());
});

test.for(namespaces)("%s has the same keys and placeholders in every language, and no empty text", (namespace) => {
	const dutch = textsOf("nl", namespace);
	const dutchLists = withListsWhole(dutch);
	for (const language of languages) {
		const texts = textsOf(language, namespace);
		expect(comparable(texts.keys()), language).toEqual(comparable(dutch.keys()));
		for (const [key, text] of texts) expect(text.trim(), `${language} ${key}`).not.toBe("");
		for (const [key, text] of withListsWhole(texts)) {
			const original = dutchLists.get(key);
			if (original !== undefined) expect(placeholders(text), `${language} ${key}`).toEqual(placeholders(original));
		}
	}
});

test.for(languages)("a text with plural forms has each form that counting in %s needs", (language) => {
	for (const namespace of namespaces) {
		const keys = [...textsOf(language, namespace).keys()];
		const counted = new Map<string, { type: "cardinal" | "ordinal"; forms: string[] }>();
		for (const key of keys) {
			const [suffix, ordinal, form] = pluralForm.exec(key) ?? [];
			if (suffix === undefined || form === undefined) continue;
			const stem = key.slice(0, -suffix.length);
			const entry = counted.get(stem) ?? { type: ordinal ? "ordinal" : "cardinal", forms: [] };
			entry.forms.push(form);
			counted.set(stem, entry);
		}
		for (const [stem, { type, forms }] of counted) {
			const { pluralCategories } = new Intl.PluralRules(language, { type }).resolvedOptions();
			// French `many` is for millions, which do not occur here.
			const needed = pluralCategories.filter((form) => form !== "many");
			expect(forms.sort(), `${namespace} ${stem}`).toEqual(needed.sort());
		}
	}
});

const source = ["app", "worker"]
	.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`))
	.filter((file) => !/\.test\.tsx?$/.test(file))
	.map((file) => readFileSync(file, "utf8"))
	.join("\n");

/** Namespaces read part by part, by the kind of page or email. */
const readByPart: ReadonlySet<string> = new Set(["content", "mail"]);

/** Keys in the code: whole ones in quotes, and the heads and tails of composed ones. */
const written = {
	whole: found(/(?:"(?=[\w.-]+")|`(?=[\w.-]+`)|:(?=[\w.-]+["`]))([\w.-]+)/g),
	heads: found(/[`:]([\w.-]+)\.\$\{/g),
	tails: found(/\}\.([\w.-]+)`/g),
};

function found(pattern: RegExp): ReadonlySet<string> {
	return new Set([...source.matchAll(pattern)].map(([, key = ""]) => key));
}

/**
 * Whether a key occurs in the code: whole, with or without its namespace, or composed as in `list.sort.${sort}` or
 * `${form}.title`.
 */
function isNamed(key: string): boolean {
	const parts = key.replace(pluralForm, "").split(".");
	const heads = parts.slice(1).map((_, at) => parts.slice(0, at + 1).join("."));
	const tails = parts.slice(1).map((_, at) => parts.slice(at + 1).join("."));
	return (
		written.whole.has(parts.join(".")) ||
		heads.some((head) => written.heads.has(head)) ||
		tails.some((tail) => written.tails.has(tail))
	);
}

test.for(namespaces.filter((namespace) => !readByPart.has(namespace)))(
	"every text of %s is named in the code",
	(namespace) => {
		expect([...textsOf("nl", namespace).keys()].filter((key) => !isNamed(key))).toEqual([]);
	},
);

/** app/i18n/i18next.d.ts checks whole keys by type; this test checks the heads of composed keys. */
test("every key that is put together from data has texts", () => {
	const heads = [...source.matchAll(/\b(?:t|say|words)\(`(?:(\w+):)?([\w-]+(?:\.[\w-]+)*)\.\$\{/g)];
	expect(heads.length).toBeGreaterThan(20);
	const known = namespaces.flatMap((namespace) =>
		[...textsOf("nl", namespace).keys()].map((key) => `${namespace}:${key}`),
	);
	const missing = heads.filter(([, namespace = "", head = ""]) =>
		known.every((key) => !key.startsWith(`${namespace}:${head}.`) && (namespace || !key.includes(`:${head}.`))),
	);
	expect(missing.map(([text]) => text)).toEqual([]);
});

test("every parameter of a search has the words in which a list says that it was left out", () => {
	const prefix = "ignored.";
	const named = [...textsOf("nl", "search").keys()].filter((key) => key.startsWith(prefix));
	expect(named.map((key) => key.slice(prefix.length)).sort()).toEqual([...searchParameterNames, "title"].sort());
});

test("French marks that stand apart from their word do not begin a line", () => {
	for (const namespace of namespaces) {
		for (const [key, text] of textsOf("fr", namespace))
			expect(text, `${namespace} ${key}`).not.toMatch(/ [;:?!»]|« |n° /i);
	}
});

test("percentages keep to their number, and apostrophes are curly", () => {
	for (const language of languages) {
		for (const namespace of namespaces) {
			for (const [key, text] of textsOf(language, namespace)) {
				expect(text, `${language} ${namespace} ${key}`).not.toMatch(/ %|\p{L}'\p{L}|^'s /u);
			}
		}
	}
});

/** Units; the number before them may be a placeholder. */
const SYMBOLS = "€|%|m²|m³|m|km|cm|kWh(?:/m²)?|kg|[kKmMG]B|px|min|ha";
const measured: Record<Language, RegExp> = {
	nl: figureBefore("(?:werk)?dag(?:en)?|week|weken|maand(?:en)?|jaar|uur|minu(?:ut|ten)|seconden?|tekens|euro|pixels"),
	fr: figureBefore(
		"jours?|semaines?|mois|ans?|années?|heures?|minutes?|secondes?|caractères|euros?|pixels|[kM]o|\\d{3}",
	),
	en: figureBefore("(?:working )?days?|weeks?|months?|years?|hours?|minutes?|seconds?|characters|euros?|[ap]m|pixels"),
	de: figureBefore(
		"(?:Werk)?Tage?n?|Werktage?n?|Wochen?|Monate?n?|Jahre?n?|Stunden?|Minuten?|Sekunden?|Zeichen|Euro|Uhr|Pixel",
	),
};

function figureBefore(words: string): RegExp {
	return new RegExp(`[\\d}] (?:${SYMBOLS}|${words})(?![\\p{L}\\d-])`, "u");
}

test.for(languages)("in %s, a line does not end between a figure and its unit", (language) => {
	for (const namespace of namespaces) {
		for (const [key, text] of textsOf(language, namespace)) {
			expect(text, `${namespace} ${key}`).not.toMatch(measured[language]);
		}
	}
});

const otherQuotes: Record<Language, RegExp> = { nl: /["“”„«»]/, fr: /["“”„‘]/, en: /["“”„«»]/, de: /["”‘«»]/ };

test.for(languages)("texts in %s quote in one way", (language) => {
	for (const namespace of namespaces) {
		for (const [key, text] of textsOf(language, namespace)) {
			expect(text, `${namespace} ${key}`).not.toMatch(otherQuotes[language]);
		}
	}
});

const openToAll: Record<Language, string> = { nl: "(m/v/x)", fr: "(h/f/x)", en: "(m/f/x)", de: "(m/w/x)" };

test("every vacancy says that it is open to all genders", () => {
	for (const language of languages) {
		const texts = textsOf(language, "content");
		for (const { section } of vacancies) {
			expect(texts.get(`jobs.sections.${section}.heading`), language).toContain(openToAll[language]);
		}
	}
});

test("no text exclaims", () => {
	for (const language of languages) {
		for (const namespace of namespaces) {
			for (const [key, text] of textsOf(language, namespace)) {
				expect(text, `${language} ${namespace} ${key}`).not.toContain("!");
			}
		}
	}
});

/**
 * Rejected synonyms: the language uses another word for the same thing, or only a neighbouring country uses this one.
 */
const replacedWords: Record<Language, RegExp> = {
	nl: /eigenaarsportaal|begane grond|energiepas\b|juffrouw|registratiebelasting|toegangssleutel|(?<![-\p{L}])mail(?![\p{L}_])/iu,
	fr: /(?<!\p{L})(unités?|acquéreurs?|imports?|desk|notre bureau|label énergétique|mademoiselle)(?!\p{L})/iu,
	en: /\b(e-mails?|flats|owner’s page|owner portal|photographs?|phone number|living space|need do nothing)\b/iu,
	de: /(?<!\p{L})(objekte?s?|empfangenden? person|agentur|mitarbeitenden?|renovierungspflicht|drittgeldkonto|vorschuss|kaufgebot|registrierungssteuer|kreditakte|binnen|desk)(?!\p{L})/iu,
};

test.for(languages)("texts in %s have one word for one thing", (language) => {
	for (const namespace of namespaces) {
		for (const [key, text] of textsOf(language, namespace)) {
			expect(text, `${namespace} ${key}`).not.toMatch(replacedWords[language]);
		}
	}
});
