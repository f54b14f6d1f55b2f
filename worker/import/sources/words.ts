import { foldText } from "../../../app/domain/formatting/slug";
import { type Language, languages } from "../../../app/domain/language";
import { municipalitiesOf } from "../../../app/domain/localities/municipalities";
import { regionOf } from "../../../app/domain/localities/region";
import { readZip } from "../../../app/domain/localities/zip";

/** The unit after a rent, where the system gives none. */
export const perMonth: Record<Language, string> = {
	nl: "per maand",
	fr: "par mois",
	en: "per month",
	de: "pro Monat",
};

/**
 * A city in every language, where the postcode's municipality has the name that the system gives in one of them. What
 * is none, such as a village of its own name, stays as it is.
 */
export function cityNames(city: unknown, zip: unknown, countryId: number | null): unknown {
	const said = typeof city === "string" ? [city] : Object.values((city ?? {}) as Record<string, unknown>);
	const folded = said.flatMap((name) => (typeof name === "string" ? [foldText(name)] : []));
	if (folded.length === 0) return city;
	const code = typeof zip === "string" || typeof zip === "number" ? readZip(String(zip)) : null;
	const region = regionOf(code?.countryId ?? countryId, code?.zip);
	const localities = municipalitiesOf(region, code?.zip ?? null, folded);
	const place = localities.find(({ names }) => Object.values(names).some((name) => folded.includes(foldText(name))));
	if (!place) return city;
	const known = Object.fromEntries(languages.map((language) => [language, place.names[language]]));
	return typeof city === "string" ? known : { ...known, ...(city as object) };
}
