import { type Brand, brand, bundledBrand, isInLuxembourg } from "./brand.ts";

/** What belongs to nobody, or to the demo, and must not be told to real visitors. */
const named = ["name", "legalName", "companyNumber", "vatNumber", "email", "phone"] as const;

/** The bundled demo's numbers begin so: whoever has put his own into `brand.ts` has nothing to replace at the desk. */
const DEMO_COMPANY = /^0000\./;

/** Names of the values that are still the demo's, or that are missing. @param demo what is bundled */
export function demoValues(own: Brand = brand, demo: Brand = bundledBrand): string[] {
	if (!DEMO_COMPANY.test(demo.companyNumber)) return [];
	const found: string[] = named.filter((name) => own[name] === demo[name]);
	if (own.institute.number === demo.institute.number) found.push("instituteNumber");
	const permits = ["", demo.luxembourgPermit];
	if (
		isInLuxembourg({ offices: own.offices.filter((office) => !isDemoOffice(office)) }) &&
		permits.includes(own.luxembourgPermit)
	)
		found.push("luxembourgPermit");
	if (own.thirdPartyAccount.iban === demo.thirdPartyAccount.iban) found.push("iban");
	if (own.insurance.policy === demo.insurance.policy) found.push("policy");
	if (own.social.some(({ url }) => new URL(url).hostname.endsWith(".example"))) found.push("social");
	if (own.logo.light === demo.logo.light) found.push("logo");
	for (const office of own.offices) if (isDemoOffice(office)) found.push(`office ${office.id}`);
	return found;
}

export function isDemoOffice({ email }: Pick<Brand["offices"][number], "email">): boolean {
	return /@[^@]*\.example$/.test(email);
}
