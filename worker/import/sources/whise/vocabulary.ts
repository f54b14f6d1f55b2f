import { type Words, words } from "../../../../app/domain/language";

type Vocabulary = ReadonlyMap<unknown, Words>;

/** Names of the choices of Whise's details, by id. */
export const kitchens: Vocabulary = new Map([
	[683, words("Niet ingericht", "Non équipée", "Not fitted", "Nicht eingerichtet")],
	[684, words("Deels ingericht", "Semi-équipée", "Partly fitted", "Teilweise eingerichtet")],
	[685, words("Ingericht", "Équipée", "Fitted", "Eingerichtet")],
	[686, words("Volledig ingericht", "Super-équipée", "Fully fitted", "Komplett eingerichtet")],
	[
		687,
		words(
			"Open, deels ingericht",
			"Américaine, semi-équipée",
			"Open-plan, partly fitted",
			"Offen, teilweise eingerichtet",
		),
	],
	[688, words("Open, ingericht", "Américaine, équipée", "Open-plan, fitted", "Offen, eingerichtet")],
	[
		689,
		words(
			"Open, volledig ingericht",
			"Américaine, super-équipée",
			"Open-plan, fully fitted",
			"Offen, komplett eingerichtet",
		),
	],
]);

export const heaters: Vocabulary = new Map([
	[658, words("Geen", "Aucun", "None", "Keine")],
	[659, words("Gasbrander", "Brûleur au gaz", "Gas burner", "Gasbrenner")],
	[660, words("Gas", "Gaz", "Gas", "Gas")],
	[661, words("Stookolie", "Mazout", "Heating oil", "Öl")],
	[662, words("Elektrisch", "Électrique", "Electric", "Elektrisch")],
	[663, words("Kolen", "Charbon", "Coal", "Kohle")],
	[664, words("Hout", "Bois", "Wood", "Holz")],
	[665, words("Zonne-energie", "Solaire", "Solar", "Solar")],
	[666, words("Warme lucht", "Air chaud", "Warm air", "Warmluft")],
	[667, words("Warmtepomp", "Pompe à chaleur", "Heat pump", "Wärmepumpe")],
	[670, words("Gaskachel", "Poêle au gaz", "Gas stove", "Gasofen")],
	[671, words("Oliekachel", "Poêle à mazout", "Oil stove", "Ölofen")],
	[672, words("Vloerverwarming", "Chauffage par le sol", "Underfloor heating", "Fußbodenheizung")],
	[674, words("Stadsverwarming", "Chauffage urbain", "District heating", "Fernwärme")],
	[675, words("Elektrische accumulatoren", "Accumulateurs électriques", "Storage heaters", "Nachtspeicheröfen")],
	[676, words("Plafondverwarming", "Chauffage par le plafond", "Ceiling heating", "Deckenheizung")],
	[1000, words("Pellets", "Pellets", "Pellets", "Pellets")],
	[1001, words("Houtkachel", "Poêle à bois", "Wood stove", "Holzofen")],
	[1547, words("Condensatieketel", "Chaudière à condensation", "Condensing boiler", "Brennwertkessel")],
]);

export const heatingGroups: Vocabulary = new Map([
	[638, words("individueel", "individuel", "individual", "individuell")],
	[639, words("collectief", "collectif", "collective", "gemeinschaftlich")],
]);

export const glazing: Vocabulary = new Map([
	[769, words("Thermisch isolerend", "Isolation thermique", "Thermally insulating", "Wärmedämmend")],
	[770, words("Akoestisch isolerend", "Isolation acoustique", "Sound-insulating", "Schalldämmend")],
	[
		771,
		words(
			"Thermisch en akoestisch isolerend",
			"Isolation thermique et acoustique",
			"Thermally and sound-insulating",
			"Wärme- und schalldämmend",
		),
	],
]);

export const doubleGlazing = words("Dubbel glas", "Double vitrage", "Double glazing", "Doppelverglasung");

export const floors: Vocabulary = new Map([
	[704, words("Parket", "Parquet", "Parquet", "Parkett")],
	[705, words("Tegels", "Carrelage", "Tiles", "Fliesen")],
	[706, words("Tapijt", "Tapis plain", "Carpet", "Teppich")],
	[707, words("Laminaat", "Stratifié", "Laminate", "Laminat")],
	[708, words("Kurk", "Liège", "Cork", "Kork")],
	[709, words("Planken", "Plancher", "Floorboards", "Dielen")],
	[711, words("Linoleum", "Linoléum", "Linoleum", "Linoleum")],
	[712, words("Pvc", "PVC", "PVC", "PVC")],
	[713, words("Marmer", "Marbre", "Marble", "Marmor")],
	[714, words("Natuursteen", "Pierre naturelle", "Natural stone", "Naturstein")],
]);

