import type { PropertyType } from "../../app/domain/feed/feed.ts";

/** Icon group of a type: 1 residential, 2 offices, 3 industry, 4 land, 5 garages, 6 retail, 7 investment. */
type WebId = 1 | 2 | 3 | 4 | 5 | 6 | 7;
type Names = { nl: string; fr: string; en: string; de: string };

const names = (nl: string, fr: string, en: string, de: string): Names => ({ nl, fr, en, de });

const mainTypes = [
	{ id: 1, webId: 1, name: names("Woning", "Maison", "House", "Haus") },
	{ id: 2, webId: 1, name: names("Appartement", "Appartement", "Apartment", "Wohnung") },
	{ id: 3, webId: 2, name: names("Kantoor", "Bureau", "Office space", "Bürofläche") },
	{ id: 4, webId: 4, name: names("Grond", "Terrain", "Land", "Grundstück") },
	{
		id: 5,
		webId: 5,
		name: names("Garage en parking", "Garage et parking", "Garage and parking", "Garage und Stellplatz"),
	},
	{ id: 6, webId: 6, name: names("Handelspand", "Commerce", "Retail", "Ladenlokal") },
	{ id: 7, webId: 7, name: names("Opbrengsteigendom", "Immeuble de rapport", "Investment property", "Anlageobjekt") },
	{ id: 8, webId: 3, name: names("Industrie", "Industrie", "Industrial", "Gewerbe und Industrie") },
] as const satisfies readonly { id: number; webId: WebId; name: Names }[];

/** Types of the demo properties; `id` equals `main` for a type of the first level. */
export const kinds = {
	terraced: { id: 11, main: 1, name: names("Rijwoning", "Maison mitoyenne", "Terraced house", "Reihenhaus") },
	villa: { id: 12, main: 1, name: names("Villa", "Villa", "Villa", "Villa") },
	farmhouse: { id: 13, main: 1, name: names("Hoeve", "Fermette", "Farmhouse", "Bauernhaus") },
	bungalow: { id: 14, main: 1, name: names("Bungalow", "Bungalow", "Bungalow", "Bungalow") },
	semi: {
		id: 15,
		main: 1,
		name: names("Halfopen woning", "Maison trois façades", "Semi-detached house", "Doppelhaushälfte"),
	},
	mansion: { id: 16, main: 1, name: names("Herenhuis", "Maison de maître", "Town house", "Stadthaus") },
	flat: { id: 2, main: 2, name: null },
	duplex: { id: 21, main: 2, name: names("Duplex", "Duplex", "Duplex", "Maisonette") },
	penthouse: { id: 22, main: 2, name: names("Penthouse", "Penthouse", "Penthouse", "Penthouse") },
	studio: { id: 23, main: 2, name: names("Studio", "Studio", "Studio", "Studio") },
	ground: {
		id: 24,
		main: 2,
		name: names("Gelijkvloers appartement", "Rez-de-chaussée", "Ground-floor apartment", "Erdgeschosswohnung"),
	},
	office: { id: 31, main: 3, name: names("Kantoor", "Bureaux", "Office", "Büro") },
	practice: { id: 32, main: 3, name: names("Praktijkruimte", "Cabinet", "Practice", "Praxis") },
	plot: { id: 41, main: 4, name: names("Bouwgrond", "Terrain à bâtir", "Building land", "Baugrundstück") },
	field: {
		id: 42,
		main: 4,
		name: names("Landbouwgrond", "Terrain agricole", "Agricultural land", "Landwirtschaftsfläche"),
	},
	garage: { id: 51, main: 5, name: names("Garagebox", "Box de garage", "Lock-up garage", "Garage") },
	parking: { id: 52, main: 5, name: names("Staanplaats", "Emplacement de parking", "Parking space", "Stellplatz") },
	shop: { id: 6, main: 6, name: null },
	shopWithFlat: {
		id: 61,
		main: 6,
		name: names("Winkel met woonst", "Commerce avec habitation", "Shop with apartment", "Ladenlokal mit Wohnung"),
	},
	catering: { id: 62, main: 6, name: names("Horecazaak", "Horeca", "Restaurant and café", "Gastronomie") },
	investment: {
		id: 71,
		main: 7,
		name: names("Appartementsgebouw", "Immeuble à appartements", "Apartment building", "Mehrfamilienhaus"),
	},
	warehouse: { id: 81, main: 8, name: names("Magazijn", "Entrepôt", "Warehouse", "Lagerhalle") },
	workshop: { id: 82, main: 8, name: names("Kmo-unit", "Atelier PME", "Business unit", "Gewerbeeinheit") },
} as const satisfies Record<string, { id: number; main: (typeof mainTypes)[number]["id"]; name: Names | null }>;

