import type { Phrase } from "./phrase.ts";

/** Sentences on living in the demo's Luxembourg municipalities. */
export const luxembourgLocalities = {
	luxembourg: [
		[
			"De tram verbindt de wijk gratis met het station, de stad en de Kirchberg.",
			"Le tram relie gratuitement le quartier à la gare, au centre et au Kirchberg.",
			"The free tram links the area with the station, the centre and Kirchberg.",
			"Die kostenlose Straßenbahn verbindet das Viertel mit Bahnhof, Zentrum und Kirchberg.",
		],
		[
			"In Luxemburg woont u tussen vestingmuren en valleien, met Europa als buur.",
			"À Luxembourg, on vit entre remparts et vallées, avec l’Europe pour voisine.",
			"In Luxembourg you live between ramparts and valleys, with Europe next door.",
			"In Luxemburg lebt man zwischen Festungsmauern und Tälern, mit Europa als Nachbar.",
		],
		[
			"Het dal van de Pétrusse begint om de hoek, met paden tot in de Grund.",
			"La vallée de la Pétrusse commence au coin de la rue, avec des sentiers jusqu’au Grund.",
			"The Pétrusse valley begins around the corner, with paths down to the Grund.",
			"Das Petrusstal beginnt um die Ecke, mit Wegen bis in den Grund.",
		],
	],
	esch: [
		[
			"Esch is de tweede stad van het land, met de universiteit op de hoogovens van Belval.",
			"Esch est la deuxième ville du pays, avec l’université sur les hauts fourneaux de Belval.",
			"Esch is the country’s second town, with the university on the blast furnaces of Belval.",
			"Esch ist die zweite Stadt des Landes, mit der Universität an den Hochöfen von Belval.",
		],
		[
			"De rode rotsen van het Minett vormen in Esch een natuurgebied aan de stadsrand.",
			"À Esch, les roches rouges du Minett forment une réserve naturelle aux portes de la ville.",
			"At Esch, the red rocks of the Minett form a nature reserve on the edge of town.",
			"In Esch bilden die roten Felsen des Minett ein Naturgebiet am Stadtrand.",
		],
	],
	mamer: [
		[
			"Mamer heeft de tweede Europese school en een station op de lijn naar de hoofdstad.",
			"Mamer accueille la deuxième école européenne et une gare sur la ligne de la capitale.",
			"Mamer has the second European School and a station on the line to the capital.",
			"Mamer hat die zweite Europaschule und einen Bahnhof an der Linie in die Hauptstadt.",
		],
		[
			"Rond Mamer beginnen de wandelpaden van de Mamerdelt.",
			"Autour de Mamer commencent les sentiers de la vallée de la Mamer.",
			"The footpaths of the Mamer valley begin around Mamer.",
			"Rund um Mamer beginnen die Wanderwege des Mamertals.",
		],
	],
	remich: [
		[
			"Remich ligt aan de Moezel, met wijnkelders, een promenade en Duitsland aan de overkant.",
			"Remich borde la Moselle, avec ses caves, sa promenade et l’Allemagne en face.",
			"Remich is on the Moselle, with its wineries, promenade and Germany on the other bank.",
			"Remich liegt an der Mosel, mit Weinkellern, Promenade und Deutschland am anderen Ufer.",
		],
		[
			"Vanuit Remich wandelt u tussen de wijngaarden met zicht op de rivier.",
			"À Remich, on se promène entre les vignes avec vue sur le fleuve.",
			"In Remich you walk among the vineyards looking over the river.",
			"In Remich spaziert man zwischen Weinbergen mit Blick auf den Fluss.",
		],
	],
	echternach: [
		[
			"Echternach is de oudste stad van het land, met de basiliek en een meer om te zwemmen.",
			"Echternach est la plus ancienne ville du pays, avec sa basilique et son lac.",
			"Echternach is the oldest town in the country, with its basilica and a lake.",
			"Echternach ist die älteste Stadt des Landes, mit Basilika und See.",
		],
		[
			"De rotspaden van Klein Zwitserland beginnen aan de rand van Echternach.",
			"Les sentiers rocheux de la Petite Suisse commencent aux portes d’Echternach.",
			"The rocky trails of Little Switzerland begin at the edge of Echternach.",
			"Die Felsenwege der Kleinen Luxemburger Schweiz beginnen am Rand von Echternach.",
		],
	],
	mersch: [
		[
			"Mersch ligt in het dal van de Alzette, halverwege noord en zuid, met een groot station.",
			"Mersch se trouve dans la vallée de l’Alzette, entre nord et sud, avec une grande gare.",
			"Mersch lies in the Alzette valley, between north and south, with a large station.",
			"Mersch liegt im Alzettetal, zwischen Nord und Süd, mit einem großen Bahnhof.",
		],
		[
			"Scholen, winkels en zwembad maken Mersch tot een volwaardige gemeente om te wonen.",
			"Écoles, commerces et piscine font de Mersch une commune complète.",
			"Schools, shops and a pool make Mersch a complete place to live.",
			"Schulen, Geschäfte und Schwimmbad machen Mersch zu einem vollwertigen Wohnort.",
		],
	],
	clervaux: [
		[
			"Het kasteel en de abdij van Clervaux kijken uit over het dal van de Clerve.",
			"Le château et l’abbaye de Clervaux dominent la vallée de la Clerve.",
			"The castle and abbey of Clervaux look over the Clerve valley.",
			"Schloss und Abtei von Clervaux blicken über das Tal der Clerf.",
		],
		[
			"In de Ardense heuvels rond Clervaux is het ’s avonds nog echt donker en stil.",
			"Dans les collines ardennaises de Clervaux, les soirées sont encore noires et silencieuses.",
			"In the Ardennes hills around Clervaux, evenings are still truly dark and quiet.",
			"In den Ardennenhügeln um Clervaux sind die Abende noch wirklich dunkel und still.",
		],
	],
} satisfies Record<string, readonly Phrase[]>;
