import { expect, test } from "vitest";
import { bundledBrand } from "../../app/domain/agency/brand";
import { storedBrand } from "./stored-brand";
import { storedPublication } from "./stored-publication";

test("every value of the agency comes back as it was stored", () => {
	const stored: unknown = JSON.parse(JSON.stringify(bundledBrand));
	expect(storedBrand(stored)).toEqual({ brand: bundledBrand, faulty: [] });
});

test("a value of another shape is left to the bundled one, and the others stay", () => {
	const stored = { name: "Anker", insurance: { policy: 7 }, homePicture: null };
	expect(storedBrand(stored)).toEqual({ brand: { name: "Anker", homePicture: null }, faulty: ["insurance"] });
});

test("a publication is read by its parts", () => {
	const texts = { nl: { home: { "hero.headline": "Thuis", "guides.buy": [{ heading: "A", paragraphs: ["b"] }] } } };
	const stored = { texts, brand: { name: "Anker", phone: 9 }, opensViewings: true };
	expect(storedPublication(JSON.stringify(stored))).toEqual({
		texts,
		brand: { name: "Anker" },
		figures: {},
		leftOutExtras: [],
		opensViewings: true,
	});
	expect(() => storedPublication(JSON.stringify({ ...stored, texts: { nl: { home: { title: 7 } } } }))).toThrow(
		/title/,
	);
});
