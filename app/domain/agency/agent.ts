import { internationalPhone } from "../formatting/phone";
import type { Language } from "../language";
import { countryIds } from "../localities/country";
import { agentPath } from "../pages/agent-paths";
import type { Property } from "../property/property";
import { type Brand, officeForZip } from "./brand";

/** The agent of a property: its manager, else the office that serves its locality. */
export type Agent = {
	name: string;
	/** Null for a manager without one, and for an office, whose `name` is the agency's. */
	picture: string | null;
	/** As entered; formatted for display. */
	phone: string;
	/** International form, for dialling. */
	dial: string;
	officeCity: string;
	/** Path of the agent's page; null for an office. */
	path: string | null;
};

export function agentOf(
	{ name, offices }: Pick<Brand, "name" | "offices">,
	property: Property,
	zip: string | null,
	language: Language,
): Agent {
	const country = property.CountryID ?? countryIds.belgium;
	const office = officeForZip(offices, country, zip ?? "", property.OfficeID ?? null);
	const manager = property.Manager;
	const phone = manager?.Phone?.trim() || office.phone;
	return {
		name: manager?.Name?.trim() || name,
		picture: manager?.Picture || null,
		phone,
		dial: internationalPhone(phone),
		officeCity: office.city[language],
		path: manager?.Name?.trim() ? agentPath(manager.Name.trim(), language) : null,
	};
}
