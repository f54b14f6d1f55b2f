import { type AgencyName, agencyName } from "../../app/domain/property/agency-name";
import type { RecordFor } from "../../app/domain/property/audiences";
import type { ListingCard } from "../../app/domain/property/listing";
import { ownJson } from "../platform/json-column";
import { placeholders, type Reader } from "../platform/reader";
import type { Computed } from "../platform/rows";
import { type CardRow, cardColumns, shapeCard } from "./card";
import type { Shaping } from "./shaping";

/** A property as the agency and its owner read it, whether it is published or not. */
export type AgencyProperty = {
	/** What visitors see of it, where it is on the site. */
	card: ListingCard;
	record: RecordFor<"agency">;
	name: AgencyName;
};

/** More would not fit in one statement. */
const MOST = 100;

/** What the agency's people call properties; those that its system has no more are missing. */
export async function findAgencyNames(
	reader: Reader,
	ids: readonly number[],
	shaping: Shaping,
): Promise<Map<number, AgencyName>> {
	const names = new Map<number, AgencyName>();
	for (let from = 0; from < ids.length; from += MOST) {
		const found = await findAgencyProperties(reader, ids.slice(from, from + MOST), shaping);
		for (const [id, { name }] of found) names.set(id, name);
	}
	return names;
}

type Row = CardRow & Computed<{ record: string }>;

/** Properties by their number, as the agency's system has them; of the first hundred ids, those that are known. */
export async function findAgencyProperties(
	reader: Reader,
	ids: readonly number[],
	shaping: Shaping,
): Promise<Map<number, AgencyProperty>> {
	const wanted = [...new Set(ids)].slice(0, MOST);
	if (wanted.length === 0) return new Map();
	const rows = await reader.all<Row>(
		`SELECT ${cardColumns.map((column) => `l.${column}`).join(", ")}, coalesce(w.record, d.detail) AS record FROM listings AS l
		JOIN property_details AS d ON d.id = l.id LEFT JOIN whole_records AS w ON w.id = l.id WHERE l.id IN (${placeholders(wanted)})`,
		...wanted,
	);
	return new Map(
		rows.map((row) => {
			const record = ownJson<RecordFor<"agency">>(row.record);
			const name = agencyName(record, shaping.language, shaping.defaultLanguage);
			return [row.id, { card: shapeCard(row, shaping), record, name }];
		}),
	);
}
