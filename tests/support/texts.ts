import { readFileSync } from "node:fs";

/** Texts by dotted key; list items are numbered. */
export function textsOf(language: string, namespace: string): Map<string, string> {
	const file = readFileSync(`locales/${language}/${namespace}.json`, "utf8");
	const texts = new Map<string, string>();
	collect(JSON.parse(file), "", texts);
	return texts;
}

function collect(value: unknown, key: string, texts: Map<string, string>): void {
	if (typeof value === "string") texts.set(key, value);
	else if (typeof value === "object" && value !== null)
		for (const [name, inner] of Object.entries(value)) collect(inner, key ? `${key}.${name}` : name, texts);
	else throw new Error(`${key} is ${String(value)}, not a text.`);
}
