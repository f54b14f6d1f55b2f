import type { Language } from "../language";
import { dealTerms } from "../property/deal-terms";
import { type Deal, deals } from "../property/deals";
import type { LandingType } from "./landing-types";

type Names = Readonly<Record<Language, string>>;

/** Names of a deal's properties on pages; `isWhole` when they already imply the deal, without `for sale`. */
type DealNames = { names: Names; singulars: Names; isWhole: boolean };

const dealNames: Readonly<Partial<Record<Deal, DealNames>>> = {
	"life-annuity": {
		names: {
			nl: "Panden op lijfrente",
			fr: "Biens en viager",
			en: "Properties for a life annuity",
			de: "Immobilien auf Leibrente",
		},
		singulars: {
			nl: "Pand op lijfrente",
			fr: "Bien en viager",
			en: "Property for a life annuity",
			de: "Immobilie auf Leibrente",
		},
		isWhole: true,
	},
	"public-sale": {
		names: {
			nl: "Panden in openbare verkoop",
			fr: "Biens en vente publique",
			en: "Properties at public sale",
			de: "Immobilien im öffentlichen Verkauf",
		},
		singulars: {
			nl: "Pand in openbare verkoop",
			fr: "Bien en vente publique",
			en: "Property at public sale",
			de: "Immobilie im öffentlichen Verkauf",
		},
		isWhole: true,
	},
	"take-over": {
		names: {
			nl: "Zaken ter overname",
			fr: "Commerces à reprendre",
			en: "Businesses to take over",
			de: "Betriebe zur Übernahme",
		},
		singulars: {
			nl: "Zaak ter overname",
			fr: "Commerce à reprendre",
			en: "Business to take over",
			de: "Betrieb zur Übernahme",
		},
		isWhole: true,
	},
	student: {
		names: { nl: "Studentenkamers", fr: "Kots étudiants", en: "Student rooms", de: "Studentenzimmer" },
		singulars: { nl: "Studentenkamer", fr: "Kot étudiant", en: "Student room", de: "Studentenzimmer" },
		isWhole: false,
	},
	seasonal: {
		names: { nl: "Vakantieverblijven", fr: "Logements de vacances", en: "Holiday homes", de: "Ferienwohnungen" },
		singulars: { nl: "Vakantieverblijf", fr: "Logement de vacances", en: "Holiday home", de: "Ferienwohnung" },
		isWhole: false,
	},
	"commercial-lease": {
		names: {
			nl: "Panden in handelshuur",
			fr: "Biens en bail commercial",
			en: "Premises on a commercial lease",
			de: "Räume zur Gewerbemiete",
		},
		singulars: {
			nl: "Pand in handelshuur",
			fr: "Bien en bail commercial",
			en: "Premises on a commercial lease",
			de: "Raum zur Gewerbemiete",
		},
		isWhole: true,
	},
};

/** Deals with their own pages, as types. Their ids are negative, which no type of a feed has. */
export const dealTypes: readonly LandingType[] = deals.flatMap((deal, at) => {
	const { slugs } = dealTerms[deal];
	const known = dealNames[deal];
	if (slugs === null || known === undefined) return [];
	return [{ id: -1 - at, ids: [], deal, parent: null, webId: null, slugs, ...known }];
});

/** ID of a deal's pages among the types; null for a deal without pages. */
export function dealTypeId(deal: Deal | null | undefined): number | null {
	return dealTypes.find((type) => type.deal === deal)?.id ?? null;
}

/** Whether a path segment is a deal's in a language. */
export function isDealSegment(segment: string, language: Language): boolean {
	return dealTypes.some(({ slugs }) => slugs[language] === segment);
}
