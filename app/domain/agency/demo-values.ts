import { type Language, languages } from "../language.ts";
import { type Brand, brand, bundledBrand, isInLuxembourg } from "./brand.ts";

/** Values of the demo that real visitors must not see. */
const named = [
	...(["name", "legalName", "companyNumber", "vatNumber", "email", "phone", "phoneInternational"] as const),
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
export function demoValues(own: Brand = brand, demo: Brand = bundledBrand): DemoValues {
	if (!DEMO_COMPANY.test(demo.companyNumber)) return { fields: [], offices: [] };
	const fields: DemoField[] = named.filter((name) => isSame(own[name], demo[name]));
	if (own.institute.number === demo.institute.number) fields.push("instituteNumber");
	const permits = ["", demo.luxembourgPermit];
	if (
		isInLuxembourg({ offices: own.offices.filter((office) => !isDemoOffice(office)) }) &&
		permits.includes(own.luxembourgPermit)
	)
		fields.push("luxembourgPermit");
	for (const name of ["iban", "bic", "bank"] as const)
		if (isSame(own.thirdPartyAccount[name], demo.thirdPartyAccount[name])) fields.push(name);
	for (const name of ["policy", "insurer"] as const)
		if (isSame(own.insurance[name], demo.insurance[name])) fields.push(name);
	if (own.social.some(({ url }) => new URL(url).hostname.endsWith(".example"))) fields.push("social");
	if (own.logo.light === demo.logo.light) fields.push("logo");
	return { fields, offices: own.offices.filter(isDemoOffice).map(({ id }) => id) };
}

type Text = string | Readonly<Record<Language, string>>;

/** A text in languages is the demo's in one of them already. */
function isSame(own: Text, demo: Text): boolean {
	if (typeof own === "string" || typeof demo === "string") return own === demo;
	return languages.some((language) => own[language] === demo[language]);
}

const noTexts = { nl: "", fr: "", en: "", de: "" };

/** What the form about the agency asks for, before anybody has filled it in. */
const unsaid = {
	...{ name: "", legalName: "", email: "", phone: "", phoneInternational: "", foundingYear: 0, social: [] },
	...{ companyNumber: "", vatNumber: "", luxembourgPermit: "", descriptor: noTexts },
	institute: { ...bundledBrand.institute, number: "" },
	thirdPartyAccount: { iban: "", bic: "", bank: noTexts },
	insurance: { policy: "", insurer: noTexts },
} satisfies Partial<Brand>;

/** The agency without what the demo says in its place. @param changed names of the values that are its own */
export function withoutDemo(own: Brand, changed: readonly string[]): Brand {
	return { ...own, ...Object.fromEntries(Object.entries(unsaid).filter(([name]) => !changed.includes(name))) };
}

export function speaksForDemo(): boolean {
	const { fields, offices } = demoValues();
	return fields.length > 0 || offices.length > 0;
}

export function isDemoOffice({ email }: Pick<Brand["offices"][number], "email">): boolean {
	return /@[^@]*\.example$/.test(email);
}
