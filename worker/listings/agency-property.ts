import { type AgencyName, agencyName } from "../../app/domain/property/agency-name";
import type { ListingCard } from "../../app/domain/property/listing";
import type { RecordFor } from "../../app/domain/property/visibility/audiences";
import { inGroups } from "../../app/domain/records";
import { parseTrustedJson } from "../platform/json-column";
import { placeholders, type Reader } from "../platform/reader";
import type { Computed } from "../platform/rows";
import { type CardRow, cardColumns, shapeCard } from "./card";
import type { Shaping } from "./search-parts";

/** A property as the agency and its owner see it, published or not. */
export type AgencyProperty = {
	/** The card that visitors see if the property is on the site. */
	card: ListingCard;
	record: RecordFor<"agency">;
	name: AgencyName;
};

/** Maximum ids per query: D1 allows 100 bound parameters. */
const MAX = 100;

/** Agency names by property id; properties that the agency's system no longer has are missing. */
export async function findAgencyNames(
	reader: Reader,
	ids: readonly number[],
	shaping: Shaping,
): Promise<Map<number, AgencyName>> {
	const found = await findAgencyProperties(reader, ids, shaping);
	return new Map([...found].map(([id, { name }]) => [id, name]));
}

type Row = CardRow & Computed<{ record: string }>;

/** Properties by id, as the agency's system has them; unknown ids are missing. */
export async function findAgencyProperties(
	reader: Reader,
	ids: readonly number[],
	shaping: Shaping,
): Promise<Map<number, AgencyProperty>> {
	const found = new Map<number, AgencyProperty>();
	for (const wanted of inGroups([...new Set(ids)], MAX)) {
		const rows = await reader.all<Row>(
			`SELECT ${cardColumns}, coalesce(w.record, d.detail) AS record FROM listings AS l
			JOIN property_details AS d ON d.id = l.id LEFT JOIN whole_records AS w ON w.id = l.id WHERE l.id IN (${placeholders(wanted)})`,
			...wanted,
		);
		for (const row of rows) {
			const record = parseTrustedJson<RecordFor<"agency">>(row.record);
			const name = agencyName(record, shaping.language, shaping.defaultLanguage);
			found.set(row.id, { card: shapeCard(row, shaping), record, name });
		}
	}
	return found;
}
