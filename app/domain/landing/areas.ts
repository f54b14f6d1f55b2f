import { namedAreas } from "../localities/named-areas";
import type { Names } from "../search/area-names";

/** Areas in which people search, each with "in" as used in a sentence. */
const within: Readonly<Record<string, { key: string; within: Names }>> = {
	Kust: {
		key: "coast",
		within: { nl: "aan de kust", fr: "à la côte belge", en: "on the Belgian coast", de: "an der belgischen Küste" },
	},
	Ostbelgien: {
		key: "east-belgium",
		within: { nl: "in Ostbelgien", fr: "dans les Cantons de l’Est", en: "in East Belgium", de: "in Ostbelgien" },
	},
	Ardennen: {
		key: "ardennes",
		within: { nl: "in de Ardennen", fr: "en Ardenne", en: "in the Ardennes", de: "in den Ardennen" },
	},
	"Vlaamse Rand": {
		key: "periphery",
		within: {
			nl: "in de Vlaamse Rand",
			fr: "en périphérie bruxelloise",
			en: "in the Flemish Periphery",
			de: "im Flämischen Rand",
		},
	},
};

export const areasWithPages: readonly { key: string; names: Names; within: Names }[] = namedAreas.flatMap(
	({ names }) => {
		const words = within[names.nl];
		return words ? [{ names, ...words }] : [];
	},
);
