import { type Words, words } from "../../../../app/domain/language";
import { GARAGE, INDUSTRIAL, LAND, OFFICE, RESIDENTIAL, RETAIL } from "../../../../app/domain/property/kind";
import { textOf } from "../values";
import type { Estate } from "./service";

export type TypeRecord = { ID: number; ParentID: number | null; Name: Words; WebID: number };

const mainTypes = [
	["house", RESIDENTIAL, words("Huis", "Maison", "House", "Haus")],
	["apartment", RESIDENTIAL, words("Appartement", "Appartement", "Apartment", "Wohnung")],
	["land", LAND, words("Grond", "Terrain", "Land", "Grundstück")],
	["office", OFFICE, words("Kantoor", "Bureau", "Office", "Büro")],
	["commercial", RETAIL, words("Handelspand", "Commerce", "Retail", "Ladenlokal")],
	["industrial", INDUSTRIAL, words("Industrie", "Industrie", "Industrial", "Gewerbe")],
	["parking", GARAGE, words("Garage", "Garage", "Garage", "Garage")],
] as const;

/** Subtypes that are more specific than their main type; others are ignored. */
const subTypes: readonly (readonly [name: string, Words])[] = [
	["detached", words("Vrijstaande woning", "Maison quatre façades", "Detached house", "Freistehendes Haus")],
	["semi_detached", words("Halfopen bebouwing", "Maison trois façades", "Semi-detached house", "Doppelhaushälfte")],
	["terraced", words("Rijwoning", "Maison mitoyenne", "Terraced house", "Reihenhaus")],
	["villa", words("Villa", "Villa", "Villa", "Villa")],
	["bungalow", words("Bungalow", "Bungalow", "Bungalow", "Bungalow")],
	["farm", words("Hoeve", "Ferme", "Farmhouse", "Bauernhaus")],
	["mansion", words("Herenhuis", "Maison de maître", "Town house", "Herrenhaus")],
	["castle", words("Kasteel", "Château", "Castle", "Schloss")],
	["duplex", words("Duplex", "Duplex", "Duplex", "Maisonette")],
	["triplex", words("Triplex", "Triplex", "Triplex", "Triplex-Wohnung")],
	["penthouse", words("Penthouse", "Penthouse", "Penthouse", "Penthouse")],
	["loft", words("Loft", "Loft", "Loft", "Loft")],
	["studio", words("Studio", "Studio", "Studio", "Studio")],
	[
		"ground_floor",
		words("Gelijkvloers appartement", "Rez-de-chaussée", "Ground-floor apartment", "Erdgeschosswohnung"),
	],
	["student_accommodation", words("Studentenkamer", "Kot", "Student room", "Studentenzimmer")],
	["building_land", words("Bouwgrond", "Terrain à bâtir", "Building land", "Baugrundstück")],
	["agricultural", words("Landbouwgrond", "Terrain agricole", "Agricultural land", "Landwirtschaftliche Fläche")],
	["pasture_land", words("Weide", "Prairie", "Meadow", "Wiese")],
	["retail_space", words("Winkel", "Magasin", "Shop", "Geschäft")],
	["restaurant", words("Horecazaak", "Établissement horeca", "Hospitality business", "Gastronomiebetrieb")],
	["warehouse", words("Magazijn", "Entrepôt", "Warehouse", "Lagerhalle")],
	["private_garage", words("Garagebox", "Garage fermé", "Lock-up garage", "Einzelgarage")],
	["indoor_parking_space", words("Binnenstaanplaats", "Parking intérieur", "Indoor parking space", "Innenstellplatz")],
	[
		"covered_outdoor_space",
		words("Overdekte staanplaats", "Parking couvert", "Covered parking space", "Überdachter Stellplatz"),
	],
	[
		"outdoor_parking_space",
		words("Buitenstaanplaats", "Parking extérieur", "Outdoor parking space", "Außenstellplatz"),
	],
];

const SUBTYPES_A_TYPE = 100;

/** Main type and, if known, subtype of an estate; empty for an unknown type. */
export function typesOf(estate: Estate): TypeRecord[] {
	const at = mainTypes.findIndex(([name]) => name === textOf(estate.type));
	const found = mainTypes[at];
	if (!found) return [];
	const [, WebID, Name] = found;
	const main = { ID: at + 1, ParentID: null, Name, WebID };
	const place = subTypes.findIndex(([name]) => name === textOf(estate.sub_type));
	const sub = subTypes[place];
	if (!sub) return [main];
	return [main, { ID: main.ID * SUBTYPES_A_TYPE + place, ParentID: main.ID, Name: sub[1], WebID }];
}

/** SweepBright's name of a main type, by the site's type id. */
export function typeNamed(id: number): string | null {
	return mainTypes[(id < SUBTYPES_A_TYPE ? id : Math.floor(id / SUBTYPES_A_TYPE)) - 1]?.[0] ?? null;
}
