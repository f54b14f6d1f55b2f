import { RESIDENTIAL } from "./kind";

/** What schema.org calls a building; `Place` is anything else that has an address. */
export type BuildingType = "Apartment" | "SingleFamilyResidence" | "House" | "Accommodation" | "Place";

/** Words of the agency's types in four languages. What has both an apartment's and a house's is an apartment. */
const APARTMENT =
	/appartement|apartment|wohnung|\bflat\b|duplex|penthouse|studio|maisonette?n?\b|rez-de-chauss|gelijkvloers|\bloft\b|\bkot\b/i;
const DETACHED = /villa|bungalow|hoeve|fermette|farmhouse|bauernhaus|chalet/i;
const HOUSE = /woning|huis|house|haus|maison|hôtel de maître/i;

type Known = {
	webId: number | null;
	/** The type's name as the page has it. */
	type: string | null;
	floor: number | null | undefined;
	ground: number | null | undefined;
};

/** By the name of the type; where that says nothing, a flat has a floor and a house ground of its own. */
export function buildingType({ webId, type, floor, ground }: Known): BuildingType {
	if (webId !== null && webId !== RESIDENTIAL) return "Place";
	const name = type ?? "";
	if (APARTMENT.test(name)) return "Apartment";
	if (DETACHED.test(name)) return "SingleFamilyResidence";
	if (HOUSE.test(name)) return "House";
	if (floor != null) return "Apartment";
	return ground ? "House" : "Accommodation";
}
