import { type Brand, bundledBrand } from "./brand";

/** What belongs to nobody, or to the demo, and must not be told to real visitors. */
const named = ["legalName", "companyNumber", "vatNumber", "luxembourgPermit", "email", "phone"] as const;

/** Names of the values that are still the demo's. */
export function demoValues(brand: Brand): string[] {
	const found: string[] = named.filter((name) => brand[name] === bundledBrand[name]);
	if (brand.institute.number === bundledBrand.institute.number) found.push("instituteNumber");
	if (brand.thirdPartyAccount.iban === bundledBrand.thirdPartyAccount.iban) found.push("iban");
	if (brand.insurance.policy === bundledBrand.insurance.policy) found.push("policy");
	for (const { id, email } of brand.offices) if (/@[^@]*\.example$/.test(email)) found.push(`office ${id}`);
	return found;
}
