import { expect, test } from "vitest";
import { searchWithout } from "./alert-search";

const search = "goal=sale&type=1&city=Gent&radius=10&minBedrooms=3&maxPrice=400000";

test("an alert is for the whole search of the list", () => {
	expect(searchWithout(search, [])).toBe(search);
});

test("what a list without a criterion lacks belongs to that criterion, and the goal stays", () => {
	const withoutPlace = "/nl/te-koop/?type=1&minBedrooms=3&maxPrice=400000";
	const withoutRooms = "/nl/te-koop/?type=1&city=Gent&radius=10&maxPrice=400000";
	expect(searchWithout(search, [withoutPlace])).toBe("goal=sale&type=1&minBedrooms=3&maxPrice=400000");
	expect(searchWithout(search, [withoutPlace, withoutRooms])).toBe("goal=sale&type=1&maxPrice=400000");
	expect(searchWithout("goal=rent&city=Gent", ["/nl/te-huur/"])).toBe("goal=rent");
});

test("one of several values of a parameter is taken out alone", () => {
	expect(searchWithout("goal=sale&city=Gent&city=Sint-Truiden", ["/nl/te-koop/?city=Gent&sort=type"])).toBe(
		"goal=sale&city=Gent",
	);
});
