import { RESIDENTIAL } from "./kind";

/** schema.org type of a building; `Place` is anything else with an address. */
export type BuildingType = "Apartment" | "SingleFamilyResidence" | "House" | "Accommodation" | "Place";

/** Words in the agency's type names, in four languages. APARTMENT is tested first. */
const APARTMENT =
	/appartement|apartment|wohnung|\bflat\b|duplex|penthouse|studio|maisonette?n?\b|rez-de-chauss|gelijkvloers|\bloft\b|\bkot\b/i;
const DETACHED = /villa|bungalow|hoeve|fermette|farmhouse|bauernhaus|chalet/i;
const HOUSE = /woning|huis|house|haus|maison|hôtel de maître/i;

type Known = {
	webId: number | null;
	/** The type's name as the page shows it. */
	type: string | null;
	floor: number | null | undefined;
	ground: number | null | undefined;
};

/** Derived from the type's name; else a property with a floor is an apartment, and one with land a house. */
export function buildingType({ webId, type, floor, ground }: Known): BuildingType {
	if (webId !== null && webId !== RESIDENTIAL) return "Place";
	const name = type ?? "";
	if (APARTMENT.test(name)) return "Apartment";
	if (DETACHED.test(name)) return "SingleFamilyResidence";
	if (HOUSE.test(name)) return "House";
	if (floor != null) return "Apartment";
	return ground ? "House" : "Accommodation";
}
