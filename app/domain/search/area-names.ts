import type { Language } from "../language";
import type { Region } from "../localities/region";

export type Names = Readonly<Record<Language, string>>;

const named = (nl: string, fr: string, en: string, de: string): Names => ({ nl, fr, en, de });

/** The Belgian provinces by their English name in the locality table. */
export const provinces: readonly { province: string; names: Names }[] = [
	{ province: "Antwerp", names: named("Antwerpen", "Anvers", "Antwerp", "Antwerpen") },
	{
		province: "Flemish Brabant",
		names: named("Vlaams-Brabant", "Brabant flamand", "Flemish Brabant", "Flämisch-Brabant"),
	},
	{
		province: "Walloon Brabant",
		names: named("Waals-Brabant", "Brabant wallon", "Walloon Brabant", "Wallonisch-Brabant"),
	},
	{
		province: "West Flanders",
		names: named("West-Vlaanderen", "Flandre occidentale", "West Flanders", "Westflandern"),
	},
	{ province: "East Flanders", names: named("Oost-Vlaanderen", "Flandre orientale", "East Flanders", "Ostflandern") },
	{ province: "Hainaut", names: named("Henegouwen", "Hainaut", "Hainaut", "Hennegau") },
	{ province: "Liège", names: named("Luik", "Liège", "Liège", "Lüttich") },
	{ province: "Limburg", names: named("Limburg", "Limbourg", "Limburg", "Limburg") },
	{ province: "Luxembourg", names: named("Luxemburg", "Luxembourg", "Luxembourg", "Luxemburg") },
	{ province: "Namur", names: named("Namen", "Namur", "Namur", "Namur") },
];

/** The regions of Belgium, with other names that people give them. Luxembourg's postcodes are its streets'. */
export const regionsNamed: readonly { region: Region; names: Names; also: readonly string[] }[] = [
	{
		region: "flanders",
		names: named("Vlaanderen", "Flandre", "Flanders", "Flandern"),
		also: ["Vlaams Gewest", "Région flamande", "Flemish Region", "Flandres", "Flämische Region"],
	},
	{
		region: "brussels",
		names: named("Brussels Gewest", "Région bruxelloise", "Brussels Region", "Region Brüssel"),
		also: [
			"Brussels Hoofdstedelijk Gewest",
			"Région de Bruxelles-Capitale",
			"Région de Bruxelles",
			"Brussels-Capital Region",
			"Brüsseler Region",
			"Region Brüssel-Hauptstadt",
			"les 19 communes",
			"de 19 gemeenten",
		],
	},
	{
		region: "wallonia",
		names: named("Wallonië", "Wallonie", "Wallonia", "Wallonien"),
		also: ["Waals Gewest", "Région wallonne", "Walloon Region", "Wallonische Region"],
	},
];
