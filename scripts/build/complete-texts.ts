import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

const COMPLETE_LANGUAGE = "nl";
const ADDRESSES = "virtual:text-addresses";
/** Path of texts on the development server: `/@texts/nl/common.json`. */
const DEV_PATH = "/@texts";
/** HMR event for a changed file of texts; `load-texts.client.ts` listens. */
const CHANGED = "texts:changed";
const textFile = /\/locales\/([^/]+)\/([^/]+)\.json$/;

/** Texts of emails and PDFs: rendered only by the server, never requested by a browser. */
const serverOnly: ReadonlySet<string> = new Set(["brochure", "mail", "offer"]);

type Texts = { [key: string]: string | string[] | Texts };

/**
 * Completes each language with the main one at build time. The fallback is part of every file, so a browser loads one
 * language instead of two. The browser loads texts as data, from the addresses in `virtual:text-addresses`: a failed
 * request for data can be repeated, a failed module cannot. The development server serves the files itself and sends an
 * event for every change.
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
			// No full reload: the stylesheet lists the texts as sources, but no text affects it.
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
				// The client and the server build emit the same file name, so the server can send it to the browser.
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

/** Paths of all text files, e.g. `locales/nl/common.json`. */
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
