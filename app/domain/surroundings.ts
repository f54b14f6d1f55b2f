/** What people ask of a place: where the train, the bus, the school, the shop and the park are. */
export const surroundingKinds = ["station", "stop", "school", "shop", "park"] as const;
export type SurroundingKind = (typeof surroundingKinds)[number];

/** Something near a property. */
export type Surrounding = {
	kind: SurroundingKind;
	/** In the reader's language where the map knows it; null for what has no name. */
	name: string | null;
	/** As the crow flies. */
	metres: number;
};
