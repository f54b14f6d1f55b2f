import type { Brand } from "./brand";

/** What belongs to nobody, or to the demo, and must not be told to real visitors. */
const named = ["legalName", "companyNumber", "vatNumber", "luxembourgPermit", "email", "phone"] as const;

/** Names of the values that are still the demo's. @param demo what is bundled */
export function demoValues(brand: Brand, demo: Brand): string[] {
	const found: string[] = named.filter((name) => brand[name] === demo[name]);
	if (brand.institute.number === demo.institute.number) found.push("instituteNumber");
	if (brand.thirdPartyAccount.iban === demo.thirdPartyAccount.iban) found.push("iban");
	if (brand.insurance.policy === demo.insurance.policy) found.push("policy");
	if (brand.social.some(({ url }) => new URL(url).hostname.endsWith(".example"))) found.push("social");
	for (const { id, email } of brand.offices) if (/@[^@]*\.example$/.test(email)) found.push(`office ${id}`);
	return found;
}
