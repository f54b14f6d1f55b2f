import { globSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { type Language, languages } from "../../app/domain/language";
import { searchParameterNames } from "../../app/domain/search/search";
import { textsOf } from "../support/texts";

const namespaces = readdirSync("locales/nl").map((file) => path.parse(file).name);

function placeholders(text: string): string[] {
	return [...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1] ?? "").sort();
}

/** French has a plural form for millions that the other three lack. */
function comparable(keys: Iterable<string>): string[] {
	return [...keys].filter((key) => !key.endsWith("_many")).sort();
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
	for (const language of languages) {
		const texts = textsOf(language, namespace);
		expect(comparable(texts.keys()), language).toEqual(comparable(dutch.keys()));
		for (const [key, text] of texts) {
			expect(text.trim(), `${language} ${key}`).not.toBe("");
			const original = dutch.get(key);
			if (original !== undefined) expect(placeholders(text), `${language} ${key}`).toEqual(placeholders(original));
		}
	}
});

const source = ["app", "worker"]
	.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`))
	.filter((file) => !/\.test\.tsx?$/.test(file))
	.map((file) => readFileSync(file, "utf8"))
	.join("\n");

/** Pages of prose and emails are read by the kind of page or email, part by part. */
const readByPart: ReadonlySet<string> = new Set(["content", "mail"]);

/** A key is written whole, with or without its namespace, or put together: `list.sort.${sort}`, `${form}.title`. */
function isNamed(key: string): boolean {
	const parts = key.replace(/_(?:zero|one|many|other)$/, "").split(".");
	const heads = parts.slice(1).map((_, at) => parts.slice(0, at + 1).join("."));
	const tails = parts.slice(1).map((_, at) => parts.slice(at + 1).join("."));
	const whole = parts.join(".");
	return (
		['"', "`"].some((quote) => source.includes(`${quote}${whole}${quote}`) || source.includes(`:${whole}${quote}`)) ||
		heads.some((head) => source.includes(`\`${head}.\${`) || source.includes(`:${head}.\${`)) ||
		tails.some((tail) => source.includes(`}.${tail}\``))
	);
}

test.for(namespaces.filter((namespace) => !readByPart.has(namespace)))(
	"every text of %s is named in the code",
	(namespace) => {
		expect([...textsOf("nl", namespace).keys()].filter((key) => !isNamed(key))).toEqual([]);
	},
);

/** Whole keys are checked by their type (app/i18n/i18next.d.ts); of those put together from data, the beginning is. */
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
		for (const [key, text] of textsOf("fr", namespace)) expect(text, `${namespace} ${key}`).not.toMatch(/ [;:?!»]|« /);
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

test("no text exclaims", () => {
	for (const language of languages) {
		for (const namespace of namespaces) {
			for (const [key, text] of textsOf(language, namespace)) {
				expect(text, `${language} ${namespace} ${key}`).not.toContain("!");
			}
		}
	}
});

/** One word for one thing: what another word of the same language already says, or what only its neighbours say. */
const replacedWords: Record<Language, RegExp> = {
	nl: /eigenaarsportaal|begane grond|energiepas\b|juffrouw|registratiebelasting/iu,
	fr: /(?<!\p{L})(unités?|acquéreurs?|imports?|desk|notre bureau|label énergétique|mademoiselle)(?!\p{L})/iu,
	en: /\b(e-mails?|flats|owner’s page|owner portal|photographs?|phone number|living space)\b/iu,
	de: /(?<!\p{L})(objekte?s?|empfangenden? person|agentur|mitarbeitenden?|renovierungspflicht|drittgeldkonto|vorschuss|kaufgebot|registrierungssteuer|kreditakte)(?!\p{L})/iu,
};

test.for(languages)("texts in %s have one word for one thing", (language) => {
	for (const namespace of namespaces) {
		for (const [key, text] of textsOf(language, namespace)) {
			expect(text, `${namespace} ${key}`).not.toMatch(replacedWords[language]);
		}
	}
});
