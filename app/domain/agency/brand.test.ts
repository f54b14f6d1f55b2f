import { expect, test } from "vitest";
import de from "../../../locales/de/content.json";
import en from "../../../locales/en/content.json";
import fr from "../../../locales/fr/content.json";
import nl from "../../../locales/nl/content.json";
import { languages } from "../language";
import { textFigures } from "../law/text-figures";
import { brandValues, bundledBrand, contactTimePresets, officeForZip, renovationYears } from "./brand";

const LOWEST_ZIP = 1000;
const HIGHEST_ZIP = 9999;

/** ISO 13616: letters count from 10, country and check digits move to the end, and the remainder is 1. */
function ibanRemainder(iban: string): bigint {
	const compact = iban.replaceAll(" ", "");
	const digits = [...(compact.slice(4) + compact.slice(0, 4))].map((sign) => Number.parseInt(sign, 36)).join("");
	return BigInt(digits) % 97n;
}

test("every postcode of both countries is served by exactly one office", () => {
	for (const countryId of [10, 50]) {
		for (let zip = LOWEST_ZIP; zip <= HIGHEST_ZIP; zip += 1) {
			const serving = bundledBrand.offices.filter((office) =>
				office.zips.some((area) => area.countryId === countryId && zip >= area.from && zip <= area.to),
			);
			expect(
				serving.map((office) => office.id),
				`${countryId} ${zip}`,
			).toHaveLength(1);
		}
	}
});

const officeOf = (countryId: number, zip: string) => officeForZip(bundledBrand.offices, countryId, zip);

test("the same postcode leads to another office in Luxembourg than in Belgium", () => {
	expect(officeOf(10, "1000").id).toBe("brussels");
	expect(officeOf(50, "1000").id).toBe("luxembourg");
	expect(officeOf(10, "4700").id).toBe("namur");
});

test("a postcode outside all office areas gives the first office of its country, else the first of all", () => {
	expect(officeOf(10, "").id).toBe("ghent");
	expect(officeOf(50, "").id).toBe("luxembourg");
	expect(officeOf(50, "16111").id).toBe("luxembourg");
	expect(officeOf(33, "75001").id).toBe("ghent");
});

test("the third-party account is a well-formed account number", () => {
	expect(ibanRemainder(bundledBrand.thirdPartyAccount.iban)).toBe(1n);
});

test("the contact times are both readings of the specification", () => {
	expect(contactTimePresets.first).toEqual(["10:00-13:00", "14:00-16:00", "16:00-19:00"]);
	expect(contactTimePresets.second).toEqual(["10:00-13:00", "13:00-16:00", "16:00-19:00"]);
});

test("the renovation notice says six years in German and five in the other languages", () => {
	expect(renovationYears).toEqual({ nl: 5, fr: 5, en: 5, de: 6 });
});

test("every placeholder of the long texts has a value in every language", () => {
	const contents = { nl, fr, en, de };
	for (const language of languages) {
		const values: Record<string, unknown> = { ...brandValues(bundledBrand, language), ...textFigures(language) };
		// The settings supply the third-party lines.
		const { parties: _, ...cookies } = contents[language].cookies;
		const placeholders = JSON.stringify({ ...contents[language], cookies }).matchAll(/{{(\w+)}}/g);
		for (const [, name] of placeholders) {
			expect(String(values[name ?? ""] ?? "").trim(), `${language} ${name}`).not.toBe("");
		}
	}
});

test("the offices' cities are joined as the language joins a list", () => {
	expect(brandValues(bundledBrand, "nl").officeCities).toBe("Gent, Brussel, Namen en Luxemburg");
	expect(brandValues(bundledBrand, "de").officeCities).toBe("Gent, Brüssel, Namur und Luxemburg");
});
