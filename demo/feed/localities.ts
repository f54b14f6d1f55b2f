import type { Kind } from "./property-types.ts";

type Locality = {
	/** Official code in the locality table. */
	code: string;
	/** Language of the street signs. */
	signs: "nl" | "fr" | "de" | "both";
	/** Demo assumptions in euro per m²: house in good condition, flat, building land, and monthly rent of a flat. */
	perM2: { house: number; flat: number; land: number; rent: number };
	/** On the coast: points are moved inland only. */
	coast?: boolean;
	/** Offers in the locality; see `Wish`. */
	offer: string;
};

/**
 * The demo agency's listings by locality. The figures are assumptions for the demo, not statements about a market. An
 * offer is a kind, with `:rent` for a rental, followed by its traits: a status (`sold`, `sold-long-ago`, `rented`,
 * `rented-long-ago`, `prospect` …), `request` (no published price), `marquee`, `from`, `hidden`, `no-city`,
 * `no-pictures`, `no-price`, `draft`, `bare`, or a condition.
 */
const localities = {
	gent: at(
		"44021",
		"nl",
		[3100, 3700, 420, 13],
		"terraced:renovated flat:rent mansion duplex studio:rent shopWithFlat ground:sold parking",
	),
	brussel: at(
		"21004",
		"both",
		[3300, 3600, 700, 16],
		"duplex:rent flat office:rent studio:rent investment flat:rent:rented",
	),
	namur: at(
		"92094",
		"fr",
		[2100, 2800, 150, 11.5],
		"plot:marquee:hidden villa terraced:renovate flat:rent practice:rent",
	),
	luxembourg: at(
		"LU0304",
		"fr",
		[8500, 10500, 2400, 31],
		"unit flat:request penthouse office:rent flat:rent studio:rent",
	),
	antwerpen: at(
		"11002",
		"nl",
		[2700, 3100, 450, 12.5],
		"flat terraced duplex:rent warehouse penthouse shop:rent terraced:sold-long-ago studio parking:rent",
	),
	liege: at("62063", "fr", [1700, 2200, 140, 10.5], "terraced:renovate flat shopWithFlat flat:rent investment garage"),
	eupen: at("63023", "de", [2100, 2700, 150, 10], "villa flat:rent terraced office:rent"),
	ukkel: at("21016", "both", [3900, 3900, 900, 16.5], "villa:request flat:rent ground"),
	leuven: at("24062", "nl", [3500, 4300, 450, 14.5], "terraced studio:rent flat flat:rent:rented terraced:draft"),
	brugge: at("31005", "nl", [2800, 3500, 380, 12], "mansion flat terraced:hidden catering flat:rent"),
	esch: at("LU0204", "fr", [6300, 7600, 1300, 24], "duplex flat:rent shop:rent"),
	mechelen: at("12025", "nl", [2900, 3300, 400, 12.5], "semi flat ground:rent workshop"),
	mons: at("53053", "fr", [1500, 2200, 110, 10], "terraced studio:rent shopWithFlat plot"),
	sanktVith: at("63067", "de", [1900, 2500, 110, 9.5], "farmhouse villa plot warehouse"),
	hasselt: at("71072", "nl", [2400, 3000, 280, 11], "villa penthouse flat:rent office"),
	knokke: atCoast("31043", "nl", [5200, 7200, 1300, 17], "flat villa:request garage flat:sold"),
	elsene: at("21009", "both", [4000, 4100, 900, 17.5], "mansion flat:rent duplex ground:rent"),
	tournai: at("57081", "fr", [1500, 2100, 100, 9.5], "farmhouse terraced terraced:rent"),
	kortrijk: at("34022", "nl", [2000, 2600, 240, 10], "semi flat:rent warehouse terraced:renovate"),
	waterloo: at("25110", "fr", [3400, 3900, 350, 14], "villa semi:rent flat"),
	oostende: atCoast("35013", "nl", [2200, 3200, 330, 11], "flat studio ground flat:rent"),
	charleroi: at("52011", "fr", [1200, 1600, 90, 9], "terraced:renovate investment flat:rent warehouse:rent"),
	mamer: at("LU0108", "fr", [7400, 8900, 1700, 27], "villa flat plot"),
	latem: at("44064", "nl", [3900, 4300, 480, 14], "villa villa:request:hidden plot"),
	schaarbeek: at("21015", "both", [3100, 3000, 700, 14], "terraced flat studio:rent shop:rent"),
	wavre: at("25112", "fr", [2800, 3500, 280, 13], "bungalow flat:rent office:rent"),
	raeren: at("63061", "de", [2200, 2700, 170, 10], "bungalow plot"),
	aalst: at("41002", "nl", [2300, 2800, 300, 11], "terraced:refresh semi garage"),
	genk: at("71016", "nl", [2000, 2500, 220, 10], "bungalow workshop:rent semi:sold"),
	arlon: at("81001", "fr", [2300, 2900, 160, 12], "semi flat:rent plot"),
	remich: at("LU1205", "fr", [6300, 7600, 1100, 24], "duplex flat:rent"),
	tervuren: at("24104", "nl", [4000, 4400, 520, 14.5], "villa villa:rent"),
	nivelles: at("25072", "fr", [2700, 3300, 250, 12.5], "villa ground flat:rent:rented-long-ago"),
	dinant: at("91034", "fr", [1500, 2000, 80, 9], "farmhouse catering"),
	etterbeek: at("21005", "both", [3800, 3900, 900, 16.5], "flat duplex:rent practice:rent"),
	durbuy: at("83012", "fr", [2000, 2600, 100, 10], "farmhouse bungalow:no-price field:no-city"),
	lier: at("12021", "nl", [2700, 3100, 360, 11.5], "terraced flat practice"),
	kelmis: at("63040", "de", [1900, 2500, 140, 9.5], "semi flat:rent"),
	buetgenbach: at("63013", "de", [1900, 2500, 110, 9.5], "bungalow farmhouse:hidden"),
	turnhout: at("13040", "nl", [2200, 2700, 260, 10.5], "semi flat:rent:no-pictures garage:rent"),
	spa: at("63072", "fr", [1700, 2300, 95, 9.5], "villa flat:no-pictures"),
	brasschaat: at("11008", "nl", [3300, 3700, 430, 13], "villa bungalow:sold"),
	oudenaarde: at("45035", "nl", [2200, 2700, 230, 10.5], "farmhouse terraced:refresh field"),
	ieper: at("33011", "nl", [1800, 2300, 190, 9.5], "terraced:renovate shopWithFlat semi:rent"),
	sintNiklaas: at("46021", "nl", [2300, 2700, 300, 10.5], "semi flat:rent workshop"),
	overijse: at("23062", "nl", [3600, 3900, 450, 13.5], "villa:rent bungalow:prospect"),
	vorst: at("21007", "both", [3300, 3300, 800, 14.5], "terraced:sold flat:rent"),
	woluwe: at("21019", "both", [4200, 4200, 1000, 17], "mansion:hidden flat:rent ground"),
	anderlecht: at("21001", "both", [2700, 2600, 600, 12.5], "terraced:inactive parking:rent warehouse terraced:refresh"),
	echternach: at("LU1005", "fr", [5300, 6400, 800, 20], "terraced flat:rent:rented"),
	mersch: at("LU0409", "fr", [6400, 7600, 1100, 23], "semi plot:from"),
	clervaux: at("LU0501", "fr", [4700, 5600, 500, 18], "farmhouse flat:cancelled flat"),
	roeselare: at("36015", "nl", [1900, 2400, 220, 10], "plot:bare flat:rent:draft terraced:reference"),
} as const satisfies Record<string, Locality>;

