import { globSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { languages } from "../../app/domain/language";

const namespaces = readdirSync("locales/nl").map((file) => path.parse(file).name);

/** Texts by their dotted key; lists count their places. */
function textsOf(language: string, namespace: string): Map<string, string> {
	const file = readFileSync(`locales/${language}/${namespace}.json`, "utf8");
	const texts = new Map<string, string>();
	collect(JSON.parse(file), "", texts);
	return texts;
}

function collect(value: unknown, key: string, texts: Map<string, string>): void {
	if (typeof value === "string") texts.set(key, value);
	else
		for (const [name, inner] of Object.entries(value as object)) collect(inner, key ? `${key}.${name}` : name, texts);
}

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
	.map((file) => readFileSync(file, "utf8"))
	.join("\n");

/** A key is named whole, or from a prefix on: `t(`list.sort.${sort}`)`, `keyPrefix: "list"`. */
function isNamed(key: string): boolean {
	const base = key.replace(/_(?:zero|one|many|other)$/, "");
	const parts = base.split(".");
	const prefixes = parts.slice(0, -1).map((_, at) => parts.slice(0, at + 1).join("."));
	return (
		source.includes(base) || prefixes.some((each) => source.includes(`${each}.\${`) || source.includes(`"${each}"`))
	);
}

test.for(namespaces)("every text of %s is named in the code", (namespace) => {
	expect([...textsOf("nl", namespace).keys()].filter((key) => !isNamed(key))).toEqual([]);
});

test("French marks that stand apart from their word do not begin a line", () => {
	for (const namespace of namespaces) {
		for (const [key, text] of textsOf("fr", namespace)) expect(text, `${namespace} ${key}`).not.toMatch(/ [;:?!»]|« /);
	}
});
