import type { ResourceLanguage } from "i18next";
import { describe, expect, test } from "vitest";
import { languages } from "../domain/language";
import { serverI18n } from "./instance";
import { loadedTexts } from "./loaded-texts";
import { resources } from "./resources";
import { type TextSource, textSource } from "./texts";
import { serverTexts } from "./translator";

type Translate = (key: string, values?: object) => string;

function translator(source: TextSource, namespaces: string | readonly string[]): Translate {
	return source.of(namespaces as "common") as Translate;
}

/** Every key of a file, such as `list.sort.date`; for plurals also the key without its suffix. */
function keysOf(texts: ResourceLanguage | string, before = ""): string[] {
	if (typeof texts === "string") return [...new Set([before, before.replace(/_(?:one|other)$/, "")])];
	return Object.entries(texts).flatMap(([key, inner]) =>
		Array.isArray(inner) ? [] : keysOf(inner as ResourceLanguage, before ? `${before}.${key}` : key),
	);
}

/** A value for each placeholder of a text. */
function valuesFor(text: string): Record<string, unknown> {
	const names = [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = ""]) => name);
	return Object.fromEntries(names.map((name) => [name, `<${name}> & {{${name}}} $1`]));
}

describe.for(languages)("the texts of an island in %s", (language) => {
	const texts = (resources()[language] ?? {}) as Record<string, ResourceLanguage>;
	const server = textSource(serverI18n(language, language, resources()));
	const island = loadedTexts(language, texts);

	test.for(Object.keys(texts))("are those that the server has written: %s", (namespace) => {
		const [written, shown] = [translator(server, namespace), translator(island, namespace)];
		const all = keysOf(texts[namespace] as ResourceLanguage).flatMap((key) => {
			const values = valuesFor(written(key, { count: 2 }));
			const counted = [0, 1, 2, 3, 4].map((count) => ({ ...values, count }));
			const ordinals = written(`${key}_ordinal_other`).includes("{{") ? counted : [];
			const given = [undefined, values, ...counted, ...ordinals.map((each) => ({ ...each, ordinal: true }))];
			return given.map((each) => [key, shown(key, each), written(key, each)]);
		});
		expect(all.filter(([, one, other]) => one !== other)).toEqual([]);
		expect(all.length).toBeGreaterThan(0);
	});

	test("are found by the name of their file, or in the first of several that has them", () => {
		for (const source of [server, island].map((each) => translator(each, ["search", "listing"]))) {
			expect(source("common:save")).toBe(translator(server, "common")("save"));
			expect(source("list.sort.date")).toBe(translator(server, "listing")("list.sort.date"));
			for (const key of ["nowhere", "constructor", "constructor.name"]) expect(source(key)).toBe(key);
			expect(source("common:nowhere")).toBe("nowhere");
			expect(source("common:nowhere", { defaultValue: "here" })).toBe("here");
		}
	});

	test("are asked for by the same function at each call, as effects depend on it", () => {
		for (const source of [server, island]) {
			expect(source.of("common")).toBe(source.of("common"));
			expect(source.of(["map", "listing"])).toBe(source.of(["map", "listing"]));
			expect(source.of(["map", "listing"])).not.toBe(source.of("map"));
		}
	});

	test("keep the place of a value that is missing, and leave out one that is nothing", () => {
		const key = "frame.group";
		for (const given of [{}, { count: 3 }, { count: 3, place: null }, { count: 3, place: undefined }]) {
			expect(translator(island, "map")(key, given)).toBe(translator(server, "map")(key, given));
		}
	});
});

test("a text that the language lacks comes from the fallback, and one that both lack shows its key", () => {
	const both = { fr: { common: { save: "Enregistrer" } }, nl: { common: { save: "Opslaan", close: "Sluiten" } } };
	const translate = translator(serverTexts("fr", "nl", both), "common");
	expect(["save", "close", "nowhere"].map((key) => translate(key))).toEqual(["Enregistrer", "Sluiten", "nowhere"]);
});
