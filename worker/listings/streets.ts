import * as z from "zod";
import { multilingualSchema } from "../../app/domain/feed/multilingual";
import { foldText } from "../../app/domain/formatting/slug";
import { pickText } from "../../app/domain/language";
import type { StreetSuggestion } from "../../app/domain/locality-suggestion";
import { matchExpression } from "../search/words";
import { isNamedSo, SHORTEST_TEXT } from "./addresses";
import type { SearchParts } from "./search-parts";

/** Listed properties with the typed words in their street that are looked at, those with the highest ids. */
const MOST_FOUND = 300;
/** Of those in the postcode that was given, how many have their street read. */
const MOST_READ = 60;

const textSchema = multilingualSchema.nullable();
const rowSchema = z.object({
	zip: z.string(),
	street: z.string(),
	city: z.string().nullable(),
	own: z.string().nullable(),
});

/**
 * Streets of listed properties that a text begins, each with its postcode and municipality, streets with the most
 * properties first; `zip` keeps to one postcode. A hidden address has no street here.
 */
export async function findStreets(
	{ reader, shaping }: Pick<SearchParts, "reader" | "shaping">,
	{ text, zip, most }: { text: string; zip: string | undefined; most: number },
): Promise<StreetSuggestion[]> {
	const expression = matchExpression(text);
	if (expression === null || text.trim().length < SHORTEST_TEXT) return [];
	const [rows] = await reader.batch<[object]>([
		reader.prepare(
			`SELECT l.zip, d.detail -> '$.Street' AS street, d.detail -> '$.City' AS city, d.detail ->> '$.Language' AS own
			FROM (SELECT rowid AS id FROM listing_words WHERE listing_words MATCH ? ORDER BY rowid DESC LIMIT ?) AS found
			CROSS JOIN listings AS l ON l.id = found.id AND l.listed = 1 AND l.zip = coalesce(?, l.zip)
			CROSS JOIN property_details AS d ON d.id = l.id AND d.detail -> '$.Street' IS NOT NULL
			LIMIT ?`,
			`reference : (${expression})`,
			MOST_FOUND,
			zip ?? null,
			MOST_READ,
		),
	]);
	const typed = foldText(text.trim());
	const streets = new Map<string, StreetSuggestion>();
	for (const row of rows) {
		const { zip: ofStreet, street, city, own } = rowSchema.parse(row);
		const nameOf = (json: string | null) =>
			pickText(textSchema.parse(JSON.parse(json ?? "null")), shaping.language, own, shaping.defaultLanguage);
		const texts = textSchema.parse(JSON.parse(street));
		const name = nameOf(street);
		if (texts === null || name === null || !isNamedSo(texts, typed)) continue;
		const key = `${ofStreet} ${foldText(name)}`;
		const known = streets.get(key);
		if (known) known.listings += 1;
		else {
			const also = [ofStreet, nameOf(city)].filter(Boolean).join(" ");
			streets.set(key, { kind: "street", name, zips: [ofStreet], listings: 1, also, city: null });
		}
	}
	return [...streets.values()].sort((a, b) => b.listings - a.listings || a.name.localeCompare(b.name)).slice(0, most);
}
