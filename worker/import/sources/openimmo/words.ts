import type { Language } from "../../../../app/domain/language";

type Words = Record<Language, string>;

const words = (nl: string, fr: string, en: string, de: string): Words => ({ nl, fr, en, de });

/** Values of `zustand_art`. */
export const conditions: ReadonlyMap<string | undefined, Words> = new Map([
	["ERSTBEZUG", words("Eerste bewoning", "Première occupation", "First occupancy", "Erstbezug")],
	["TEIL_VOLLRENOVIERUNGSBED", words("Te renoveren", "À rénover", "To be renovated", "Renovierungsbedürftig")],
	["NEUWERTIG", words("Als nieuw", "Comme neuf", "As new", "Neuwertig")],
	["TEIL_VOLLSANIERT", words("Gerenoveerd", "Rénové", "Renovated", "Saniert")],
	["TEIL_VOLLRENOVIERT", words("Gerenoveerd", "Rénové", "Renovated", "Renoviert")],
	["TEIL_SANIERT", words("Deels gerenoveerd", "Partiellement rénové", "Partly renovated", "Teilsaniert")],
	["VOLL_SANIERT", words("Volledig gerenoveerd", "Entièrement rénové", "Fully renovated", "Vollsaniert")],
	[
		"SANIERUNGSBEDUERFTIG",
		words("Grondig te renoveren", "À rénover en profondeur", "In need of full renovation", "Sanierungsbedürftig"),
	],
	["BAUFAELLIG", words("Bouwvallig", "Délabré", "Dilapidated", "Baufällig")],
	["GEPFLEGT", words("Goed onderhouden", "Bien entretenu", "Well kept", "Gepflegt")],
	["MODERNISIERT", words("Gemoderniseerd", "Modernisé", "Modernised", "Modernisiert")],
	["ROHBAU", words("Ruwbouw", "Gros œuvre", "Shell", "Rohbau")],
	["ENTKERNT", words("Gestript", "Curé", "Stripped", "Entkernt")],
	["ABRISSOBJEKT", words("Af te breken", "À démolir", "To be demolished", "Abrissobjekt")],
	["PROJEKTIERT", words("Gepland", "En projet", "Planned", "Projektiert")],
]);

/** Attributes of `kueche`. */
export const kitchens: ReadonlyMap<string, Words> = new Map([
	["EBK", words("Ingebouwde keuken", "Cuisine équipée", "Fitted kitchen", "Einbauküche")],
	["OFFEN", words("Open keuken", "Cuisine ouverte", "Open-plan kitchen", "Offene Küche")],
	["PANTRY", words("Kitchenette", "Kitchenette", "Kitchenette", "Pantryküche")],
]);
