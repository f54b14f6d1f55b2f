import { countryIds } from "../localities/country.ts";
import type { Office } from "./brand.ts";

const inEachLanguage = { nl: "", fr: "", en: "", de: "" };

/** An office of which nothing is known yet. */
export const emptyOffice: Office = {
	id: "",
	street: inEachLanguage,
	city: inEachLanguage,
	houseNumber: "",
	zip: "",
	countryId: countryIds.belgium,
	latitude: 0,
	longitude: 0,
	phone: "",
	phoneInternational: "",
	email: "",
	hours: [],
	zips: [],
	crmId: null,
};
