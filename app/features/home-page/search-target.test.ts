import { expect, test } from "vitest";
import { searchTarget } from "./search-target";

const cities = ["Gent", "Luik", "Sint-Truiden"];

function target(query: string): string | null {
	return searchTarget(new URLSearchParams(query), "nl", cities);
}

test("without a goal it is no search", () => {
	expect(target("")).toBeNull();
	expect(target("utm_source=letter")).toBeNull();
	expect(target("goal=swap&city=Gent")).toBeNull();
});

test("the goal decides the list, and empty fields leave no trace", () => {
	expect(target("goal=sale&type=&city=&maxPrice=")).toBe("/nl/te-koop/");
	expect(target("goal=rent&type=&city=&maxPrice=")).toBe("/nl/te-huur/");
	expect(searchTarget(new URLSearchParams("goal=rent"), "de", [])).toBe("/de/zu-vermieten/");
});

test("type and price go along, the price as people type it", () => {
	expect(target("goal=sale&type=1&maxPrice=400.000")).toBe("/nl/te-koop/?type=1&maxPrice=400000");
	expect(target("goal=sale&maxPrice=veel")).toBe("/nl/te-koop/");
});

test("a city that has homes is looked for as a city, whatever its accents and capitals", () => {
	expect(target("goal=sale&city=Gent")).toBe("/nl/te-koop/?city=Gent");
	expect(target("goal=sale&city=+sint-truiden+")).toBe("/nl/te-koop/?city=sint-truiden");
});

test("a postcode is looked for as a postcode, with its place or without", () => {
	expect(target("goal=sale&city=9000")).toBe("/nl/te-koop/?zip=9000");
	expect(target("goal=sale&city=9000+Gent")).toBe("/nl/te-koop/?zip=9000");
	expect(target("goal=rent&city=L-1000")).toBe("/nl/te-huur/?zip=1000");
});

test("anything else is looked for as words", () => {
	expect(target("goal=sale&city=Gand")).toBe("/nl/te-koop/?q=Gand");
	expect(target("goal=sale&city=villa+met+zwembad")).toBe("/nl/te-koop/?q=villa+met+zwembad");
});
