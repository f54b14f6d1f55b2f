import type { ListingCard } from "../../app/domain/property/listing";
import type { Goal } from "../../app/domain/property/property";
import type { Reader } from "../platform/reader";
import type { Cell } from "../platform/rows";
import { type CardRow, cardColumns, shapeCard } from "./card";
import type { Shaping } from "./search-parts";

/** A card of a list before it is published; `isOpen`: everybody sees it already. */
export type PreviewCard = { card: ListingCard; isOpen: boolean };

const MOST = 200;

/**
 * A list as it would be with all that is not on the site yet, which comes first. What was sold, let or withdrawn is none
 * of it.
 */
export async function previewList(reader: Reader, goal: Goal, shaping: Shaping): Promise<PreviewCard[]> {
	const rows = await reader.all<CardRow & { listed: Cell<"listings", "listed", 0 | 1> }>(
		`SELECT ${cardColumns}, l.listed FROM listings AS l
		WHERE l.goal = ? AND l.ended = 0 AND l.state IN ('draft', 'unpublished', 'listed')
		ORDER BY l.listed, l.facts ->> '$.listedAt' DESC, l.id DESC LIMIT ${MOST}`,
		goal === "rent" ? 1 : 0,
	);
	return rows.map((row) => ({ card: shapeCard(row, shaping), isOpen: row.listed === 1 }));
}
