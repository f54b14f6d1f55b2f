import { expect, test } from "vitest";
import { filterAddress, parseProjectFilter } from "./project-filter-address";

function parse(query: string) {
	return parseProjectFilter(new URLSearchParams(query));
}

test("a place is a postcode or a town", () => {
	expect(parse("city=9000")).toMatchObject({ locality: "9000", zips: ["9000"] });
	expect(parse("city=Gent")).toMatchObject({ locality: "Gent", city: "Gent" });
	expect(parse("zip=9000")).toMatchObject({ zips: ["9000"] });
	expect(parse("")).toEqual({ locality: "", isAvailable: false, page: 1 });
});

test("what does not fit is ignored", () => {
	for (const page of ["0", "-1", "1.5", "x", "99999999"]) expect(parse(`page=${page}`).page).toBe(1);
	expect(parse("available=yes").isAvailable).toBe(false);
});

test("an address and its filter are two ways to say the same", () => {
	const address = filterAddress("/nl/projecten/", { locality: "Knokke-Heist", isAvailable: true }, 2);
	expect(address).toBe("/nl/projecten/?city=Knokke-Heist&available=1&page=2");
	expect(parse(address.split("?")[1] ?? "")).toMatchObject({ locality: "Knokke-Heist", isAvailable: true, page: 2 });
	expect(filterAddress("/nl/projecten/", { locality: "", isAvailable: false }, 1)).toBe("/nl/projecten/");
});
