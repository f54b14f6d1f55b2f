import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const COMPLETE_LANGUAGE = "nl";
const textFile = /\/locales\/([^/]+)\/([^/]+)\.json$/;

type Texts = { [key: string]: string | string[] | Texts };

/**
 * Fills what a language lacks from the main one while the texts are bundled. So the fallback is in each chunk, and a
 * browser loads one language instead of two.
 */
export function completeTexts(): Plugin {
	return {
		name: "complete-texts",
		enforce: "pre",
		transform(code, id) {
			const [, language, namespace] = textFile.exec(id) ?? [];
			if (!language || language === COMPLETE_LANGUAGE) return null;
			const complete = readFileSync(`locales/${COMPLETE_LANGUAGE}/${namespace}.json`, "utf8");
			return { code: JSON.stringify(filled(JSON.parse(code) as Texts, JSON.parse(complete) as Texts)), map: null };
		},
	};
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
