import type { Phrase } from "./phrase.ts";

/** What it is like to live in the Brussels, Walloon and Luxembourg places of the demo. */
export const brusselsPlaces = {
	brussel: [
		[
			"De Europese wijk en het Jubelpark liggen op wandelafstand van hartje Brussel.",
			"Le quartier européen et le parc du Cinquantenaire sont à distance de marche du cœur de Bruxelles.",
			"The European quarter and the Cinquantenaire park are within walking distance of the heart of Brussels.",
			"Europaviertel und Jubelpark liegen in Gehweite vom Herzen Brüssels.",
		],
		[
			"Metro, tram en trein komen in Brussel hier bijna aan de deur samen.",
			"À Bruxelles, métro, tram et train se croisent ici presque devant la porte.",
			"In Brussels, metro, tram and train meet almost at the door.",
			"Metro, Straßenbahn und Zug treffen sich in Brüssel hier fast vor der Tür.",
		],
		[
			"Brusselser kan haast niet: galerijen, brocantes en koffiebars vullen de straten.",
			"On ne peut guère plus bruxellois : galeries, brocantes et cafés animent les rues.",
			"It could hardly be more Brussels: galleries, antique shops and coffee bars fill the streets.",
			"Brüsseliger geht es kaum: Galerien, Trödler und Cafés füllen die Straßen.",
		],
	],
	elsene: [
		[
			"De vijvers van Elsene zijn het groene hart van deze wijk.",
			"Les étangs sont le cœur vert de ce quartier d'Ixelles.",
			"The ponds are the green heart of this part of Ixelles.",
			"Die Teiche sind das grüne Herz dieses Viertels von Ixelles.",
		],
		[
			"In Elsene wisselen art-decogevels en terrassen elkaar af, en overal is het een bakker ver.",
			"À Ixelles, façades art déco et terrasses alternent, et la boulangerie n'est jamais loin.",
			"In Ixelles, art deco fronts and terraces alternate, and a bakery is never far.",
			"In Ixelles wechseln sich Art-déco-Fassaden und Terrassen ab, und ein Bäcker ist nie weit.",
		],
	],
	ukkel: [
		[
			"Ukkel is de groenste gemeente van Brussel, met parken die in elkaar overlopen.",
			"Uccle est la commune la plus verte de Bruxelles, où les parcs se succèdent.",
			"Uccle is the greenest municipality of Brussels, with one park leading to the next.",
			"Uccle ist die grünste Gemeinde Brüssels, mit ineinander übergehenden Parks.",
		],
		[
			"Europese en Belgische scholen liggen in Ukkel binnen fietsafstand.",
			"À Uccle, écoles européennes et belges se trouvent à portée de vélo.",
			"In Uccle, European and Belgian schools are within cycling distance.",
			"In Uccle liegen europäische und belgische Schulen in Fahrradnähe.",
		],
	],
	schaarbeek: [
		[
			"Het Josaphatpark, met zijn oude bomen en kiosk, is het buurtpark.",
			"Le parc Josaphat, avec ses vieux arbres et son kiosque, est le parc du quartier.",
			"Josaphat park, with its old trees and bandstand, is the local park.",
			"Der Josaphat-Park mit alten Bäumen und Musikpavillon ist der Park des Viertels.",
		],
		[
			"Schaarbeek wordt herontdekt: brede lanen, mooie gevels en een stevig buurtleven.",
			"On redécouvre Schaerbeek : larges avenues, belles façades et vraie vie de quartier.",
			"Schaerbeek is being rediscovered: wide avenues, fine fronts and real neighbourhood life.",
			"Schaerbeek wird wiederentdeckt: breite Alleen, schöne Fassaden und echtes Viertelleben.",
		],
	],
	etterbeek: [
		[
			"Vanuit Etterbeek wandelt u naar de Europese instellingen.",
			"D'Etterbeek, on rejoint à pied les institutions européennes.",
			"From Etterbeek you walk to the European institutions.",
			"Von Etterbeek geht man zu Fuß zu den europäischen Institutionen.",
		],
		[
			"De Jachtwijk en het station zorgen in Etterbeek voor leven tot in de avond.",
			"À Etterbeek, le quartier de la Chasse et la gare restent animés jusqu'au soir.",
			"In Etterbeek, the La Chasse area and the station stay lively into the evening.",
			"In Etterbeek sorgen das Viertel La Chasse und der Bahnhof bis abends für Leben.",
		],
	],
	vorst: [
		[
			"Het Dudenpark en het park van Vorst liggen aan het einde van de straat.",
			"Le parc Duden et le parc de Forest sont au bout de la rue.",
			"Duden park and Forest park are at the end of the street.",
			"Duden-Park und Park von Forest liegen am Ende der Straße.",
		],
		[
			"Vorst is betaalbaarder dan de buurgemeenten en heeft toch hetzelfde uitzicht op de stad.",
			"Forest est plus abordable que ses voisines, avec la même vue sur la ville.",
			"Forest is more affordable than its neighbours and has the same view of the city.",
			"Forest ist günstiger als die Nachbargemeinden und hat denselben Blick auf die Stadt.",
		],
	],
	woluwe: [
		[
			"Het Woluwepark en de vijvers van Mellaerts maken de wijk heel geliefd bij gezinnen.",
			"Le parc de Woluwe et les étangs Mellaerts rendent le quartier très prisé des familles.",
			"Woluwe park and the Mellaerts ponds make the area a favourite with families.",
			"Woluwepark und Mellaerts-Teiche machen das Viertel bei Familien sehr beliebt.",
		],
		[
			"De metro brengt u van hier in een kwartier naar het Schumanplein.",
			"D'ici, le métro rejoint le rond-point Schuman en un quart d'heure.",
			"From here the metro reaches Schuman in a quarter of an hour.",
			"Mit der Metro ist man von hier in einer Viertelstunde am Schuman-Platz.",
		],
	],
	anderlecht: [
		[
			"Anderlecht heeft metro, kanaal en ring bij de hand, en een oud dorpshart rond de kerk.",
			"Anderlecht offre métro, canal et ring, et un vieux noyau villageois autour de la collégiale.",
			"Anderlecht has metro, canal and ring road at hand, and an old village heart around the church.",
			"Anderlecht hat Metro, Kanal und Ring zur Hand und einen alten Dorfkern um die Kirche.",
		],
		[
			"De kanaalzone in de buurt wordt stap voor stap vernieuwd.",
			"La zone du canal voisine se rénove pas à pas.",
			"The nearby canal zone is being renewed step by step.",
			"Die nahe Kanalzone wird Schritt für Schritt erneuert.",
		],
	],
} satisfies Record<string, readonly Phrase[]>;

