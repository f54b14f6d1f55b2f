/** A kind of property as people name it, whatever the agency calls it. */
type KindNames = {
	/** Names by which an agency's type is recognised as this kind; normalised, in any language. */
	names: readonly string[];
	/** Fallback when the agency has no such type. */
	parent?: string;
};

/** Kinds by a short English name, main ones first. */
export const kinds = {
	house: { names: ["woning", "huis", "maison", "house", "haus"] },
	apartment: { names: ["appartement", "apartment", "flat", "wohnung"] },
	office: { names: ["kantoor", "kantoren", "bureau", "office space", "office", "buroflache", "buro"] },
	land: { names: ["grond", "gronden", "terrain", "land", "grundstuck"] },
	garage: {
		names: [
			"garage en parking",
			"garage et parking",
			"garage and parking",
			"garage und stellplatz",
			"garage",
			"garages",
		],
	},
	retail: { names: ["handelspand", "commerce", "retail", "ladenlokal", "shop"] },
	investment: { names: ["opbrengsteigendom", "immeuble de rapport", "investment property", "anlageobjekt"] },
	industrial: { names: ["industrie", "industrial", "gewerbe und industrie"] },
	terraced: { names: ["rijwoning", "maison mitoyenne", "terraced house", "reihenhaus"], parent: "house" },
	villa: { names: ["villa"], parent: "house" },
	farmhouse: { names: ["hoeve", "fermette", "farmhouse", "bauernhaus"], parent: "house" },
	bungalow: { names: ["bungalow"], parent: "house" },
	semi: {
		names: ["halfopen woning", "halfopen bebouwing", "maison trois facades", "semi detached house", "doppelhaushalfte"],
		parent: "house",
	},
	mansion: { names: ["herenhuis", "maison de maitre", "town house", "townhouse", "stadthaus"], parent: "house" },
	castle: { names: ["kasteel", "chateau", "castle", "schloss"], parent: "house" },
	chalet: { names: ["chalet"], parent: "house" },
	duplex: { names: ["duplex", "maisonette"], parent: "apartment" },
	penthouse: { names: ["penthouse"], parent: "apartment" },
	studio: { names: ["studio"], parent: "apartment" },
	loft: { names: ["loft"], parent: "apartment" },
	ground: {
		names: ["gelijkvloers appartement", "rez de chaussee", "ground floor apartment", "erdgeschosswohnung"],
		parent: "apartment",
	},
	practice: { names: ["praktijkruimte", "cabinet", "practice", "praxis"], parent: "office" },
	plot: { names: ["bouwgrond", "terrain a batir", "building land", "building plot", "baugrundstuck"], parent: "land" },
	field: { names: ["landbouwgrond", "terrain agricole", "agricultural land", "landwirtschaftsflache"], parent: "land" },
	lockup: { names: ["garagebox", "box de garage", "lock up garage"], parent: "garage" },
	parking: { names: ["staanplaats", "emplacement de parking", "parking space", "stellplatz"], parent: "garage" },
	shopWithFlat: {
		names: ["winkel met woonst", "commerce avec habitation", "shop with apartment", "ladenlokal mit wohnung"],
		parent: "retail",
	},
	catering: { names: ["horecazaak", "horeca", "restaurant and cafe", "gastronomie"], parent: "retail" },
	block: {
		names: ["appartementsgebouw", "immeuble a appartements", "apartment building", "mehrfamilienhaus"],
		parent: "investment",
	},
	warehouse: { names: ["magazijn", "entrepot", "warehouse", "lagerhalle"], parent: "industrial" },
	workshop: { names: ["kmo unit", "atelier pme", "business unit", "gewerbeeinheit"], parent: "industrial" },
} as const satisfies Record<string, KindNames>;

export type Kind = keyof typeof kinds;

/** Whether it is a house or an apartment, or a kind of these. */
export function isDwelling(kind: Kind): boolean {
	const names: KindNames = kinds[kind];
	const whole = names.parent ?? kind;
	return whole === "house" || whole === "apartment";
}
