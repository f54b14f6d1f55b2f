import type { Language } from "../../language";
import type { Deal } from "../../property/deals";

/** Deals that a sentence names explicitly; sale and rent follow from buying and renting. */
export type NamedDeal = Exclude<Deal, "sale" | "rent">;

/**
 * Phrases for each deal in a sentence, separated by `|`; the first is used as a label in lists. Words for dwellings let
 * in such a way (`kot`, `holiday home`) are left out, because agencies offer those under other deals too.
 */
export const dealPhrases: Readonly<Record<NamedDeal, Readonly<Record<Language, string>>>> = {
	"life-annuity": {
		nl: "lijfrente|op lijfrente|te koop op lijfrente|verkoop op lijfrente",
		fr: "viager|en viager|viagers|vente en viager|viager occupé|viager libre",
		en: "life annuity|life annuities|on life annuity",
		de: "Leibrente|auf leibrente|gegen leibrente|immobilienverrentung",
	},
	"public-sale": {
		nl: "openbare verkoop|openbare verkopen|publieke verkoop|openbare veiling|biddit",
		fr: "vente publique|ventes publiques|en vente publique|vente aux enchères|ventes aux enchères|enchères|biddit",
		en: "public sale|public sales|public auction|auction|auctions|at auction|biddit",
		de: "öffentlicher Verkauf|öffentliche verkäufe|öffentliche versteigerung|versteigerung|zwangsversteigerung|biddit",
	},
	"take-over": {
		nl: "overname|ter overname|handelsovername",
		fr: "reprise|reprise de commerce|reprise de bail",
		en: "take-over|takeover|business takeover",
		de: "Übernahme|geschäftsübernahme|betriebsübernahme",
	},
	student: {
		nl: "studentenverhuur|studentenhuur|studentencontract",
		fr: "bail étudiant|bail d'étudiant|location étudiante",
		en: "student let|student lets|student lease",
		de: "Studentenmiete|studentenmietvertrag",
	},
	seasonal: {
		nl: "vakantieverhuur|seizoensverhuur|seizoenshuur|verhuur per week",
		fr: "location saisonnière|locations saisonnières|location de vacances|location vacances|location à la semaine",
		en: "holiday let|holiday lets|holiday rental|holiday rentals|seasonal let|seasonal rental",
		de: "Ferienvermietung|saisonvermietung|vermietung pro woche",
	},
	"commercial-lease": {
		nl: "handelshuur|handelshuurovereenkomst",
		fr: "bail commercial|baux commerciaux",
		en: "commercial lease|commercial leases|business lease",
		de: "Gewerbemiete|geschäftsmiete|gewerbemietvertrag",
	},
};
