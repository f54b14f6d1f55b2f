import type { Phrase } from "./phrase.ts";

/** Sentences on living in the demo's Brussels municipalities. */
export const brusselsLocalities = {
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
			"Typischer für Brüssel geht es kaum: Galerien, Trödler und Cafés füllen die Straßen.",
		],
	],
	elsene: [
		[
			"De vijvers van Elsene zijn het groene hart van deze wijk.",
			"Les étangs sont le cœur vert de ce quartier d’Ixelles.",
			"The ponds are the green heart of this part of Ixelles.",
			"Die Teiche sind das grüne Herz dieses Viertels von Ixelles.",
		],
		[
			"In Elsene wisselen art-decogevels en terrassen elkaar af, en overal is het een bakker ver.",
			"À Ixelles, façades art déco et terrasses alternent, et la boulangerie n’est jamais loin.",
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
			"Schaerbeek wird wiederentdeckt: breite Alleen, schöne Fassaden und echte Nachbarschaft.",
		],
	],
	etterbeek: [
		[
			"Vanuit Etterbeek wandelt u naar de Europese instellingen.",
			"D’Etterbeek, on rejoint à pied les institutions européennes.",
			"From Etterbeek you walk to the European institutions.",
			"Von Etterbeek geht man zu Fuß zu den europäischen Institutionen.",
		],
		[
			"De Jachtwijk en het station zorgen in Etterbeek voor leven tot in de avond.",
			"À Etterbeek, le quartier de la Chasse et la gare restent animés jusqu’au soir.",
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
			"D’ici, le métro rejoint le rond-point Schuman en un quart d’heure.",
			"From here the metro reaches Schuman in a quarter of an hour.",
			"Mit der Metro ist man von hier in einer Viertelstunde am Schuman-Platz.",
		],
	],
	anderlecht: [
		[
			"Anderlecht heeft metro, kanaal en ring bij de hand, en een oud dorpshart rond de kerk.",
			"Anderlecht offre métro, canal et ring, et un vieux noyau villageois autour de la collégiale.",
			"Anderlecht has metro, canal and ring road at hand, and an old village heart around the church.",
			"Anderlecht hat Metro, Kanal und Ring in Reichweite und einen alten Dorfkern um die Kirche.",
		],
		[
			"De kanaalzone in de buurt wordt stap voor stap vernieuwd.",
			"La zone du canal voisine se rénove pas à pas.",
			"The nearby canal zone is being renewed step by step.",
			"Die nahe Kanalzone wird Schritt für Schritt erneuert.",
		],
	],
} satisfies Record<string, readonly Phrase[]>;
