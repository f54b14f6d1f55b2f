import { foldText } from "../../../app/domain/formatting/slug";
import { type Multilingual, pickText } from "../../../app/domain/language";
import type { AddressSuggestion, StreetSuggestion } from "../../../app/domain/locality-suggestion";
import { parseTrustedJson } from "../../platform/json-column";
import type { Reader } from "../../platform/reader";
import type { Computed, RowOf } from "../../platform/rows";
import { matchExpression } from "../../search/words";
import type { Reading, SearchParts } from "../search-parts";

/** Maximum number of properties read whose reference or street matches, the highest ids first. */
const MAX_READ = 60;
/** Maximum number of matches among which a postcode is searched. */
const MAX_FOUND = 300;
const MIN_TEXT_LENGTH = 3;
/** A hidden address has no street, and must not use up the limit. */
const HAS_STREET = "l.zip IS NOT NULL AND d.detail ->> '$.Street' IS NOT NULL";

type Parts = Pick<SearchParts, "reader" | "shaping">;

type Row = RowOf<"listings", "id" | "zip"> &
	Computed<{ reference: string | null; street: string | null; city: string | null; own: string | null }>;

/** Streets and references of listed properties that start with a text; streets with the most properties first. */
export async function findAddresses(
	{ reader, shaping }: Parts,
	text: string,
	most: number,
): Promise<AddressSuggestion[]> {
	const typed = foldText(text.trim());
	const rows = await rowsWith(reader, text, { among: MAX_READ });
	const references = rows.flatMap(({ id, reference }) => {
		const code = [String(id), reference].find((each) => each !== null && foldText(each).startsWith(typed));
		return code ? [suggestion("reference", code)] : [];
	});
	const streets = rows.flatMap((row) => {
		const name = streetOf(row, typed, shaping);
		return name === null ? [] : [suggestion("street", name)];
	});
	return [...references, ...counted(streets)].slice(0, most);
}

/**
 * Streets of listed properties that start with a text, each with its postcode and municipality, those with the most
 * properties first; `zip` limits them to one postcode.
 */
export async function findStreets(
	{ reader, shaping }: Parts,
	{ text, zip, most }: { text: string; zip: string | undefined; most: number },
): Promise<StreetSuggestion[]> {
	const typed = foldText(text.trim());
	const rows = await rowsWith(reader, text, { among: MAX_FOUND, that: HAS_STREET, zip });
	const streets = rows.flatMap((row) => {
		const name = streetOf(row, typed, shaping);
		if (name === null || row.zip === null) return [];
		const also = [row.zip, nameIn(row.city, row.own, shaping)].filter(Boolean).join(" ");
		return [{ ...suggestion("street", name), zips: [row.zip], also }];
	});
	return counted(streets).slice(0, most);
}

/** Hidden addresses have no street: neither the index nor the record holds it. */
async function rowsWith(
	reader: Reader,
	text: string,
	{ among, that = "1", zip }: { among: number; that?: string; zip?: string | undefined },
): Promise<Row[]> {
	const expression = matchExpression(text);
	if (expression === null || text.trim().length < MIN_TEXT_LENGTH) return [];
	return reader.all<Row>(
		`SELECT l.id, l.zip, d.detail ->> '$.Reference' AS reference, d.detail -> '$.Street' AS street,
			d.detail -> '$.City' AS city, d.detail ->> '$.Language' AS own
		FROM (SELECT rowid AS id FROM listing_words WHERE listing_words MATCH ?1 ORDER BY rowid DESC LIMIT ?2) AS found
		CROSS JOIN listings AS l ON l.id = found.id AND l.listed = 1 AND (?3 IS NULL OR l.zip = ?3)
		CROSS JOIN property_details AS d ON d.id = l.id WHERE ${that} LIMIT ${MAX_READ}`,
		`reference : (${expression})`,
		among,
		zip ?? null,
	);
}

/** The street in the page's language, if a word of its name in any language starts with the typed text. */
function streetOf({ street, own }: Row, typed: string, reading: Reading): string | null {
	const text = parseTrustedJson<Multilingual | null>(street ?? "null");
	const names = typeof text === "string" ? [text] : Object.values(text ?? {});
	// 'molen' also matches 'Oude Molenstraat'.
	const isNamedSo = names.some((name) => name && ` ${foldText(name)}`.includes(` ${typed}`));
	return isNamedSo ? nameIn(street, own, reading) : null;
}

function nameIn(json: string | null, own: string | null, { language, defaultLanguage }: Reading): string | null {
	return pickText(parseTrustedJson<Multilingual | null>(json ?? "null"), language, own, defaultLanguage);
}

function suggestion<Kind extends AddressSuggestion["kind"]>(kind: Kind, name: string) {
	return { kind, name, zips: [] as string[], listings: 1, also: null as string | null, city: null };
}

/** Merges equal suggestions and counts their properties; those with the most come first. */
function counted<Suggestion extends AddressSuggestion>(suggestions: readonly Suggestion[]): Suggestion[] {
	const byName = Map.groupBy(suggestions, ({ name, zips }) => `${foldText(name)} ${zips.join()}`);
	return [...byName.values()]
		.flatMap(([first, ...others]) => (first ? [{ ...first, listings: 1 + others.length }] : []))
		.sort((a, b) => b.listings - a.listings || a.name.localeCompare(b.name));
}
