import { bundledBrand, officeForZip } from "../../app/domain/agency/brand.ts";
import type { Locality } from "../../app/domain/localities/localities.ts";
import type { Property } from "../../app/domain/property/property.ts";
import { countries } from "./vocabulary.ts";

/** Two agents per office. Their names are recognisably fictional, and their portraits are drawn. */
const agents: Readonly<Record<string, readonly string[]>> = {
	ghent: ["Lotte Voorbeeld", "Bram Voorbeeld"],
	brussels: ["Nadia Exemple", "Hugo Exemple"],
	namur: ["Claire Exemple", "Simon Exemple"],
	luxembourg: ["Mia Beispill", "Luc Beispill"],
};

/** Last two digits of the first agent's number; they replace those of the office. */
const FIRST_OWN_NUMBER = 11;

/** Agent in charge of a property. Emails go to the office. */
export function managerOf(id: number, place: Locality, origin: string): NonNullable<Property["Manager"]> {
	const { id: office, email, phone } = officeForZip(bundledBrand.offices, countries[place.country].id, place.zip);
	const names = agents[office] ?? [];
	const index = id % names.length;
	return {
		Name: names[index] ?? null,
		Email: email,
		Phone: `${phone.slice(0, -2)}${FIRST_OWN_NUMBER + index}`,
		Picture: `${origin}/demo/agents/${office}-${index + 1}.svg`,
	};
}
