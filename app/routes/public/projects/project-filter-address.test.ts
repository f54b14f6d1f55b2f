import { expect, test } from "vitest";
import { filterAddress, parseProjectFilter } from "./project-filter-address";

function parse(query: string) {
	return parseProjectFilter(new URLSearchParams(query));
}

test("places are postcodes and towns, with a radius around them", () => {
	expect(parse("city=9000&city=Aalst")).toMatchObject({ places: ["9000", "Aalst"] });
	expect(parse("city=Gent&radius=10")).toMatchObject({ places: ["Gent"], radius: 10 });
	expect(parse("zip=9000")).toMatchObject({ places: ["9000"] });
	expect(parse("zip=L-9000&zip=LU 1611&zip=B-9000&zip=x")).toMatchObject({ places: ["L-9000", "L-1611", "9000"] });
	expect(parse("radius=10&city=")).toEqual({ places: [], isAvailable: false, page: 1 });
});

test("what does not fit is ignored", () => {
	for (const page of ["0", "-1", "1.5", "x", "99999999"]) expect(parse(`page=${page}`).page).toBe(1);
	expect(parse("available=yes").isAvailable).toBe(false);
	expect(parse("city=Gent&radius=far").radius).toBeUndefined();
});

test("an address and its filter are two ways to say the same", () => {
	const filter = { places: ["Gent", "Knokke-Heist"], radius: 5, isAvailable: true };
	const address = filterAddress("/nl/projecten/", filter, 2);
	expect(address).toBe("/nl/projecten/?city=Gent&city=Knokke-Heist&radius=5&available=1&page=2");
	expect(parse(address.split("?")[1] ?? "")).toEqual({ ...filter, page: 2 });
	expect(filterAddress("/nl/projecten/", { places: [], isAvailable: false }, 1)).toBe("/nl/projecten/");
});
