import { type Brand, brand, bundledBrand, isInLuxembourg } from "./brand.ts";

/** Values of the demo that real visitors must not see. */
const named = ["name", "legalName", "companyNumber", "vatNumber", "email", "phone"] as const;

type DemoField =
	| (typeof named)[number]
	| "instituteNumber"
	| "luxembourgPermit"
	| "iban"
	| "policy"
	| "social"
	| "logo";

/** What is still the demo's, or missing: values by name, and offices by id. */
export type DemoValues = { fields: DemoField[]; offices: string[] };

/** How the bundled demo's numbers start. An agency that edited `brand.ts` itself has nothing left to replace. */
const DEMO_COMPANY = /^0000\./;

/** @param demo what is bundled */
export function demoValues(own: Brand = brand, demo: Brand = bundledBrand): DemoValues {
	if (!DEMO_COMPANY.test(demo.companyNumber)) return { fields: [], offices: [] };
	const fields: DemoField[] = named.filter((name) => own[name] === demo[name]);
	if (own.institute.number === demo.institute.number) fields.push("instituteNumber");
	const permits = ["", demo.luxembourgPermit];
	if (
		isInLuxembourg({ offices: own.offices.filter((office) => !isDemoOffice(office)) }) &&
		permits.includes(own.luxembourgPermit)
	)
		fields.push("luxembourgPermit");
	if (own.thirdPartyAccount.iban === demo.thirdPartyAccount.iban) fields.push("iban");
	if (own.insurance.policy === demo.insurance.policy) fields.push("policy");
	if (own.social.some(({ url }) => new URL(url).hostname.endsWith(".example"))) fields.push("social");
	if (own.logo.light === demo.logo.light) fields.push("logo");
	return { fields, offices: own.offices.filter(isDemoOffice).map(({ id }) => id) };
}

export function speaksForDemo(): boolean {
	const { fields, offices } = demoValues();
	return fields.length > 0 || offices.length > 0;
}

export function isDemoOffice({ email }: Pick<Brand["offices"][number], "email">): boolean {
	return /@[^@]*\.example$/.test(email);
}
