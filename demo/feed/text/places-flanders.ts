import type { Phrase } from "./phrase.ts";

/** Sentences on living in the demo's Flemish towns. */
export const flemishLocalities = {
	gent: [
		[
			"De Gentse binnenstad ligt op tien minuten fietsen langs het water.",
			"Le centre de Gand est à dix minutes à vélo, le long de l’eau.",
			"The centre of Ghent is ten minutes away by bicycle along the water.",
			"Die Genter Innenstadt ist in zehn Fahrradminuten am Wasser entlang erreicht.",
		],
		[
			"Tram, markt en buurtpark vindt u in Gent hier op loopafstand.",
			"À Gand, tram, marché et parc de quartier se rejoignent d’ici à pied.",
			"Tram, market and neighbourhood park are all within walking distance here in Ghent.",
			"Straßenbahn, Markt und Park sind hier in Gent zu Fuß erreichbar.",
		],
		[
			"In deze Gentse buurt wonen studenten, gezinnen en gepensioneerden door elkaar.",
			"Ce quartier gantois mêle étudiants, familles et retraités.",
			"Students, families and pensioners live side by side in this part of Ghent.",
			"In diesem Genter Viertel leben Studierende, Familien und Rentner nebeneinander.",
		],
	],
	antwerpen: [
		[
			"De Scheldekaaien en de binnenring zijn in Antwerpen allebei vlakbij.",
			"À Anvers, les quais de l’Escaut et le ring intérieur sont tout proches.",
			"In Antwerp, the Scheldt quays and the inner ring are both close by.",
			"In Antwerpen liegen die Scheldekais und der innere Ring gleich in der Nähe.",
		],
		[
			"Wie in Antwerpen werkt, neemt hier de fiets of de tram en laat de auto staan.",
			"Qui travaille à Anvers prend ici le vélo ou le tram et laisse sa voiture.",
			"If you work in Antwerp, you take a bicycle or the tram from here and leave the car.",
			"Wer in Antwerpen arbeitet, nimmt hier Fahrrad oder Straßenbahn und lässt das Auto stehen.",
		],
		[
			"De wijk heeft bakkers, scholen en een zaterdagmarkt waar de halve stad elkaar ontmoet.",
			"Le quartier a ses boulangers, ses écoles et un marché du samedi très fréquenté.",
			"The neighbourhood has bakers, schools and a Saturday market where half the town meets.",
			"Das Viertel hat Bäcker, Schulen und einen Samstagsmarkt, auf dem sich die halbe Stadt trifft.",
		],
	],
	brugge: [
		[
			"De Brugse vesten, met hun molens en wandelpaden, liggen om de hoek.",
			"Les remparts de Bruges, avec leurs moulins et leurs promenades, sont au coin de la rue.",
			"The ramparts of Bruges, with their windmills and paths, are around the corner.",
			"Die Brügger Wallanlagen mit ihren Mühlen und Wegen liegen um die Ecke.",
		],
		[
			"Van hier is het een kwartier wandelen naar het station van Brugge, met treinen naar kust en hoofdstad.",
			"La gare de Bruges, vers la côte et la capitale, est à un quart d’heure à pied.",
			"It is a quarter of an hour’s walk to Bruges station, for trains to the coast and the capital.",
			"Zum Bahnhof Brügge mit Zügen an die Küste und in die Hauptstadt geht man eine Viertelstunde.",
		],
	],
	leuven: [
		[
			"Het station en de Leuvense ring zijn vlot bereikbaar, de campussen nog vlotter.",
			"La gare et le ring de Louvain sont faciles à rejoindre, les campus plus encore.",
			"The station and Leuven’s ring road are easily reached, the campuses even more so.",
			"Bahnhof und Ring von Löwen sind schnell erreicht, die Campus noch schneller.",
		],
		[
			"In Leuven woont u tussen universiteit, ziekenhuis en een levendig stadshart.",
			"À Louvain, on vit entre université, hôpital et un centre animé.",
			"In Leuven you live between university, hospital and a lively town centre.",
			"In Löwen wohnt man zwischen Universität, Klinik und einem lebendigen Stadtkern.",
		],
	],
	mechelen: [
		[
			"Mechelen ligt halverwege Antwerpen en Brussel, met om het kwartier een trein.",
			"Malines se trouve à mi-chemin d’Anvers et de Bruxelles, avec un train tous les quarts d’heure.",
			"Mechelen lies halfway between Antwerp and Brussels, with a train every quarter of an hour.",
			"Mechelen liegt auf halbem Weg zwischen Antwerpen und Brüssel, mit einem Zug jede Viertelstunde.",
		],
		[
			"Het jaagpad langs de Dijle begint vlak bij de deur.",
			"Le chemin de halage de la Dyle commence tout près.",
			"The towpath along the Dijle starts close to the door.",
			"Der Treidelpfad an der Dyle beginnt fast vor der Tür.",
		],
	],
	hasselt: [
		[
			"De Hasseltse binnenstad is autoluw en van hier te voet te doen.",
			"Le centre de Hasselt, peu fréquenté par les voitures, se rejoint à pied.",
			"The centre of Hasselt has little car traffic and is within walking distance.",
			"Die verkehrsarme Innenstadt von Hasselt ist zu Fuß erreichbar.",
		],
		[
			"Wie graag buiten is, rijdt vanuit Hasselt zo het fietsroutenetwerk van Limburg op.",
			"Les amateurs de plein air rejoignent depuis Hasselt le réseau cyclable du Limbourg.",
			"From Hasselt, lovers of the outdoors are straight onto Limburg’s cycle network.",
			"Wer gern draußen ist, fährt von Hasselt direkt ins Limburger Radwegenetz.",
		],
	],
	genk: [
		[
			"Het Nationaal Park Hoge Kempen begint enkele straten verder.",
			"Le parc national Hoge Kempen commence quelques rues plus loin.",
			"The Hoge Kempen National Park begins a few streets away.",
			"Der Nationalpark Hoge Kempen beginnt wenige Straßen weiter.",
		],
		[
			"Genk is een groene stad: de wijken liggen tussen dennenbossen en vijvers.",
			"Genk est une ville verte, aux quartiers semés entre pinèdes et étangs.",
			"Genk is a green town, its districts set between pine woods and ponds.",
			"Genk ist eine grüne Stadt mit Vierteln zwischen Kiefernwäldern und Teichen.",
		],
	],
	kortrijk: [
		[
			"De verlaagde Leieboorden maken van Kortrijk een stad waar u aan het water leeft.",
			"Avec ses berges réaménagées, la Lys fait de Courtrai une ville au bord de l’eau.",
			"With its lowered banks, the Leie makes Kortrijk a town for living by the water.",
			"Mit ihren neuen Leieufern ist Kortrijk eine Stadt am Wasser.",
		],
		[
			"De ring van Kortrijk brengt u in enkele minuten op de snelweg naar Gent of Rijsel.",
			"Le ring de Courtrai mène en quelques minutes à l’autoroute de Gand ou de Lille.",
			"Kortrijk’s ring road takes you to the motorway for Ghent or Lille in minutes.",
			"Über den Ring von Kortrijk ist man in Minuten auf der Autobahn nach Gent oder Lille.",
		],
	],
	oostende: [
		[
			"De zeedijk is zo dichtbij dat u de branding hoort wanneer het waait.",
			"La digue est si proche que l’on entend le ressac les jours de vent.",
			"The sea front is so close that you hear the surf when the wind blows.",
			"Die Strandpromenade ist so nah, dass man bei Wind die Brandung hört.",
		],
		[
			"Oostende leeft het hele jaar door: vismarkt, theater en treinen naar het binnenland.",
			"Ostende vit toute l’année : marché aux poissons, théâtre et trains vers l’intérieur du pays.",
			"Ostend is alive all year round: fish market, theatre and trains inland.",
			"Ostende lebt das ganze Jahr: Fischmarkt, Theater und Züge ins Landesinnere.",
		],
	],
	aalst: [
		[
			"Vanuit Aalst staat u met de trein in een halfuur in Brussel of Gent.",
			"Depuis Alost, le train met une demi-heure vers Bruxelles comme vers Gand.",
			"From Aalst the train takes half an hour to Brussels or Ghent.",
			"Von Aalst ist man mit dem Zug in einer halben Stunde in Brüssel oder Gent.",
		],
		[
			"De Dender en het stadspark van Aalst zijn dichtbij, voor wandelaars en lopers.",
			"La Dendre et le parc communal d’Alost sont proches, pour marcher ou courir.",
			"The river Dender and the town park of Aalst are near, for walking and running.",
			"Dender und Stadtpark von Aalst liegen nah, zum Spazieren und Laufen.",
		],
	],
	sintNiklaas: [
		[
			"De Grote Markt van Sint-Niklaas, de grootste van het land, is een korte wandeling ver.",
			"La Grand-Place de Saint-Nicolas, la plus vaste du pays, est à une courte promenade.",
			"The market square of Sint-Niklaas, the largest in the country, is a short walk away.",
			"Der Marktplatz von Sint-Niklaas, der größte des Landes, ist nur einen Spaziergang entfernt.",
		],
		[
			"Antwerpen en Gent liggen vanuit Sint-Niklaas elk op een halfuur rijden.",
			"Depuis Saint-Nicolas, Anvers et Gand sont chacune à une demi-heure de route.",
			"From Sint-Niklaas, Antwerp and Ghent are each half an hour’s drive.",
			"Von Sint-Niklaas sind Antwerpen und Gent je eine halbe Fahrstunde entfernt.",
		],
	],
	knokke: [
		[
			"Strand, golf en winkels zijn in Knokke-Heist op fietsafstand.",
			"À Knokke-Heist, la plage, le golf et les magasins sont à portée de vélo.",
			"In Knokke-Heist, beach, golf and shops are a bicycle ride away.",
			"In Knokke-Heist sind Strand, Golfplatz und Geschäfte mit dem Rad erreichbar.",
		],
		[
			"Het natuurgebied Het Zwin ligt vlakbij, met ooievaars en eindeloze luchten.",
			"La réserve du Zwin est toute proche, avec ses cigognes et son ciel immense.",
			"The Zwin nature reserve is close, with its storks and endless skies.",
			"Das Naturschutzgebiet Zwin liegt nah, mit Störchen und weitem Himmel.",
		],
	],
	latem: [
		[
			"Sint-Martens-Latem is het dorp van de Leieschilders, en nog altijd zo groen.",
			"Sint-Martens-Latem, village des peintres de la Lys, est resté aussi vert qu’alors.",
			"Sint-Martens-Latem is the village of the Leie painters, and still as green.",
			"Sint-Martens-Latem ist das Dorf der Leiemaler und noch immer so grün.",
		],
		[
			"Gent is vlot bereikbaar, maar de Leiemeersen voelen ver van de stad.",
			"Gand est vite atteinte, mais les prairies de la Lys semblent loin de la ville.",
			"Ghent is easily reached, yet the Leie meadows feel far from town.",
			"Gent ist schnell erreicht, doch die Leiewiesen wirken weit weg von der Stadt.",
		],
	],
	tervuren: [
		[
			"Het park van Tervuren en het Zoniënwoud zijn de achtertuin van deze buurt.",
			"Le parc de Tervuren et la forêt de Soignes sont le jardin de ce quartier.",
			"Tervuren park and the Sonian Forest are the back garden of this area.",
			"Der Park von Tervuren und der Zonienwald sind der Garten dieses Viertels.",
		],
		[
			"De tram naar Brussel rijdt door het bos; internationale scholen zijn dichtbij.",
			"Le tram vers Bruxelles traverse la forêt ; les écoles internationales sont proches.",
			"The tram to Brussels runs through the forest; international schools are close.",
			"Die Straßenbahn nach Brüssel fährt durch den Wald; internationale Schulen sind nah.",
		],
	],
	overijse: [
		[
			"Overijse ligt tussen druivenserres en het Zoniënwoud, een kwartier van Brussel.",
			"Overijse s’étend entre les serres à raisin et la forêt de Soignes, à un quart d’heure de Bruxelles.",
			"Overijse lies between grape greenhouses and the Sonian Forest, a quarter of an hour from Brussels.",
			"Overijse liegt zwischen Traubengewächshäusern und Zonienwald, eine Viertelstunde von Brüssel.",
		],
		[
			"De heuvels van de Druivenstreek beginnen aan het einde van de straat.",
			"Les collines de la région du raisin commencent au bout de la rue.",
			"The hills of the grape country begin at the end of the street.",
			"Die Hügel der Traubenregion beginnen am Ende der Straße.",
		],
	],
	lier: [
		[
			"De Nete en de Lierse vesten nodigen uit tot een ommetje na het avondeten.",
			"La Nèthe et les remparts de Lierre invitent à la promenade du soir.",
			"The river Nete and the ramparts of Lier invite you for an evening stroll.",
			"Nete und Wallanlagen von Lier laden zum Abendspaziergang ein.",
		],
		[
			"Lier heeft de maat van een stadje en de treinen van een voorstad.",
			"Lierre a la taille d’une petite ville et les trains d’une banlieue.",
			"Lier has the scale of a small town and the trains of a suburb.",
			"Lier hat das Maß einer Kleinstadt und die Züge eines Vororts.",
		],
	],
	turnhout: [
		[
			"Turnhout is de hoofdstad van de Kempen, met bossen en vennen aan de stadsrand.",
			"Turnhout, capitale de la Campine, a ses bois et ses étangs aux portes de la ville.",
			"Turnhout is the capital of the Kempen, with woods and fens at the edge of town.",
			"Turnhout ist die Hauptstadt der Kempen, mit Wäldern und Weihern am Stadtrand.",
		],
		[
			"De Turnhoutse markt, het begijnhof en het station liggen op loopafstand.",
			"La place, le béguinage et la gare de Turnhout se rejoignent à pied.",
			"Turnhout’s market square, beguinage and station are within walking distance.",
			"Marktplatz, Beginenhof und Bahnhof von Turnhout sind zu Fuß erreichbar.",
		],
	],
	brasschaat: [
		[
			"Het gemeentepark van Brasschaat, met zijn zwembad en lanen, is vlakbij.",
			"Le parc communal de Brasschaat, avec sa piscine et ses drèves, est tout proche.",
			"Brasschaat’s park, with its pool and avenues, is close by.",
			"Der Gemeindepark von Brasschaat mit Schwimmbad und Alleen liegt in der Nähe.",
		],
		[
			"Brasschaat combineert boswijken met goede scholen en een vlotte weg naar Antwerpen.",
			"Brasschaat réunit quartiers boisés, bonnes écoles et accès rapide à Anvers.",
			"Brasschaat combines wooded districts with good schools and a quick road to Antwerp.",
			"Brasschaat verbindet Waldviertel mit guten Schulen und einer schnellen Straße nach Antwerpen.",
		],
	],
	oudenaarde: [
		[
			"Rond Oudenaarde liggen de hellingen van de Vlaamse Ardennen, bekend bij elke wielrenner.",
			"Autour d’Audenarde s’étendent les côtes des Ardennes flamandes, chères aux cyclistes.",
			"Around Oudenaarde lie the climbs of the Flemish Ardennes, known to every cyclist.",
			"Um Oudenaarde liegen die Anstiege der Flämischen Ardennen, jedem Radsportler bekannt.",
		],
		[
			"De Schelde en het stadhuis van Oudenaarde zijn dichtbij, de heuvels ook.",
			"L’Escaut et l’hôtel de ville d’Audenarde sont proches, les collines aussi.",
			"The Scheldt and the town hall of Oudenaarde are near, and so are the hills.",
			"Schelde und Rathaus von Oudenaarde sind nah, die Hügel auch.",
		],
	],
	ieper: [
		[
			"De Ieperse vestingen, met water en oude bomen, zijn een geliefd wandelpark.",
			"Les remparts d’Ypres, avec leurs eaux et leurs vieux arbres, sont une promenade appréciée.",
			"The ramparts of Ypres, with water and old trees, are a much-loved park.",
			"Die Wallanlagen von Ypern mit Wasser und alten Bäumen sind ein beliebter Park.",
		],
		[
			"Ieper is een stad op mensenmaat, omringd door de heuvels van het Heuvelland.",
			"Ypres est une ville à taille humaine, entourée des collines du Heuvelland.",
			"Ypres is a town on a human scale, surrounded by the hills of Heuvelland.",
			"Ypern ist eine überschaubare Stadt, umgeben von den Hügeln des Heuvelland.",
		],
	],
	roeselare: [
		[
			"Roeselare heeft een bruisend winkelcentrum en een rustig kanaal.",
			"Roulers a un centre commerçant animé et un canal paisible.",
			"Roeselare has a lively shopping centre and a quiet canal.",
			"Roeselare hat ein belebtes Einkaufszentrum und einen stillen Kanal.",
		],
	],
} satisfies Record<string, readonly Phrase[]>;
