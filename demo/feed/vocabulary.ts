import type { Condition } from "./localities.ts";

/** A text in the four languages of the site. */
export type Text = { nl: string; fr: string; en: string; de: string };

export type Line = readonly [nl: string, fr: string, en: string, de: string];

export function toText([nl, fr, en, de]: Line): Text {
	return { nl, fr, en, de };
}

export const countries = {
	BE: { id: 10, name: text("België", "Belgique", "Belgium", "Belgien") },
	LU: { id: 50, name: text("Luxemburg", "Luxembourg", "Luxembourg", "Luxemburg") },
} as const;

export const perMonth = text("per maand", "par mois", "per month", "pro Monat");
export const priceOnRequest = text("Prijs op aanvraag", "Prix sur demande", "Price on request", "Preis auf Anfrage");

export const conditions: Record<Condition, Text> = {
	new: text("Nieuwbouw", "Neuf", "New-build", "Neubau"),
	renovated: text("Gerenoveerd", "Rénové", "Renovated", "Renoviert"),
	good: text("Goed onderhouden", "Bien entretenu", "Well maintained", "Gepflegt"),
	refresh: text("Op te frissen", "À rafraîchir", "To be freshened up", "Auffrischungsbedürftig"),
	renovate: text("Te renoveren", "À rénover", "To be renovated", "Renovierungsbedürftig"),
};

export const heating = {
	heatPump: text(
		"Warmtepomp lucht-water",
		"Pompe à chaleur air-eau",
		"Air-to-water heat pump",
		"Luft-Wasser-Wärmepumpe",
	),
	groundHeatPump: text(
		"Geothermische warmtepomp",
		"Pompe à chaleur géothermique",
		"Ground-source heat pump",
		"Erdwärmepumpe",
	),
	gas: text("Gas, condenserend", "Gaz, condensation", "Gas, condensing", "Gas-Brennwert"),
	oil: text("Stookolie", "Mazout", "Heating oil", "Heizöl"),
	pellets: text("Pellets", "Pellets", "Wood pellets", "Holzpellets"),
	collective: text("Collectief, gas", "Collectif, gaz", "Communal, gas", "Zentralheizung des Hauses, Gas"),
	stoves: text("Gaskachels", "Convecteurs au gaz", "Gas heaters", "Gasöfen"),
};

export const kitchens = {
	full: text("Volledig ingericht", "Entièrement équipée", "Fully fitted", "Komplett ausgestattet"),
	open: text("Open, met kookeiland", "Ouverte, avec îlot", "Open, with island", "Offen, mit Kochinsel"),
	basic: text("Eenvoudig ingericht", "Équipement simple", "Basic", "Einfach ausgestattet"),
	kitchenette: text("Kitchenette", "Kitchenette", "Kitchenette", "Kochnische"),
	none: text("Niet ingericht", "Non équipée", "Not fitted", "Nicht ausgestattet"),
};

export const glazing = {
	triple: text("Driedubbel", "Triple", "Triple", "Dreifach"),
	highYield: text("Hoogrendementsglas", "Double à haut rendement", "High-performance double", "Wärmeschutzglas"),
	double: text("Dubbel", "Double", "Double", "Doppelt"),
	mixed: text(
		"Deels enkel, deels dubbel",
		"En partie simple, en partie double",
		"Part single, part double",
		"Teils einfach, teils doppelt",
	),
	single: text("Enkel", "Simple", "Single", "Einfach"),
};

export const frames = {
	wood: text("Hout", "Bois", "Wood", "Holz"),
	aluminium: text("Aluminium", "Aluminium", "Aluminium", "Aluminium"),
	pvc: text("Pvc", "PVC", "uPVC", "Kunststoff"),
};

export const roofs = {
	gable: text("Zadeldak", "Toit à deux versants", "Gable roof", "Satteldach"),
	flat: text("Plat dak", "Toit plat", "Flat roof", "Flachdach"),
	hipped: text("Schilddak", "Toit à croupes", "Hipped roof", "Walmdach"),
	mansard: text("Mansardedak", "Toit mansardé", "Mansard roof", "Mansarddach"),
};

export const roofMaterials = {
	tiles: text("Pannen", "Tuiles", "Tiles", "Dachziegel"),
	slate: text("Natuurleien", "Ardoises naturelles", "Natural slate", "Naturschiefer"),
	membrane: text("Roofing", "Membrane d’étanchéité", "Roofing membrane", "Dachbahn"),
};

