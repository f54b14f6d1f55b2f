import type { Phrase } from "./phrase.ts";

/** Titles of non-residential and mixed-use properties. Each is used once before any repeats. */
export const otherTitles = {
	office: [
		[
			"Kantoor met eigen ingang en parking",
			"Bureaux avec entrée privative et parking",
			"Office with its own entrance and parking",
			"Büro mit eigenem Eingang und Parkplätzen",
		],
		[
			"Lichte kantoorverdieping in {city}",
			"Plateau de bureaux lumineux à {city}",
			"Bright office floor in {city}",
			"Helle Büroetage in {city}",
		],
		[
			"Flexibele kantoorruimte, meteen bruikbaar",
			"Bureaux modulables, disponibles de suite",
			"Flexible office space, ready for use",
			"Flexible Büroräume, sofort nutzbar",
		],
		[
			"Kantoren nabij de snelweg",
			"Bureaux à proximité de l’autoroute",
			"Offices near the motorway",
			"Büros in Autobahnnähe",
		],
		[
			"Representatief kantoor op de hoek",
			"Bureaux de prestige à l’angle",
			"Smart corner office",
			"Repräsentatives Eckbüro",
		],
	],
	practice: [
		[
			"Praktijkruimte met wachtkamer",
			"Cabinet avec salle d’attente",
			"Practice with waiting room",
			"Praxisräume mit Wartezimmer",
		],
		[
			"Praktijk voor zorg- of vrij beroep",
			"Cabinet pour profession libérale",
			"Practice for a medical or liberal profession",
			"Praxis für Heil- oder freie Berufe",
		],
		[
			"Gelijkvloerse praktijk, vlot bereikbaar",
			"Cabinet de plain-pied, facile d’accès",
			"Street-level practice, easy to reach",
			"Ebenerdige Praxis, gut erreichbar",
		],
	],
	shop: [
		[
			"Winkelruimte met brede etalage",
			"Surface commerciale à large vitrine",
			"Shop with a wide window",
			"Ladenlokal mit breitem Schaufenster",
		],
		[
			"Handelspand in een winkelstraat",
			"Rez commercial dans une rue commerçante",
			"Retail unit in a shopping street",
			"Geschäftsräume in einer Einkaufsstraße",
		],
		[
			"Handelsruimte op een drukke hoek",
			"Commerce à un angle passant",
			"Retail space on a busy corner",
			"Ladenlokal an belebter Ecke",
		],
	],
	shopWithFlat: [
		[
			"Winkel met woonst boven",
			"Commerce avec habitation à l’étage",
			"Shop with an apartment above",
			"Ladenlokal mit Wohnung darüber",
		],
		[
			"Handelshuis: werken en wonen in één pand",
			"Maison de commerce : vivre et travailler sous un toit",
			"Shop house: live and work under one roof",
			"Geschäftshaus: wohnen und arbeiten unter einem Dach",
		],
		[
			"Handelspand met duplex in {city}",
			"Commerce et duplex à {city}",
			"Shop with duplex in {city}",
			"Geschäft mit Maisonette in {city}",
		],
		[
			"Hoekpand met winkel en ruime woonst",
			"Immeuble d’angle, commerce et logement spacieux",
			"Corner building with shop and roomy apartment",
			"Eckhaus mit Laden und großer Wohnung",
		],
	],
	catering: [
		[
			"Horecazaak met terras aan het plein",
			"Horeca avec terrasse sur la place",
			"Restaurant and café with terrace on the square",
			"Gastronomie mit Terrasse am Platz",
		],
		[
			"Restaurant met ingerichte keuken",
			"Restaurant avec cuisine équipée",
			"Restaurant with fitted kitchen",
			"Restaurant mit eingerichteter Küche",
		],
	],
	investment: [
		[
			"Opbrengsteigendom met {units} appartementen",
			"Immeuble de rapport, {units} appartements",
			"Investment property with {units} apartments",
			"Mehrfamilienhaus mit {units} Wohnungen",
		],
		[
			"Volledig verhuurd gebouw in {city}",
			"Immeuble entièrement loué à {city}",
			"Fully let building in {city}",
			"Voll vermietetes Haus in {city}",
		],
		[
			"Appartementsgebouw met rustige huurders",
			"Immeuble à appartements, occupation stable",
			"Apartment building with settled tenants",
			"Wohnhaus mit langjährigen Mietern",
		],
	],
	warehouse: [
		[
			"Magazijn met laadkade",
			"Entrepôt avec quai de chargement",
			"Warehouse with loading dock",
			"Lagerhalle mit Laderampe",
		],
		[
			"Bedrijfshal met vrije hoogte van 6 m",
			"Hall industriel, hauteur libre de 6 m",
			"Hall with 6 m clear height",
			"Gewerbehalle mit 6 m lichter Höhe",
		],
		[
			"Opslagruimte in een bedrijvenzone",
			"Stockage en zone d’activité",
			"Storage in a business park",
			"Lager im Gewerbegebiet",
		],
		[
			"Stadsmagazijn om anders te gebruiken",
			"Entrepôt urbain à réinventer",
			"Urban warehouse to rethink",
			"Städtisches Lagerhaus zur Umnutzung",
		],
		[
			"Magazijn met kantoor en buitenterrein",
			"Entrepôt avec bureaux et cour extérieure",
			"Warehouse with office and yard",
			"Lager mit Büro und Außenfläche",
		],
	],
	workshop: [
		[
			"Kmo-unit met poort en mezzanine",
			"Atelier PME avec porte sectionnelle et mezzanine",
			"Business unit with door and mezzanine",
			"Gewerbeeinheit mit Tor und Galerie",
		],
		[
			"Atelier in een verzorgd bedrijvenpark",
			"Atelier dans un parc d’activité soigné",
			"Workshop in a well-kept business park",
			"Werkstatt in einem gepflegten Gewerbepark",
		],
		[
			"Polyvalente kmo-unit in {city}",
			"Unité PME polyvalente à {city}",
			"Versatile business unit in {city}",
			"Vielseitige Gewerbeeinheit in {city}",
		],
	],
	plot: [
		[
			"Bouwgrond voor open bebouwing",
			"Terrain à bâtir pour quatre façades",
			"Building land for a detached house",
			"Baugrundstück für ein freistehendes Haus",
		],
		[
			"Zonnig bouwperceel in {city}",
			"Terrain ensoleillé à {city}",
			"Sunny building plot in {city}",
			"Sonniger Bauplatz in {city}",
		],
		[
			"Ruim bouwperceel met breed front",
			"Grand terrain à large façade",
			"Large plot with a wide front",
			"Großes Grundstück mit breiter Front",
		],
		[
			"Bouwgrond zonder bouwverplichting",
			"Terrain sans obligation de construire",
			"Plot without obligation to build",
			"Grundstück ohne Bauzwang",
		],
		[
			"Perceel aan een uitgeruste weg",
			"Terrain le long d’une voirie équipée",
			"Plot on a fully serviced road",
			"Grundstück an erschlossener Straße",
		],
		["Perceel met vrij uitzicht", "Terrain avec vue dégagée", "Plot with an open view", "Grundstück mit freiem Blick"],
		[
			"Bouwgrond in een doodlopende straat",
			"Terrain dans une impasse",
			"Plot in a cul-de-sac",
			"Bauplatz in einer Sackgasse",
		],
		[
			"Bouwgrond aan een stille weg",
			"Terrain à bâtir au calme",
			"Building land on a quiet road",
			"Baugrundstück an stiller Straße",
		],
		[
			"Vlak perceel, klaar om te bouwen",
			"Terrain plat prêt à bâtir",
			"Level plot, ready to build",
			"Ebenes Grundstück, sofort bebaubar",
		],
	],
	field: [
		[
			"Weide en akker aan één stuk",
			"Prairie et terre de culture d’un seul tenant",
			"Meadow and arable land in one piece",
			"Wiese und Acker am Stück",
		],
		[
			"Landbouwgrond, vrij van pacht",
			"Terrain agricole libre de bail à ferme",
			"Farmland free of lease",
			"Pachtfreie Landwirtschaftsfläche",
		],
	],
	garage: [
		[
			"Afgesloten garagebox met elektrische poort",
			"Box fermé à porte électrique",
			"Lock-up garage with electric door",
			"Geschlossene Garage mit Elektrotor",
		],
		[
			"Garagebox dicht bij het centrum",
			"Box de garage proche du centre",
			"Lock-up garage close to the centre",
			"Garage in Zentrumsnähe",
		],
		[
			"Droge garagebox, ook als berging",
			"Box sec, aussi comme rangement",
			"Dry lock-up, also for storage",
			"Trockene Garage, auch als Lager",
		],
		[
			"Garagebox op een afgesloten koer",
			"Box dans une cour sécurisée",
			"Lock-up in a gated courtyard",
			"Garage in einem gesicherten Hof",
		],
	],
	parking: [
		[
			"Ondergrondse staanplaats met laadpunt",
			"Emplacement en sous-sol avec borne",
			"Underground space with charging point",
			"Tiefgaragenstellplatz mit Ladepunkt",
		],
		[
			"Overdekte parkeerplaats in {city}",
			"Emplacement couvert à {city}",
			"Covered parking space in {city}",
			"Überdachter Stellplatz in {city}",
		],
		[
			"Vaste staanplaats, dag en nacht toegang",
			"Emplacement réservé, accès jour et nuit",
			"Reserved space, access day and night",
			"Fester Stellplatz, Zugang Tag und Nacht",
		],
	],
} satisfies Record<string, readonly Phrase[]>;