export const conditions: Vocabulary = new Map([
	[1, words("Nieuw", "Neuf", "New", "Neu")],
	[2, words("Zeer goed", "Très bon état", "Very good", "Sehr gut")],
	[3, words("Opgefrist", "Rafraîchi", "Refreshed", "Aufgefrischt")],
	[4, words("Goed", "Bon état", "Good", "Gut")],
	[5, words("Op te frissen", "À rafraîchir", "To be refreshed", "Aufzufrischen")],
	[6, words("Te renoveren", "À rénover", "To be renovated", "Renovierungsbedürftig")],
	[7, words("Te herbouwen", "À reconstruire", "To be rebuilt", "Wieder aufzubauen")],
	[8, words("Af te breken", "À démolir", "To be demolished", "Abbruchreif")],
	[11, words("Te bouwen", "À construire", "To be built", "Zu bauen")],
	[12, words("Ruwbouw", "Gros œuvre", "Shell", "Rohbau")],
	[13, words("Nieuwbouw", "Nouvelle construction", "New build", "Neubau")],
	[
		14,
		words(
			"Kleine renovatie nodig",
			"Petite rénovation à prévoir",
			"Minor renovation needed",
			"Kleine Renovierung nötig",
		),
	],
	[15, words("Gerenoveerd", "Rénové", "Renovated", "Renoviert")],
]);

export const availabilities: Vocabulary = new Map([
	[1, words("Bij de akte", "À l’acte", "On completion", "Bei Beurkundung")],
	[
		2,
		words(
			"Te bepalen met de eigenaar",
			"À déterminer avec le propriétaire",
			"To be agreed with the owner",
			"Nach Absprache mit dem Eigentümer",
		),
	],
	[
		3,
		words(
			"Te bepalen met de huurder",
			"À déterminer avec le locataire",
			"To be agreed with the tenant",
			"Nach Absprache mit dem Mieter",
		),
	],
	[5, words("Onmiddellijk", "Immédiatement", "Immediately", "Sofort")],
	[6, words("Bij oplevering", "À la réception", "On delivery", "Bei Übergabe")],
	[7, words("Overeen te komen", "À convenir", "To be agreed", "Nach Vereinbarung")],
]);

export const destinations: Vocabulary = new Map([
	[1, words("Agrarisch gebied", "Zone agricole", "Agricultural zone", "Landwirtschaftszone")],
	[
		2,
		words("Gebied voor economische activiteit", "Zone d’activité économique", "Economic activity zone", "Gewerbezone"),
	],
	[4, words("Reservegebied", "Zone de réserve", "Reserve zone", "Reservezone")],
	[5, words("Bosgebied", "Zone forestière", "Forest zone", "Forstzone")],
	[6, words("Industriegebied", "Zone industrielle", "Industrial zone", "Industriezone")],
	[9, words("Gemengd woongebied", "Zone d’habitat mixte", "Mixed residential zone", "Mischgebiet")],
	[10, words("Natuurgebied", "Zone naturelle", "Nature zone", "Naturzone")],
	[11, words("Parkgebied", "Zone de parc", "Park zone", "Parkzone")],
	[12, words("Woongebied", "Zone d’habitat", "Residential zone", "Wohngebiet")],
	[
		13,
		words(
			"Woongebied met culturele waarde",
			"Zone d’habitat d’intérêt culturel",
			"Residential zone of cultural value",
			"Wohngebiet von kulturellem Wert",
		),
	],
	[14, words("Woonpark", "Parc résidentiel", "Residential park", "Wohnpark")],
	[
		15,
		words(
			"Woonuitbreidingsgebied",
			"Zone d’extension d’habitat",
			"Residential expansion zone",
			"Wohnerweiterungsgebiet",
		),
	],
	[
		18,
		words(
			"Landschappelijk waardevol agrarisch gebied",
			"Zone agricole d’intérêt paysager",
			"Agricultural zone of scenic value",
			"Landwirtschaftszone von landschaftlichem Wert",
		),
	],
	[19, words("Kmo-zone", "Zone PME", "Zone for small business", "Zone für Kleinbetriebe")],
	[
		999,
		words(
			"Landelijk woongebied",
			"Zone d’habitat à caractère rural",
			"Rural residential zone",
			"Ländliches Wohngebiet",
		),
	],
]);

export const floodZones: Vocabulary = new Map([
	[
		1229,
		words(
			"Effectief overstromingsgevoelig gebied",
			"Zone effectivement inondable",
			"Effective flood risk area",
			"Tatsächlich überschwemmungsgefährdetes Gebiet",
		),
	],
	[
		1230,
		words(
			"Mogelijk overstromingsgevoelig gebied",
			"Zone potentiellement inondable",
			"Potential flood risk area",
			"Möglicherweise überschwemmungsgefährdetes Gebiet",
		),
	],
	[
		1233,
		words(
			"Niet in overstromingsgevoelig gebied",
			"Hors zone inondable",
			"Not in a flood risk area",
			"Nicht in einem überschwemmungsgefährdeten Gebiet",
		),
	],
]);

/** Legally delimited flood area. */
export const delimitedFloodZone = words(
	"Afgebakend overstromingsgebied",
	"Zone inondable délimitée",
	"Delimited flood area",
	"Abgegrenztes Überschwemmungsgebiet",
);

const directions = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;

/** First id of the orientations in each detail that has one; the others follow in order. */
const firstDirections = [27, 35, 43, 978, 987] as const;

export const orientations: ReadonlyMap<unknown, string> = new Map(
	firstDirections.flatMap((first) => directions.map((code, index) => [first + index, code] as const)),
);
