import type { Texts } from "i18next";
// oxlint-disable-next-line no-restricted-imports -- only the names of its values
import { brandValues, bundledBrand } from "../../app/domain/agency/brand";
import { checkText, type TextFault } from "../../app/domain/content/check-text";
import { bodyOf } from "../../app/domain/content/page-body";
import { type TextValue, textsByKey } from "../../app/domain/content/texts";
import { type Language, languages } from "../../app/domain/language";
import { textFigures } from "../../app/domain/law/text-figures";
import { keysOf, recordOf } from "../../app/domain/records";
import { bundledTexts } from "../../app/i18n/resources";
import type { RowOf } from "../platform/rows";
import { storedText } from "./stored-text";

/** All text namespaces in the desk's order; false when only staff read them. */
const readByVisitors: Readonly<Record<keyof Texts, boolean>> = {
	home: true,
	content: true,
	common: true,
	listing: true,
	search: true,
	landing: true,
	property: true,
	fields: true,
	project: true,
	map: true,
	compare: true,
	calculator: true,
	law: true,
	references: true,
	offices: true,
	forms: true,
	validation: true,
	thanks: true,
	appointments: true,
	demand: true,
	offer: true,
	brochure: true,
	mail: true,
	portal: true,
	desk: false,
	"desk-manage": false,
	imports: false,
	monitoring: false,
};

const editableNamespaces = keysOf(readByVisitors).filter((namespace) => readByVisitors[namespace]);

/** A text in one language for the desk; a page's sections are serialised to one string. */
type TextInLanguage = {
	bundled: string;
	published: string | null;
	draft: string | null;
	/** Whether the text is untranslated: the bundled one is in another language. */
	isMissing: boolean;
};

export type SiteText = { key: string; isPage: boolean; languages: Record<Language, TextInLanguage> };

export type TextHistoryEntry = { language: string; text: string | null; at: number; by: string };

type Row = RowOf<"site_texts">;

export type TextFilter = { query: string; namespace: string | null; only: "changed" | "draft" | "missing" | null };

const MAX_FOUND = 60;
const MAX_HISTORY = 30;

function written(value: TextValue): string {
	return typeof value === "string" ? value : bodyOf(value);
}

function stored(json: string | null): string | null {
	return json === null ? null : written(storedText(json));
}

/** Returns the bundled text of a key such as `home:hero.headline`; undefined when there is none. */
function bundledText(key: string, language: Language): TextValue | undefined {
	const [namespace = "", name = ""] = key.split(":");
	if (!editableNamespaces.some((editable) => editable === namespace)) return undefined;
	return textsByKey(bundledTexts(language, namespace)).get(name);
}

/** Names of the placeholders that a text may use. */
function knownValues(language: Language): ReadonlySet<string> {
	return new Set([...Object.keys(brandValues(bundledBrand, language)), ...Object.keys(textFigures(language))]);
}

async function changedRows(personal: D1Database): Promise<Map<string, Row>> {
	const { results } = await personal
		.withSession("first-primary")
		.prepare("SELECT key, language, draft, published FROM site_texts")
		.all<Row>();
	return new Map(results.map((row) => [`${row.language} ${row.key}`, row]));
}

function siteText(key: string, changed: ReadonlyMap<string, Row>): SiteText | null {
	const main = bundledText(key, "nl");
	if (main === undefined) return null;
	const inLanguage = (language: Language): TextInLanguage => {
		const own = bundledText(key, language);
		const row = changed.get(`${language} ${key}`);
		return {
			bundled: written(own ?? main),
			published: stored(row?.published ?? null),
			draft: stored(row?.draft ?? null),
			isMissing: own === undefined && !row?.published,
		};
	};
	return { key, isPage: typeof main !== "string", languages: recordOf(languages, inLanguage) };
}

/** Finds texts that contain the query, in any language. @returns at most 60 texts, and the total number */
export async function findTexts(
	personal: D1Database,
	{ query, namespace, only }: TextFilter,
): Promise<{ texts: SiteText[]; total: number }> {
	const changed = await changedRows(personal);
	const wanted = folded(query);
	const texts = editableNamespaces
		.filter((editable) => namespace === null || editable === namespace)
		.flatMap((editable) => [...textsByKey(bundledTexts("nl", editable)).keys()].map((name) => `${editable}:${name}`))
		.flatMap((key) => siteText(key, changed) ?? [])
		.filter((text) => fits(text, wanted, only));
	return { texts: texts.slice(0, MAX_FOUND), total: texts.length };
}

function fits({ key, languages: byLanguage }: SiteText, wanted: string, only: TextFilter["only"]): boolean {
	const all = Object.values(byLanguage);
	if (only === "changed" && all.every(({ published }) => published === null)) return false;
	if (only === "draft" && all.every(({ draft }) => draft === null)) return false;
	if (only === "missing" && all.every(({ isMissing }) => !isMissing)) return false;
	if (wanted === "") return true;
	const seen = all.flatMap(({ bundled, published, draft }) => [bundled, published ?? "", draft ?? ""]);
	return [key, ...seen].some((text) => folded(text).includes(wanted));
}

