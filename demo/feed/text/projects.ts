import type { Line } from "../vocabulary.ts";

export type ProjectText = { name: Line; description: Line; delivery: Line; technical: Line; situation: Line };

/** Texts of the demo projects, by ID. */
export const projectTexts = {
	5: {
		name: ["Terrassen van Hollerich", "Les Terrasses de Hollerich", "Hollerich Terraces", "Terrassen von Hollerich"],
		description: [
			"<p>Vierentwintig appartementen, van studio tot penthouse, rond een beplante binnenplaats in Hollerich. Elk appartement heeft een terras dat diep genoeg is voor een tafel, en de daken zijn gemeenschappelijke moestuinen.</p><p>De architecten kozen voor geveldelen in lichte baksteen en hout, die mooi verouderen en weinig onderhoud vragen.</p>",
			"<p>Vingt-quatre appartements, du studio au penthouse, autour d’une cour plantée à Hollerich. Chaque logement possède une terrasse assez profonde pour une table, et les toitures accueillent des potagers partagés.</p><p>Les architectes ont choisi la brique claire et le bois, qui vieillissent bien et demandent peu d’entretien.</p>",
			"<p>Twenty-four apartments, from studio to penthouse, around a planted courtyard in Hollerich. Every apartment has a terrace deep enough for a table, and the roofs are shared kitchen gardens.</p><p>The architects chose pale brick and timber, which age well and need little upkeep.</p>",
			"<p>Vierundzwanzig Wohnungen, vom Studio bis zum Penthouse, rund um einen begrünten Hof in Hollerich. Jede Wohnung hat eine Terrasse, die tief genug für einen Tisch ist, und auf den Dächern liegen gemeinschaftliche Gemüsegärten.</p><p>Die Architekten wählten hellen Backstein und Holz, die schön altern und wenig Pflege brauchen.</p>",
		],
		delivery: ["Najaar 2027", "Automne 2027", "Autumn 2027", "Herbst 2027"],
		technical: [
			"<p>Warmtepomp op bodemenergie, vloerverwarming met koeling, driedubbel glas en zonnepanelen voor de gemeenschappelijke delen.</p>",
			"<p>Pompe à chaleur géothermique, chauffage au sol avec rafraîchissement, triple vitrage et panneaux solaires pour les communs.</p>",
			"<p>Ground-source heat pump, underfloor heating with cooling, triple glazing and solar panels for the common areas.</p>",
			"<p>Erdwärmepumpe, Fußbodenheizung mit Kühlung, Dreifachverglasung und Solarmodule für die Gemeinschaftsflächen.</p>",
		],
		situation: [
			"<p>Op 900 m van het station van Luxemburg, met de tramhalte op de hoek en het Pétrussedal als park.</p>",
			"<p>À 900 m de la gare de Luxembourg, l’arrêt de tram au coin de la rue et la vallée de la Pétrusse pour parc.</p>",
			"<p>900 m from Luxembourg station, with the tram stop on the corner and the Pétrusse valley as a park.</p>",
			"<p>900 m vom Bahnhof Luxemburg, mit der Straßenbahnhaltestelle an der Ecke und dem Petrusstal als Park.</p>",
		],
	},
	7: {
		name: ["Kanaaldok", "Kanaaldok", "Kanaaldok", "Kanaaldok"],
		description: [
			"<p>Op een oude houtkade in Antwerpen komt een nieuwe stadswijk: lofts, werkplaatsen en een park aan het water. De verkoop start zodra de vergunning definitief is; op de website van het project kunt u zich nu al laten inschrijven.</p>",
			"<p>Sur un ancien quai au bois d’Anvers naît un nouveau quartier : lofts, ateliers et parc au bord de l’eau. La vente débute dès que le permis est définitif ; le site du projet permet déjà de s’inscrire.</p>",
			"<p>A new district is coming to an old timber quay in Antwerp: lofts, workshops and a park by the water. Sales begin once the permit is final; you can already register on the project’s website.</p>",
			"<p>Auf einem alten Holzkai in Antwerpen entsteht ein neues Viertel: Lofts, Werkstätten und ein Park am Wasser. Der Verkauf beginnt, sobald die Genehmigung rechtskräftig ist; auf der Website des Projekts können Sie sich schon eintragen.</p>",
		],
		delivery: ["Vanaf 2029", "À partir de 2029", "From 2029", "Ab 2029"],
		technical: [
			"<p>Aansluiting op het warmtenet van de haven, groendaken en regenwater voor toilet en tuin.</p>",
			"<p>Raccordement au réseau de chaleur du port, toitures vertes et eau de pluie pour les toilettes et le jardin.</p>",
			"<p>Connected to the port’s district heating, with green roofs and rainwater for toilets and garden.</p>",
			"<p>Anschluss an das Fernwärmenetz des Hafens, Gründächer und Regenwasser für WC und Garten.</p>",
		],
		situation: [
			"<p>Aan het dok, op een kwartier fietsen van de Meir en vlak bij de nieuwe tramlijn.</p>",
			"<p>Au bord du bassin, à un quart d’heure à vélo du Meir et tout près de la nouvelle ligne de tram.</p>",
			"<p>On the dock, a quarter of an hour by bicycle from the Meir and close to the new tram line.</p>",
			"<p>Am Hafenbecken, eine Viertelstunde mit dem Rad von der Meir und nah an der neuen Straßenbahnlinie.</p>",
		],
	},
	8: {
		name: ["Rietveld", "Les Roseaux", "The Reeds", "Am Schilf"],
		description: [
			"<p>Rietveld telt achttien woningen in drie kleine gebouwen, met een gemeenschappelijke tuin die afloopt naar de oever. Auto’s blijven ondergronds, zodat kinderen van deur tot deur kunnen lopen.</p><p>Gelijkvloerse appartementen krijgen een eigen tuin, de duplexen een dakterras.</p>",
			"<p>Dix-huit logements répartis en trois petits immeubles, autour d’un jardin commun qui descend vers la berge. Les voitures restent en sous-sol : les enfants vont d’une porte à l’autre à pied.</p><p>Les rez-de-chaussée reçoivent un jardin privatif, les duplex une terrasse en toiture.</p>",
			"<p>Eighteen homes in three small buildings, with a shared garden that slopes to the water’s edge. Cars stay underground, so children can run from door to door.</p><p>Ground-floor apartments have their own garden, the duplexes a roof terrace.</p>",
			"<p>Achtzehn Wohnungen in drei kleinen Häusern, mit einem Gemeinschaftsgarten, der zum Ufer abfällt. Autos bleiben unter der Erde, sodass Kinder von Tür zu Tür laufen können.</p><p>Erdgeschosswohnungen erhalten einen eigenen Garten, die Maisonetten eine Dachterrasse.</p>",
		],
		delivery: ["Voorjaar 2027", "Printemps 2027", "Spring 2027", "Frühjahr 2027"],
		technical: [
			"<p>E-peil onder 20, individuele warmtepompen, ventilatie met warmteterugwinning en fietsenberging met laadpunten.</p>",
			"<p>Niveau E inférieur à 20, pompes à chaleur individuelles, ventilation à récupération de chaleur et local à vélos avec bornes.</p>",
			"<p>E-level below 20, individual heat pumps, ventilation with heat recovery and a bicycle store with charging points.</p>",
			"<p>E-Wert unter 20, eigene Wärmepumpen, Lüftung mit Wärmerückgewinnung und Fahrradraum mit Ladepunkten.</p>",
		],
		situation: [
			"<p>Ten zuiden van het Gentse centrum, tussen station en rivier, met scholen en een buurtwinkel in de straat.</p>",
			"<p>Au sud du centre de Gand, entre gare et rivière, avec écoles et épicerie dans la rue.</p>",
			"<p>South of the centre of Ghent, between station and river, with schools and a local shop in the street.</p>",
			"<p>Südlich der Genter Innenstadt, zwischen Bahnhof und Fluss, mit Schulen und einem Laden in der Straße.</p>",
		],
	},
	10: {
		name: ["De Weiden van de Samber", "Les Prairies de Sambre", "Sambre Meadows", "Sambrewiesen"],
		description: [
			"<p>Twee gebouwen van drie bouwlagen met brede terrassen kijken uit over de uiterwaarden van de Samber. Er komen appartementen met één tot drie slaapkamers en enkele duplexen onder het dak.</p>",
			"<p>Deux immeubles de trois niveaux, aux larges terrasses, dominent les prairies de la Sambre. Ils réunissent des appartements d’une à trois chambres et quelques duplex sous toiture.</p>",
			"<p>Two three-storey buildings with wide terraces look over the meadows of the Sambre. They hold apartments with one to three bedrooms and some duplexes under the roof.</p>",
			"<p>Zwei dreigeschossige Häuser mit breiten Terrassen blicken über die Wiesen der Sambre. Sie umfassen Wohnungen mit einem bis drei Schlafzimmern und einige Maisonetten unter dem Dach.</p>",
		],
		delivery: ["Eind 2026", "Fin 2026", "End of 2026", "Ende 2026"],
		technical: [
			"<p>Structuur in massief hout, collectieve warmtepomp, PEB-label A en een laadpunt per staanplaats.</p>",
			"<p>Structure en bois massif, pompe à chaleur collective, classe PEB A et une borne par emplacement.</p>",
			"<p>Solid timber structure, communal heat pump, PEB rating A and a charging point for each space.</p>",
			"<p>Tragwerk aus Massivholz, gemeinschaftliche Wärmepumpe, PEB-Klasse A und ein Ladepunkt je Stellplatz.</p>",
		],
		situation: [
			"<p>Op tien minuten te voet van het station van Namen, langs het jaagpad.</p>",
			"<p>À dix minutes à pied de la gare de Namur, par le chemin de halage.</p>",
			"<p>Ten minutes on foot from Namur station, along the towpath.</p>",
			"<p>Zehn Gehminuten vom Bahnhof Namur, am Treidelpfad entlang.</p>",
		],
	},
	12: {
		name: ["Weidenpark", "Clos des Prés", "Meadow Court", "Wiesenhof"],
		description: [
			"<p>Aan de Wiesenweg komen drie halfopen woningen en een klein gebouw met twee appartementen, samen rond een erf met bomen. De bouwstijl sluit aan bij de huizen van Eupen: leien, blauwe steen en wit pleisterwerk.</p>",
			"<p>Au Wiesenweg, trois maisons trois façades et un petit immeuble de deux appartements entourent une cour plantée. L’architecture reprend celle d’Eupen : ardoise, pierre bleue et enduit blanc.</p>",
			"<p>On Wiesenweg, three semi-detached houses and a small building with two apartments stand around a courtyard with trees. The style follows the houses of Eupen: slate, bluestone and white render.</p>",
			"<p>Am Wiesenweg entstehen drei Doppelhaushälften und ein kleines Haus mit zwei Wohnungen rund um einen Hof mit Bäumen. Die Bauweise greift die Häuser von Eupen auf: Schiefer, Blaustein und weißer Putz.</p>",
		],
		delivery: ["Zomer 2027", "Été 2027", "Summer 2027", "Sommer 2027"],
		technical: [
			"<p>Luchtwarmtepomp per woning, vloerverwarming, regenput van 10.000 liter en voorbereiding voor zonnepanelen.</p>",
			"<p>Pompe à chaleur par logement, chauffage au sol, citerne de 10\u00a0000\u00a0litres et pré-équipement solaire.</p>",
			"<p>An air-source heat pump for each home, underfloor heating, a 10,000 litre rainwater tank and provision for solar panels.</p>",
			"<p>Luftwärmepumpe je Einheit, Fußbodenheizung, Regenwasserzisterne mit 10.000 Litern und Vorbereitung für Solarmodule.</p>",
		],
		situation: [
			"<p>In de bovenstad van Eupen, met het bos op tien minuten en Aken op twintig.</p>",
			"<p>Dans la ville haute d’Eupen, la forêt à dix minutes et Aix-la-Chapelle à vingt.</p>",
			"<p>In the upper town of Eupen, with the forest ten minutes away and Aachen twenty.</p>",
			"<p>In der Oberstadt von Eupen, zehn Minuten vom Wald und zwanzig von Aachen.</p>",
		],
	},
	14: {
		name: ["Kloosterhof", "Cour du Couvent", "Convent Court", "Klosterhof"],
		description: [
			"<p>Een voormalige kloosterschool in Schaarbeek wordt verbouwd tot twaalf appartementen met hoge ramen en eiken vloeren. De kapel wordt een gemeenschappelijke zaal, de speelplaats een tuin.</p>",
			"<p>À Schaerbeek, une ancienne école de couvent devient douze appartements aux hautes fenêtres et aux planchers de chêne. La chapelle devient salle commune, la cour de récréation un jardin.</p>",
			"<p>A former convent school in Schaerbeek is being turned into twelve apartments with tall windows and oak floors. The chapel becomes a shared hall, the playground a garden.</p>",
			"<p>Eine ehemalige Klosterschule in Schaerbeek wird zu zwölf Wohnungen mit hohen Fenstern und Eichenböden umgebaut. Die Kapelle wird Gemeinschaftssaal, der Schulhof ein Garten.</p>",
		],
		delivery: ["Maart 2027", "Mars 2027", "March 2027", "März 2027"],
		technical: [
			"<p>Binnenisolatie met behoud van de gevels, individuele warmtepompen, lift en videofoon.</p>",
			"<p>Isolation par l’intérieur pour préserver les façades, pompes à chaleur individuelles, ascenseur et vidéophone.</p>",
			"<p>Internal insulation that preserves the fronts, individual heat pumps, lift and video entry.</p>",
			"<p>Innendämmung unter Erhalt der Fassaden, eigene Wärmepumpen, Aufzug und Video-Gegensprechanlage.</p>",
		],
		situation: [
			"<p>Tussen het Josaphatpark en het station, met de tram voor de deur.</p>",
			"<p>Entre le parc Josaphat et la gare, le tram devant la porte.</p>",
			"<p>Between Josaphat park and the station, with the tram at the door.</p>",
			"<p>Zwischen Josaphat-Park und Bahnhof, mit der Straßenbahn vor der Tür.</p>",
		],
	},
	16: {
		name: ["De Boomgaard", "Le Verger", "The Orchard", "Der Obstgarten"],
		description: [
			"<p>Vijf ruime appartementen op de plek van een oude hoogstamboomgaard in Hasselt. Alle woningen zijn verkocht of in optie; wie op de reservelijst wil, kan zich bij ons melden.</p>",
			"<p>Cinq vastes appartements à l’emplacement d’un ancien verger de Hasselt. Tous sont vendus ou sous option ; faites-nous signe pour figurer sur la liste de réserve.</p>",
			"<p>Five spacious apartments where an old orchard stood in Hasselt. All are sold or under option; let us know if you wish to be on the waiting list.</p>",
			"<p>Fünf großzügige Wohnungen am Platz einer alten Obstwiese in Hasselt. Alle sind verkauft oder reserviert; für die Warteliste melden Sie sich bei uns.</p>",
		],
		delivery: ["Opgeleverd", "Réceptionné", "Completed", "Fertiggestellt"],
		technical: [
			"<p>Geothermie, groendak en volledige toegankelijkheid voor rolstoelgebruikers.</p>",
			"<p>Géothermie, toiture verte et accessibilité complète aux fauteuils roulants.</p>",
			"<p>Geothermal heating, green roof and full wheelchair access.</p>",
			"<p>Erdwärme, Gründach und vollständige Zugänglichkeit für Rollstühle.</p>",
		],
		situation: [
			"<p>In een stille straat binnen de Hasseltse ring.</p>",
			"<p>Dans une rue calme, à l’intérieur du ring de Hasselt.</p>",
			"<p>In a quiet street within Hasselt’s ring road.</p>",
			"<p>In einer ruhigen Straße innerhalb des Rings von Hasselt.</p>",
		],
	},
	18: {
		name: ["Hof van de Boomgaard", "Le Clos du Verger", "Orchard Close", "Am Obsthof"],
		description: [
			"<p>Zes gezinswoningen langs een nieuwe weg zonder doorgaand verkeer, elk met een tuin op het zuiden. De plannen laten ruimte voor een werkkamer of een vierde slaapkamer.</p>",
			"<p>Six maisons familiales le long d’une nouvelle voirie sans transit, chacune avec un jardin au sud. Les plans laissent place à un bureau ou à une quatrième chambre.</p>",
			"<p>Six family houses on a new road without through traffic, each with a south-facing garden. The plans leave room for a study or a fourth bedroom.</p>",
			"<p>Sechs Familienhäuser an einer neuen Straße ohne Durchgangsverkehr, jedes mit Südgarten. Die Pläne lassen Raum für ein Arbeitszimmer oder ein viertes Schlafzimmer.</p>",
		],
		delivery: [
			"18 maanden na de akte",
			"18 mois après l’acte",
			"18 months after the deed",
			"18 Monate nach der Beurkundung",
		],
		technical: [
			"<p>Houtskelet met cellulose, warmtepomp, driedubbel glas en een regenput per woning.</p>",
			"<p>Ossature bois isolée à la cellulose, pompe à chaleur, triple vitrage et citerne par maison.</p>",
			"<p>Timber frame with cellulose insulation, heat pump, triple glazing and a rainwater tank for each house.</p>",
			"<p>Holzrahmenbau mit Zellulosedämmung, Wärmepumpe, Dreifachverglasung und Zisterne je Haus.</p>",
		],
		situation: [
			"<p>Aan de rand van Nijvel, op fietsafstand van het station en de scholen.</p>",
			"<p>À l’orée de Nivelles, à portée de vélo de la gare et des écoles.</p>",
			"<p>On the edge of Nivelles, within cycling distance of the station and schools.</p>",
			"<p>Am Rand von Nivelles, in Fahrradnähe zu Bahnhof und Schulen.</p>",
		],
	},
	20: {
		name: ["Vaartzicht", "Vue sur le Canal", "Canal View", "Kanalblick"],
		description: [
			"<p>Zes nieuwe huurwoningen aan de vaart in Oostende, afgewerkt met ingerichte keuken en gordijnrails. De verhuur gebeurt rechtstreeks door de eigenaar, met langlopende contracten.</p>",
			"<p>Six nouveaux logements à louer le long du canal, à Ostende, avec cuisine équipée et tringles à rideaux. Le propriétaire loue directement, avec des baux de longue durée.</p>",
			"<p>Six new homes to let along the canal in Ostend, finished with a fitted kitchen and curtain rails. The owner lets directly, on long leases.</p>",
			"<p>Sechs neue Mietwohnungen am Kanal in Ostende, mit Einbauküche und Gardinenschienen. Der Eigentümer vermietet direkt und mit langfristigen Verträgen.</p>",
		],
		delivery: [
			"Beschikbaar vanaf januari 2027",
			"Disponible dès janvier 2027",
			"Available from January 2027",
			"Verfügbar ab Januar 2027",
		],
		technical: [
			"<p>Vloerverwarming op warmtepomp, individuele meters en een gedeelde fietsenberging.</p>",
			"<p>Chauffage au sol par pompe à chaleur, compteurs individuels et local à vélos partagé.</p>",
			"<p>Underfloor heating by heat pump, individual meters and a shared bicycle store.</p>",
			"<p>Fußbodenheizung mit Wärmepumpe, eigene Zähler und gemeinsamer Fahrradraum.</p>",
		],
		situation: [
			"<p>Op een kwartier wandelen van het strand en het station van Oostende.</p>",
			"<p>À un quart d’heure à pied de la plage et de la gare d’Ostende.</p>",
			"<p>A quarter of an hour’s walk from the beach and station of Ostend.</p>",
			"<p>Eine Viertelstunde zu Fuß von Strand und Bahnhof Ostende.</p>",
		],
	},
} as const satisfies Record<number, ProjectText>;
