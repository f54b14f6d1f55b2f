import * as z from "zod";
import { multilingualSchema } from "../../app/domain/feed/multilingual";
import { foldText } from "../../app/domain/formatting/slug";
import { type Multilingual, pickText } from "../../app/domain/language";
import type { AddressSuggestion } from "../../app/domain/locality-suggestion";
import { matchExpression } from "../search/words";
import type { SearchParts } from "./search-parts";

/** Properties with the typed words in their reference or street that are looked at, those with the highest ids. */
const MOST_LOOKED_AT = 60;
export const SHORTEST_TEXT = 3;

const rowSchema = z.object({
	id: z.number(),
	reference: z.string().nullable(),
	street: z.string().nullable(),
	own: z.string().nullable(),
});

/**
 * Streets and references of listed properties that begin so, streets with the most properties first. A hidden address
 * has no street here: neither the index nor the record holds it.
 */
export async function findAddresses(
	{ reader, shaping }: Pick<SearchParts, "reader" | "shaping">,
	text: string,
	most: number,
): Promise<AddressSuggestion[]> {
	const expression = matchExpression(text);
	if (expression === null || text.trim().length < SHORTEST_TEXT) return [];
	const [rows] = await reader.batch<[object]>([
		reader.prepare(
			`SELECT l.id, d.detail ->> '$.Reference' AS reference, d.detail -> '$.Street' AS street,
				d.detail ->> '$.Language' AS own
			FROM (SELECT rowid AS id FROM listing_words WHERE listing_words MATCH ? ORDER BY rowid DESC LIMIT ?) AS found
			CROSS JOIN listings AS l ON l.id = found.id AND l.listed = 1
			CROSS JOIN property_details AS d ON d.id = l.id`,
			`reference : (${expression})`,
			MOST_LOOKED_AT,
		),
	]);
	const typed = foldText(text.trim());
	const references: AddressSuggestion[] = [];
	const streets = new Map<string, AddressSuggestion>();
	for (const row of rows) {
		const { id, reference, street, own } = rowSchema.parse(row);
		const code = [String(id), reference].find((each) => each !== null && foldText(each).startsWith(typed));
		if (code) references.push(suggestion("reference", code));
		const texts = street === null ? null : streetSchema.parse(JSON.parse(street));
		if (texts === null || !isNamedSo(texts, typed)) continue;
		const name = pickText(texts, shaping.language, own, shaping.defaultLanguage);
		if (name === null) continue;
		const known = streets.get(foldText(name));
		if (known) known.listings += 1;
		else streets.set(foldText(name), suggestion("street", name));
	}
	const byCount = [...streets.values()].sort((a, b) => b.listings - a.listings || a.name.localeCompare(b.name));
	return [...references, ...byCount].slice(0, most);
}

const streetSchema = multilingualSchema.nullable();

function suggestion(kind: AddressSuggestion["kind"], name: string): AddressSuggestion {
	return { kind, name, zips: [], listings: 1, also: null, city: null };
}

/** Whether a name in any language, or a word in it, begins with what was typed, which is folded already. */
export function isNamedSo(text: Multilingual, typed: string): boolean {
	const names = typeof text === "string" ? [text] : Object.values(text);
	return names.some((each) => Boolean(each) && wordsBeginSo(foldText(each ?? ""), typed));
}

/** The text, or its words after the first: 'molen' means 'Oude Molenstraat' too. */
function wordsBeginSo(street: string, typed: string): boolean {
	return street.startsWith(typed) || street.includes(` ${typed}`);
}