/** Plural names, for headings. */
const plurals: Readonly<Record<number, Names>> = {
	1: names("Huizen", "Maisons", "Houses", "Häuser"),
	2: names("Appartementen", "Appartements", "Apartments", "Wohnungen"),
	3: names("Kantoren", "Bureaux", "Offices", "Büroflächen"),
	4: names("Gronden", "Terrains", "Plots of land", "Grundstücke"),
	5: names("Garages en parkings", "Garages et parkings", "Garages and parking spaces", "Garagen und Stellplätze"),
	6: names("Handelspanden", "Commerces", "Retail properties", "Ladenlokale"),
	7: names("Opbrengsteigendommen", "Immeubles de rapport", "Investment properties", "Anlageobjekte"),
	8: names("Bedrijfspanden", "Bâtiments industriels", "Industrial properties", "Gewerbe- und Industrieobjekte"),
	11: names("Rijwoningen", "Maisons mitoyennes", "Terraced houses", "Reihenhäuser"),
	12: names("Villa’s", "Villas", "Villas", "Villen"),
	13: names("Hoeves", "Fermettes", "Farmhouses", "Bauernhäuser"),
	14: names("Bungalows", "Bungalows", "Bungalows", "Bungalows"),
	15: names("Halfopen woningen", "Maisons trois façades", "Semi-detached houses", "Doppelhaushälften"),
	16: names("Herenhuizen", "Maisons de maître", "Town houses", "Stadthäuser"),
	21: names("Duplexen", "Duplex", "Duplexes", "Maisonetten"),
	22: names("Penthouses", "Penthouses", "Penthouses", "Penthouses"),
	23: names("Studio’s", "Studios", "Studios", "Studios"),
	24: names("Gelijkvloerse appartementen", "Rez-de-chaussée", "Ground-floor apartments", "Erdgeschosswohnungen"),
	31: names("Kantoorruimtes", "Espaces de bureau", "Office units", "Büros"),
	32: names("Praktijkruimtes", "Cabinets", "Practices", "Praxen"),
	41: names("Bouwgronden", "Terrains à bâtir", "Building plots", "Baugrundstücke"),
	42: names("Landbouwgronden", "Terrains agricoles", "Plots of agricultural land", "Landwirtschaftsflächen"),
	51: names("Garageboxen", "Box de garage", "Lock-up garages", "Garagen"),
	52: names("Staanplaatsen", "Emplacements de parking", "Parking spaces", "Stellplätze"),
	61: names("Winkels met woonst", "Commerces avec habitation", "Shops with apartment", "Ladenlokale mit Wohnung"),
	62: names("Horecazaken", "Établissements horeca", "Restaurants and cafés", "Gastronomiebetriebe"),
	71: names("Appartementsgebouwen", "Immeubles à appartements", "Apartment buildings", "Mehrfamilienhäuser"),
	81: names("Magazijnen", "Entrepôts", "Warehouses", "Lagerhallen"),
	82: names("Kmo-units", "Ateliers PME", "Business units", "Gewerbeeinheiten"),
};

export type Kind = keyof typeof kinds;

export function webIdOf(kind: Kind): WebId {
	return mainTypes.find((type) => type.id === kinds[kind].main)!.webId;
}

/** Type tree in the feed's format, main types first. */
export function propertyTypes(): PropertyType[] {
	const main = mainTypes.map((type) => ({
		ID: type.id,
		ParentID: null,
		Name: type.name,
		NamePlural: plurals[type.id],
		WebID: type.webId,
	}));
	const children = (Object.keys(kinds) as Kind[])
		.filter((kind) => kinds[kind].name !== null)
		.map((kind) => ({
			ID: kinds[kind].id,
			ParentID: kinds[kind].main,
			Name: kinds[kind].name,
			NamePlural: plurals[kinds[kind].id],
			WebID: webIdOf(kind),
		}));
	return [...main, ...children];
}
