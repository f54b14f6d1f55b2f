import { expect, test } from "vitest";
import { bundledBrand } from "../../domain/agency/brand";
import { type Language, languages } from "../../domain/language";
import { agencyData, agencyId, officesData, siteData } from "./agency-data";

const ORIGIN = "https://example.com";
const inLanguage = (language: Language) => ({ agency: bundledBrand, origin: ORIGIN, language });

test.for(languages)("search engines read the agency and every office in %s with address and hours", (language) => {
	const offices = officesData(inLanguage(language));
	expect(offices).toHaveLength(bundledBrand.offices.length);
	for (const each of [agencyData(inLanguage(language)), ...offices]) {
		expect(each).toMatchObject({
			"@type": "RealEstateAgent",
			name: expect.stringContaining(bundledBrand.name),
			telephone: expect.stringMatching(/^\+\d+$/),
			address: {
				streetAddress: expect.stringMatching(/^\d+, | \d+$/),
				addressCountry: expect.stringMatching(/^(BE|LU)$/),
			},
		});
		expect(JSON.stringify(each)).not.toContain("undefined");
	}
	expect(offices[3]).toMatchObject({ address: { streetAddress: "5, rue du Sextant", postalCode: "1000" } });
	expect(offices[0]).toMatchObject({
		address: { addressLocality: bundledBrand.offices[0].city[language], postalCode: "9000" },
		parentOrganization: { "@id": agencyId(ORIGIN) },
		openingHoursSpecification: [
			{ dayOfWeek: expect.arrayContaining(["https://schema.org/Friday"]), opens: "09:00", closes: "18:00" },
			{ dayOfWeek: ["https://schema.org/Saturday"], opens: "10:00", closes: "16:00" },
		],
	});
});

test("the site's search leads to the list in its language", () => {
	expect(siteData(inLanguage("fr"))).toMatchObject({
		inLanguage: "fr",
		potentialAction: { target: { urlTemplate: "https://example.com/fr/a-vendre/?q={search_term_string}" } },
	});
});
