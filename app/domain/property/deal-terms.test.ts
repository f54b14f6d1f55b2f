import { describe, expect, test } from "vitest";
import { textsOf } from "../../../tests/support/texts";
import { forSaleOf } from "../costs/for-sale";
import { type Language, languages } from "../language";
import { dealOf, dealTerms, termsOf } from "./deal-terms";
import { deals } from "./deals";
import { pricePartsShown, priceShown, priceText } from "./price";
import { type Property, propertySchema } from "./property";
import { goalOf } from "./rules";

function property(fields: object): Property {
	return propertySchema.parse({ ID: 1, Goal: 0, Zip: "9000", ...fields });
}

function textsIn(fields: object, language: Language = "nl"): string {
	return priceText(property(fields), language, []).replaceAll("\u00A0", " ");
}

const annuity = { Deal: "life-annuity", Price: 65_000, LifeAnnuity: { Bouquet: 65_000, Annuity: 780 } };

describe("the kind of a deal", () => {
	test("is the agency's own word, else what its goal says", () => {
		expect(dealOf(property({}))).toBe("sale");
		expect(dealOf(property({ Goal: 1 }))).toBe("rent");
		expect(dealOf(property({ Goal: 2 }))).toBe("take-over");
		expect(dealOf(property({ Goal: 5 }))).toBe("rent");
		expect(dealOf(property({ Goal: 2, Deal: "commercial-lease" }))).toBe("commercial-lease");
	});

	test("never contradicts the goal: a word that does not fit it is not believed", () => {
		expect(dealOf(property({ Goal: 0, Deal: "seasonal" }))).toBe("sale");
		expect(dealOf(property({ Goal: 1, Deal: "life-annuity" }))).toBe("rent");
		for (const deal of deals) {
			for (const Goal of [0, 1, 2]) expect(termsOf({ Deal: deal, Goal }).goal).toBe(goalOf(Goal));
		}
	});

	test("has a name in every language, and where it has lists of its own an address that no other has", () => {
		for (const language of languages) {
			expect([...textsOf(language, "listing").keys()]).toEqual(
				expect.arrayContaining(deals.map((deal) => `deal.${deal}`)),
			);
			const slugs = deals.flatMap((deal) => dealTerms[deal].slugs?.[language] ?? []);
			expect(new Set(slugs).size).toBe(slugs.length);
			for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
		}
	});
});

describe("the price of a life annuity", () => {
	test("is its bouquet and what is paid a month, in every language", () => {
		expect(languages.map((language) => textsIn(annuity, language))).toEqual([
			"Bouquet € 65.000 + € 780 per maand",
			"Bouquet € 65.000 + € 780 par mois",
			"Bouquet € 65.000 + € 780 per month",
			"Bouquet € 65.000 + € 780 pro Monat",
		]);
		expect(textsIn({ Deal: "life-annuity", LifeAnnuity: { Bouquet: 65_000 } })).toBe("Bouquet € 65.000");
		expect(textsIn({ Deal: "life-annuity", LifeAnnuity: { Annuity: 780 } })).toBe("€ 780 per maand");
	});

	test("without its terms is not told: nobody knows what the amount of the system is", () => {
		expect(textsIn({ Deal: "life-annuity", Price: 65_000 })).toBe("Prijs op aanvraag");
		expect(pricePartsShown(property({ Deal: "life-annuity", Price: 65_000 }), [])).toEqual([]);
	});

	test("counts as nothing in searches and estimates", () => {
		expect(priceShown(property(annuity), [])).toBeNull();
		expect(termsOf(property(annuity)).reflectsValue).toBe(false);
		expect(forSaleOf(property(annuity), 65_000, "flanders")).toBeNull();
	});

	test("that is not published says nothing", () => {
		expect(textsIn({ ...annuity, PublishPrice: false })).toBe("Prijs op aanvraag");
	});
});

test("a public sale has a starting price, by which it is searched and which says nothing of its worth", () => {
	const sale = { Deal: "public-sale", PublicSale: { StartPrice: 180_000 } };
	expect(languages.map((language) => textsIn(sale, language))).toEqual([
		"Instelprijs € 180.000",
		"Mise à prix € 180.000",
		"Starting price € 180.000",
		"Startpreis € 180.000",
	]);
	expect(priceShown(property(sale), [])).toBe(180_000);
	expect(termsOf(property(sale))).toMatchObject({ reflectsValue: false, costs: null, forms: ["viewing", "documents"] });
});

test("a holiday let costs its lowest week, else its night, and is not compared with rents", () => {
	const Seasons = [{ From: "2027-07-01", Until: "2027-08-31", PricePerWeek: 890 }];
	const let_ = (Season: object) => ({ Goal: 1, Deal: "seasonal", Season });
	expect(textsIn(let_({ PricePerWeek: 620, Seasons }))).toBe("vanaf € 620 per week");
	expect(textsIn(let_({ PricePerWeek: 620 }), "fr")).toBe("€ 620 par semaine");
	expect(textsIn(let_({ PricePerNight: 110 }), "de")).toBe("€ 110 pro Nacht");
	expect(priceShown(property(let_({ PricePerWeek: 620 })), [])).toBeNull();
});

test("a take-over says what is taken over beside the rent", () => {
	expect(textsIn({ Goal: 2, Price: 65_000, MonthlyRent: 1_200 })).toBe("Overname € 65.000 + € 1.200 per maand");
	expect(textsIn({ Goal: 2, Price: 65_000 }, "fr")).toBe("Reprise € 65.000");
});

test("a take-over compares by its rent alone, else to nothing", () => {
	expect(priceShown(property({ Goal: 2, Price: 65_000, MonthlyRent: 1_200 }), [])).toBe(1_200);
	expect(priceShown(property({ Goal: 2, Price: 65_000, RentPrice: 1_100 }), [])).toBe(1_100);
	expect(priceShown(property({ Goal: 2, Price: 65_000 }), [])).toBeNull();
});