/** Normalises a text for search: ignores accents, case, and variants of quotes and spaces. */
function folded(text: string): string {
	return text
		.normalize("NFD")
		.replaceAll(/\p{M}/gu, "")
		.replaceAll(/[’‘]/g, "'")
		.replaceAll(/[“”„«»]/g, '"')
		.replaceAll(/\s+/g, " ")
		.trim()
		.toLowerCase();
}

export async function findText(
	personal: D1Database,
	key: string,
): Promise<{ text: SiteText; history: TextHistoryEntry[] } | null> {
	const text = siteText(key, await changedRows(personal));
	if (!text) return null;
	const { results } = await personal
		.withSession("first-primary")
		.prepare("SELECT language, value, at, by FROM site_text_history WHERE key = ? ORDER BY id DESC LIMIT ?")
		.bind(key, MAX_HISTORY)
		.all<RowOf<"site_text_history", "language" | "value" | "at" | "by">>();
	const history = results.map(({ language, value, at, by }) => ({ language, text: stored(value), at, by }));
	return { text, history };
}

export type Drafted =
	| { ok: true; statements: D1PreparedStatement[] }
	| { ok: false; faults: Partial<Record<Language, TextFault>> };

/**
 * Prepares drafts of the entered texts. A text equal to the shown one is not a draft. Null when the key is unknown.
 * @param typed by language; an absent language stays unchanged
 */
export async function draftTexts(
	personal: D1Database,
	key: string,
	typed: Partial<Record<Language, string>>,
): Promise<Drafted | null> {
	const changed = await changedRows(personal);
	const text = siteText(key, changed);
	if (!text) return null;
	const faults: Partial<Record<Language, TextFault>> = {};
	const statements: D1PreparedStatement[] = [];
	for (const language of languages) {
		const words = typed[language];
		if (words === undefined) continue;
		const bundled = bundledText(key, language) ?? bundledText(key, "nl") ?? "";
		const checked = checkText(bundled, words, knownValues(language));
		if (!checked.ok) {
			faults[language] = checked.fault;
			continue;
		}
		const value = JSON.stringify(checked.value);
		const shown = changed.get(`${language} ${key}`)?.published ?? JSON.stringify(bundled);
		statements.push(draftStatement(personal, key, language, value === shown ? null : value));
	}
	return Object.keys(faults).length > 0 ? { ok: false, faults } : { ok: true, statements };
}

function draftStatement(personal: D1Database, key: string, language: Language, value: string | null) {
	return personal
		.prepare(
			`INSERT INTO site_texts (key, language, draft) VALUES (?1, ?2, ?3)
			ON CONFLICT (key, language) DO UPDATE SET draft = excluded.draft`,
		)
		.bind(key, language, value);
}

type Author = { by: string; now: number };

/** Statements that publish drafts. @param key one text, or null for all drafts */
export function publishStatements(
	personal: D1Database,
	key: string | null,
	{ by, now }: Author,
): D1PreparedStatement[] {
	const waiting = "draft IS NOT NULL AND (?1 IS NULL OR key = ?1)";
	return [
		personal
			.prepare(
				`INSERT INTO site_text_history (key, language, value, at, by)
				SELECT key, language, draft, ?2, ?3 FROM site_texts WHERE ${waiting} ORDER BY key, language`,
			)
			.bind(key, now, by),
		personal.prepare(`UPDATE site_texts SET published = draft, draft = NULL WHERE ${waiting}`).bind(key),
		emptyRows(personal),
	];
}

/** Statements that delete drafts. @param key one text, or null for all drafts */
export function discardStatements(personal: D1Database, key: string | null): D1PreparedStatement[] {
	return [
		personal.prepare("UPDATE site_texts SET draft = NULL WHERE ?1 IS NULL OR key = ?1").bind(key),
		emptyRows(personal),
	];
}

/** Statements that restore the bundled text. */
export function restoreStatements(
	personal: D1Database,
	key: string,
	language: Language,
	{ by, now }: Author,
): D1PreparedStatement[] {
	return [
		personal
			.prepare(
				`INSERT INTO site_text_history (key, language, value, at, by)
				SELECT key, language, NULL, ?3, ?4 FROM site_texts WHERE key = ?1 AND language = ?2 AND published IS NOT NULL`,
			)
			.bind(key, language, now, by),
		personal.prepare("DELETE FROM site_texts WHERE key = ? AND language = ?").bind(key, language),
	];
}

function emptyRows(personal: D1Database): D1PreparedStatement {
	return personal.prepare("DELETE FROM site_texts WHERE draft IS NULL AND published IS NULL");
}
