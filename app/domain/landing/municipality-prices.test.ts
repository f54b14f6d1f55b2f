import { expect, test } from "vitest";
import { directionOf, inPriceOrder, nextOrder, priceOrderOf } from "./municipality-prices";

const rows = [
	{ name: "Zele", median: 2_000, count: 9 },
	{ name: "Éghezée", median: 3_000, count: 8 },
	{ name: "Edegem", median: 3_000, count: 12 },
];

test("rows are in the order asked for, equal ones by name, and accents do not part letters", () => {
	const names = (order: Parameters<typeof inPriceOrder>[1]) =>
		inPriceOrder(rows, order, "fr")
			.map(({ name }) => name)
			.join(" ");
	expect(names("name")).toBe("Edegem Éghezée Zele");
	expect(names("-name")).toBe("Zele Éghezée Edegem");
	expect(names("-price")).toBe("Edegem Éghezée Zele");
	expect(names("count")).toBe("Éghezée Zele Edegem");
});

test("a column's link sorts names from A on and numbers from the highest on, then the other way", () => {
	expect(priceOrderOf("bedrooms")).toBe("name");
	expect([nextOrder("price", "name"), nextOrder("price", "-price"), nextOrder("name", "name")]).toEqual([
		"-price",
		"price",
		"-name",
	]);
	expect([directionOf("price", "-price"), directionOf("price", "name")]).toEqual(["descending", null]);
});
