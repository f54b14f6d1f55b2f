import { expect, test } from "vitest";
import { typedAmount } from "./typed-amount";

test.for([
	["350000", 350_000],
	["350.000", 350_000],
	["350,000", 350_000],
	["350 000", 350_000],
	["€ 350.000", 350_000],
	["€\u00A0350.000", 350_000],
	["350.000 €", 350_000],
	["EUR 350 000", 350_000],
	["2.500,50 euro", 2_500.5],
	["2500 Euros", 2_500],
	["350k", 350_000],
	["350 K", 350_000],
	["€ 1,25m", 1_250_000],
	["1.1m", 1_100_000],
	["300000,00", 300_000],
	["1,234.56", 1_234.56],
	["0", 0],
	["-3", -3],
] as const)("%s is the amount %d", ([text, amount]) => {
	expect(typedAmount(text)).toBe(amount);
});

test.for(["", "€", "k", "euro", "abc", "350.00.0", "350 per month", "3 5", "350kk", "1e5"])(
	"%j is no amount",
	(text) => {
		expect(typedAmount(text)).toBeNull();
	},
);
