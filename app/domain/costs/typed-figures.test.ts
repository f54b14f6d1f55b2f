import { expect, test } from "vitest";
import { figureIn, typedFigures } from "./typed-figures";

const params = (query: string) => new URLSearchParams(query);

test("amounts are read as everywhere on the site", () => {
	for (const text of ["350.000", "€ 350.000", "350 000", "350,000", "350k", "350000"]) {
		expect(figureIn(new URLSearchParams({ price: text }), "price"), text).toBe(350_000);
	}
	expect(figureIn(params("ownMoney=100.000"), "ownMoney")).toBe(100_000);
});

test("a rate has its decimals behind either sign, and the sign of a percentage is no fault", () => {
	for (const text of ["3,2", "3.2", "3,2 %", "3.2%"]) {
		expect(figureIn(new URLSearchParams({ rate: text }), "rate"), text).toBe(3.2);
	}
});

test.for([
	"price=abc",
	"price=0",
	"price=200000000",
	"ownMoney=-1",
	"rate=abc",
	"rate=21",
	"years=0",
	"years=-5",
	"years=41",
	"years=2,5",
])("%s is kept as it was typed, and is not read", (query) => {
	const [name = "", text = ""] = query.split("=");
	expect(typedFigures(params(query))).toEqual({ [name]: { text, isRead: false } });
});

test("what was read is kept as it was typed too; what was left empty is not", () => {
	expect(typedFigures(params("price=350.000&rate=&years=+&ownMoney=0"))).toEqual({
		price: { text: "350.000", isRead: true },
		ownMoney: { text: "0", isRead: true },
	});
});
