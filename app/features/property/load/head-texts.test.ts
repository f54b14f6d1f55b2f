import { expect, test } from "vitest";
import type { Language } from "../../../domain/language";
import type { ListingCard, PropertyDetail } from "../../../domain/property/listing";
import { translator } from "../../../i18n/translator";
import { headFactsOf, headTitleOf } from "./head-texts";

const card = {
	goal: "sale",
	state: "for-sale",
	title: "Charmante rijwoning met stadstuin",
	type: "Rijwoning",
	city: "Gent",
	zip: "9000",
	bedrooms: 3,
	livingSurface: 136,
	groundSurface: 1_215,
	priceText: "€\u00A0465.000",
	priceUnit: null,
	priceParts: [{ amount: 465_000 }],
	deal: "sale",
	price: 465_000,
	epc: { region: "flanders", label: "a_plus", image: "" },
} as Partial<ListingCard> as ListingCard;

function titleOf(changes: Partial<ListingCard> = {}, language: Language = "nl"): string {
	return headTitleOf({ ...card, ...changes }, language, translator(language, "nl", "property"));
}

test("the head of a property names its type, goal, town, bedrooms and price", () => {
	expect(titleOf()).toBe("Rijwoning te koop in Gent, 3 slpk., €\u00A0465.000");
	expect(titleOf({ goal: "rent", state: "for-rent", priceText: "€\u00A01.240", priceUnit: "per maand" })).toBe(
		"Rijwoning te huur in Gent, 3 slpk., €\u00A01.240 per maand",
	);
	expect(titleOf({ type: "Maison", city: "Gand" }, "fr")).toBe("Maison à vendre à Gand, 3 ch., €\u00A0465.000");
	expect(titleOf({ type: "Maison", city: "Les Bons Villers", bedrooms: null, priceParts: [] }, "fr")).toBe(
		"Maison à vendre aux Bons Villers",
	);
	expect(titleOf({ type: "Maison", city: "Le Rœulx", state: "sold" }, "fr")).toBe("Vendu\u00A0: maison au Rœulx");
	expect(titleOf({ priceParts: [], bedrooms: null })).toBe("Rijwoning te koop in Gent");
	expect(titleOf({ deal: "life-annuity", priceText: "Bouquet €\u00A065.000", bedrooms: null })).toBe(
		"Rijwoning te koop in Gent, lijfrente, bouquet €\u00A065.000",
	);
	expect(titleOf({ state: "under-offer" })).toBe("Rijwoning te koop in Gent, 3 slpk., €\u00A0465.000");
});

test("what is sold or let says so and is offered to nobody", () => {
	expect(titleOf({ state: "sold" })).toBe("Verkocht: rijwoning in Gent");
	expect(titleOf({ state: "sold", type: "Reihenhaus" }, "de")).toBe("Verkauft: Reihenhaus in Gent");
	expect(titleOf({ goal: "rent", state: "rented", type: "Apartment" }, "en")).toBe("Let: apartment in Gent");
	expect(titleOf({ state: "sold", city: null })).toBe("Charmante rijwoning met stadstuin · Verkocht");
});

test("the description begins with the facts, and a price that is not published is not in it", () => {
	const t = translator("nl", "nl", "property");
	const facts =
		"Rijwoning, 3 slaapkamers, 136\u00A0m² bewoonbaar, 1.215\u00A0m² grond, EPC-label A+. Kloosterstraat 1, 9000 Gent.";
	const detail = { card, street: "Kloosterstraat 1" } as PropertyDetail;
	expect(headFactsOf(detail, "nl", t)).toBe(`${facts} €\u00A0465.000.`);
	expect(headFactsOf({ ...detail, card: { ...card, priceParts: [] } }, "nl", t)).toBe(facts);
	expect(headFactsOf({ ...detail, card: { ...card, state: "sold" } }, "nl", t)).toBe(`${facts} Verkocht.`);
	expect(headFactsOf({ ...detail, card: { ...card, priceText: "vanaf €\u00A0465.000" } }, "nl", t)).toBe(
		`${facts} Vanaf €\u00A0465.000.`,
	);
});
