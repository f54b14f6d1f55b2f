import { type Language, languages } from "../language.ts";
import { keysOf } from "../records.ts";
import { type Brand, bundledBrand, isInLuxembourg } from "./brand.ts";
import { emptyOffice, noTexts } from "./offices.ts";

/** Values of the demo that real visitors must not see. */
const named = [
	"name",
	"legalName",
	"companyNumber",
	"vatNumber",
	"email",
	"phone",
	"phoneInternational",
	"descriptor",
] as const;

type DemoField =
	| (typeof named)[number]
	| "instituteNumber"
	| "luxembourgPermit"
	| "iban"
	| "bic"
	| "bank"
	| "policy"
	| "insurer"
	| "social"
	| "logo";

/** Values that are still the demo's, or missing: fields by name, offices by id. */
export type DemoValues = { fields: DemoField[]; offices: string[] };

/**
 * Prefix of the demo's company number. An agency that edited `brand.ts` has other numbers, and nothing left to replace.
 */
const DEMO_COMPANY = /^0000\./;

/** @param demo the bundled brand */
export function demoValues(own: Brand, demo: Brand = bundledBrand): DemoValues {
	if (!DEMO_COMPANY.test(demo.companyNumber)) return { fields: [], offices: [] };
	// Until the agency's details are entered, the name is only the site's address.
	const isUnnamed = own.legalName === "";
	const fields: DemoField[] = named.filter((name) => isLeft(own[name], demo[name]) || (name === "name" && isUnnamed));
	if (isLeft(own.institute.number, demo.institute.number)) fields.push("instituteNumber");
	if (
		isInLuxembourg({ offices: own.offices.filter((office) => !isDemoOffice(office)) }) &&
		isLeft(own.luxembourgPermit, demo.luxembourgPermit)
	)
		fields.push("luxembourgPermit");
	for (const name of ["iban", "bic", "bank"] as const)
		if (isLeft(own.thirdPartyAccount[name], demo.thirdPartyAccount[name])) fields.push(name);
	for (const name of ["policy", "insurer"] as const)
		if (isLeft(own.insurance[name], demo.insurance[name])) fields.push(name);
	if (own.social.some(({ url }) => new URL(url).hostname.endsWith(".example"))) fields.push("social");
	if (own.logo.light === demo.logo.light) fields.push("logo");
	return { fields, offices: own.offices.filter(isDemoOffice).map(({ id }) => id) };
}

type Text = string | Readonly<Record<Language, string>>;

/** A text per language counts as the demo's when any language is missing or the demo's. */
function isLeft(own: Text, demo: Text): boolean {
	if (typeof own === "string" || typeof demo === "string") return own === "" || own === demo;
	return languages.some((language) => isLeft(own[language], demo[language]));
}

/** Empty values of the agency's form. */
const unsaid = {
	name: "",
	legalName: "",
	email: "",
	phone: "",
	phoneInternational: "",
	foundingYear: 0,
	social: [],
	companyNumber: "",
	vatNumber: "",
	luxembourgPermit: "",
	descriptor: noTexts,
	institute: { ...bundledBrand.institute, number: "" },
	thirdPartyAccount: { iban: "", bic: "", bank: noTexts },
	insurance: { policy: "", insurer: noTexts },
} satisfies Partial<Brand>;

/** Placeholder for a site without a configured address. */
const NO_SITE = new URL("https://localhost");

/**
 * Initial brand of a site, without the demo's details: named after its address, all other agency details empty.
 * @param demo the bundled brand
 */
export function withoutDemo(demo: Brand, site: URL | null): Brand {
	if (!DEMO_COMPANY.test(demo.companyNumber)) return demo;
	const { host, hostname, origin } = site ?? NO_SITE;
	const address = `site@${hostname}`;
	return { ...demo, ...unsaid, name: host, website: origin, sender: { name: host, address }, offices: [emptyOffice] };
}

/** Values for the agency's form; the name is empty while it is only the site's address. */
export function agencyOf(own: Brand): Partial<Brand> {
	const said = Object.fromEntries(keysOf(unsaid).map((name) => [name, own[name]]));
	return own.legalName === "" ? { ...said, name: "" } : said;
}

/** Whether an office's email is missing or in an `.example` domain. */
export function isDemoOffice({ email }: Pick<Brand["offices"][number], "email">): boolean {
	return email === "" || /@[^@]*\.example$/.test(email);
}
