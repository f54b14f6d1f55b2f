import type { Office } from "../../domain/agency/brand";
import { countryIds } from "../../domain/localities/country";

const inEachLanguage = { nl: "", fr: "", en: "", de: "" };

/** What the form of an office begins with that does not exist yet. */
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
