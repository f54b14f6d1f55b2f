import type { SiteMetadata, VisibilityCondition } from "../../app/domain/feed/feed.ts";

const always = { Logic: null, AdvancedCondition: null, CompareWithField: null, CompareWithValue: null };

/** Display conditions of the demo agency; the import handles them like any agency's. */
export const visibilityConditions: VisibilityCondition[] = [
	{ ...always, Field: "Elevator", AdvancedCondition: "MainTypeID != 1 && !empty(Elevator)" },
	{ ...always, Field: "GardenOrientation", Logic: "equals", CompareWithField: "Garden", CompareWithValue: true },
	{ ...always, Field: "TerraceOrientation", Logic: "equals", CompareWithField: "Terrace", CompareWithValue: true },
	{ ...always, Field: "CadastralIncome", Logic: "equals", CompareWithField: "Goal", CompareWithValue: 0 },
	{
		...always,
		Field: "RenovationYear",
		AdvancedCondition: "empty(ConstructionYear) || RenovationYear > ConstructionYear",
	},
	{ ...always, Field: "FloorNumber", Logic: "notEquals", CompareWithField: "MainTypeID", CompareWithValue: 1 },
];

/** Page metadata by language. */
export function metadataFor(origin: string): Record<string, SiteMetadata> {
	const image = `${origin}/media/villa-2-1600.jpg`;
	const robots = "index,follow";
	return {
		nl: {
			googleVerification: "demo-google-nl",
			facebookVerification: "demo-facebook-nl",
			nortonSafeWeb: "demo-norton",
			image,
			robots,
		},
		fr: { googleVerification: "demo-google-fr", facebookVerification: "demo-facebook-fr", image, robots },
		en: { image, robots },
		de: { image, robots },
	};
}
