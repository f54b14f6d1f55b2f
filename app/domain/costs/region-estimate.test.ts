import { expect, test } from "vitest";
import { languages } from "../language";
import { regions } from "../localities/region";
import { compareRegions, parseRegionQuestion } from "./region-estimate";

test("an address without a question asks for the example where most readers of its language buy", () => {
	const asked = parseRegionQuestion(new URLSearchParams("region=atlantis&price=-3&buyers=9"), "nl");
	expect(asked).toEqual({ region: "flanders", price: 300_000, isOwnHome: false, isNewBuild: false, buyers: 1 });
	const usual = languages.map((language) => parseRegionQuestion(new URLSearchParams(), language).region);
	expect(usual).toEqual(["flanders", "wallonia", "brussels", "wallonia"]);
});

test("an only home of 300,000 is taxed by each region's own rule", () => {
	const asked = parseRegionQuestion(new URLSearchParams("price=300000&ownHome=1"), "nl");
	const taxes = Object.fromEntries(compareRegions(asked).map(({ region, tax }) => [region, tax]));
	expect(taxes).toEqual({ flanders: 6_000, brussels: 12_500, wallonia: 9_000, luxembourg: 100 });
});

test("the notary is part of the costs everywhere, and of the total", () => {
	const compared = compareRegions(parseRegionQuestion(new URLSearchParams("price=300000"), "nl"));
	expect(compared.map(({ region }) => region)).toEqual(regions);
	for (const { tax, notary, total } of compared) expect(total).toBeCloseTo(tax + notary, 2);
	// Notary 2,578.24, deed 855 and 794, plus VAT; in Luxembourg 3,000 plus VAT.
	expect(compared.map(({ notary }) => Math.round(notary))).toEqual([5_034, 5_034, 5_034, 3_510]);
});

test("a new build bears VAT in place of registration tax", () => {
	const compared = compareRegions(parseRegionQuestion(new URLSearchParams("price=300000&newBuild=1&ownHome=1"), "nl"));
	const taxes = Object.fromEntries(compared.map(({ region, tax }) => [region, tax]));
	expect(taxes).toEqual({ flanders: 63_000, brussels: 63_000, wallonia: 63_000, luxembourg: 9_000 });
});
