import fc from "fast-check";
import { expect, test } from "vitest";
import de from "../../../locales/de/fields.json";
import en from "../../../locales/en/fields.json";
import fr from "../../../locales/fr/fields.json";
import nl from "../../../locales/nl/fields.json";
import { costFigures } from "../law/cost-figures";
import { scaleOf } from "../law/law";
import { type Region, regions } from "../localities/region";
import { propertySchema } from "../property/property";
import type { CostLine, Costs } from "./cost-lines";
import { monthlyPayment, mortgageDeed } from "./loan";
import { type Purchase, purchaseCosts as purchaseCostsBy, scaleFee } from "./purchase-costs";
import { depositMonths, rentalCosts, rentalCostsOf } from "./rental-costs";

const price = fc.double({ min: 0, max: 20_000_000, noNaN: true });

function amountOf(costs: Costs, key: CostLine["key"]): number | undefined {
	return costs.lines.find((line) => line.key === key)?.amount;
}

function purchaseCosts({ region, ...rest }: Omit<Purchase, "figures"> & { region: Region }): Costs {
	return purchaseCostsBy({ figures: costFigures(region), ...rest });
}

function tax(purchase: Parameters<typeof purchaseCosts>[0]): number | undefined {
	return amountOf(purchaseCosts(purchase), "registrationTax");
}

/** Results of the Belgian notaries' calculator, as published in September 2026. */
test.for([
	["belgium.notary.scale", 150_000, 1_907.88],
	["belgium.notary.scale", 280_000, 2_538.24],
	["belgium.notary.scale", 450_000, 2_878.24],
	["belgium.notary.ownHomeScale", 150_000, 1_686.56],
	["belgium.notary.ownHomeScale", 280_000, 2_261.74],
	["belgium.notary.ownHomeScale", 450_000, 2_771.74],
	["belgium.mortgage.ownHomeScale", 150_000, 612.24],
	["belgium.mortgage.ownHomeScale", 252_000, 795.09],
] as const)("by %s an amount of %i costs %f", ([id, amount, fee]) => {
	expect(Math.abs(scaleFee(scaleOf(id), amount) - fee)).toBeLessThan(0.02);
});

test("a fee has a fixed part, less of it for small amounts, and nothing for nothing", () => {
	const scale = scaleOf("belgium.notary.scale");
	expect([scaleFee(scale, 0), scaleFee(scale, 20_000), scaleFee(scale, 20_001)]).toEqual([0, 680.25, 766.27]);
});

test("registration tax depends on the region, for a main residence or not", () => {
	expect(tax({ region: "flanders", price: 300_000, isOwnHome: false })).toBe(36_000);
	expect(tax({ region: "flanders", price: 300_000, isOwnHome: true })).toBe(6_000);
	expect(tax({ region: "wallonia", price: 300_000, isOwnHome: false })).toBe(37_500);
	expect(tax({ region: "wallonia", price: 300_000, isOwnHome: true })).toBe(9_000);
	expect(tax({ region: "brussels", price: 300_000, isOwnHome: false })).toBe(37_500);
	expect(tax({ region: "brussels", price: 300_000, isOwnHome: true })).toBe(12_500);
	expect(tax({ region: "brussels", price: 150_000, isOwnHome: true })).toBe(0);
	expect(tax({ region: "brussels", price: 600_000, isOwnHome: true })).toBe(50_000);
	expect(tax({ region: "brussels", price: 600_001, isOwnHome: true })).toBeCloseTo(75_000.13, 2);
	expect(tax({ region: "luxembourg", price: 1_000_000, isOwnHome: false })).toBe(70_000);
	expect(tax({ region: "luxembourg", price: 1_000_000, isOwnHome: true })).toBe(30_000);
	expect(tax({ region: "luxembourg", price: 1_500_000, isOwnHome: true, buyers: 2 })).toBe(25_000);
	expect(tax({ region: "luxembourg", price: 1_000_000, isOwnHome: true, buyers: 2 })).toBe(100);
});

test("new construction bears VAT in place of registration tax", () => {
	const part = purchaseCosts({ region: "flanders", price: 300_000, isOwnHome: false, newConstruction: 200_000 });
	expect(amountOf(part, "vat")).toBe(42_000);
	expect(amountOf(part, "registrationTax")).toBe(12_000);
	const whole = purchaseCosts({ region: "wallonia", price: 300_000, isOwnHome: true, newConstruction: 300_000 });
	expect(amountOf(whole, "vat")).toBe(63_000);
	expect(amountOf(whole, "registrationTax")).toBeUndefined();
	const abroad = (newConstruction: number) =>
		purchaseCosts({ region: "luxembourg", price: 900_000, isOwnHome: true, newConstruction });
	expect(amountOf(abroad(300_000), "vat")).toBe(9_000);
	expect(amountOf(abroad(900_000), "vat")).toBe(103_000);
});

