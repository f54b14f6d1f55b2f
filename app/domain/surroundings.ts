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
