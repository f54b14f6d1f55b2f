import { expect, test } from "vitest";
import { costFigures } from "../law/cost-figures";
import type { Property } from "../property/property";
import { forSaleOf } from "./for-sale";
import { estimatePurchase, parseQuestion, reducedVatOf } from "./purchase-estimate";

const PRICE = 400_000;

function estimateOf(changes: object, asked = "ownMoney=400000") {
	const property = forSaleOf({ ID: 1, Goal: 0, WebID: 1, ...changes } as Property, PRICE, "flanders");
	if (!property) throw new Error("nothing to estimate");
	const estimate = estimatePurchase(parseQuestion(new URLSearchParams(asked), property), property);
	return { property, estimate, of: (key: string) => estimate.lines.find((line) => line.key === key) };
}

test("what the agency states stands in place of the line, and the rest is estimated", () => {
	const { estimate, of } = estimateOf({ RegistrationRights: 8_804 });
	expect(of("registrationTax")).toMatchObject({ amount: 8_804, explainKey: "costs.explain.stated" });
	expect(of("notaryFee")?.explainKey).toBe("costs.explain.notaryFee");
	expect(estimate.sum).toBeCloseTo(PRICE + estimate.lines.reduce((sum, { amount }) => sum + amount, 0));
});

test("the agency's total is the total: what its lines leave is one line more", () => {
	for (const TotalCost of [50_000, PRICE + 50_000]) {
		const { estimate } = estimateOf({ RegistrationRights: 40_000, TotalCost });
		expect(estimate.lines.filter(({ key }) => key !== "mortgageDeed").map(({ key, amount }) => [key, amount])).toEqual([
			["registrationTax", 40_000],
			["otherCosts", 10_000],
		]);
	}
});

test("a total that is less than its own lines is not believed", () => {
	const { of } = estimateOf({ RegistrationRights: 40_000, TotalCost: 5 });
	expect([of("otherCosts"), of("registrationTax")?.amount]).toEqual([undefined, 40_000]);
});

test("a stated fee carries its own VAT", () => {
	const vat = costFigures("flanders");
	if (vat.region === "luxembourg") throw new Error("not Belgian");
	const [plain, stated] = [estimateOf({}), estimateOf({ NotaryFee: 5_000 })];
	const more = (5_000 - (plain.of("notaryFee")?.amount ?? 0)) * (vat.notary.vat / 100);
	expect(stated.of("notaryVat")?.amount).toBeCloseTo((plain.of("notaryVat")?.amount ?? 0) + more, 1);
});

test.each(["ownHome=1", "price=300000"])("another price or an own home is estimated: %s", (asked) => {
	expect(estimateOf({ RegistrationRights: 8_804 }, asked).of("registrationTax")?.amount).not.toBe(8_804);
});

test("the buyer of a new home says whether the reduced rate applies", () => {
	const NewBuild = { GroundPart: 100_000, ConstructionPart: 300_000, VatRate: 21 };
	const [usual, reduced] = [estimateOf({ NewBuild }), estimateOf({ NewBuild }, "reducedVat=1")];
	expect(reducedVatOf(usual.property)).toBe(6);
	expect([usual.of("vat")?.amount, reduced.of("vat")?.amount]).toEqual([63_000, 18_000]);
	expect(usual.of("registrationTax")?.amount).toBe(reduced.of("registrationTax")?.amount);
});

test("the unit's own rate of VAT counts, and asks for no lower one where it is low already", () => {
	const { property, of } = estimateOf({ NewBuild: { ConstructionPart: 300_000, VatRate: 6 } }, "reducedVat=1");
	expect([of("vat")?.amount, reducedVatOf(property)]).toEqual([18_000, null]);
	expect(reducedVatOf(estimateOf({}).property)).toBeNull();
});