test("the notary charges less for an only home, and VAT on what the notary charges", () => {
	const costs = purchaseCosts({ region: "flanders", price: 300_000, isOwnHome: true });
	expect(costs.lines.map((line) => [line.key, line.amount])).toEqual([
		["registrationTax", 6_000],
		["notaryFee", 2_321.74],
		["fileCosts", 855],
		["deedExpenses", 794],
		["notaryVat", 753.01],
	]);
	expect(costs.total).toBe(10_723.75);
	expect(amountOf(purchaseCosts({ region: "flanders", price: 300_000, isOwnHome: false }), "notaryFee")).toBe(2_578.24);
	expect(amountOf(purchaseCosts({ region: "luxembourg", price: 300_000, isOwnHome: false }), "notaryFee")).toBe(3_000);
});

test("the lower Flemish rate is that of a home: the land of a new one has the ordinary rate", () => {
	const land = { region: "flanders", price: 300_000, isOwnHome: true, newConstruction: 200_000 } as const;
	expect(tax(land)).toBe(12_000);
	expect(tax({ ...land, region: "wallonia" })).toBe(3_000);
});

test("a modest Flemish home has a reduction, up to its price", () => {
	const taxes = [90_000, 220_000, 220_001].map((price) => tax({ region: "flanders", price, isOwnHome: true }));
	expect(taxes).toEqual([0, 2_533, 4_400.02]);
});

test("the deed of a loan has its duties, fee, costs and VAT, in Belgium alone", () => {
	const deed = mortgageDeed(costFigures("wallonia"), 150_000, true);
	// 1.3 % of 165,000, plus 270 and 100; then 612.24, 627, 309 and 100 with 21 % VAT.
	expect(deed).toMatchObject({ amount: 4_509.37, values: { rate: 1.3, secured: 165_000 } });
	expect(mortgageDeed(costFigures("wallonia"), 0, true)).toBeNull();
	expect(mortgageDeed(costFigures("luxembourg"), 150_000, true)).toBeNull();
});

test("a dearer property never costs less beside its price", () => {
	fc.assert(
		fc.property(fc.constantFrom(...regions), fc.boolean(), price, price, (region, isOwnHome, a, b) => {
			const total = (of: number) => purchaseCosts({ region, price: of, isOwnHome }).total;
			expect(total(Math.min(a, b))).toBeLessThanOrEqual(total(Math.max(a, b)) + 0.05);
		}),
	);
});

test("a main residence never costs more than another property, and the total is the sum of its lines", () => {
	fc.assert(
		fc.property(fc.constantFrom(...regions), price, price, (region, of, newConstruction) => {
			const own = purchaseCosts({ region, price: of, isOwnHome: true, newConstruction });
			const other = purchaseCosts({ region, price: of, isOwnHome: false, newConstruction });
			expect(own.total).toBeLessThanOrEqual(other.total);
			expect(own.total).toBeCloseTo(
				own.lines.reduce((sum, line) => sum + line.amount, 0),
				2,
			);
			expect(own.lines.every((line) => line.amount >= 0)).toBe(true);
		}),
	);
});

test("a tax names what it is taken of, so that its sum adds up", () => {
	const { lines } = purchaseCosts({ region: "flanders", price: 360_000, isOwnHome: false, newConstruction: 273_600 });
	expect(lines.find(({ key }) => key === "registrationTax")).toMatchObject({
		amount: 10_368,
		values: { rate: 12, of: 86_400 },
	});
	const [whole] = purchaseCosts({ region: "flanders", price: 360_000, isOwnHome: false }).lines;
	expect(whole?.values).toEqual({ rate: 12, of: "price" });
});

