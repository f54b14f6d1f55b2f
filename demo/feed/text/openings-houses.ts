import type { Phrase } from "./phrase.ts";

/** Opening sentences for houses, by kind. */
export const houseOpenings = {
	terraced: [
		[
			"Achter de sobere gevel gaat een verrassend diepe woning schuil, met {living} m² leefruimte en een tuin waar het stil is.",
			"Derrière une façade sobre se cache une maison étonnamment profonde : {living} m² habitables et un jardin où règne le calme.",
			"Behind a modest front lies a surprisingly deep house, with {living} m² of living space and a quiet garden.",
			"Hinter der schlichten Fassade verbirgt sich ein erstaunlich tiefes Haus mit {living} m² Wohnfläche und einem stillen Garten.",
		],
		[
			"Deze rijwoning uit {year} behield haar oorspronkelijke indeling, met de voorkamer aan de straat en de keuken aan de tuin.",
			"Cette maison de {year} a gardé sa distribution d’origine : le salon côté rue, la cuisine côté jardin.",
			"This terraced house from {year} has kept its original layout, with the front room on the street and the kitchen on the garden.",
			"Dieses Reihenhaus von {year} hat seinen ursprünglichen Grundriss bewahrt: die Stube zur Straße, die Küche zum Garten.",
		],
		[
			"Een woning voor wie de stad te voet wil beleven en toch een eigen tuin wil.",
			"Une maison pour qui veut vivre la ville à pied sans renoncer à un jardin.",
			"A house for anyone who wants to enjoy the town on foot and still have a garden.",
			"Ein Haus für alle, die die Stadt zu Fuß erleben und trotzdem einen Garten haben möchten.",
		],
		[
			"De woning staat in een gesloten rij, maar vangt dankzij de grote ramen achteraan de hele dag licht.",
			"Insérée dans une rangée continue, la maison reçoit pourtant la lumière toute la journée grâce à ses grandes baies arrière.",
			"The house stands in a closed row, yet large windows at the back bring in light all day.",
			"Das Haus steht in geschlossener Reihe und hat dank der großen Fenster nach hinten dennoch den ganzen Tag Licht.",
		],
		[
			"Vier generaties lang was dit een familiehuis; nu zoekt het nieuwe bewoners.",
			"Maison de famille pendant quatre générations, elle attend aujourd’hui de nouveaux habitants.",
			"A family home for four generations, this house is now looking for new residents.",
			"Vier Generationen lang war dies ein Familienhaus; nun sucht es neue Bewohner.",
			"old",
		],
		[
			"Een compacte plattegrond, weinig verloren ruimte en een tuin op maat: deze woning is gemakkelijk in gebruik.",
			"Un plan compact, peu de place perdue et un jardin à taille humaine : une maison facile à vivre.",
			"A compact plan, little wasted space and a garden of manageable size: this house is easy to live in.",
			"Ein kompakter Grundriss, kaum verlorene Fläche und ein überschaubarer Garten: Dieses Haus lebt sich leicht.",
		],
		[
			"Het huis werd de voorbije jaren stap voor stap aangepakt en is vandaag klaar om in te trekken.",
			"La maison a été rénovée étape par étape ces dernières années et peut être habitée dès aujourd’hui.",
			"The house has been renovated step by step in recent years and is ready to move into.",
			"Das Haus wurde in den letzten Jahren Schritt für Schritt renoviert und ist heute bezugsfertig.",
			"renovated",
		],
		[
			"De structuur is gezond, de afwerking mag u zelf bepalen.",
			"La structure est saine, les finitions sont à votre choix.",
			"The structure is sound; the finish is yours to decide.",
			"Die Substanz ist gesund, über den Ausbau entscheiden Sie selbst.",
			"renovate",
		],
		[
			"Met wat verf en een nieuwe keuken wordt dit opnieuw een heel aangename stadswoning.",
			"Un peu de peinture et une nouvelle cuisine suffiront à en refaire une maison de ville très agréable.",
			"With some paint and a new kitchen, this will be a very pleasant town house again.",
			"Mit etwas Farbe und einer neuen Küche wird daraus wieder ein sehr angenehmes Stadthaus.",
			"refresh",
		],
	],
	semi: [
		[
			"De zijgevel van deze halfopen woning ligt vrij, zodat ook de trap en de hal daglicht krijgen.",
			"Cette maison trois façades profite d’un côté dégagé : l’escalier et le hall reçoivent eux aussi la lumière du jour.",
			"One side of this semi-detached house stands free, so that even the stairs and hall have daylight.",
			"Diese Doppelhaushälfte steht an einer Seite frei, sodass auch Treppe und Diele Tageslicht haben.",
		],
		[
			"Een ruim gezinshuis van {living} m² met een tuin die u van de straat af niet vermoedt.",
			"Une vaste maison familiale de {living} m², avec un jardin que l’on ne soupçonne pas de la rue.",
			"A roomy family house of {living} m² with a garden you would not guess at from the street.",
			"Ein geräumiges Familienhaus mit {living} m² und einem Garten, den man von der Straße aus nicht vermutet.",
		],
		[
			"De woning is gebouwd in {year} en sindsdien met zorg onderhouden.",
			"Construite en {year}, la maison a été entretenue avec soin depuis lors.",
			"The house was built in {year} and has been looked after carefully ever since.",
			"Das Haus wurde {year} gebaut und seither sorgfältig gepflegt.",
			"!renovate !new",
		],
		[
			"Spelen in de tuin, werken op zolder, eten op het terras: deze driegevelwoning heeft voor alles een plek.",
			"Jouer au jardin, travailler sous les combles, manger en terrasse : cette maison a une place pour tout.",
			"Play in the garden, work in the attic, eat on the terrace: this house has a place for everything.",
			"Im Garten spielen, unter dem Dach arbeiten, auf der Terrasse essen: Dieses Haus hat für alles einen Platz.",
			"!new",
		],
		[
			"Op {ground} m² grond combineert deze woning de rust van een wijk met de nabijheid van alle voorzieningen.",
			"Sur {ground} m² de terrain, cette maison allie le calme du quartier à la proximité de toutes les commodités.",
			"On {ground} m² of land, this house combines a quiet neighbourhood with everything close at hand.",
			"Auf {ground} m² Grund verbindet dieses Haus eine ruhige Wohnlage mit kurzen Wegen.",
		],
		[
			"Wie een huis zoekt dat met het gezin meegroeit, vindt hier ruimte genoeg om te schuiven.",
			"Pour une famille qui grandit, cette maison offre toute la souplesse voulue.",
			"For a household that is still growing, this house leaves plenty of room to rearrange.",
			"Wer ein Haus sucht, das mit der Familie mitwächst, findet hier genügend Spielraum.",
		],
	],
	mansion: [
		[
			"Dit herenhuis uit {year} heeft nog zijn drie kamers en suite, met schouwen, lambrisering en stucplafonds.",
			"Cette maison de maître de {year} a conservé ses trois pièces en enfilade, ses cheminées, ses lambris et ses moulures.",
			"This town house from {year} still has its three rooms in line, with fireplaces, panelling and stucco ceilings.",
			"Dieses Stadthaus von {year} besitzt noch seine drei Zimmer in einer Flucht, mit Kaminen, Täfelung und Stuckdecken.",
		],
		[
			"Plafonds van bijna vier meter en een dubbele deur naar de tuin bepalen de sfeer van dit herenhuis.",
			"Près de quatre mètres sous plafond et une double porte vers le jardin donnent le ton de cette maison de maître.",
			"Ceilings of almost four metres and double doors to the garden set the tone in this town house.",
			"Fast vier Meter hohe Decken und eine Doppeltür zum Garten prägen dieses Stadthaus.",
		],
		[
			"Met {living} m² over drie bouwlagen leent dit pand zich voor een groot gezin of een combinatie van wonen en werken.",
			"Avec {living} m² sur trois niveaux, cette demeure convient à une grande famille comme à une activité à domicile.",
			"With {living} m² over three storeys, this house suits a large family or a mix of living and working.",
			"Mit {living} m² auf drei Ebenen eignet sich dieses Haus für eine große Familie oder für Wohnen und Arbeiten.",
		],
		[
			"De marmeren hal en de eiken trap vertellen meteen met welke zorg dit huis is gebouwd.",
			"Le hall en marbre et l’escalier de chêne disent d’emblée le soin apporté à cette construction.",
			"The marble hall and oak staircase show at once how carefully this house was built.",
			"Marmordiele und Eichentreppe zeigen sofort, mit welcher Sorgfalt dieses Haus gebaut wurde.",
		],
	],
	villa: [
		[
			"Een dreef leidt naar deze vrijstaande villa, op {ground} m² tuin met volwassen bomen.",
			"Une allée bordée d’arbres mène à cette villa quatre façades, posée sur {ground} m² de jardin arboré.",
			"A tree-lined drive leads to this detached villa, set in {ground} m² of mature garden.",
			"Eine Auffahrt unter Bäumen führt zu dieser frei stehenden Villa auf einem {ground} m² großen Gartengrundstück.",
		],
		[
			"De villa is zo ingeplant dat woonkamer, keuken en terras de zon volgen van de ochtend tot de avond.",
			"L’implantation de la villa permet au séjour, à la cuisine et à la terrasse de suivre le soleil du matin au soir.",
			"The villa is placed so that living room, kitchen and terrace follow the sun from morning to evening.",
			"Die Villa liegt so, dass Wohnraum, Küche und Terrasse der Sonne vom Morgen bis zum Abend folgen.",
		],
		[
			"Ruimte is hier de grote luxe: {living} m² bewoonbaar en een perceel zonder inkijk.",
			"Le luxe, ici, c’est l’espace : {living} m² habitables et une parcelle à l’abri des regards.",
			"Space is the real luxury here: {living} m² of living area and a plot that nobody overlooks.",
			"Platz ist hier der eigentliche Luxus: {living} m² Wohnfläche und ein uneinsehbares Grundstück.",
		],
		[
			"Deze villa uit {year} werd getekend rond het uitzicht: elke leefruimte kijkt uit op de tuin.",
			"Dessinée autour de la vue, cette villa de {year} ouvre chaque pièce de vie sur le jardin.",
			"This villa from {year} was designed around its view: every living space looks onto the garden.",
			"Diese Villa von {year} wurde um den Ausblick herum entworfen: Jeder Wohnraum blickt in den Garten.",
		],
		[
			"Een villa met maat: groot genoeg voor een gezin met logees, beheersbaar in onderhoud.",
			"Une villa bien proportionnée : assez grande pour recevoir, raisonnable à entretenir.",
			"A villa of good proportions: large enough for guests, manageable to maintain.",
			"Eine Villa mit Maß: groß genug für Gäste, überschaubar im Unterhalt.",
		],
		[
			"Wie hier aankomt, hoort vooral vogels: de villa ligt in een wijk zonder doorgaand verkeer.",
			"En arrivant, on entend surtout les oiseaux : la villa se trouve dans un quartier sans trafic de transit.",
			"What you hear on arriving is mostly birds: the villa lies in an area without through traffic.",
			"Wer hier ankommt, hört vor allem Vögel: Die Villa liegt in einem Viertel ohne Durchgangsverkehr.",
		],
		[
			"De verfijnde materialen van de bouwtijd zijn bewaard en de techniek is bij de tijd gebracht.",
			"Les beaux matériaux d’origine ont été conservés et les techniques remises à jour.",
			"The fine materials of its time have been kept, and the technical systems brought up to date.",
			"Die edlen Materialien der Bauzeit blieben erhalten, die Technik wurde auf den heutigen Stand gebracht.",
			"renovated",
		],
	],
	farmhouse: [
		[
			"De gebouwen van deze hoeve sluiten een geplaveide binnenplaats in, waar de zon tot laat blijft.",
			"Les bâtiments de cette ferme entourent une cour pavée où le soleil s’attarde jusqu’au soir.",
			"The buildings of this farmhouse enclose a cobbled yard where the sun lingers until evening.",
			"Die Gebäude dieses Hofes umschließen einen gepflasterten Innenhof, in dem die Sonne bis zum Abend steht.",
		],
		[
			"Dikke muren, eiken gebinten en een schuur vol mogelijkheden: deze boerderij dateert van {year}.",
			"Murs épais, charpente en chêne et grange pleine de possibilités : cette ferme date de {year}.",
			"Thick walls, oak beams and a barn full of possibilities: this farmhouse dates from {year}.",
			"Dicke Mauern, Eichenbalken und eine Scheune voller Möglichkeiten: Dieser Hof stammt aus dem Jahr {year}.",
		],
		[
			"Rond het huis ligt {ground} m² grond, deels boomgaard, deels weide.",
			"Autour de la maison, {ground} m² de terrain se partagent entre verger et prairie.",
			"Around the house lie {ground} m² of land, part orchard, part meadow.",
			"Rund um das Haus liegen {ground} m² Land, teils Obstwiese, teils Weide.",
		],
		[
			"Buiten wonen zonder afgelegen te zijn: de hoeve staat op een kwartier van alle voorzieningen.",
			"La campagne sans l’isolement : la fermette se trouve à un quart d’heure de toutes les commodités.",
			"Country life without isolation: the farmhouse is a quarter of an hour from everything you need.",
			"Landleben ohne Abgeschiedenheit: Der Hof liegt eine Viertelstunde von allem Nötigen entfernt.",
		],
	],
	bungalow: [
		[
			"Alle leefruimtes en slaapkamers van deze bungalow liggen op dezelfde verdieping, zonder één trede.",
			"Pièces de vie et chambres se trouvent toutes de plain-pied, sans une seule marche.",
			"All the living rooms and bedrooms of this bungalow are on one floor, without a single step.",
			"Alle Wohn- und Schlafräume dieses Bungalows liegen auf einer Ebene, ohne eine einzige Stufe.",
		],
		[
			"Deze bungalow uit {year} schuift zich lang en laag tussen de bomen.",
			"Long et bas, ce bungalow de {year} se glisse entre les arbres.",
			"Long and low, this bungalow from {year} slips in among the trees.",
			"Lang und niedrig fügt sich dieser Bungalow von {year} zwischen die Bäume.",
		],
		[
			"Comfortabel wonen voor wie liever geen verdiepingen meer heeft, op {ground} m² goed onderhouden tuin.",
			"Le confort pour qui ne veut plus d’étage, sur {ground} m² de jardin bien entretenu.",
			"Comfortable living for those who would rather do without stairs, on {ground} m² of well-kept garden.",
			"Komfortables Wohnen ohne Treppen, auf {ground} m² gepflegtem Garten.",
		],
		[
			"Schuiframen over de hele breedte maken van de tuin een verlengstuk van de woonkamer.",
			"Des baies coulissantes sur toute la largeur font du jardin le prolongement du séjour.",
			"Sliding windows across the whole width make the garden an extension of the living room.",
			"Schiebefenster über die ganze Breite machen den Garten zur Fortsetzung des Wohnraums.",
		],
	],
} satisfies Record<string, readonly Phrase[]>;
