import type { Language } from "../language";
import { type Deal, deals } from "./deals";
import type { Property } from "./property";
import { comparablePrice, type Goal, goalOf } from "./rules";

/** An amount of a price in euro, with what it is and for how long it pays: `Bouquet € 65.000`, `€ 780 per maand`. */
export type PricePart = {
	amount: number;
	word?: PriceWord;
	per?: PricePeriod;
	/** Others go up from there. */
	from?: true;
};

export type PriceWord = "bouquet" | "start" | "takeOver";
export type PricePeriod = "month" | "week" | "night";

/** What a property's page offers beside a question and sending it to a friend. */
export type DealForm = "viewing" | "documents" | "offer" | "rent-application";

/** All that differs from one kind of deal to another. */
type DealTerms = {
	goal: Goal;
	/** The amount that searches, orders and alerts compare, in euro: a rental's per month. Null: it compares to nothing. */
	amount(property: Property): number | null;
	/** The parts of its price; null where the amount alone is its price, with the agency's own words. */
	price: ((property: Property) => PricePart[]) | null;
	/** Whether the amount says what a property is worth: only such deals are in medians, figures per m² and comparisons. */
	saysWorth: boolean;
	/** The table of costs on its page. A public sale's and a life annuity's follow rules of their own, which the notary tells. */
	costs: "purchase" | "rental" | null;
	forms: readonly DealForm[];
	/** What no candidate is asked, whatever the region allows. */
	neverAsked: readonly string[];
	/** Whether what a dwelling's advert must say of its energy applies: not to a stay of some weeks. */
	needsEnergy: boolean;
	/** Named on cards, pages and in titles: whoever sees the price alone would mistake it. */
	isNamed: boolean;
	/** Its part of an address: the lists of such deals have pages of their own. Null where the goal's list is that. */
	slugs: Readonly<Record<Language, string>> | null;
	/** How the amount is paid; null where it is only a part of what is paid, or changes. */
	paid: "once" | "monthly" | null;
};

const sale: DealTerms = {
	goal: "sale",
	amount: comparablePrice,
	price: null,
	saysWorth: true,
	costs: "purchase",
	forms: ["viewing", "documents", "offer"],
	neverAsked: [],
	needsEnergy: true,
	isNamed: false,
	slugs: null,
	paid: "once",
};

const rent: DealTerms = {
	goal: "rent",
	amount: comparablePrice,
	price: null,
	saysWorth: true,
	costs: "rental",
	forms: ["viewing", "documents", "rent-application"],
	neverAsked: [],
	needsEnergy: true,
	isNamed: false,
	slugs: null,
	paid: "monthly",
};

/** The one table of deals: pages, cards, filters, forms, costs, mentions, landing pages and structured data ask it. */
export const dealTerms: Readonly<Record<Deal, DealTerms>> = {
	sale,
	rent,
	"life-annuity": {
		...sale,
		amount: () => null,
		price: annuityPrice,
		saysWorth: false,
		costs: null,
		forms: ["viewing", "documents"],
		isNamed: true,
		slugs: { nl: "lijfrente", fr: "viager", en: "life-annuity", de: "leibrente" },
		paid: null,
	},
	"public-sale": {
		...sale,
		amount: startPrice,
		price: (property) => parts({ amount: startPrice(property), word: "start" }),
		saysWorth: false,
		costs: null,
		forms: ["viewing", "documents"],
		isNamed: true,
		slugs: { nl: "openbare-verkoop", fr: "vente-publique", en: "public-sale", de: "oeffentlicher-verkauf" },
		paid: null,
	},
	"take-over": {
		...rent,
		// What is taken over is no rent.
		amount: rentOf,
		price: takeOverPrice,
		saysWorth: false,
		costs: null,
		forms: ["viewing", "documents"],
		isNamed: true,
		slugs: { nl: "overname", fr: "reprise", en: "take-over", de: "uebernahme" },
		paid: null,
	},
	student: {
		...rent,
		// The parents pay, and are asked by the agency.
		neverAsked: ["income1", "income2"],
		saysWorth: false,
		isNamed: true,
		slugs: { nl: "studentenkamers", fr: "kots-etudiants", en: "student-rooms", de: "studentenzimmer" },
	},
	seasonal: {
		...rent,
		amount: () => null,
		price: seasonPrice,
		saysWorth: false,
		costs: null,
		forms: ["documents"],
		needsEnergy: false,
		isNamed: true,
		slugs: { nl: "vakantieverhuur", fr: "location-saisonniere", en: "holiday-lets", de: "ferienwohnungen" },
		paid: null,
	},
	"commercial-lease": {
		...rent,
		costs: null,
		forms: ["viewing", "documents"],
		isNamed: true,
		slugs: { nl: "handelshuur", fr: "bail-commercial", en: "commercial-lease", de: "gewerbemiete" },
	},
};

const TAKE_OVER = 2;

export function dealsWhere(holds: (terms: DealTerms) => boolean): Deal[] {
	return deals.filter((deal) => holds(dealTerms[deal]));
}

/** The kind of deal: the agency's own word where it fits the goal, else what follows from the goal. */
export function dealOf({ Deal: deal, Goal: goal }: Pick<Property, "Deal" | "Goal">): Deal {
	if (deal != null && dealTerms[deal].goal === goalOf(goal)) return deal;
	if (goal === TAKE_OVER) return "take-over";
	return goalOf(goal);
}

export function termsOf(property: Pick<Property, "Deal" | "Goal">): DealTerms {
	return dealTerms[dealOf(property)];
}

/** Systems write nought where they know no amount. */
function parts(...all: (Omit<PricePart, "amount"> & { amount: number | null | undefined })[]): PricePart[] {
	return all.flatMap(({ amount, ...part }) => (amount ? [{ amount, ...part }] : []));
}

/** Without the terms nobody knows whether the price is the bouquet, so none is shown. */
function annuityPrice({ LifeAnnuity: terms }: Property): PricePart[] {
	return parts({ amount: terms?.Bouquet, word: "bouquet" }, { amount: terms?.Annuity, per: "month" });
}

function startPrice({ PublicSale: terms, StartPrice, Price }: Property): number | null {
	return terms?.StartPrice || StartPrice || Price || null;
}

function rentOf({ MonthlyRent, RentPrice }: Property): number | null {
	return MonthlyRent || RentPrice || null;
}

function takeOverPrice(property: Property): PricePart[] {
	return parts({ amount: property.Price, word: "takeOver" }, { amount: rentOf(property), per: "month" });
}

/** The lowest price of the year, by the week where that is known. */
function seasonPrice({ Season: terms }: Property): PricePart[] {
	const weeks = [terms?.PricePerWeek, ...(terms?.Seasons ?? []).map(({ PricePerWeek }) => PricePerWeek)];
	const known = weeks.flatMap((amount) => (amount != null && amount > 0 ? [amount] : []));
	if (known.length === 0) return parts({ amount: terms?.PricePerNight, per: "night" });
	const lowest = Math.min(...known);
	return parts({ amount: lowest, per: "week", ...(known.some((amount) => amount > lowest) ? { from: true } : {}) });
}
