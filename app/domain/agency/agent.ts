import type { Language } from "../language";
import { countryIds } from "../localities/country";
import type { Property } from "../property/property";
import { brand, officeForZip } from "./brand";

/** The agent of a property: its manager, else the office that serves its locality. */
export type Agent = {
	name: string;
	/** Null for an office, which has its name in `name`. */
	picture: string | null;
	/** As entered; the display groups it. */
	phone: string;
	officeCity: string;
};

export function agentOf(property: Property, zip: string | null, language: Language): Agent {
	const office = officeForZip(property.CountryID ?? countryIds.belgium, zip ?? "");
	const manager = property.Manager;
	return {
		name: manager?.Name?.trim() || brand.name,
		picture: manager?.Picture || null,
		phone: manager?.Phone?.trim() || office.phone,
		officeCity: office.city[language],
	};
}
