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

/** What is still the demo's, or missing: values by name, and offices by id. */
export type DemoValues = { fields: DemoField[]; offices: string[] };

/** How the bundled demo's numbers start. An agency that edited `brand.ts` itself has nothing left to replace. */
const DEMO_COMPANY = /^0000\./;

/** @param demo what is bundled */
export function demoValues(own: Brand, demo: Brand = bundledBrand): DemoValues {
	if (!DEMO_COMPANY.test(demo.companyNumber)) return { fields: [], offices: [] };
	// The site's address stands for the name until that is said with the others.
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

/** A text in languages is the demo's or missing in one of them already. */
function isLeft(own: Text, demo: Text): boolean {
	if (typeof own === "string" || typeof demo === "string") return own === "" || own === demo;
	return languages.some((language) => isLeft(own[language], demo[language]));
}

/** What the form about the agency asks for, before anybody has filled it in. */
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

/** Of a site that has not been told its address. */
const NO_SITE = new URL("https://localhost");

/**
 * What a site begins with that must not speak for the demo: it goes by its address, and says nothing of its agency.
 * @param demo what is bundled
 */
export function withoutDemo(demo: Brand, site: URL | null): Brand {
	if (!DEMO_COMPANY.test(demo.companyNumber)) return demo;
	const { host, hostname, origin } = site ?? NO_SITE;
	const address = `site@${hostname}`;
	return { ...demo, ...unsaid, name: host, website: origin, sender: { name: host, address }, offices: [emptyOffice] };
}

/** The fields of the form about the agency, filled in or not; the name is empty while it is only the site's address. */
export function agencyOf(own: Brand): Partial<Brand> {
	const said = Object.fromEntries(keysOf(unsaid).map((name) => [name, own[name]]));
	return own.legalName === "" ? { ...said, name: "" } : said;
}

/** Whether an office's email is missing or at an `.example` domain. */
export function isDemoOffice({ email }: Pick<Brand["offices"][number], "email">): boolean {
	return email === "" || /@[^@]*\.example$/.test(email);
}
