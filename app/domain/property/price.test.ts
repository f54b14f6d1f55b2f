import fc from "fast-check";
import { expect, test } from "vitest";
import { languages } from "../language";
import { formatEuro, priceOnRequest, priceShown, priceText, priceUnit } from "./price";
import { type Property, propertySchema } from "./property";

const ignored = [4];

function property(fields: Partial<Property>): Property {
	return propertySchema.parse({ ID: 1, Goal: 0, ...fields });
}

test("an amount has a no-break space after the euro sign and dots between thousands", () => {
	expect(formatEuro(1_234_567)).toBe("€\u00A01.234.567");
	expect(formatEuro(1_450)).toBe("€\u00A01.450");
	expect(formatEuro(0)).toBe("€\u00A00");
	expect(formatEuro(-0.2)).toBe("€\u00A00");
	expect(formatEuro(999.5)).toBe("€\u00A01.000");
});

test("every amount reads back as its whole euros", () => {
	fc.assert(
		fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), (amount) => {
			const text = formatEuro(amount);
			expect(text).toMatch(/^€\u00A0\d{1,3}(\.\d{3})*$/);
			expect(Number(text.slice(2).replaceAll(".", ""))).toBe(Math.round(amount));
		}),
	);
});

test("what is no amount reads NaN", () => {
	expect([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY].map(formatEuro)).toEqual([
		"NaN",
		"NaN",
		"NaN",
	]);
});

test("unit 7 puts 'starting from' before the price in each language", () => {
	const sample = property({ Price: 795_000, PriceUnit: 7 });
	expect(languages.map((language) => priceText(sample, language, ignored))).toEqual([
		"vanaf €\u00A0795.000",
		"à partir de €\u00A0795.000",
		"starting from €\u00A0795.000",
		"ab €\u00A0795.000",
	]);
});

test("a rental shows its monthly rent, else its rent price, else its price", () => {
	expect(priceText(property({ Goal: 1, Price: 1, RentPrice: 2, MonthlyRent: 1_450 }), "nl", [])).toBe("€\u00A01.450");
	expect(priceShown(property({ Goal: 2, Price: 1, RentPrice: 2 }), [])).toBe(2);
	expect(priceShown(property({ Goal: 1, Price: 1 }), [])).toBe(1);
	expect(priceShown(property({ Goal: 0, Price: 1, MonthlyRent: 9 }), [])).toBe(1);
});

test("a price that is not published, or that is not there, reads 'price on request'", () => {
	for (const language of languages) {
		expect(priceText(property({ Price: 98_000, PublishPrice: false }), language, [])).toBe(priceOnRequest[language]);
		expect(priceText(property({}), language, [])).toBe(priceOnRequest[language]);
	}
	expect(priceOnRequest.nl).toBe("Prijs op aanvraag");
	expect(priceText(property({ Price: 98_000, PublishPrice: null }), "nl", [])).toBe("€\u00A098.000");
});

test("a price of nought is one that nobody has told: it reads 'price on request'", () => {
	for (const fields of [{ Price: 0 }, { Goal: 1, MonthlyRent: 0, RentPrice: 0, Price: 0 }]) {
		expect(priceText(property(fields), "nl", ignored)).toBe("Prijs op aanvraag");
		expect(priceShown(property(fields), ignored)).toBeNull();
	}
	expect(priceText(property({ Goal: 1, MonthlyRent: 0, RentPrice: 950 }), "nl", ignored)).toBe("€\u00A0950");
});

test("an ignored marquee's name replaces the price", () => {
	const sample = property({ Price: 98_000, Marquee: 4, MarqueeName: { nl: "Nieuw", fr: "Nouveau" }, PriceUnit: 7 });
	expect(priceText(sample, "fr", ignored)).toBe("Nouveau");
	expect(priceText(sample, "nl", [3])).toBe("vanaf €\u00A098.000");
	expect(priceText({ ...sample, PublishPrice: false }, "nl", ignored)).toBe("Nieuw");
	expect(priceText({ ...sample, MarqueeName: null }, "de", ignored)).toBe("Preis auf Anfrage");
});

test("a hidden amount is never revealed, in the text or as a number", () => {
	const amount = fc.integer({ min: 10, max: 1e9 });
	const hidden = fc.constantFrom<Partial<Property>>({ PublishPrice: false }, { Marquee: 4, MarqueeName: "Topper" });
	fc.assert(
		fc.property(amount, hidden, fc.constantFrom(0, 1), fc.constantFrom(...languages), (Price, how, Goal, language) => {
			const sample = property({ Price, MonthlyRent: Price, Goal, ...how });
			expect(priceShown(sample, ignored)).toBeNull();
			expect(priceText(sample, language, ignored)).not.toMatch(/\d/);
		}),
	);
});

test("the unit's own text is separate from the price", () => {
	const sample = property({ Goal: 1, Price: 900, PriceUnitText: { nl: "per maand", fr: "par mois" } });
	expect(priceUnit(sample)).toEqual({ nl: "per maand", fr: "par mois" });
	expect(priceUnit(property({}))).toBeNull();
	expect(priceUnit(property({ Goal: 1, MonthlyRent: 900 }))).toMatchObject({ nl: "per maand", de: "pro Monat" });
	expect(priceUnit(property({ Goal: 1, Price: 900 }))).toBeNull();
});
