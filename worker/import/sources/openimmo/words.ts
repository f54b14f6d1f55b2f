import { type Words, words } from "../../../../app/domain/language";

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

/** Attributes of `befeuerung`. */
export const fuels: ReadonlyMap<string, Words> = new Map([
	["OEL", words("Stookolie", "Mazout", "Heating oil", "Öl")],
	["GAS", words("Gas", "Gaz", "Gas", "Gas")],
	["ELEKTRO", words("Elektrisch", "Électrique", "Electric", "Elektrisch")],
	["SOLAR", words("Zonne-energie", "Solaire", "Solar", "Solar")],
	["ERDWAERME", words("Aardwarmte", "Géothermie", "Geothermal", "Erdwärme")],
	["LUFTWP", words("Warmtepomp", "Pompe à chaleur", "Heat pump", "Luft-Wärmepumpe")],
	["FERN", words("Stadsverwarming", "Chauffage urbain", "District heating", "Fernwärme")],
	["BLOCK", words("Blokverwarming", "Chauffage d’îlot", "Block heating", "Blockheizkraftwerk")],
	["PELLET", words("Pellets", "Pellets", "Pellets", "Pellets")],
	["HOLZ", words("Hout", "Bois", "Wood", "Holz")],
	["KOHLE", words("Kolen", "Charbon", "Coal", "Kohle")],
]);

/** Attributes of `heizungsart`. */
export const heatings: ReadonlyMap<string, Words> = new Map([
	["ZENTRAL", words("Centrale verwarming", "Chauffage central", "Central heating", "Zentralheizung")],
	["ETAGE", words("Verwarming per verdieping", "Chauffage par étage", "Heating per storey", "Etagenheizung")],
	["FUSSBODEN", words("Vloerverwarming", "Chauffage par le sol", "Underfloor heating", "Fußbodenheizung")],
	["OFEN", words("Kachel", "Poêle", "Stove", "Ofenheizung")],
	["FERN", words("Stadsverwarming", "Chauffage urbain", "District heating", "Fernwärme")],
]);

/** Attributes of `boden`. */
export const coverings: ReadonlyMap<string, Words> = new Map([
	["PARKETT", words("Parket", "Parquet", "Parquet", "Parkett")],
	["FLIESEN", words("Tegels", "Carrelage", "Tiles", "Fliesen")],
	["LAMINAT", words("Laminaat", "Stratifié", "Laminate", "Laminat")],
	["DIELEN", words("Planken", "Planches", "Floorboards", "Dielen")],
	["TEPPICH", words("Tapijt", "Moquette", "Carpet", "Teppich")],
	["STEIN", words("Natuursteen", "Pierre naturelle", "Natural stone", "Naturstein")],
	["LINOLEUM", words("Linoleum", "Linoléum", "Linoleum", "Linoleum")],
]);

/** Subtypes by kind and attribute value. */
export const subTypes: readonly (readonly [kind: string, name: string, Words])[] = [
	["wohnung", "PENTHOUSE", words("Penthouse", "Penthouse", "Penthouse", "Penthouse")],
	["wohnung", "MAISONETTE", words("Duplex", "Duplex", "Duplex", "Maisonette")],
	[
		"wohnung",
		"DACHGESCHOSS",
		words("Dakappartement", "Appartement sous les toits", "Rooftop apartment", "Dachgeschosswohnung"),
	],
	[
		"wohnung",
		"ERDGESCHOSS",
		words("Gelijkvloers appartement", "Rez-de-chaussée", "Ground-floor apartment", "Erdgeschosswohnung"),
	],
	["wohnung", "LOFT-STUDIO-ATELIER", words("Loft", "Loft", "Loft", "Loft")],
	["wohnung", "SOUTERRAIN", words("Souterrain", "Appartement en sous-sol", "Basement apartment", "Souterrainwohnung")],
	[
		"wohnung",
		"TERRASSEN",
		words("Appartement met terras", "Appartement avec terrasse", "Terrace apartment", "Terrassenwohnung"),
	],
	["haus", "REIHENHAUS", words("Rijwoning", "Maison mitoyenne", "Terraced house", "Reihenhaus")],
	["haus", "REIHENEND", words("Hoekwoning", "Maison en bout de rangée", "End-of-terrace house", "Reihenendhaus")],
	["haus", "REIHENMITTEL", words("Rijwoning", "Maison mitoyenne", "Terraced house", "Reihenmittelhaus")],
	[
		"haus",
		"DOPPELHAUSHAELFTE",
		words("Halfopen bebouwing", "Maison trois façades", "Semi-detached house", "Doppelhaushälfte"),
	],
	["haus", "EINFAMILIENHAUS", words("Eengezinswoning", "Maison unifamiliale", "Family house", "Einfamilienhaus")],
	[
		"haus",
		"MEHRFAMILIENHAUS",
		words("Appartementsgebouw", "Immeuble à appartements", "Apartment block", "Mehrfamilienhaus"),
	],
	["haus", "BUNGALOW", words("Bungalow", "Bungalow", "Bungalow", "Bungalow")],
	["haus", "BAUERNHAUS", words("Hoeve", "Ferme", "Farmhouse", "Bauernhaus")],
	["haus", "LANDHAUS", words("Landhuis", "Maison de campagne", "Country house", "Landhaus")],
	["haus", "VILLA", words("Villa", "Villa", "Villa", "Villa")],
	["haus", "SCHLOSS", words("Kasteel", "Château", "Castle", "Schloss")],
	["haus", "HERRENHAUS", words("Herenhuis", "Maison de maître", "Town house", "Herrenhaus")],
	["grundstueck", "WOHNEN", words("Bouwgrond", "Terrain à bâtir", "Building land", "Baugrundstück")],
	[
		"grundstueck",
		"LAND_FORSTWIRSCHAFT",
		words("Landbouwgrond", "Terrain agricole", "Agricultural land", "Landwirtschaftliche Fläche"),
	],
	[
		"parken",
		"TIEFGARAGE",
		words("Ondergrondse staanplaats", "Parking souterrain", "Underground parking space", "Tiefgarage"),
	],
	["parken", "STELLPLATZ", words("Buitenstaanplaats", "Parking extérieur", "Outdoor parking space", "Stellplatz")],
	["parken", "CARPORT", words("Carport", "Carport", "Carport", "Carport")],
];

