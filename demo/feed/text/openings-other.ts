import type { Phrase } from "./phrase.ts";

/** Opening sentences for work space, land and garages, by kind. */
export const otherOpenings = {
	office: [
		[
			"Deze kantoorruimte van {living} m² heeft een eigen ingang, een sanitair blok en een kleine keuken.",
			"Ces bureaux de {living} m² disposent d’une entrée privative, de sanitaires et d’une petite cuisine.",
			"This office of {living} m² has its own entrance, washrooms and a small kitchen.",
			"Diese Bürofläche mit {living} m² hat einen eigenen Eingang, Sanitärräume und eine kleine Küche.",
		],
		[
			"De verdieping is vrij in te delen, van open werkvloer tot een reeks vergaderkamers.",
			"Le plateau se divise librement, de l’espace ouvert à une série de salles de réunion.",
			"The floor can be divided as you like, from open plan to a row of meeting rooms.",
			"Die Etage ist frei aufteilbar, vom Großraum bis zu einer Reihe von Besprechungszimmern.",
		],
		[
			"Verhoogde vloeren, koeling en glasvezel zijn aanwezig, zodat u snel aan de slag kunt.",
			"Faux planchers, climatisation et fibre optique sont en place : l’installation sera rapide.",
			"Raised floors, cooling and fibre are in place, so that you can start quickly.",
			"Doppelböden, Kühlung und Glasfaser sind vorhanden, sodass Sie rasch beginnen können.",
		],
		[
			"Ramen aan twee zijden geven elke werkplek daglicht.",
			"Des fenêtres sur deux côtés offrent la lumière du jour à chaque poste de travail.",
			"Windows on two sides give every desk daylight.",
			"Fenster an zwei Seiten geben jedem Arbeitsplatz Tageslicht.",
		],
	],
	practice: [
		[
			"De praktijk telt een onthaal, een wachtkamer en twee behandelkamers, samen {living} m².",
			"Le cabinet comprend un accueil, une salle d’attente et deux salles de consultation, soit {living} m².",
			"The practice has a reception, a waiting room and two consulting rooms, {living} m² in all.",
			"Die Praxis umfasst Empfang, Wartezimmer und zwei Behandlungsräume, zusammen {living} m².",
		],
		[
			"Patiënten en cliënten komen drempelloos binnen en vinden parkeerplaats voor de deur.",
			"Patients et clients entrent de plain-pied et se garent devant la porte.",
			"Patients and clients come in without a step and can park at the door.",
			"Patienten und Klienten kommen stufenlos herein und parken vor der Tür.",
		],
		[
			"De ruimte werd tot voor kort gebruikt door een kinesist en is meteen bruikbaar.",
			"Occupé jusqu’il y a peu par un kinésithérapeute, l’espace est utilisable immédiatement.",
			"Until recently used by a physiotherapist, the space is ready for use.",
			"Bis vor Kurzem von einer Physiotherapie genutzt, sind die Räume sofort verwendbar.",
		],
	],
	shop: [
		[
			"De winkelruimte van {living} m² heeft een brede etalage en een berging achteraan.",
			"La surface de {living} m² dispose d’une large vitrine et d’une réserve à l’arrière.",
			"The shop of {living} m² has a wide window and a stock room behind.",
			"Das Ladenlokal mit {living} m² hat ein breites Schaufenster und hinten ein Lager.",
		],
		[
			"Op deze hoek komt de hele dag volk voorbij, te voet, met de fiets en met de tram.",
			"À cet angle, le passage est constant toute la journée, à pied, à vélo et en transports en commun.",
			"People pass this corner all day, on foot, by bicycle and by public transport.",
			"An dieser Ecke kommt den ganzen Tag Publikum vorbei, zu Fuß, mit dem Rad und mit öffentlichen Verkehrsmitteln.",
		],
		[
			"Hoge ruimte, eenvoudige vorm: hier past zowel een winkel als een toonzaal of een bakkerij.",
			"Un volume haut et simple : il convient à un magasin, à une salle d’exposition ou à une boulangerie.",
			"A high and simple room that suits a shop, a showroom or a bakery.",
			"Ein hoher, einfacher Raum: geeignet als Laden, Ausstellungsraum oder Bäckerei.",
		],
	],
	shopWithFlat: [
		[
			"Beneden een winkel met etalage, erboven een volwaardige woonst met {beds} slaapkamers.",
			"En bas un commerce avec vitrine, au-dessus un vrai logement de {beds} chambres.",
			"Below a shop with display window, above it a full apartment with {beds} bedrooms.",
			"Unten ein Laden mit Schaufenster, darüber eine vollwertige Wohnung mit {beds} Schlafzimmern.",
		],
		[
			"Handel en woonst hebben elk hun eigen ingang, zodat u ze ook apart kunt verhuren.",
			"Le commerce et l’habitation ont chacun leur entrée et peuvent donc se louer séparément.",
			"Shop and apartment each have their own entrance, so that they can be let separately.",
			"Laden und Wohnung haben je einen eigenen Eingang und lassen sich auch getrennt vermieten.",
		],
		[
			"Het pand telt {living} m² en staat in een straat waar de middenstand nog leeft.",
			"L’immeuble compte {living} m² dans une rue où le petit commerce est bien vivant.",
			"The building measures {living} m² and stands in a street where small shops still thrive.",
			"Das Gebäude misst {living} m² und steht in einer Straße, in der der Einzelhandel noch lebt.",
		],
	],
	catering: [
		[
			"De zaak telt zestig zitplaatsen binnen en een terras dat de hele namiddag zon heeft.",
			"L’établissement compte soixante places à l’intérieur et une terrasse ensoleillée tout l’après-midi.",
			"The business seats sixty inside and has a terrace with sun all afternoon.",
			"Der Betrieb hat sechzig Plätze innen und eine Terrasse, die den ganzen Nachmittag Sonne hat.",
		],
		[
			"Keuken, koelcellen en dampafvoer zijn vernieuwd en goedgekeurd.",
			"Cuisine, chambres froides et extraction ont été renouvelées et contrôlées.",
			"Kitchen, cold rooms and extraction have been renewed and approved.",
			"Küche, Kühlräume und Abluft sind erneuert und abgenommen.",
		],
	],
	investment: [
		[
			"Het gebouw telt {units} appartementen met eigen tellers, alle verhuurd met geregistreerde contracten.",
			"L’immeuble compte {units} appartements avec compteurs individuels, tous loués sous baux enregistrés.",
			"The building has {units} apartments with their own meters, all let under registered leases.",
			"Das Haus hat {units} Wohnungen mit eigenen Zählern, alle mit registrierten Verträgen vermietet.",
		],
		[
			"Een stevig gebouw uit {year} met een dak dat in orde is en een lage leegstand in de buurt.",
			"Un immeuble solide de {year}, toiture en ordre, dans un quartier où la vacance est faible.",
			"A solid building from {year} with a sound roof, in an area with few vacancies.",
			"Ein solides Haus von {year} mit intaktem Dach in einer Lage mit wenig Leerstand.",
		],
		[
			"Wie wil beleggen in stenen, vindt hier spreiding over {units} wooneenheden en een rustige huurmarkt.",
			"Pour qui veut investir dans la pierre : {units} logements pour répartir le risque et un marché locatif calme.",
			"For anyone investing in property: the risk spread over {units} homes, in a calm rental market.",
			"Wer in Immobilien anlegen will, findet hier Streuung auf {units} Wohneinheiten und einen ruhigen Mietmarkt.",
		],
	],
	warehouse: [
		[
			"De hal biedt {living} m² opslag onder een vrije hoogte van zes meter, met een laadkade en een sectionale poort.",
			"Le hall offre {living} m² de stockage sous six mètres libres, avec quai et porte sectionnelle.",
			"The hall offers {living} m² of storage with six metres of clear height, a loading dock and a sectional door.",
			"Die Halle bietet {living} m² Lager mit sechs Metern lichter Höhe, Laderampe und Sektionaltor.",
		],
		[
			"Vrachtwagens draaien zonder moeite op het verharde terrein voor de hal.",
			"Les camions manœuvrent sans peine sur l’aire en dur devant le hall.",
			"Lorries turn easily on the hard yard in front of the hall.",
			"Lastwagen wenden mühelos auf dem befestigten Hof vor der Halle.",
		],
		[
			"Een degelijke betonstructuur uit {year}, met een vloer die twee ton per vierkante meter draagt.",
			"Une solide structure en béton de {year}, dont le sol supporte deux tonnes au mètre carré.",
			"A sound concrete structure from {year}, with a floor that carries two tonnes per square metre.",
			"Eine solide Betonkonstruktion von {year}, deren Boden zwei Tonnen je Quadratmeter trägt.",
		],
	],
	workshop: [
		[
			"De unit heeft een automatische poort, een mezzanine en {parkings} parkeerplaatsen voor de deur.",
			"L’unité dispose d’une porte automatique, d’une mezzanine et de {parkings} places devant l’entrée.",
			"The unit has an automatic door, a mezzanine and {parkings} parking spaces outside.",
			"Die Einheit hat ein automatisches Tor, eine Galerie und {parkings} Parkplätze vor der Tür.",
		],
		[
			"Opslag, atelier of toonzaal: de ruimte van {living} m² past zich aan elke activiteit aan.",
			"Stockage, atelier ou salle d’exposition : ces {living} m² s’adaptent à toute activité.",
			"Storage, workshop or showroom: these {living} m² adapt to any business.",
			"Lager, Werkstatt oder Ausstellung: Die {living} m² passen sich jedem Betrieb an.",
		],
		[
			"Het bedrijvenpark is afgesloten, verlicht en vlot bereikbaar vanaf de ring.",
			"Le parc d’activité est fermé, éclairé et facile d’accès depuis le ring.",
			"The business park is gated, lit and easily reached from the ring road.",
			"Der Gewerbepark ist umzäunt, beleuchtet und vom Ring aus gut erreichbar.",
		],
	],
	plot: [
		[
			"Dit bouwperceel van {ground} m² ligt aan een volledig uitgeruste weg en is klaar voor uw plannen.",
			"Ce terrain de {ground} m² longe une voirie entièrement équipée et n’attend que vos plans.",
			"This building plot of {ground} m² lies on a fully serviced road and is ready for your plans.",
			"Dieses Baugrundstück mit {ground} m² liegt an einer voll erschlossenen Straße und wartet auf Ihre Pläne.",
		],
		[
			"Een vlak perceel zonder bomen op de bouwzone, zodat er weinig grondwerken nodig zijn.",
			"Une parcelle plane, sans arbres dans la zone de bâtisse : peu de terrassement à prévoir.",
			"A level plot without trees where you will build, so that groundwork is limited.",
			"Ein ebenes Grundstück ohne Bäume im Baufenster, sodass wenig Erdarbeiten anfallen.",
		],
		[
			"U kiest zelf uw architect en aannemer; er rust geen bouwverplichting op de grond.",
			"Vous choisissez librement architecte et entrepreneur ; le terrain est sans obligation de bâtir.",
			"You choose your own architect and builder; there is no obligation to build.",
			"Architekt und Bauunternehmen wählen Sie selbst; ein Bauzwang besteht nicht.",
		],
		[
			"De achterzijde van de grond kijkt uit op weiden die landbouwgebied blijven.",
			"L’arrière du terrain s’ouvre sur des prairies qui restent agricoles.",
			"The back of the plot looks onto meadows that remain farmland.",
			"Die Rückseite des Grundstücks blickt auf Wiesen, die Landwirtschaft bleiben.",
		],
		[
			"De oriëntatie is gunstig: straatkant noord, tuinkant zuid.",
			"L’orientation est favorable : rue au nord, jardin au sud.",
			"The orientation is good: street to the north, garden to the south.",
			"Die Ausrichtung ist günstig: Straße im Norden, Garten im Süden.",
		],
	],
	field: [
		[
			"Het gaat om {ground} m² vruchtbare grond met een brede toegang voor landbouwmachines.",
			"Il s’agit de {ground} m² de terre fertile avec un large accès pour les machines agricoles.",
			"This is {ground} m² of fertile land with wide access for farm machinery.",
			"Es handelt sich um {ground} m² fruchtbares Land mit breiter Zufahrt für Maschinen.",
		],
		[
			"De percelen sluiten op elkaar aan en zijn sinds lang in gebruik als hooiland.",
			"Les parcelles se touchent et servent depuis longtemps de pré de fauche.",
			"The parcels adjoin each other and have long been used as hay meadow.",
			"Die Parzellen grenzen aneinander und dienen seit Langem als Heuwiese.",
		],
	],
	garage: [
		[
			"De garagebox van {living} m² is droog, verlicht en afgesloten met een elektrische poort.",
			"Le box de {living} m² est sec, éclairé et fermé par une porte électrique.",
			"The lock-up of {living} m² is dry, lit and closed by an electric door.",
			"Die Garage mit {living} m² ist trocken, beleuchtet und mit einem Elektrotor verschlossen.",
		],
		[
			"Er is plaats voor een gezinswagen, met achteraan nog een werkbank of fietsen.",
			"Il y a place pour une voiture familiale, avec au fond un établi ou des vélos.",
			"There is room for a family car, with a workbench or bicycles at the back.",
			"Platz ist für einen Familienwagen, dahinter noch für Werkbank oder Fahrräder.",
		],
		[
			"De koer voor de boxen is breed genoeg om in één beweging te keren.",
			"La cour devant les boxes est assez large pour tourner en une seule manœuvre.",
			"The yard in front of the lock-ups is wide enough to turn in one movement.",
			"Der Hof vor den Garagen ist breit genug, um in einem Zug zu wenden.",
		],
	],
	parking: [
		[
			"De staanplaats ligt ondergronds, achter een poort met afstandsbediening.",
			"L’emplacement se trouve en sous-sol, derrière une porte télécommandée.",
			"The space is underground, behind a remote-controlled door.",
			"Der Stellplatz liegt in der Tiefgarage hinter einem ferngesteuerten Tor.",
		],
		[
			"U bereikt de parking met de lift of rechtstreeks vanaf de straat, dag en nacht.",
			"On accède au parking par l’ascenseur ou directement de la rue, de jour comme de nuit.",
			"You reach the car park by lift or straight from the street, day and night.",
			"Zum Stellplatz gelangen Sie mit dem Aufzug oder direkt von der Straße, Tag und Nacht.",
		],
		[
			"De plaats is breed genoeg om ook met een grotere wagen gemakkelijk uit te stappen.",
			"La place est assez large pour descendre aisément, même d’une grande voiture.",
			"The space is wide enough to get out easily, even from a larger car.",
			"Der Platz ist breit genug, um auch aus einem größeren Wagen bequem auszusteigen.",
		],
	],
} satisfies Record<string, readonly Phrase[]>;
