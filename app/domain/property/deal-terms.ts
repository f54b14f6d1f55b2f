import type { Language } from "../language";
import { type Deal, deals } from "./deals";
import type { Property } from "./property";
import { comparablePrice, type Goal, goalOf } from "./rules";

/** One amount of a price in euro, with its label and period: `Bouquet € 65.000`, `€ 780 per maand`. */
export type PricePart = {
	amount: number;
	word?: PriceWord;
	per?: PricePeriod;
	/** The lowest of several amounts: shown with "from". */
	from?: true;
};

export type PriceWord = "bouquet" | "start" | "takeOver";
export type PricePeriod = "month" | "week" | "night";

/** Forms of a property's page, besides a question and sending it to a friend. */
export type DealForm = "viewing" | "documents" | "offer" | "rent-application";

/** Everything that differs between the kinds of deal. */
type DealTerms = {
	goal: Goal;
	/** Amount used by searches, sorting and alerts, in euro; per month for a rental. Null when not comparable. */
	amount(property: Property): number | null;
	/** Parts of the price; null when `amount` is the whole price, shown with the agency's price unit. */
	price: ((property: Property) => PricePart[]) | null;
	/** Whether the amount reflects the property's value. Medians, figures per m² and comparisons use only such deals. */
	reflectsValue: boolean;
	/**
	 * The cost table on the page; null when neither applies: the notary states the costs of public sales and life
	 * annuities.
	 */
	costs: "purchase" | "rental" | null;
	forms: readonly DealForm[];
	/** Questions never asked of candidates, whatever the region allows. */
	neverAsked: readonly string[];
	/** Whether the energy mentions for a dwelling's advert apply; they do not for short stays. */
	needsEnergy: boolean;
	/** Whether cards, pages and titles name the deal, because the price alone would be misread. */
	isNamed: boolean;
	/** Slug of the list of such deals; null when they share the goal's list. */
	slugs: Readonly<Record<Language, string>> | null;
	/** How the amount is paid; null when it is only part of the total, or varies. */
	paid: "once" | "monthly" | null;
};

const sale: DealTerms = {
	goal: "sale",
	amount: comparablePrice,
	price: null,
	reflectsValue: true,
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
	reflectsValue: true,
	costs: "rental",
	forms: ["viewing", "documents", "rent-application"],
	neverAsked: [],
	needsEnergy: true,
	isNamed: false,
	slugs: null,
	paid: "monthly",
};

/**
 * The only table of deals, used by pages, cards, filters, forms, costs, mentions, landing pages and structured data.
 */
export const dealTerms: Readonly<Record<Deal, DealTerms>> = {
	sale,
	rent,
	"life-annuity": {
		...sale,
		amount: () => null,
		price: annuityPrice,
		reflectsValue: false,
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
		reflectsValue: false,
		costs: null,
		forms: ["viewing", "documents"],
		isNamed: true,
		slugs: { nl: "openbare-verkoop", fr: "vente-publique", en: "public-sale", de: "oeffentlicher-verkauf" },
		paid: null,
	},
	"take-over": {
		...rent,
		// The take-over sum is not rent.
		amount: rentOf,
		price: takeOverPrice,
		reflectsValue: false,
		costs: null,
		forms: ["viewing", "documents"],
		isNamed: true,
		slugs: { nl: "overname", fr: "reprise", en: "take-over", de: "uebernahme" },
		paid: null,
	},
	student: {
		...rent,
		// The parents pay, and the agency asks them.
		neverAsked: ["income1", "income2"],
		reflectsValue: false,
		isNamed: true,
		slugs: { nl: "studentenkamers", fr: "kots-etudiants", en: "student-rooms", de: "studentenzimmer" },
	},
	seasonal: {
		...rent,
		amount: () => null,
		price: seasonPrice,
		reflectsValue: false,
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

/** Returns the agency's `Deal` when it matches the goal, else the deal that follows from the goal. */
export function dealOf({ Deal: deal, Goal: goal }: Pick<Property, "Deal" | "Goal">): Deal {
	if (deal != null && dealTerms[deal].goal === goalOf(goal)) return deal;
	if (goal === TAKE_OVER) return "take-over";
	return goalOf(goal);
}

export function termsOf(property: Pick<Property, "Deal" | "Goal">): DealTerms {
	return dealTerms[dealOf(property)];
}

/** Drops missing amounts and 0, which systems send for an unknown amount. */
function parts(...all: (Omit<PricePart, "amount"> & { amount: number | null | undefined })[]): PricePart[] {
	return all.flatMap(({ amount, ...part }) => (amount ? [{ amount, ...part }] : []));
}

/** No fallback to `Price`: without the terms it is unknown whether that is the bouquet. */
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

/** The year's lowest price per week, else the price per night. */
function seasonPrice({ Season: terms }: Property): PricePart[] {
	const weeks = [terms?.PricePerWeek, ...(terms?.Seasons ?? []).map(({ PricePerWeek }) => PricePerWeek)];
	const known = weeks.flatMap((amount) => (amount != null && amount > 0 ? [amount] : []));
	if (known.length === 0) return parts({ amount: terms?.PricePerNight, per: "night" });
	const lowest = Math.min(...known);
	return parts({ amount: lowest, per: "week", ...(known.some((amount) => amount > lowest) ? { from: true } : {}) });
}
