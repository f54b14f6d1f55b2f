import type { PropertyDetail } from "../../app/domain/property/listing";
import type { RecordFor } from "../../app/domain/property/visibility/audiences";
import { parseTrustedJson } from "../platform/json-column";
import type { RowOf } from "../platform/rows";
import { textLanguage, textOf } from "./card";
import { cacheUntilChange, isCacheable, type NewestRow, newestStatement } from "./kept";
import type { SearchParts, Shaping } from "./search-parts";

/** Data that introduce a property beside its card. */
export type Introduction = Pick<PropertyDetail, "description" | "descriptionLanguage" | "property">;

/** Few suffice: one property a week is shown in each language. */
const MAX_KEPT = 20;

const keptOf = cacheUntilChange(() => new Map<string, Introduction>());

/** Null if the property is not listed. */
export async function findIntroduction(
	{ reader, snapshot, shaping }: SearchParts,
	id: number,
): Promise<Introduction | null> {
	const kept = keptOf(snapshot);
	const key = `${id} ${shaping.language} ${shaping.defaultLanguage}`;
	const known = kept.get(key);
	if (known) return known;
	const [rows, newest] = await reader.batch<[RowOf<"property_details", "detail">, NewestRow]>([
		reader.prepare(
			"SELECT d.detail FROM listings AS l JOIN property_details AS d ON d.id = l.id WHERE l.id = ? AND l.listed = 1",
			id,
		),
		newestStatement(reader),
	]);
	if (!rows[0]) return null;
	const introduction = introductionIn(rows[0].detail, shaping);
	if (kept.size >= MAX_KEPT) kept.clear();
	if (isCacheable(newest, snapshot)) kept.set(key, introduction);
	return introduction;
}

/** @param detail the stored record of `property_details` */
export function introductionIn(detail: string, shaping: Shaping): Introduction {
	const property = parseTrustedJson<RecordFor<"visitor">>(detail);
	return {
		description: textOf(property.Language, shaping)(property.Description),
		descriptionLanguage: textLanguage(property.Description, property.Language, shaping),
		property,
	};
}
