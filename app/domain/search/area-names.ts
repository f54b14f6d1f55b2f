import { words as named, type Words } from "../language";
import type { Region } from "../localities/region";

export type Names = Words;

/**
 * Belgian provinces by their English name in the locality table; `within` is the name with "in", as used in a sentence.
 */
export const provinces: readonly { province: string; names: Names; within: Names }[] = [
	{
		province: "Antwerp",
		names: named("Antwerpen", "Anvers", "Antwerp", "Antwerpen"),
		within: named(
			"in de provincie Antwerpen",
			"en province d’Anvers",
			"in the province of Antwerp",
			"in der Provinz Antwerpen",
		),
	},
	{
		province: "Flemish Brabant",
		names: named("Vlaams-Brabant", "Brabant flamand", "Flemish Brabant", "Flämisch-Brabant"),
		within: named("in Vlaams-Brabant", "en Brabant flamand", "in Flemish Brabant", "in Flämisch-Brabant"),
	},
	{
		province: "Walloon Brabant",
		names: named("Waals-Brabant", "Brabant wallon", "Walloon Brabant", "Wallonisch-Brabant"),
		within: named("in Waals-Brabant", "en Brabant wallon", "in Walloon Brabant", "in Wallonisch-Brabant"),
	},
	{
		province: "West Flanders",
		names: named("West-Vlaanderen", "Flandre occidentale", "West Flanders", "Westflandern"),
		within: named("in West-Vlaanderen", "en Flandre occidentale", "in West Flanders", "in Westflandern"),
	},
	{
		province: "East Flanders",
		names: named("Oost-Vlaanderen", "Flandre orientale", "East Flanders", "Ostflandern"),
		within: named("in Oost-Vlaanderen", "en Flandre orientale", "in East Flanders", "in Ostflandern"),
	},
	{
		province: "Hainaut",
		names: named("Henegouwen", "Hainaut", "Hainaut", "Hennegau"),
		within: named("in Henegouwen", "en Hainaut", "in Hainaut", "im Hennegau"),
	},
	{
		province: "Liège",
		names: named("Luik", "Liège", "Liège", "Lüttich"),
		within: named("in de provincie Luik", "en province de Liège", "in the province of Liège", "in der Provinz Lüttich"),
	},
	{
		province: "Limburg",
		names: named("Limburg", "Limbourg", "Limburg", "Limburg"),
		within: named("in Limburg", "en province de Limbourg", "in the province of Limburg", "in der Provinz Limburg"),
	},
	{
		province: "Luxembourg",
		names: named("Luxemburg", "Luxembourg", "Luxembourg", "Luxemburg"),
		within: named(
			"in de provincie Luxemburg",
			"en province de Luxembourg",
			"in the province of Luxembourg",
			"in der Provinz Luxemburg",
		),
	},
	{
		province: "Namur",
		names: named("Namen", "Namur", "Namur", "Namur"),
		within: named("in de provincie Namen", "en province de Namur", "in the province of Namur", "in der Provinz Namur"),
	},
];

/** Regions of Belgium and Luxembourg, each with "in" as used in a sentence, and alternative names. */
export const regionsNamed: readonly { region: Region; names: Names; within: Names; also: readonly string[] }[] = [
	{
		region: "flanders",
		names: named("Vlaanderen", "Flandre", "Flanders", "Flandern"),
		within: named("in Vlaanderen", "en Flandre", "in Flanders", "in Flandern"),
		also: ["Vlaams Gewest", "Région flamande", "Flemish Region", "Flandres", "Flämische Region"],
	},
	{
		region: "brussels",
		names: named("Brussel", "Bruxelles", "Brussels", "Brüssel"),
		within: named("in Brussel", "à Bruxelles", "in Brussels", "in Brüssel"),
		also: [
			"Brussels Gewest",
			"Région bruxelloise",
			"Brussels Region",
			"Region Brüssel",
			"Bxl",
			"BXL",
			"Bru",
			"regio Brussel",
			"Groot-Brussel",
			"Bruxelles et ses communes",
			"Brussel hoofdstad",
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
		names: named("Wallonië", "Wallonie", "Wallonia", "Wallonie"),
		within: named("in Wallonië", "en Wallonie", "in Wallonia", "in der Wallonie"),
		also: ["Waals Gewest", "Région wallonne", "Walloon Region", "Wallonische Region", "Wallonien"],
	},
	{
		region: "luxembourg",
		names: named(
			"Groothertogdom Luxemburg",
			"Grand-Duché de Luxembourg",
			"Grand Duchy of Luxembourg",
			"Großherzogtum Luxemburg",
		),
		within: named(
			"in het Groothertogdom Luxemburg",
			"au Grand-Duché de Luxembourg",
			"in the Grand Duchy of Luxembourg",
			"im Großherzogtum Luxemburg",
		),
		also: [
			"Groothertogdom",
			"Grand-Duché",
			"Grand Duché de Luxembourg",
			"GD Luxembourg",
			"GDL",
			"Grand Duchy",
			"Großherzogtum",
			"Grossherzogtum Luxemburg",
			"Luxembourg pays",
		],
	},
];