export type LocalityKey = keyof typeof localities;

export function localityOf(key: LocalityKey): Locality {
	return localities[key];
}

export const conditionNames = ["new", "renovated", "good", "refresh", "renovate"] as const;
export type Condition = (typeof conditionNames)[number];

/** A property to generate. `unit` is the first unit of the locality's project. */
export type Wish = { locality: LocalityKey; kind: Kind | "unit"; rent: boolean; traits: ReadonlySet<string> };

/** All offers, one per locality in turn, so that neighbouring IDs are in different localities. */
export function allOffers(): Wish[] {
	const keys = Object.keys(localities) as LocalityKey[];
	const offers = keys.map((locality) => localities[locality].offer.split(" ").map((text) => toWish(locality, text)));
	const longest = Math.max(...offers.map((offer) => offer.length));
	return Array.from({ length: longest }, (_, turn) => offers.flatMap((offer) => offer.slice(turn, turn + 1))).flat();
}

function toWish(locality: LocalityKey, text: string): Wish {
	const [kind = "", ...traits] = text.split(":");
	return { locality, kind: kind as Kind | "unit", rent: traits.includes("rent"), traits: new Set(traits) };
}

function at(
	code: string,
	signs: Locality["signs"],
	figures: [number, number, number, number],
	offer: string,
): Locality {
	const [house, flat, land, rent] = figures;
	return { code, signs, perM2: { house, flat, land, rent }, offer };
}

function atCoast(...details: Parameters<typeof at>): Locality {
	return { ...at(...details), coast: true };
}