export const roofConditions = {
	new: text("Vernieuwd en geïsoleerd", "Rénové et isolé", "Renewed and insulated", "Erneuert und gedämmt"),
	good: text("Goed", "Bon état", "Good", "Gut"),
	old: text("Te vernieuwen", "À renouveler", "To be renewed", "Zu erneuern"),
};

export const floors = {
	oak: text(
		"Eiken parket en tegels",
		"Parquet de chêne et carrelage",
		"Oak parquet and tiles",
		"Eichenparkett und Fliesen",
	),
	tiles: text("Tegels", "Carrelage", "Tiles", "Fliesen"),
	laminate: text("Laminaat en tegels", "Stratifié et carrelage", "Laminate and tiles", "Laminat und Fliesen"),
	cement: text(
		"Cementtegels en plankenvloer",
		"Carreaux de ciment et plancher",
		"Cement tiles and floorboards",
		"Zementfliesen und Dielen",
	),
	concrete: text("Gepolierd beton", "Béton poli", "Polished concrete", "Geschliffener Beton"),
};

export const styles = {
	mansion: text("Eclectisch", "Éclectique", "Eclectic", "Eklektizistisch"),
	artDeco: text("Art deco", "Art déco", "Art deco", "Art déco"),
	modernist: text("Modernistisch", "Moderniste", "Modernist", "Modernistisch"),
	contemporary: text("Hedendaags", "Contemporain", "Contemporary", "Zeitgenössisch"),
	country: text("Landelijk", "Rural", "Country", "Ländlich"),
	classic: text("Klassiek", "Classique", "Classic", "Klassisch"),
};

export const destinations = {
	residential: text("Woongebied", "Zone d’habitat", "Residential area", "Wohngebiet"),
	rural: text(
		"Woongebied met landelijk karakter",
		"Zone d’habitat à caractère rural",
		"Residential area of rural character",
		"Ländliches Wohngebiet",
	),
	business: text("Bedrijvenzone", "Zone d’activité économique", "Business zone", "Gewerbegebiet"),
	agricultural: text("Agrarisch gebied", "Zone agricole", "Agricultural area", "Landwirtschaftliches Gebiet"),
};

export const asbestos = {
	safe: text("Asbestveilig", "Sans risque", "Asbestos-safe", "Asbestsicher"),
	present: text(
		"Asbesthoudend materiaal aanwezig, goede staat",
		"Matériaux contenant de l’amiante, en bon état",
		"Asbestos-containing material, in good condition",
		"Asbesthaltiges Material vorhanden, guter Zustand",
	),
};

export const floodZones = {
	none: text(
		"Niet gelegen in overstromingsgebied",
		"Hors zone inondable",
		"Outside flood areas",
		"Außerhalb von Überschwemmungsgebieten",
	),
	small: text(
		"Kleine kans op overstroming",
		"Aléa d’inondation faible",
		"Low flood hazard",
		"Geringe Überschwemmungsgefahr",
	),
	medium: text(
		"Middelgrote kans op overstroming",
		"Aléa d’inondation moyen",
		"Medium flood hazard",
		"Mittlere Überschwemmungsgefahr",
	),
};

export const availability = {
	deed: text("Bij akte", "À l’acte", "When the deed is signed", "Bei Beurkundung"),
	now: text("Onmiddellijk", "Immédiatement", "Immediately", "Sofort"),
	agreed: text("In onderling overleg", "À convenir", "To be agreed", "Nach Vereinbarung"),
	delivery: text("Bij oplevering", "À la réception", "On completion", "Bei Fertigstellung"),
};

export const inventories = {
	furnished: text(
		"Gemeubeld: bed, kasten, tafel met stoelen, zetel, keukengerei",
		"Meublé : lit, armoires, table et chaises, canapé, ustensiles",
		"Furnished: bed, wardrobes, table and chairs, sofa, kitchenware",
		"Möbliert: Bett, Schränke, Tisch mit Stühlen, Sofa, Küchengerät",
	),
	kitchen: text(
		"Keukentoestellen blijven: oven, kookplaat, dampkap, vaatwasser, koelkast",
		"Restent en place : four, taque, hotte, lave-vaisselle, réfrigérateur",
		"Appliances that stay: oven, hob, extractor, dishwasher, fridge",
		"Es bleiben: Backofen, Kochfeld, Abzugshaube, Spülmaschine, Kühlschrank",
	),
};

function text(nl: string, fr: string, en: string, de: string): Text {
	return { nl, fr, en, de };
}
