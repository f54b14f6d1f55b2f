import { type Words, words } from "../../../../app/domain/language";
import { GARAGE, INDUSTRIAL, LAND, OFFICE, RESIDENTIAL, RETAIL } from "../../../../app/domain/property/kind";

export type TypeRecord = { ID: number; ParentID: number | null; Name: unknown; WebID: number };

/** Whise's categories by id; the API has no names for them. */
export const categories: ReadonlyMap<unknown, { webId: number; name: Words }> = new Map([
	[1, { webId: RESIDENTIAL, name: words("Huis", "Maison", "House", "Haus") }],
	[2, { webId: RESIDENTIAL, name: words("Appartement", "Appartement", "Apartment", "Wohnung") }],
	[3, { webId: LAND, name: words("Grond", "Terrain", "Land", "Grundstück") }],
	[4, { webId: OFFICE, name: words("Kantoor", "Bureau", "Office", "Büro") }],
	[5, { webId: RETAIL, name: words("Handelspand", "Commerce", "Retail", "Ladenlokal") }],
	[6, { webId: INDUSTRIAL, name: words("Industrie", "Industrie", "Industrial", "Gewerbe") }],
	[7, { webId: GARAGE, name: words("Garage", "Garage", "Garage", "Garage") }],
]);

/** Offset of subtype ids, above all category ids. */
export const FIRST_SUBTYPE = 1_000;

/**
 * Names of Whise's subcategories by id. Those that repeat their category (`other`, `flat`, `offices`) are omitted. A
 * missing subcategory gets its name from the response, if any.
 */
export const subCategories: ReadonlyMap<unknown, Words> = new Map([
	[2, words("Uitzonderlijke woning", "Maison exceptionnelle", "Exceptional house", "Außergewöhnliches Haus")],
	[3, words("Appartementsgebouw", "Immeuble à appartements", "Apartment block", "Mehrfamilienhaus")],
	[4, words("Hoeve", "Ferme", "Farmhouse", "Bauernhaus")],
	[5, words("Bungalow", "Bungalow", "Bungalow", "Bungalow")],
	[7, words("Bel-etage", "Bel-étage", "Bel-etage house", "Haus mit Beletage")],
	[8, words("Gemengd gebouw", "Immeuble mixte", "Mixed-use building", "Wohn- und Geschäftshaus")],
	[9, words("Villa in hoevestijl", "Villa fermette", "Farm-style villa", "Villa im Landhausstil")],
	[10, words("Chalet", "Chalet", "Chalet", "Chalet")],
	[12, words("Herenhuis", "Maison de maître", "Town house", "Herrenhaus")],
	[13, words("Villa", "Villa", "Villa", "Villa")],
	[14, words("Kasteel", "Château", "Castle", "Schloss")],
	[18, words("Duplex", "Duplex", "Duplex", "Maisonette")],
	[19, words("Penthouse", "Penthouse", "Penthouse", "Penthouse")],
	[21, words("Studio", "Studio", "Studio", "Studio")],
	[22, words("Triplex", "Triplex", "Triplex", "Triplex-Wohnung")],
	[23, words("Loft", "Loft", "Loft", "Loft")],
	[25, words("Gelijkvloers appartement", "Rez-de-chaussée", "Ground-floor apartment", "Erdgeschosswohnung")],
	[26, words("Bouwgrond", "Terrain à bâtir", "Building land", "Baugrundstück")],
	[30, words("Weide", "Prairie", "Meadow", "Wiese")],
	[31, words("Landbouwgrond", "Terrain agricole", "Agricultural land", "Landwirtschaftliche Fläche")],
	[32, words("Bos", "Bois", "Woodland", "Wald")],
	[33, words("Boomgaard", "Verger", "Orchard", "Obstgarten")],
	[42, words("Winkel", "Magasin", "Shop", "Geschäft")],
	[46, words("Industriegebouw", "Bâtiment industriel", "Industrial building", "Industriegebäude")],
	[48, words("Buitenstaanplaats", "Parking extérieur", "Outdoor parking space", "Außenstellplatz")],
	[49, words("Binnenstaanplaats", "Parking intérieur", "Indoor parking space", "Innenstellplatz")],
	[51, words("Garagebox", "Garage fermé", "Lock-up garage", "Einzelgarage")],
	[52, words("Carport", "Carport", "Carport", "Carport")],
	[53, words("Magazijn", "Entrepôt", "Warehouse", "Lagerhalle")],
	[54, words("Horecazaak", "Établissement horeca", "Hospitality business", "Gastronomiebetrieb")],
	[70, words("Landhuis", "Maison de campagne", "Country house", "Landhaus")],
	[73, words("Gelijkvloers met tuin", "Rez-de-chaussée avec jardin", "Garden flat", "Erdgeschosswohnung mit Garten")],
	[74, words("Appartement met tuin", "Appartement avec jardin", "Apartment with garden", "Wohnung mit Garten")],
	[84, words("Berging", "Débarras", "Storage room", "Abstellraum")],
	[86, words("Dubbele garage", "Garage double", "Double garage", "Doppelgarage")],
	[89, words("Eengezinswoning", "Maison unifamiliale", "Family house", "Einfamilienhaus")],
	[90, words("Halfopen bebouwing", "Maison trois façades", "Semi-detached house", "Doppelhaushälfte")],
	[93, words("Studentenkamer", "Kot", "Student room", "Studentenzimmer")],
	[94, words("Dakappartement", "Appartement sous les toits", "Rooftop apartment", "Dachgeschosswohnung")],
	[95, words("Serviceflat", "Résidence-services", "Service flat", "Seniorenwohnung")],
	[96, words("Nieuwbouwwoning", "Maison neuve", "New-build house", "Neubauhaus")],
	[97, words("Nieuwbouwappartement", "Appartement neuf", "New-build apartment", "Neubauwohnung")],
]);
