import { expect, test } from "vitest";
import { type Brand, bundledBrand } from "./brand";
import { agencySchema } from "./brand-forms";
import { agencyOf, demoValues, withoutDemo } from "./demo-values";

const inLanguages = (text: string) => ({ nl: text, fr: text, en: text, de: text });
const own: Brand = {
	...bundledBrand,
	...{ name: "Kempen Vastgoed", legalName: "Kempen Vastgoed BV", companyNumber: "0456.789.034" },
	...{ vatNumber: "BE 0456.789.034", email: "info@kempen-vastgoed.be", phone: "014123456" },
	...{ phoneInternational: "+3214123456", descriptor: inLanguages("Vastgoed in de Kempen") },
	institute: { ...bundledBrand.institute, number: "512.345" },
	thirdPartyAccount: { iban: "BE68 5390 0754 7034", bic: "GKCCBEBB", bank: inLanguages("Belfius") },
	insurance: { policy: "730.123", insurer: inLanguages("AXA") },
	social: [],
	logo: { ...bundledBrand.logo, light: "/media/own.svg" },
};

test("an agency that named itself and nothing more still speaks for the demo", () => {
	expect(demoValues({ ...own, offices: bundledBrand.offices }).fields).toEqual([]);
	const { descriptor, phoneInternational, thirdPartyAccount, insurance } = bundledBrand;
	const left = {
		...{ descriptor: { ...own.descriptor, de: descriptor.de }, phoneInternational },
		thirdPartyAccount: { ...thirdPartyAccount, iban: own.thirdPartyAccount.iban },
		insurance: { ...insurance, policy: own.insurance.policy },
	};
	expect(demoValues({ ...own, ...left }).fields).toEqual([
		"phoneInternational",
		"descriptor",
		"bic",
		"bank",
		"insurer",
	]);
});

test("a site that must not speak for the demo goes by its address, and nothing of the demo is left in what it says", () => {
	const site = withoutDemo(bundledBrand, new URL("https://www.kempen-vastgoed.be"));
	const { logo: _, ...said } = site;
	expect(JSON.stringify(said)).not.toMatch(/meridiaan|voorbeeld|exam|000\.000|social\.example/i);
	expect([site.name, site.website, site.sender.address]).toEqual([
		"www.kempen-vastgoed.be",
		"https://www.kempen-vastgoed.be",
		"site@www.kempen-vastgoed.be",
	]);
	expect(withoutDemo(own, new URL("https://www.kempen-vastgoed.be"))).toBe(own);
	const { name, sender } = withoutDemo(bundledBrand, new URL("https://kempen-vastgoed.be:8443"));
	expect([name, sender.address]).toEqual(["kempen-vastgoed.be:8443", "site@kempen-vastgoed.be"]);
});

test("what nobody has said about the agency is missing, its name among it", () => {
	const site = withoutDemo(bundledBrand, new URL("https://www.kempen-vastgoed.be"));
	const demo = demoValues(bundledBrand);
	expect(demoValues(site)).toEqual({ fields: demo.fields.filter((name) => name !== "social"), offices: [""] });
	expect(demoValues({ ...site, ...own })).toEqual({ fields: [], offices: bundledBrand.offices.map(({ id }) => id) });
	// The agency may have the same name as its site.
	expect(demoValues({ ...site, ...own, name: site.name }).fields).toEqual([]);
	expect([agencyOf(site).name, agencyOf(own).name]).toEqual(["", "Kempen Vastgoed"]);
});

test("the demo's permit of Luxembourg does not stay with a Belgian agency", () => {
	const fields = {
		...{ name: "K", legalName: "K", email: "info@kempen-vastgoed.be", phone: "014123456" },
		...{ phoneInternational: "+3214123456", companyNumber: "0456.789.034", vatNumber: "BE 0456.789.034" },
		...{ instituteNumber: "512.345", iban: "BE68 5390 0754 7034", bic: "GKCCBEBB", policy: "1", foundingYear: "1998" },
		...{ instagram: "", linkedin: "", facebook: "", luxembourgPermit: bundledBrand.luxembourgPermit },
		...Object.fromEntries(
			["descriptor", "bank", "insurer"].flatMap((name) =>
				["nl", "fr", "en", "de"].map((language) => [`${name}.${language}`, name]),
			),
		),
	};
	expect(agencySchema({ ...bundledBrand, offices: [] }).parse(fields).luxembourgPermit).toBe("");
	expect(agencySchema(bundledBrand).parse(fields).luxembourgPermit).toBe(bundledBrand.luxembourgPermit);
});
