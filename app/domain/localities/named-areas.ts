import type { Language } from "../language";

/**
 * Named areas without official boundaries, as the municipalities commonly counted among them. Sources: the tourist
 * boards of the areas (Westtoer, Ardenne, Toerisme Vlaams-Brabant, Ostbelgien, Visit Luxembourg), the law of 1963 on
 * the languages for the Flemish periphery; municipalities as merged in 2025.
 */
export type NamedArea = {
	names: Readonly<Record<Language, string>>;
	also: readonly string[];
	/** Each by one of its names in the table of municipalities. */
	municipalities: readonly string[];
	/** Additional postcodes. */
	zips: readonly string[];
};

function area(names: string, also: string, municipalities: string, zips = ""): NamedArea {
	const [nl = "", fr = nl, en = nl, de = en] = names.split("|");
	const list = (text: string) => (text === "" ? [] : text.split("|"));
	return { names: { nl, fr, en, de }, also: list(also), municipalities: list(municipalities), zips: list(zips) };
}

export const namedAreas: readonly NamedArea[] = [
	area(
		"Kust|Côte belge|Belgian coast|Belgische Küste",
		"Belgische kust|aan de kust|aan zee|de kust|Vlaamse kust|côte|à la côte|la côte|à la mer|mer du Nord|bord de mer|littoral|littoral belge|coast|the coast|seaside|sea side|by the sea|flemish coast|Küste|an der Küste|Nordseeküste|am Meer",
		"Knokke-Heist|Blankenberge|De Haan|Bredene|Oostende|Middelkerke|Nieuwpoort|Koksijde|De Panne",
		"8380",
	),
	area(
		"Ostbelgien|Cantons de l’Est|East Belgium|Ostbelgien",
		"Oostkantons|Duitstalige Gemeenschap|Communauté germanophone|Deutschsprachige Gemeinschaft|DG|Eastern Cantons|Oost-België",
		"Eupen|Kelmis|Lontzen|Raeren|Amel|Büllingen|Burg-Reuland|Bütgenbach|Sankt Vith",
	),
	area(
		"Ardennen|Ardenne|Ardennes|Ardennen",
		"Belgische Ardennen|les Ardennes|Ardennes belges|Belgian Ardennes|de Ardennen|the Ardennes",
		"Bastogne|Bertrix|Bouillon|Daverdisse|Durbuy|Erezée|Fauvillers|Gouvy|Herbeumont|Hotton|Houffalize|La Roche-en-Ardenne|Léglise|Libin|Libramont-Chevigny|Manhay|Marche-en-Famenne|Nassogne|Neufchâteau|Paliseul|Rendeux|Saint-Hubert|Sainte-Ode|Tellin|Tenneville|Vaux-sur-Sûre|Vielsalm|Wellin|Spa|Stavelot|Stoumont|Trois-Ponts|Malmedy|Weismes|Lierneux|Ferrières|Theux|Aywaille|Jalhay|Gedinne|Bièvre|Vresse-sur-Semois|Beauraing|Rochefort|Houyet|Dinant|Hastière",
	),
	area(
		"Gaume|Gaume|Gaume|Gaume",
		"la Gaume|Lorraine belge",
		"Virton|Etalle|Florenville|Chiny|Tintigny|Meix-devant-Virton|Rouvroy|Saint-Léger|Musson|Habay",
	),
	area(
		"Kempen|Campine|Campine|Kempen",
		"Antwerpse Kempen|de Kempen|Limburgse Kempen|Noorderkempen|Kempenland|la Campine",
		"Turnhout|Geel|Herentals|Mol|Balen|Dessel|Retie|Arendonk|Oud-Turnhout|Vosselaar|Beerse|Rijkevorsel|Merksplas|Hoogstraten|Baarle-Hertog|Ravels|Kasterlee|Lille|Vorselaar|Grobbendonk|Olen|Westerlo|Laakdal|Meerhout|Herenthout|Herselt|Hulshout|Lommel|Pelt|Hamont-Achel|Bree|Bocholt|Peer|Hechtel-Eksel|Leopoldsburg|Tessenderlo-Ham|Beringen|Heusden-Zolder|Houthalen-Helchteren",
	),
	area(
		"Hageland|Hageland|Hageland|Hageland",
		"het Hageland",
		"Aarschot|Tielt-Winge|Begijnendijk|Bekkevoort|Diest|Scherpenheuvel-Zichem|Tienen|Glabbeek|Kortenaken|Geetbets|Zoutleeuw|Linter|Lubbeek|Holsbeek|Rotselaar|Hoegaarden|Bierbeek|Boutersem",
	),
	area(
		"Haspengouw|Hesbaye|Haspengouw|Haspengau",
		"la Hesbaye",
		"Sint-Truiden|Tongeren-Borgloon|Heers|Wellen|Alken|Gingelom|Nieuwerkerken|Bilzen-Hoeselt|Riemst",
	),
	area(
		"Vlaamse Rand|Périphérie bruxelloise|Flemish Periphery|Flämischer Rand",
		"Rand|de Rand|Brusselse Rand|rand rond Brussel|groene rand|Vlaamse Rand rond Brussel|périphérie de Bruxelles|périphérie|Brussels periphery|Brüsseler Rand",
		"Asse|Beersel|Dilbeek|Drogenbos|Grimbergen|Hoeilaart|Kraainem|Linkebeek|Machelen|Meise|Merchtem|Overijse|Sint-Genesius-Rode|Sint-Pieters-Leeuw|Tervuren|Vilvoorde|Wemmel|Wezembeek-Oppem|Zaventem",
	),
	area(
		"Pajottenland|Pajottenland|Pajottenland|Pajottenland",
		"het Pajottenland",
		"Affligem|Pajottegem|Lennik|Liedekerke|Pepingen|Roosdaal|Ternat|Halle|Dilbeek|Sint-Pieters-Leeuw",
	),
	area(
		"Meetjesland|Meetjesland|Meetjesland|Meetjesland",
		"het Meetjesland",
		"Eeklo|Aalter|Assenede|Evergem|Kaprijke|Maldegem|Sint-Laureins|Zelzate|Lievegem",
	),
	area(
		"Waasland|Pays de Waes|Waasland|Waasland",
		"het Waasland",
		"Sint-Niklaas|Beveren-Kruibeke-Zwijndrecht|Lokeren|Temse|Stekene|Waasmunster|Sint-Gillis-Waas",
	),
	area(
		"Denderstreek|Denderstreek|Denderstreek|Denderstreek",
		"de Denderstreek",
		"Aalst|Ninove|Denderleeuw|Haaltert|Erpe-Mere|Lede|Dendermonde|Lebbeke|Buggenhout",
	),
	area(
		"Vlaamse Ardennen|Ardennes flamandes|Flemish Ardennes|Flämische Ardennen",
		"de Vlaamse Ardennen",
		"Oudenaarde|Ronse|Brakel|Maarkedal|Kluisbergen|Kruisem|Wortegem-Petegem|Zwalm|Zottegem|Geraardsbergen|Lierde|Horebeke",
	),
	area(
		"Westhoek|Westhoek|Westhoek|Westhoek",
		"de Westhoek",
		"Ieper|Diksmuide|Poperinge|Veurne|Heuvelland|Mesen|Langemark-Poelkapelle|Houthulst|Lo-Reninge|Alveringem|Vleteren|Zonnebeke|Koekelare|Kortemark",
	),
	area("Voerstreek|Fourons|Voerstreek|Voerstreek", "", "Voeren"),
	area(
		"Condroz|Condroz|Condroz|Condroz",
		"le Condroz",
		"Ciney|Havelange|Hamois|Assesse|Gesves|Ohey|Clavier|Tinlot|Nandrin|Modave|Ouffet|Anthisnes|Marchin",
	),
	area(
		"Land van Herve|Pays de Herve|Herve country|Herver Land",
		"",
		"Herve|Aubel|Thimister-Clermont|Plombières|Welkenraedt|Soumagne|Blegny|Dalhem|Olne",
	),
	area(
		"Borinage|Borinage|Borinage|Borinage",
		"le Borinage",
		"Bergen|Boussu|Colfontaine|Dour|Frameries|Quaregnon|Saint-Ghislain|Quiévrain|Hensies|Jurbise",
	),
	area(
		"Minett|Minett|Minett|Minett",
		"Minette|Terres Rouges|bassin minier",
		"Esch-sur-Alzette|Differdange|Dudelange|Schifflange|Sanem|Pétange|Bettembourg|Kayl|Rumelange|Mondercange|Käerjeng",
	),
	area(
		"Moezel|Moselle luxembourgeoise|Luxembourg Moselle|Luxemburger Mosel",
		"Moselle|la Moselle|Mosel",
		"Remich|Schengen|Mondorf-les-Bains|Stadtbredimus|Wormeldange|Grevenmacher|Mertert|Bous-Waldbredimus|Lenningen|Dalheim",
	),
	area(
		"Mullerthal|Mullerthal|Mullerthal|Müllerthal",
		"Petite Suisse luxembourgeoise|Klein Zwitserland",
		"Echternach|Berdorf|Consdorf|Beaufort|Larochette|Nommern|Rosport-Mompach|Waldbillig|Vallée de l'Ernz|Bech|Heffingen|Reisdorf",
	),
	area(
		"Éislek|Éislek|Éislek|Ösling",
		"Oesling|Öslinge|Ardennes luxembourgeoises|Luxemburgse Ardennen|Luxemburger Ardennen",
		"Clervaux|Wiltz|Troisvierges|Wincrange|Weiswampach|Parc Hosingen|Winseler|Esch-sur-Sûre|Goesdorf|Kiischpelt|Lac de la Haute-Sûre|Boulaide|Vianden|Tandel|Putscheid|Bourscheid",
	),
];

