import { expect, test } from "vitest";
import { localities } from "./localities";

test("the table has the 565 Belgian municipalities and the 100 Luxembourg communes, each code once", () => {
	expect(localities.filter(({ country }) => country === "BE")).toHaveLength(565);
	expect(localities.filter(({ country }) => country === "LU")).toHaveLength(100);
	expect(new Set(localities.map(({ code }) => code)).size).toBe(localities.length);
});

test("every locality has four names, a point in the two countries and its main postcode among its postcodes", () => {
	for (const { code, names, lat, lng, zip, zips } of localities) {
		expect(
			Object.values(names).every((name) => name !== ""),
			code,
		).toBe(true);
		expect(lat > 49.4 && lat < 51.6 && lng > 2.5 && lng < 6.6, code).toBe(true);
		expect(zip).toMatch(/^\d{4}$/);
		expect(zips, code).toContain(zip);
	}
});

test("English uses its own names where it has them, else those of the locality's language", () => {
	const named = (code: string) => localities.find((locality) => locality.code === code)?.names;
	expect(named("44021")).toEqual({ nl: "Gent", fr: "Gand", de: "Gent", en: "Ghent" });
	expect(named("62063")).toEqual({ nl: "Luik", fr: "Liège", de: "Lüttich", en: "Liège" });
	expect(named("24062")?.en).toBe("Leuven");
	expect(named("63067")?.en).toBe("Sankt Vith");
	expect(named("LU0304")?.nl).toBe("Luxemburg");
});
