import type { Language } from "./language";
import type { Direction } from "./localities/geo";

/** Nearby amenities: train, bus, school, shop and park. */
export const surroundingKinds = ["station", "stop", "school", "shop", "park"] as const;
export type SurroundingKind = (typeof surroundingKinds)[number];

/** Something near a property. */
export type Surrounding = {
	kind: SurroundingKind;
	/** In the page's language where the map has it; null without a name. */
	name: string | null;
	/** As the crow flies. */
	metres: number;
	/** Where it lies, seen from the property. */
	direction: Direction;
};

export const surroundingOrders = ["kind", "name", "metres"] as const;
export type SurroundingOrder = (typeof surroundingOrders)[number];

/** By kind, name or distance, those alike the nearest first. @param nameOf what is shown of it */
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
