import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

const COMPLETE_LANGUAGE = "nl";
const ADDRESSES = "virtual:text-addresses";
/** Where the development server answers with texts: `/@texts/nl/common.json`. */
const DEV_PATH = "/@texts";
/** Sent to the browser when a file of texts has changed; `load-texts.client.ts` listens. */
const CHANGED = "texts:changed";
const textFile = /\/locales\/([^/]+)\/([^/]+)\.json$/;

/** Of emails and papers, which only the server writes: no browser asks for them. */
const serverOnly: ReadonlySet<string> = new Set(["brochure", "mail", "offer"]);

type Texts = { [key: string]: string | string[] | Texts };

/**
 * Fills what a language lacks from the main one while the texts are bundled. So the fallback is in each file, and a
 * browser loads one language instead of two. The browser reads them as data, by the addresses that
 * `virtual:text-addresses` lists: unlike a module, data that failed to load can be requested again. The development
 * server serves them itself and notifies of every change.
 */
export function completeTexts(): Plugin {
	let isServing = false;
	return {
		name: "complete-texts",
		enforce: "pre",
		configResolved(config) {
			isServing = config.command === "serve";
		},
		configureServer(server) {
			server.middlewares.use(DEV_PATH, (request, response, next) => {
				const file = `locales${request.url?.split("?", 1)[0] ?? ""}`;
				if (!textFiles().includes(file)) return next();
				response.setHeader("Content-Type", "application/json");
				response.setHeader("Cache-Control", "no-store");
				response.end(completedFile(file));
			});
		},
		hotUpdate({ file }) {
			const [, language, namespace] = textFile.exec(file) ?? [];
			if (this.environment.name !== "client" || !language) return;
			this.environment.hot.send(CHANGED, { language, namespace });
			// The stylesheet names the texts among its sources, and no text changes it.
			return [];
		},
		resolveId: (id) => (id === ADDRESSES ? `\0${ADDRESSES}` : null),
		load(id) {
			if (id !== `\0${ADDRESSES}`) return null;
			const asked = textFiles().filter((file) => !serverOnly.has(path.basename(file, ".json")));
			const entries = asked.map((file) => {
				const key = file.slice("locales/".length, -".json".length);
				if (isServing) return `${JSON.stringify(key)}: ${JSON.stringify(`${DEV_PATH}/${key}.json`)}`;
				const source = completedFile(file);
				// The same name in every build, so that the server can tell it to the browser.
				const fileName = `assets/${path.basename(file, ".json")}-${hashOf(source)}.json`;
				if (this.environment.name === "client") this.emitFile({ type: "asset", fileName, source });
				return `${JSON.stringify(key)}: ${JSON.stringify(`/${fileName}`)}`;
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

/** Every file of texts, as `locales/nl/common.json`. */
function textFiles(): string[] {
	return globSync("locales/*/*.json")
		.map((file) => file.split(path.sep).join("/"))
		.sort();
}

function completedFile(file: string): string {
	const [, language = "", name = ""] = file.split("/");
	return JSON.stringify(completed(readTexts(file), language, path.basename(name, ".json")));
}

const HASH_LENGTH = 6;

function hashOf(source: string): string {
	return createHash("sha256").update(source).digest("base64url").slice(0, HASH_LENGTH);
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