/** Aliases of municipalities, by one of their names in the table. */
export const municipalityAliases: Readonly<Record<string, string>> = {
	Brussel:
		"Bxl|BXL|Bruxelles-Ville|Brussel-Stad|Brussels City|City of Brussels|Stadt Brüssel|Brüssel-Stadt|Ville de Bruxelles|1000 Brussel|Bruxelles 1000",
	Luxembourg:
		"Luxembourg-Ville|Luxembourg Ville|Ville de Luxembourg|Luxembourg City|City of Luxembourg|Luxemburg Stadt|Luxemburg-Stadt|Stadt Luxemburg|Luxemburg-Stad|Stad Luxemburg|Lux-Ville|Lux Ville|Luxville|Lëtzebuerg",
	Antwerpen: "A’pen|Apen|Antw|Antwerp city|Antwerpen-stad",
	Gent: "Ghend",
	Luik: "Liège ville|Liege",
	Koksijde: "Coxyde|Coxyde-sur-Mer|Koksijde-Bad|Sint-Idesbald|Saint-Idesbald|Oostduinkerke",
	"De Haan": "Le Coq|Le Coq-sur-Mer|Den Haan",
	"Knokke-Heist": "Knokke|Knokke-le-Zoute|Le Zoute|Het Zoute|Zoute|Knokke Zoute|Heist-aan-Zee|Duinbergen",
	"Sint-Jans-Molenbeek": "Molenbeek",
	"Lo-Reninge": "Lo",
	"Sint-Joost-ten-Node": "Saint-Josse|Sint-Joost",
	"Puurs-Sint-Amands": "Puurs",
	"La Roche-en-Ardenne": "La Roche",
	"Marche-en-Famenne": "Marche",
	Blankenberge: "Blankenberghe",
	Middelkerke: "Westende|Lombardsijde",
	Oostende: "Ostend|Ostende|Mariakerke Oostende",
	Aarlen: "Arel|Arlon ville",
	Bastogne: "Bastenaken|Bastnach",
	Elsene: "XL|Elsene Brussel",
	Schaarbeek: "Schaarbeek Brussel",
	"Sint-Gillis": "St Gilles|Saint Gilles Bruxelles",
	"Sint-Lambrechts-Woluwe": "WSL|Woluwé",
	"Sint-Pieters-Woluwe": "WSP",
	Ukkel: "Uccle Bruxelles",
	Leuven: "Louvain Leuven",
	Namen: "Namur ville",
	Mechelen: "Malines Mechelen",
	"Sankt Vith": "St Vith|St. Vith|Saint-Vith|Sint-Vith",
	"Esch-sur-Alzette":
		"Esch|Esch an der Alzette|Esch Alzette|Esch-Alzette|Esch/Alzette|Esch-Uelzecht|Belval|Esch-Belval",
	Differdange: "Differdingen",
	Dudelange: "Düdelingen|Dudelingen",
	Diekirch: "Dikrech",
	Ettelbruck: "Ettelbrück",
	Clervaux: "Clerf",
	Mersch: "Miersch",
	Bettembourg: "Bettemburg",
	Strassen: "Strossen",
	Hesperange: "Hesperingen",
	Mamer: "Mamer Capellen",
	Schifflange: "Schifflingen",
	Pétange: "Petingen",
	Sanem: "Sassenheim",
};
