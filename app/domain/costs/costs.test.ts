import fc from "fast-check";
import { expect, test } from "vitest";
import de from "../../../locales/de/fields.json";
import en from "../../../locales/en/fields.json";
import fr from "../../../locales/fr/fields.json";
import nl from "../../../locales/nl/fields.json";
import { regions } from "../localities/region";
import { propertySchema } from "../property/property";
import {
	type CostLine,
	type Costs,
	depositMonths,
	monthlyPayment,
	notaryFee,
	type Purchase,
	purchaseCosts,
	rentalCosts,
	rentalCostsOf,
} from "./costs";

const belgian = ["flanders", "brussels", "wallonia"] as const;
const price = fc.double({ min: 0, max: 20_000_000, noNaN: true });

function amountOf(costs: Costs, key: CostLine["key"]): number | undefined {
	return costs.lines.find((line) => line.key === key)?.amount;
}

function tax(purchase: Purchase): number | undefined {
	return amountOf(purchaseCosts(purchase), "registrationTax");
}

test("the notary's fee for 300,000 is 2,477.65 before VAT", () => {
	expect(notaryFee(300_000)).toBe(2_477.65);
	expect(notaryFee(7_500)).toBe(342);
	expect(notaryFee(0)).toBe(0);
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

test("the fee bears VAT and the deed has its costs, in Belgium only", () => {
	const costs = purchaseCosts({ region: "flanders", price: 300_000, isOwnHome: true });
	expect(costs.lines.map((line) => [line.key, line.amount])).toEqual([
		["registrationTax", 6_000],
		["notaryFee", 2_477.65],
		["notaryVat", 520.31],
		["deedCosts", 750],
	]);
	expect(costs.total).toBe(9_747.96);
	expect(costs.includesNotary).toBe(true);
	expect(purchaseCosts({ region: "luxembourg", price: 1, isOwnHome: false }).includesNotary).toBe(false);
});

test("a dearer property never costs less beside its price", () => {
	fc.assert(
		fc.property(fc.constantFrom(...regions), fc.boolean(), price, price, (region, isOwnHome, a, b) => {
			const total = (of: number) => purchaseCosts({ region, price: of, isOwnHome }).total;
			expect(total(Math.min(a, b))).toBeLessThanOrEqual(total(Math.max(a, b)) + 0.05);
			expect(notaryFee(Math.min(a, b))).toBeLessThanOrEqual(notaryFee(Math.max(a, b)));
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
	const inEuro = rentalCostsOf(propertySchema.parse({ ...property, RentDeposit: 2_900 }));
	expect(inEuro?.total).toBe(4_725);
	expect(rentalCostsOf(propertySchema.parse({ ID: 1, Goal: 0, Price: 1 }))).toBeNull();
	expect(rentalCostsOf(propertySchema.parse({ ID: 1, Goal: 1 }))).toBeNull();
});

test("the deposit never passes the law's maximum", () => {
	const months = fc.option(fc.integer({ min: 0, max: 24 }));
	fc.assert(
		fc.property(fc.constantFrom(...belgian, "luxembourg" as const), months, price, (region, agreed, rent) => {
			const costs = rentalCosts({ region, rent, depositMonths: agreed });
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
			// Rounding to the cent adds up over the term.
			expect(Math.abs(owed)).toBeLessThan(0.01 * years * 12 * monthlyRate ** (years * 12));
		}),
	);
});
