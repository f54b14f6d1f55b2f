import type { Phrase } from "./phrase.ts";

/** Sentences on living in the demo's Walloon towns. */
export const walloonLocalities = {
	namur: [
		[
			"Namen ligt aan de samenloop van Samber en Maas, met de citadel boven de daken.",
			"Namur s’étend au confluent de la Sambre et de la Meuse, sous la citadelle.",
			"Namur lies where the Sambre meets the Meuse, with the citadel above its roofs.",
			"Namur liegt am Zusammenfluss von Sambre und Maas, mit der Zitadelle über den Dächern.",
		],
		[
			"Het jaagpad langs de Maas is de mooiste weg naar het centrum van Namen.",
			"Le chemin de halage de la Meuse est la plus belle route vers le centre de Namur.",
			"The Meuse towpath is the finest way into the centre of Namur.",
			"Der Treidelpfad an der Maas ist der schönste Weg ins Zentrum von Namur.",
		],
	],
	liege: [
		[
			"De hogesnelheidstrein en de Maaskaaien bepalen het ritme van Luik.",
			"Le TGV et les quais de Meuse donnent à Liège son rythme.",
			"The high-speed train and the Meuse quays set the pace of Liège.",
			"Hochgeschwindigkeitszug und Maaskais bestimmen den Rhythmus von Lüttich.",
		],
		[
			"In Luik wandelt u zondags over de Batte, de oudste markt van het land.",
			"À Liège, le dimanche se passe sur la Batte, le plus ancien marché du pays.",
			"In Liège, Sundays are for La Batte, the oldest market in the country.",
			"In Lüttich geht man sonntags über La Batte, den ältesten Markt des Landes.",
		],
		[
			"De nieuwe tram maakt deze Luikse wijk nog vlotter bereikbaar.",
			"Le nouveau tram rend ce quartier liégeois encore plus accessible.",
			"The new tram makes this part of Liège even easier to reach.",
			"Die neue Straßenbahn macht dieses Lütticher Viertel noch besser erreichbar.",
		],
	],
	wavre: [
		[
			"Waver geeft vlot toegang tot de E411 en de universiteit van Louvain-la-Neuve.",
			"Wavre donne un accès rapide à la E411 et à l’université de Louvain-la-Neuve.",
			"Wavre gives quick access to the E411 and the university of Louvain-la-Neuve.",
			"Wavre bietet schnellen Zugang zur E411 und zur Universität Louvain-la-Neuve.",
		],
		[
			"De Dijlevallei bij Waver is groen en toch goed ontsloten.",
			"Près de Wavre, la vallée de la Dyle est verte et pourtant bien desservie.",
			"The Dyle valley near Wavre is green and yet well connected.",
			"Das Dyletal bei Wavre ist grün und doch gut angebunden.",
		],
	],
	nivelles: [
		[
			"Nijvel heeft een levendig plein rond de collegiale en een trein naar Brussel in een halfuur.",
			"Nivelles a une place animée autour de la collégiale et un train pour Bruxelles en une demi-heure.",
			"Nivelles has a lively square around its collegiate church and a train to Brussels in half an hour.",
			"Nivelles hat einen belebten Platz um die Stiftskirche und einen Zug nach Brüssel in einer halben Stunde.",
		],
		[
			"Rond Nijvel liggen dorpen, velden en goede fietswegen.",
			"Autour de Nivelles, des villages, des champs et de bonnes voies cyclables.",
			"Around Nivelles are villages, fields and good cycle paths.",
			"Um Nivelles liegen Dörfer, Felder und gute Radwege.",
		],
	],
	waterloo: [
		[
			"Waterloo is geliefd om zijn scholen, zijn groen en zijn ligging aan de rand van Brussel.",
			"Waterloo est apprécié pour ses écoles, sa verdure et sa situation aux portes de Bruxelles.",
			"Waterloo is loved for its schools, its greenery and its place on the edge of Brussels.",
			"Waterloo ist beliebt wegen seiner Schulen, seines Grüns und der Lage am Rand von Brüssel.",
		],
		[
			"Winkels, zwembad en station van Waterloo liggen op enkele minuten.",
			"Commerces, piscine et gare de Waterloo sont à quelques minutes.",
			"Shops, swimming pool and station in Waterloo are minutes away.",
			"Geschäfte, Schwimmbad und Bahnhof von Waterloo sind wenige Minuten entfernt.",
		],
	],
	mons: [
		[
			"Bergen is een studentenstad met een belfort en een Grote Markt vol terrassen.",
			"Mons est une ville étudiante, avec son beffroi et sa Grand-Place bordée de terrasses.",
			"Mons is a student town with a belfry and a market square full of terraces.",
			"Mons ist eine Studentenstadt mit Belfried und einem Marktplatz voller Terrassen.",
		],
		[
			"Het nieuwe station van Bergen ligt op een kwartier te voet.",
			"La nouvelle gare de Mons est à un quart d’heure à pied.",
			"The new station of Mons is a quarter of an hour’s walk.",
			"Der neue Bahnhof von Mons ist eine Viertelstunde Fußweg entfernt.",
		],
	],
	tournai: [
		[
			"De vijf torens van de kathedraal van Doornik ziet u van in de buurt al staan.",
			"Les cinq clochers de la cathédrale de Tournai se voient du quartier.",
			"The five towers of Tournai cathedral can be seen from the neighbourhood.",
			"Die fünf Türme der Kathedrale von Tournai sieht man schon vom Viertel aus.",
		],
		[
			"Doornik ligt op een halfuur van Rijsel en aan de rand van een vruchtbaar platteland.",
			"Tournai se trouve à une demi-heure de Lille, au bord d’une campagne fertile.",
			"Tournai is half an hour from Lille, at the edge of fertile countryside.",
			"Tournai liegt eine halbe Stunde von Lille, am Rand einer fruchtbaren Landschaft.",
		],
	],
	charleroi: [
		[
			"Charleroi investeert fors: nieuwe kaaien, een vernieuwde benedenstad en een metro die weer rijdt.",
			"Charleroi investit : nouveaux quais, ville basse rénovée et métro remis en service.",
			"Charleroi is investing: new quays, a renewed lower town and an extended metro.",
			"Charleroi investiert: neue Kais, eine erneuerte Unterstadt und eine ausgebaute Metro.",
		],
		[
			"De luchthaven en de E42 liggen vanuit Charleroi op een kwartier rijden.",
			"L’aéroport et la E42 sont à un quart d’heure de Charleroi.",
			"The airport and the E42 are a quarter of an hour’s drive from Charleroi.",
			"Flughafen und E42 sind von Charleroi in einer Viertelstunde erreicht.",
		],
	],
	dinant: [
		[
			"Dinant ligt tussen Maas en rotsen, met kajaks in de zomer en stilte in de winter.",
			"Dinant se glisse entre Meuse et rochers, kayaks l’été, silence l’hiver.",
			"Dinant lies between the Meuse and its rocks, with kayaks in summer and silence in winter.",
			"Dinant liegt zwischen Maas und Felsen, im Sommer mit Kajaks, im Winter in Stille.",
		],
		[
			"Vanuit de buurt wandelt u zo de valleien rond Dinant in.",
			"Du quartier, on part à pied dans les vallées autour de Dinant.",
			"From here you walk straight into the valleys around Dinant.",
			"Von hier wandert man direkt in die Täler um Dinant.",
		],
	],
	spa: [
		[
			"De thermen en de bossen van Spa trekken al drie eeuwen rustzoekers.",
			"Les thermes et les forêts de Spa attirent depuis trois siècles les amateurs de repos.",
			"The baths and forests of Spa have drawn people in search of rest for three centuries.",
			"Thermen und Wälder von Spa ziehen seit drei Jahrhunderten Erholungsuchende an.",
		],
		[
			"Spa ligt aan de voet van de Hoge Venen, met wandelingen vanaf de voordeur.",
			"Spa s’étend au pied des Hautes Fagnes, avec des promenades dès le seuil.",
			"Spa lies at the foot of the High Fens, with walks from the front door.",
			"Spa liegt am Fuß des Hohen Venns, mit Wanderwegen ab der Haustür.",
		],
	],
	arlon: [
		[
			"Aarlen is de uitvalsbasis voor wie in Luxemburg werkt: de trein doet er twintig minuten over.",
			"Arlon est le point de départ de qui travaille au Luxembourg : vingt minutes de train.",
			"Arlon is the base for those who work in Luxembourg, twenty minutes away by train.",
			"Arlon ist der Ausgangspunkt für alle, die in Luxemburg arbeiten: zwanzig Minuten mit dem Zug.",
		],
		[
			"De heuvels van de Gaume beginnen achter de laatste huizen van Aarlen.",
			"Les collines de la Gaume commencent derrière les dernières maisons d’Arlon.",
			"The hills of the Gaume begin behind the last houses of Arlon.",
			"Die Hügel der Gaume beginnen hinter den letzten Häusern von Arlon.",
		],
	],
	durbuy: [
		[
			"Durbuy, naar eigen zeggen de kleinste stad ter wereld, leeft op het ritme van de Ourthe.",
			"Durbuy, qui se dit la plus petite ville du monde, vit au rythme de l’Ourthe.",
			"Durbuy, which calls itself the smallest town in the world, lives by the rhythm of the Ourthe.",
			"Durbuy, nach eigenem Bekunden die kleinste Stadt der Welt, lebt im Rhythmus der Ourthe.",
		],
		[
			"Bossen, mountainbikepaden en goede tafels: de streek rond Durbuy heeft het allemaal.",
			"Forêts, sentiers à VTT et bonnes tables : la région de Durbuy a tout cela.",
			"Forests, bike trails and good restaurants: the country around Durbuy has them all.",
			"Wälder, Radwege und gute Küche: Die Gegend um Durbuy hat alles.",
		],
	],
} satisfies Record<string, readonly Phrase[]>;