export const orientations: ReadonlyMap<string, string> = new Map([
	["NORD", "N"],
	["NORDOST", "NE"],
	["OST", "E"],
	["SUEDOST", "SE"],
	["SUED", "S"],
	["SUEDWEST", "SW"],
	["WEST", "W"],
	["NORDWEST", "NW"],
]);

/** Figures without a field in the feed, in m², in euro or as a count (null). */
export const figureWords: readonly (readonly [
	path: string,
	attribute: string | null,
	unit: "m2" | "eur" | null,
	words: Words,
])[] = [
	["flaechen/anzahl_zimmer", null, null, words("Vertrekken", "Pièces", "Rooms", "Zimmer")],
	["flaechen/anzahl_balkone", null, null, words("Balkons", "Balcons", "Balconies", "Balkone")],
	["flaechen/anzahl_terrassen", null, null, words("Terrassen", "Terrasses", "Terraces", "Terrassen")],
	["flaechen/nutzflaeche", null, "m2", words("Nuttige oppervlakte", "Surface utile", "Usable area", "Nutzfläche")],
	["flaechen/kellerflaeche", null, "m2", words("Kelderoppervlakte", "Surface de cave", "Cellar area", "Kellerfläche")],
	["preise/heizkosten", null, "eur", words("Stookkosten", "Frais de chauffage", "Heating costs", "Heizkosten")],
	[
		"preise/stp_garage",
		"stellplatzkaufpreis",
		"eur",
		words("Prijs van de garage", "Prix du garage", "Price of the garage", "Kaufpreis der Garage"),
	],
	[
		"preise/stp_garage",
		"stellplatzmiete",
		"eur",
		words("Huur van de garage", "Loyer du garage", "Rent of the garage", "Miete der Garage"),
	],
	[
		"preise/stp_tiefgarage",
		"stellplatzkaufpreis",
		"eur",
		words(
			"Prijs van de ondergrondse staanplaats",
			"Prix du parking souterrain",
			"Price of the underground space",
			"Kaufpreis des Tiefgaragenplatzes",
		),
	],
	[
		"preise/stp_tiefgarage",
		"stellplatzmiete",
		"eur",
		words(
			"Huur van de ondergrondse staanplaats",
			"Loyer du parking souterrain",
			"Rent of the underground space",
			"Miete des Tiefgaragenplatzes",
		),
	],
];

/** Boolean elements of `ausstattung` and `verwaltung_objekt`. */
export const amenities: readonly (readonly [name: string, words: Words])[] = [
	["kamin", words("Open haard", "Feu ouvert", "Fireplace", "Kamin")],
	["klimatisiert", words("Airconditioning", "Climatisation", "Air conditioning", "Klimaanlage")],
	["swimmingpool", words("Zwembad", "Piscine", "Swimming pool", "Schwimmbad")],
	["sauna", words("Sauna", "Sauna", "Sauna", "Sauna")],
	["wintergarten", words("Veranda", "Véranda", "Conservatory", "Wintergarten")],
	["sicherheitstechnik", words("Alarm of camera", "Alarme ou caméra", "Alarm or camera", "Alarm oder Kamera")],
	["barrierefrei", words("Drempelvrij", "Sans barrières", "Barrier-free", "Barrierefrei")],
	[
		"rollstuhlgerecht",
		words("Rolstoelgeschikt", "Adapté aux fauteuils roulants", "Suitable for wheelchairs", "Rollstuhlgerecht"),
	],
	["abstellraum", words("Berging", "Débarras", "Storage room", "Abstellraum")],
	["fahrradraum", words("Fietsenberging", "Local vélos", "Bicycle store", "Fahrradraum")],
	["gaestewc", words("Gastentoilet", "Toilette invités", "Guest toilet", "Gäste-WC")],
	["rolladen", words("Rolluiken", "Volets roulants", "Roller shutters", "Rollläden")],
	[
		"kabel_sat_tv",
		words(
			"Kabel- of satelliet-tv",
			"Télévision par câble ou satellite",
			"Cable or satellite television",
			"Kabel- oder Satellitenfernsehen",
		),
	],
	["dv_verkabelung", words("Databekabeling", "Câblage informatique", "Data cabling", "DV-Verkabelung")],
	["haustiere", words("Huisdieren toegelaten", "Animaux admis", "Pets allowed", "Haustiere erlaubt")],
	["vermietet", words("Verhuurd", "Loué", "Rented", "Vermietet")],
	["wasch_trockenraum", words("Was- en droogruimte", "Buanderie", "Laundry room", "Wasch- und Trockenraum")],
];