export const walloonPlaces = {
	namur: [
		[
			"Namen ligt aan de samenloop van Samber en Maas, met de citadel boven de daken.",
			"Namur s'étend au confluent de la Sambre et de la Meuse, sous la citadelle.",
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
			"Wavre donne un accès rapide à la E411 et à l'université de Louvain-la-Neuve.",
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
			"La nouvelle gare de Mons est à un quart d'heure à pied.",
			"The new station of Mons is a quarter of an hour's walk.",
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
			"Tournai se trouve à une demi-heure de Lille, au bord d'une campagne fertile.",
			"Tournai is half an hour from Lille, at the edge of fertile countryside.",
			"Tournai liegt eine halbe Stunde von Lille, am Rand einer fruchtbaren Landschaft.",
		],
	],
	charleroi: [
		[
			"Charleroi investeert fors: nieuwe kaaien, een vernieuwde benedenstad en een metro die weer rijdt.",
			"Charleroi investit : nouveaux quais, ville basse rénovée et métro complété.",
			"Charleroi is investing: new quays, a renewed lower town and an extended metro.",
			"Charleroi investiert: neue Kais, eine erneuerte Unterstadt und eine ausgebaute Metro.",
		],
		[
			"De luchthaven en de E42 liggen vanuit Charleroi op een kwartier rijden.",
			"L'aéroport et la E42 sont à un quart d'heure de Charleroi.",
			"The airport and the E42 are a quarter of an hour's drive from Charleroi.",
			"Flughafen und E42 sind von Charleroi in einer Viertelstunde erreicht.",
		],
	],
	dinant: [
		[
			"Dinant ligt tussen Maas en rotsen, met kajaks in de zomer en stilte in de winter.",
			"Dinant se glisse entre Meuse et rochers, kayaks l'été, silence l'hiver.",
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
			"Spa s'étend au pied des Hautes Fagnes, avec des promenades dès le seuil.",
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
			"Les collines de la Gaume commencent derrière les dernières maisons d'Arlon.",
			"The hills of the Gaume begin behind the last houses of Arlon.",
			"Die Hügel der Gaume beginnen hinter den letzten Häusern von Arlon.",
		],
	],
	durbuy: [
		[
			"Durbuy, naar eigen zeggen de kleinste stad ter wereld, leeft op het ritme van de Ourthe.",
			"Durbuy, qui se dit la plus petite ville du monde, vit au rythme de l'Ourthe.",
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

export const easternPlaces = {
	eupen: [
		[
			"Eupen is het hart van de Duitstalige Gemeenschap, met scholen en diensten in het Duits.",
			"Eupen est le cœur de la Communauté germanophone, avec écoles et services en allemand.",
			"Eupen is the heart of the German-speaking Community, with schools and services in German.",
			"Eupen ist das Herz der Deutschsprachigen Gemeinschaft, mit Schulen und Diensten in deutscher Sprache.",
		],
		[
			"De Wesertalsperre en het Hertogenwoud liggen vlak bij Eupen.",
			"Le barrage de la Vesdre et le Hertogenwald sont tout près d'Eupen.",
			"The Vesdre dam and the Hertogenwald forest are close to Eupen.",
			"Wesertalsperre und Hertogenwald liegen gleich bei Eupen.",
		],
		[
			"Aken ligt vanuit Eupen op twintig minuten, Luik op een halfuur.",
			"D'Eupen, Aix-la-Chapelle est à vingt minutes, Liège à une demi-heure.",
			"From Eupen, Aachen is twenty minutes away and Liège half an hour.",
			"Von Eupen ist Aachen zwanzig Minuten entfernt, Lüttich eine halbe Stunde.",
		],
	],
	sanktVith: [
		[
			"Sankt Vith ligt aan de Vennbahn, een van de langste spoorwegfietspaden van Europa.",
			"Saint-Vith se trouve sur la Vennbahn, l'une des plus longues voies vertes d'Europe.",
			"Sankt Vith lies on the Vennbahn, one of Europe's longest rail trails.",
			"Sankt Vith liegt an der Vennbahn, einem der längsten Bahntrassenradwege Europas.",
		],
		[
			"De E42 verbindt Sankt Vith met Luik en Trier.",
			"La E42 relie Saint-Vith à Liège et à Trèves.",
			"The E42 links Sankt Vith with Liège and Trier.",
			"Die E42 verbindet Sankt Vith mit Lüttich und Trier.",
		],
	],
	kelmis: [
		[
			"Vanuit Kelmis wandelt u naar het drielandenpunt en rijdt u in een kwartier naar Aken.",
			"De La Calamine, on marche jusqu'aux Trois Bornes et Aix-la-Chapelle est à un quart d'heure.",
			"From Kelmis you can walk to the three-country point and reach Aachen in a quarter of an hour.",
			"Von Kelmis wandert man zum Dreiländereck und ist in einer Viertelstunde in Aachen.",
		],
		[
			"Kelmis is een dorp met alles op wandelafstand en drie talen op straat.",
			"La Calamine est un village où tout se fait à pied et où l'on entend trois langues.",
			"Kelmis is a village with everything within walking distance and three languages in the street.",
			"Kelmis ist ein Ort mit kurzen Wegen und drei Sprachen auf der Straße.",
		],
	],
	raeren: [
		[
			"Raeren ligt tussen Aken en het Venn, landelijk en toch dicht bij alles.",
			"Raeren se situe entre Aix-la-Chapelle et les Fagnes, à la campagne et proche de tout.",
			"Raeren lies between Aachen and the Fens, rural and yet close to everything.",
			"Raeren liegt zwischen Aachen und dem Venn, ländlich und doch nah an allem.",
		],
		[
			"De burcht en het pottenbakkersmuseum van Raeren staan midden in het groen.",
			"Le château et le musée de la poterie de Raeren se trouvent en pleine verdure.",
			"The castle and pottery museum of Raeren stand amid greenery.",
			"Burg und Töpfereimuseum von Raeren stehen mitten im Grünen.",
		],
	],
	buetgenbach: [
		[
			"Het meer van Bütgenbach, met strand en zeilschool, ligt op wandelafstand.",
			"Le lac de Butgenbach, avec sa plage et son école de voile, est accessible à pied.",
			"Lake Bütgenbach, with its beach and sailing school, is within walking distance.",
			"Der See von Bütgenbach mit Strand und Segelschule ist zu Fuß erreichbar.",
		],
		[
			"'s Winters vertrekt u in Bütgenbach op langlaufski's, 's zomers met de fiets.",
			"À Butgenbach, on part l'hiver à ski de fond et l'été à vélo.",
			"In Bütgenbach you set out on cross-country skis in winter and by bicycle in summer.",
			"In Bütgenbach startet man im Winter auf Langlaufskiern, im Sommer mit dem Rad.",
		],
	],
} satisfies Record<string, readonly Phrase[]>;

export const luxembourgPlaces = {
	luxembourg: [
		[
			"De tram verbindt de wijk gratis met het station, de stad en de Kirchberg.",
			"Le tram relie gratuitement le quartier à la gare, au centre et au Kirchberg.",
			"The free tram links the area with the station, the centre and Kirchberg.",
			"Die kostenlose Straßenbahn verbindet das Viertel mit Bahnhof, Zentrum und Kirchberg.",
		],
		[
			"In Luxemburg woont u tussen vestingmuren en valleien, met Europa als buur.",
			"À Luxembourg, on vit entre remparts et vallées, avec l'Europe pour voisine.",
			"In Luxembourg you live between ramparts and valleys, with Europe next door.",
			"In Luxemburg lebt man zwischen Festungsmauern und Tälern, mit Europa als Nachbar.",
		],
		[
			"Het dal van de Pétrusse begint om de hoek, met paden tot in de Grund.",
			"La vallée de la Pétrusse commence au coin de la rue, avec des sentiers jusqu'au Grund.",
			"The Pétrusse valley begins around the corner, with paths down to the Grund.",
			"Das Petrusstal beginnt um die Ecke, mit Wegen bis in den Grund.",
		],
	],
	esch: [
		[
			"Esch is de tweede stad van het land, met de universiteit op de hoogovens van Belval.",
			"Esch est la deuxième ville du pays, avec l'université sur les hauts fourneaux de Belval.",
			"Esch is the country's second town, with the university on the blast furnaces of Belval.",
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
			"Remich borde la Moselle, avec ses caves, sa promenade et l'Allemagne en face.",
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
			"Les sentiers rocheux de la Petite Suisse commencent aux portes d'Echternach.",
			"The rocky trails of Little Switzerland begin at the edge of Echternach.",
			"Die Felsenwege der Kleinen Luxemburger Schweiz beginnen am Rand von Echternach.",
		],
	],
	mersch: [
		[
			"Mersch ligt in het dal van de Alzette, halverwege noord en zuid, met een groot station.",
			"Mersch se trouve dans la vallée de l'Alzette, entre nord et sud, avec une grande gare.",
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
			"Le château et l'abbaye de Clervaux dominent la vallée de la Clerve.",
			"The castle and abbey of Clervaux look over the Clerve valley.",
			"Schloss und Abtei von Clervaux blicken über das Tal der Clerf.",
		],
		[
			"In de Ardense heuvels rond Clervaux is het 's avonds nog echt donker en stil.",
			"Dans les collines ardennaises de Clervaux, les soirées sont encore noires et silencieuses.",
			"In the Ardennes hills around Clervaux, evenings are still truly dark and quiet.",
			"In den Ardennenhügeln um Clervaux sind die Abende noch wirklich dunkel und still.",
		],
	],
} satisfies Record<string, readonly Phrase[]>;
