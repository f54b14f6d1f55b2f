import { expect, test } from "vitest";
import { bundledBrand } from "../../app/domain/agency/brand";
import { placeholders } from "./placeholders";

test("the demo's names and numbers are placeholders until each is replaced", () => {
	expect(placeholders([])).toEqual(expect.arrayContaining(["legalName", "companyNumber", "iban", "office ghent"]));
	const rows = [{ name: "companyNumber", value: JSON.stringify("0403.170.701") }];
	expect(placeholders(rows)).not.toContain("companyNumber");
	expect(placeholders(rows)).toContain("vatNumber");
});

test("an agency that has put its own values into the source has none", () => {
	expect(placeholders([], { ...bundledBrand, companyNumber: "0403.170.701" })).toEqual([]);
});
