import type { FindingMessage } from "../../../../app/domain/imports/message";
import type { Language } from "../../../../app/domain/language";
import { countryIds } from "../../../../app/domain/localities/country";

type Country = { id: number; name: Record<Language, string> };

/**
 * Countries by their code in OpenImmo (ISO 3166 alpha-3). Countries without an id in the feed have their ISO 3166
 * numeric code. The rules of Belgium and Luxembourg (energy labels, costs, legal questions) do not apply to them.
 */
const countries: ReadonlyMap<string, Country> = new Map([
	["BEL", { id: countryIds.belgium, name: { nl: "België", fr: "Belgique", en: "Belgium", de: "Belgien" } }],
	[
		"LUX",
		{ id: countryIds.luxembourg, name: { nl: "Luxemburg", fr: "Luxembourg", en: "Luxembourg", de: "Luxemburg" } },
	],
	["DEU", { id: 276, name: { nl: "Duitsland", fr: "Allemagne", en: "Germany", de: "Deutschland" } }],
	["AUT", { id: 40, name: { nl: "Oostenrijk", fr: "Autriche", en: "Austria", de: "Österreich" } }],
	["CHE", { id: 756, name: { nl: "Zwitserland", fr: "Suisse", en: "Switzerland", de: "Schweiz" } }],
	["NLD", { id: 528, name: { nl: "Nederland", fr: "Pays-Bas", en: "Netherlands", de: "Niederlande" } }],
	["FRA", { id: 250, name: { nl: "Frankrijk", fr: "France", en: "France", de: "Frankreich" } }],
]);

/** Five digits: among the countries where OpenImmo is common, only Germany has them. */
const GERMAN_ZIP = /^\d{5}$/;

type Found = { id: number | null; name: Country["name"] | null; fault: FindingMessage | null };

/** Country of a property. Without a code, a German postcode means Germany; otherwise no country is set. */
export function countryOf(sign: string | undefined, zip: unknown): Found {
	const code = sign?.trim().toUpperCase() || (typeof zip === "string" && GERMAN_ZIP.test(zip) ? "DEU" : "");
	if (code === "") return { id: null, name: null, fault: null };
	const country = countries.get(code);
	return country
		? { ...country, fault: null }
		: {
				id: null,
				name: null,
				fault: { code: "country-unserved", country: code.slice(0, 20) },
			};
}