test("every line has a name and an explanation with its figures in four languages", () => {
	const lines = [
		...regions.flatMap((region) =>
			[true, false].flatMap((isOwnHome) => [
				...purchaseCosts({ region, price: 500_000, isOwnHome }).lines,
				...purchaseCosts({ region, price: 500_000, isOwnHome, newConstruction: 300_000 }).lines,
			]),
		),
		...rentalCosts({ region: "flanders", rent: 900, charges: 50, inventoryShare: 200 }).lines,
	];
	for (const { costs } of [nl, fr, en, de]) {
		const names = new Map(Object.entries(costs.lines));
		const explanations = new Map(Object.entries(costs.explain));
		for (const line of lines) {
			expect(names.get(line.key)).toMatch(/\S/);
			const text = explanations.get(line.explainKey.replace("costs.explain.", "")) ?? "";
			const asked = [...text.matchAll(/\{\{(\w+)\}\}/g)].map((found) => found[1]);
			expect([line.explainKey, text]).toEqual([line.explainKey, expect.stringMatching(/\S/)]);
			expect(asked.sort()).toEqual(Object.keys(line.values).sort());
		}
	}
});

test("the deposit is three months, or the region's maximum, or less where less is agreed", () => {
	expect(depositMonths("flanders")).toBe(3);
	expect(depositMonths("brussels")).toBe(2);
	expect(depositMonths("wallonia", 3)).toBe(2);
	expect(depositMonths("luxembourg", 1)).toBe(1);
	expect(depositMonths(null)).toBe(3);
	expect(depositMonths("flanders", 6)).toBe(3);
});

test("a rental's first amounts are rent, charges, share of the inventory and deposit", () => {
	const property = { ID: 1, Goal: 1, Zip: "1000", MonthlyRent: 1_450, ChargesRenter: 150, RenterInventoryCost: 225 };
	const costs = rentalCostsOf(propertySchema.parse({ ...property, RentDeposit: 2 }));
	expect(costs?.lines.map((line) => [line.key, line.amount])).toEqual([
		["firstRent", 1_450],
		["firstCharges", 150],
		["inventoryShare", 225],
		["deposit", 2_900],
	]);
	expect(costs?.total).toBe(4_725);
	expect(rentalCostsOf(propertySchema.parse({ ID: 1, Goal: 0, Price: 1 }))).toBeNull();
	expect(rentalCostsOf(propertySchema.parse({ ID: 1, Goal: 1 }))).toBeNull();
});

test("a deposit that was agreed in euro is that amount, within the law's maximum", () => {
	const deposit = (fields: object) =>
		rentalCostsOf(propertySchema.parse({ ID: 1, Goal: 1, Zip: "9000", MonthlyRent: 850, ...fields }))?.lines.at(-1);
	expect(deposit({ RentDeposit: 1_700 })).toMatchObject({ amount: 1_700, explainKey: "costs.explain.depositAmount" });
	expect(deposit({ DepositAmount: 1_000 })?.amount).toBe(1_000);
	expect(deposit({ RentDeposit: 2, DepositAmount: 1_000 })?.amount).toBe(1_700);
	expect(deposit({ DepositAmount: 0 })?.amount).toBe(2_550);
	expect(deposit({ RentDeposit: 4_000 })).toMatchObject({ amount: 2_550, values: { months: 3 } });
});

test("the deposit never passes the law's maximum", () => {
	const months = fc.integer({ min: 0, max: 24 }).map((agreed) => ({ months: agreed }));
	const amount = fc.integer({ min: 0, max: 100_000 }).map((agreed) => ({ amount: agreed }));
	fc.assert(
		fc.property(fc.constantFrom(...regions), fc.option(fc.oneof(months, amount)), price, (region, deposit, rent) => {
			const costs = rentalCosts({ region, rent, deposit });
			expect(amountOf(costs, "deposit")).toBeLessThanOrEqual(rent * (region === "flanders" ? 3 : 2) + 0.01);
		}),
	);
});

test("a loan's payments pay it back with its interest and nothing more", () => {
	expect(monthlyPayment({ amount: 240_000, yearlyRate: 0, years: 20 })).toBe(1_000);
	expect(monthlyPayment({ amount: 0, yearlyRate: 3, years: 20 })).toBe(0);
	const amount = fc.integer({ min: 1_000, max: 2_000_000 });
	const rate = fc.double({ min: 0.1, max: 12, noNaN: true });
	fc.assert(
		fc.property(amount, rate, fc.integer({ min: 1, max: 40 }), (borrowed, yearlyRate, years) => {
			const payment = monthlyPayment({ amount: borrowed, yearlyRate, years });
			const monthlyRate = (1 + yearlyRate / 100) ** (1 / 12);
			let owed = borrowed;
			for (let month = 0; month < years * 12; month += 1) owed = owed * monthlyRate - payment;
			// Rounding errors add up over the term.
			expect(Math.abs(owed)).toBeLessThan(0.01 * years * 12 * monthlyRate ** (years * 12));
		}),
	);
});
