import type { Phrase } from "./phrase.ts";

/** Opening sentences for properties in a building, by kind. */
export const flatOpenings = {
	flat: [
		[
			"Het appartement ligt op de {floor} verdieping van een verzorgd gebouw en telt {living} m².",
			"L’appartement occupe le {floor} étage d’un immeuble soigné et offre {living} m².",
			"The apartment is on the {floor} floor of a well-kept building and measures {living} m².",
			"Die Wohnung liegt im {floor} Stock eines gepflegten Hauses und misst {living} m².",
		],
		[
			"Een helder plan met de leefruimte aan de zonkant en de slaapkamers aan de rustige achterzijde.",
			"Un plan clair : le séjour côté soleil, les chambres côté calme, à l’arrière.",
			"A clear plan, with the living room on the sunny side and the bedrooms at the quiet back.",
			"Ein klarer Grundriss mit dem Wohnraum zur Sonne und den Schlafzimmern zur ruhigen Rückseite.",
		],
		[
			"Dit appartement verrast door zijn ramen: ze lopen bijna tot aan de vloer en brengen het licht diep naar binnen.",
			"Cet appartement surprend par ses fenêtres : presque jusqu’au sol, elles font entrer la lumière en profondeur.",
			"The windows are what you notice in this apartment: they reach almost to the floor and bring light deep inside.",
			"An dieser Wohnung überraschen die Fenster: Sie reichen fast bis zum Boden und holen das Licht tief herein.",
		],
		[
			"In een kleinschalig gebouw uit {year} vindt u dit goed ingedeelde appartement.",
			"C’est dans un petit immeuble de {year} que se trouve cet appartement bien agencé.",
			"This well-planned apartment is in a small building from {year}.",
			"In einem kleinen Haus von {year} liegt diese gut geschnittene Wohnung.",
			"!new",
		],
		[
			"Stap uit de lift en u bent thuis: het appartement heeft een eigen hal en veel kastruimte.",
			"À la sortie de l’ascenseur, vous êtes chez vous : l’appartement dispose d’un vrai hall et de nombreux placards.",
			"Step out of the lift and you are home: the apartment has its own hall and plenty of cupboards.",
			"Aus dem Aufzug und schon zu Hause: Die Wohnung hat eine eigene Diele und viel Schrankraum.",
			"lift",
		],
		[
			"Wonen zonder zorgen over dak of tuin, met alles wat u dagelijks nodig hebt om de hoek.",
			"Vivre sans souci de toiture ni de jardin, avec tout le nécessaire du quotidien au coin de la rue.",
			"Live without worrying about a roof or a garden, with all you need each day around the corner.",
			"Wohnen ohne Sorge um Dach oder Garten, mit allem Alltäglichen um die Ecke.",
		],
		[
			"De eigenaar liet het appartement volledig vernieuwen, van de leidingen tot de vloeren.",
			"Le propriétaire a fait tout rénover, des conduites aux revêtements de sol.",
			"The owner had the whole apartment renewed, from the pipes to the floors.",
			"Der Eigentümer ließ die Wohnung vollständig erneuern, von den Leitungen bis zu den Böden.",
			"renovated",
		],
		[
			"Met {beds} slaapkamers is er plaats voor een gezin, voor logees of voor een werkkamer.",
			"Avec {beds} chambres, il y a place pour une famille, des amis de passage ou un bureau.",
			"With {beds} bedrooms there is room for a family, for guests or for a study.",
			"Mit {beds} Schlafzimmern ist Platz für Familie, Gäste oder ein Arbeitszimmer.",
			"beds",
		],
		[
			"Vanuit de zithoek kijkt u over de daken heen tot aan de kerktorens.",
			"Depuis le salon, le regard passe au-dessus des toits jusqu’aux clochers.",
			"From the sitting area you look over the rooftops to the church towers.",
			"Vom Wohnzimmer blickt man über die Dächer bis zu den Kirchtürmen.",
			"high",
		],
		[
			"Een eerlijk appartement: degelijk gebouwd, goed onderhouden en zonder verrassingen.",
			"Un appartement sans surprise : bien construit, bien entretenu, sans travaux cachés.",
			"An honest apartment: soundly built, well maintained and without hidden work to do.",
			"Eine ehrliche Wohnung: solide gebaut, gut gepflegt und ohne versteckten Aufwand.",
			"good",
		],
		[
			"De indeling klopt, de afwerking is wat gedateerd: een goede kans om er uw eigen smaak in te leggen.",
			"Le plan est bon, les finitions un peu datées : l’occasion d’y mettre votre goût.",
			"The layout is right, the finish a little dated: a good chance to make it your own.",
			"Der Grundriss stimmt, die Ausstattung ist etwas in die Jahre gekommen: eine gute Gelegenheit für den eigenen Geschmack.",
			"dated",
		],
	],
	duplex: [
		[
			"Deze duplex verdeelt het wonen over twee lagen: beneden leven, boven slapen.",
			"Ce duplex répartit la vie sur deux niveaux : le jour en bas, la nuit en haut.",
			"This duplex divides life over two levels: living below, sleeping above.",
			"Diese Maisonette verteilt das Wohnen auf zwei Ebenen: unten leben, oben schlafen.",
		],
		[
			"Een lichte trap verbindt de leefruimte met de verdieping onder het dak, samen goed voor {living} m².",
			"Un escalier léger relie le séjour à l’étage sous combles, pour un total de {living} m².",
			"A light staircase links the living room with the floor under the roof, {living} m² in all.",
			"Eine leichte Treppe verbindet den Wohnraum mit dem Dachgeschoss, zusammen {living} m².",
		],
		[
			"De duplex heeft het volume van een huis en het gemak van een appartement.",
			"Ce duplex a le volume d’une maison et les commodités d’un appartement.",
			"The duplex has the volume of a house and the convenience of an apartment.",
			"Die Maisonette hat das Volumen eines Hauses und die Bequemlichkeit einer Wohnung.",
		],
		[
			"Dubbele hoogte in de zithoek en een vide boven de eettafel geven deze duplex lucht.",
			"La double hauteur du salon et la mezzanine au-dessus de la table donnent de l’air à ce duplex.",
			"Double height in the sitting area and a gallery above the dining table give this duplex air.",
			"Doppelte Höhe im Wohnbereich und eine Galerie über dem Esstisch geben dieser Maisonette Luft.",
		],
	],
	penthouse: [
		[
			"Dit penthouse beslaat de bovenste verdieping, met {terrace} m² terras dat aan drie zijden rond de leefruimte loopt.",
			"Ce penthouse occupe tout le dernier étage, avec {terrace} m² de terrasse sur trois côtés du séjour.",
			"This penthouse takes up the top floor, with {terrace} m² of terrace on three sides of the living room.",
			"Dieses Penthouse nimmt das oberste Geschoss ein, mit {terrace} m² Terrasse an drei Seiten des Wohnraums.",
		],
		[
			"Boven de drukte en toch middenin alles: vanuit elke kamer ziet u de lucht.",
			"Au-dessus de l’agitation et pourtant au centre de tout : chaque pièce donne sur le ciel.",
			"Above the bustle and yet in the middle of it all: you see the sky from every room.",
			"Über dem Trubel und doch mittendrin: Aus jedem Zimmer sieht man den Himmel.",
		],
		[
			"Kamerhoge schuifdeuren laten binnen en buiten in elkaar overlopen, {living} m² wonen op de hoogste verdieping.",
			"Des coulissants toute hauteur effacent la limite entre dedans et dehors : {living} m² au dernier étage.",
			"Full-height sliding doors let inside and outside merge: {living} m² of living on the top floor.",
			"Raumhohe Schiebetüren lassen innen und außen ineinander übergehen: {living} m² Wohnen ganz oben.",
		],
	],
	studio: [
		[
			"Op {living} m² heeft deze studio alles: een leefruimte, een slaaphoek, een keukentje en een eigen badkamer.",
			"En {living} m², ce studio a tout : un séjour, un coin nuit, une kitchenette et une salle d’eau privative.",
			"In {living} m² this studio has it all: a living area, a place to sleep, a kitchenette and its own bathroom.",
			"Auf {living} m² bietet dieses Studio alles: Wohnbereich, Schlafecke, Kochnische und eigenes Bad.",
		],
		[
			"Klein in oppervlakte, groot in gemak: de studio ligt op loopafstand van trein en winkels.",
			"Petit par la surface, grand par le confort : le studio est à deux pas du train et des commerces.",
			"Small in size, great in convenience: the studio is within walking distance of trains and shops.",
			"Klein in der Fläche, groß im Komfort: Das Studio liegt in Gehweite von Bahn und Geschäften.",
		],
		[
			"De studio kijkt uit op een binnentuin en is daardoor opvallend rustig.",
			"Le studio donne sur un jardin intérieur, ce qui le rend remarquablement calme.",
			"The studio looks onto an inner garden and is therefore remarkably quiet.",
			"Das Studio blickt in einen Innengarten und ist daher auffallend ruhig.",
		],
		[
			"Een goed doordachte plattegrond maakt dat {living} m² ruimer aanvoelt dan u zou denken.",
			"Un plan bien pensé fait paraître ces {living} m² plus grands qu’ils ne sont.",
			"A well-considered plan makes {living} m² feel larger than you would expect.",
			"Ein durchdachter Grundriss lässt {living} m² größer wirken, als man denkt.",
		],
	],
	ground: [
		[
			"Dit gelijkvloerse appartement heeft een eigen tuin van {garden} m² en is zonder treden bereikbaar.",
			"Cet appartement au rez-de-chaussée dispose d’un jardin privatif de {garden} m² et s’atteint sans une marche.",
			"This ground-floor apartment has its own garden of {garden} m² and is reached without steps.",
			"Diese Erdgeschosswohnung hat einen eigenen Garten von {garden} m² und ist stufenlos erreichbar.",
		],
		[
			"De schuifdeur open, de tuin in: op het gelijkvloers woont u hier haast als in een huis.",
			"La baie ouverte, on est au jardin : au rez-de-chaussée, on vit ici presque comme dans une maison.",
			"Open the sliding door and you are in the garden: at street level, this is almost like living in a house.",
			"Schiebetür auf und hinein in den Garten: Hier im Erdgeschoss wohnt man fast wie im Haus.",
		],
		[
			"Geen lift nodig, geen trap te nemen en toch privacy, want de leefruimte ligt aan de tuinkant.",
			"Ni ascenseur ni escalier, et pourtant de l’intimité : le séjour est tourné vers le jardin.",
			"No lift, no stairs, and still privacy, because the living room faces the garden.",
			"Kein Aufzug, keine Treppe und dennoch Privatsphäre, denn der Wohnraum liegt zum Garten.",
		],
	],
	unit: [
		[
			"Deze nieuwbouw wordt afgewerkt naar uw keuze: vloeren, keuken en badkamer kiest u samen met de architect.",
			"Ce logement neuf se termine selon vos choix : sols, cuisine et salle de bains se décident avec l’architecte.",
			"This new home is finished as you wish: you choose floors, kitchen and bathroom together with the architect.",
			"Dieser Neubau wird nach Ihren Wünschen ausgebaut: Böden, Küche und Bad wählen Sie gemeinsam mit dem Architekten.",
			"sale",
		],
		[
			"Unit {unit} van het project telt {living} m² en is uitgerust met de beste techniek van vandaag.",
			"Le lot {unit} du projet compte {living} m² et bénéficie des meilleures techniques actuelles.",
			"Unit {unit} of the project measures {living} m² and has the best of today’s technology.",
			"Einheit {unit} des Projekts misst {living} m² und verfügt über die beste heutige Technik.",
		],
		[
			"Nieuw, stil en zuinig: unit {unit} heeft driedubbel glas en vloerverwarming in elke leefruimte.",
			"Neuf, silencieux et économe : le lot {unit} est équipé de triple vitrage et du chauffage au sol dans chaque pièce de vie.",
			"New, quiet and economical: unit {unit} has triple glazing and underfloor heating in every living space.",
			"Neu, leise und sparsam: Einheit {unit} hat Dreifachverglasung und Fußbodenheizung in jedem Wohnraum.",
		],
		[
			"Unit {unit} ligt aan de zonkant van het project en kijkt uit op de gemeenschappelijke tuin.",
			"Le lot {unit} se trouve côté soleil et donne sur le jardin commun.",
			"Unit {unit} is on the sunny side of the project and looks onto the shared garden.",
			"Einheit {unit} liegt auf der Sonnenseite des Projekts und blickt in den gemeinsamen Garten.",
		],
		[
			"Alles in unit {unit} is nieuw en onder waarborg, van de ramen tot de ventilatie.",
			"Dans le lot {unit}, tout est neuf et sous garantie, des châssis à la ventilation.",
			"Everything in unit {unit} is new and under warranty, from the windows to the ventilation.",
			"In Einheit {unit} ist alles neu und mit Gewährleistung, von den Fenstern bis zur Lüftung.",
		],
	],
} satisfies Record<string, readonly Phrase[]>;
