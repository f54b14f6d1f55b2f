import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

const COMPLETE_LANGUAGE = "nl";
const ADDRESSES = "virtual:text-addresses";
const textFile = /\/locales\/([^/]+)\/([^/]+)\.json$/;

type Texts = { [key: string]: string | string[] | Texts };

/**
 * Fills what a language lacks from the main one while the texts are bundled. So the fallback is in each file, and a
 * browser loads one language instead of two. The browser reads them as data, by the addresses that
 * `virtual:text-addresses` lists: unlike a module, data that failed to load can be asked for again.
 */
export function completeTexts(): Plugin {
	return {
		name: "complete-texts",
		enforce: "pre",
		resolveId: (id) => (id === ADDRESSES ? `\0${ADDRESSES}` : null),
		load(id) {
			if (id !== `\0${ADDRESSES}`) return null;
			const entries = globSync("locales/*/*.json")
				.sort()
				.map((file) => {
					const [language = "", name = ""] = file.split(path.sep).slice(1);
					const source = JSON.stringify(completed(readTexts(file), language, path.basename(name, ".json")));
					const reference = this.emitFile({ type: "asset", name, source });
					return `${JSON.stringify(`${language}/${path.basename(name, ".json")}`)}: import.meta.ROLLUP_FILE_URL_${reference}`;
				});
			return `export const addresses = {\n${entries.join(",\n")}\n};`;
		},
		transform(code, id) {
			const [, language, namespace] = textFile.exec(id) ?? [];
			if (!language || !namespace) return null;
			return { code: JSON.stringify(completed(JSON.parse(code) as Texts, language, namespace)), map: null };
		},
	};
}

function readTexts(file: string): Texts {
	return JSON.parse(readFileSync(file, "utf8")) as Texts;
}

function completed(texts: Texts, language: string, namespace: string): Texts {
	if (language === COMPLETE_LANGUAGE) return texts;
	return filled(texts, readTexts(`locales/${COMPLETE_LANGUAGE}/${namespace}.json`));
}

function filled(texts: Texts, complete: Texts): Texts {
	const result = { ...texts };
	for (const [key, value] of Object.entries(complete)) {
		const own = result[key];
		if (own === undefined) result[key] = value;
		else if (isTexts(own) && isTexts(value)) result[key] = filled(own, value);
	}
	return result;
}

function isTexts(value: Texts[string]): value is Texts {
	return typeof value === "object" && !Array.isArray(value);
}
