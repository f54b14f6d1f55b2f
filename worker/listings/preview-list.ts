import type { ListingCard } from "../../app/domain/property/listing";
import type { Goal } from "../../app/domain/property/property";
import type { Reader } from "../platform/reader";
import type { Cell } from "../platform/rows";
import { type CardRow, cardColumns, shapeCard } from "./card";
import type { Shaping } from "./search-parts";

/** A card of a list's preview; `isOpen`: it is already public. */
export type PreviewCard = { card: ListingCard; isOpen: boolean };

const MAX = 200;

/** A list with all unpublished properties, which come first. Sold, let and withdrawn ones are left out. */
export async function previewList(reader: Reader, goal: Goal, shaping: Shaping): Promise<PreviewCard[]> {
	const rows = await reader.all<CardRow & { listed: Cell<"listings", "listed", 0 | 1> }>(
		`SELECT ${cardColumns}, l.listed FROM listings AS l
		WHERE l.goal = ? AND l.ended = 0 AND l.state IN ('draft', 'unpublished', 'listed')
		ORDER BY l.listed, l.facts ->> '$.listedAt' DESC, l.id DESC LIMIT ${MAX}`,
		goal === "rent" ? 1 : 0,
	);
	return rows.map((row) => ({ card: shapeCard(row, shaping), isOpen: row.listed === 1 }));
}
