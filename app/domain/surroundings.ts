import type { Language } from "./language";
import type { Direction } from "./localities/geo";

/** Nearby amenities: railway station, bus stop, school, shop and park. */
export const surroundingKinds = ["station", "stop", "school", "shop", "park"] as const;
export type SurroundingKind = (typeof surroundingKinds)[number];

export type Surrounding = {
	kind: SurroundingKind;
	/** In the page's language if the map has it; null without a name. */
	name: string | null;
	/** Straight-line distance. */
	metres: number;
	/** Direction from the property. */
	direction: Direction;
};

export const surroundingOrders = ["kind", "name", "metres"] as const;
export type SurroundingOrder = (typeof surroundingOrders)[number];

/** Sorts by kind, name or distance; ties by distance. @param nameOf the displayed name */
export function surroundingsBy<Item extends Surrounding>(
	order: SurroundingOrder,
	items: readonly Item[],
	nameOf: (item: Item) => string,
	language: Language,
): Item[] {
	const { compare } = new Intl.Collator(language, { numeric: true });
	const differ: Record<SurroundingOrder, (a: Item, b: Item) => number> = {
		kind: (a, b) => surroundingKinds.indexOf(a.kind) - surroundingKinds.indexOf(b.kind),
		name: (a, b) => compare(nameOf(a), nameOf(b)),
		metres: () => 0,
	};
	return [...items].sort((a, b) => differ[order](a, b) || a.metres - b.metres);
}
