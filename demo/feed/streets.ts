/**
 * Street names common to many towns, without names of persons. The Dutch and French lists name the same streets in
 * pairs.
 */
const paired: readonly (readonly [nl: string, fr: string])[] = [
	["Kerkstraat", "Rue de l'Église"],
	["Molenstraat", "Rue du Moulin"],
	["Lindelaan", "Avenue des Tilleuls"],
	["Stationsstraat", "Rue de la Station"],
	["Nieuwstraat", "Rue Neuve"],
	["Beukenlaan", "Avenue des Hêtres"],
	["Schoolstraat", "Rue de l'École"],
	["Veldstraat", "Rue des Champs"],
	["Eikenlaan", "Avenue des Chênes"],
	["Kasteelstraat", "Rue du Château"],
	["Beemdenstraat", "Rue des Prairies"],
	["Kloosterstraat", "Rue du Couvent"],
	["Bosstraat", "Rue du Bois"],
	["Hoogstraat", "Rue Haute"],
	["Parklaan", "Avenue du Parc"],
	["Brugstraat", "Rue du Pont"],
	["Wilgenstraat", "Rue des Saules"],
	["Fonteinstraat", "Rue de la Fontaine"],
	["Hovenierstraat", "Rue du Jardinier"],
	["Kapelstraat", "Rue de la Chapelle"],
	["Vijverstraat", "Rue de l'Étang"],
	["Merelstraat", "Rue du Merle"],
	["Boomgaardstraat", "Rue du Verger"],
	["Kastanjelaan", "Avenue des Marronniers"],
];

const german = [
	"Kirchstraße",
	"Mühlenweg",
	"Lindenallee",
	"Bahnhofstraße",
	"Neustraße",
	"Buchenweg",
	"Schulstraße",
	"Feldstraße",
	"Eichenweg",
	"Wiesenweg",
	"Klosterstraße",
	"Waldstraße",
	"Gartenstraße",
	"Am Bach",
	"Birkenweg",
	"Hochstraße",
] as const;

export type Street = string | { nl: string; fr: string };

/** Street names by language of the street signs. */
export function streetsOf(signs: "nl" | "fr" | "de" | "both"): readonly Street[] {
	if (signs === "de") return german;
	if (signs === "both") return paired.map(([nl, fr]) => ({ nl, fr }));
	return paired.map(([nl, fr]) => (signs === "nl" ? nl : fr));
}
