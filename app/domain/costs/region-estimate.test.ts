import { expect, test } from "vitest";
import { regions } from "../localities/region";
import { compareRegions, parseRegionQuestion } from "./region-estimate";

test("an address without a question asks for the example in Flanders", () => {
	const asked = parseRegionQuestion(new URLSearchParams("region=atlantis&price=-3&buyers=9"));
	expect(asked).toEqual({ region: "flanders", price: 300_000, isOwnHome: false, isNewBuild: false, buyers: 1 });
});

test("an only home of 300,000 is taxed by each region's own rule", () => {
	const asked = parseRegionQuestion(new URLSearchParams("price=300000&ownHome=1"));
	const taxes = Object.fromEntries(compareRegions(asked).map(({ region, tax }) => [region, tax]));
	expect(taxes).toEqual({ flanders: 6_000, brussels: 12_500, wallonia: 9_000, luxembourg: 100 });
});

test("the notary is part of the costs in Belgium alone, and of the total there", () => {
	const compared = compareRegions(parseRegionQuestion(new URLSearchParams("price=300000")));
	expect(compared.map(({ region }) => region)).toEqual(regions);
	for (const { region, tax, notary, total } of compared) {
		expect(notary === null, region).toBe(region === "luxembourg");
		expect(total).toBeCloseTo(tax + (notary ?? 0), 2);
	}
	// 2,477.65 with 21 % VAT, and 750 for the deed.
	expect(compared[0]?.notary).toBeCloseTo(3_747.96, 2);
});

test("a new build bears VAT in place of registration tax", () => {
	const compared = compareRegions(parseRegionQuestion(new URLSearchParams("price=300000&newBuild=1&ownHome=1")));
	const taxes = Object.fromEntries(compared.map(({ region, tax }) => [region, tax]));
	expect(taxes).toEqual({ flanders: 63_000, brussels: 63_000, wallonia: 63_000, luxembourg: 9_000 });
});
