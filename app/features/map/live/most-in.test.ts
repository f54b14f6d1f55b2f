import { expect, test } from "vitest";
import { mostIn } from "./most-in";

test("the three municipalities with most properties are named, the others are not", () => {
	const cities = ["Gent", "Aalst", "Gent", "Deinze", null, "Brugge", "Deinze", "Gent"];
	expect(mostIn(cities.map((city) => ({ city })))).toEqual([
		{ city: "Gent", count: 3 },
		{ city: "Deinze", count: 2 },
		{ city: "Aalst", count: 1 },
	]);
	expect(mostIn([])).toEqual([]);
});
