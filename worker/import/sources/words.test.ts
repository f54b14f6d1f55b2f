import { expect, test } from "vitest";
import { cityNames } from "./words";

const ghent = { nl: "Gent", fr: "Gand", en: "Ghent", de: "Gent" };

test("a city that is named in one language has its name in all of them", () => {
	expect(cityNames("Gand", "9000", 10)).toEqual(ghent);
	expect(cityNames("GENT", 9000, null)).toEqual(ghent);
	expect(cityNames({ fr: "Gand" }, "9000", 10)).toEqual(ghent);
	expect(cityNames("Luxembourg", "1611", 50)).toMatchObject({ nl: "Luxemburg", fr: "Luxembourg" });
});

test("a village, another country's city and nothing stay what they are", () => {
	expect(cityNames("Sint-Amandsberg", "9040", 10)).toBe("Sint-Amandsberg");
	expect(cityNames("Gent", "1611", 50)).toBe("Gent");
	expect([cityNames(null, "9000", 10), cityNames(7, "9000", 10)]).toEqual([null, 7]);
});
