import { foldText } from "../../../app/domain/formatting/slug";
import { type Language, languages } from "../../../app/domain/language";
import { municipalitiesOf } from "../../../app/domain/localities/municipalities";
import { regionOf } from "../../../app/domain/localities/region";
import { readZip } from "../../../app/domain/localities/zip";
import type { Deal } from "../../../app/domain/property/deals";
import { isRecord } from "../../../app/domain/records";

/** Default unit of a rent. */
export const perMonth: Record<Language, string> = {
	nl: "per maand",
	fr: "par mois",
	en: "per month",
	de: "pro Monat",
};

/**
 * Adds the names of a municipality in all languages, when its postcode and one of its names match. Other names, such as
 * those of villages, stay unchanged.
 */
export function cityNames(city: unknown, zip: unknown, countryId: number | null): unknown {
	const given = isRecord(city) ? city : {};
	const said = typeof city === "string" ? [city] : Object.values(given);
	const folded = said.flatMap((name) => (typeof name === "string" ? [foldText(name)] : []));
	if (folded.length === 0) return city;
	const code = typeof zip === "string" || typeof zip === "number" ? readZip(String(zip)) : null;
	const region = regionOf(code?.countryId ?? countryId, code?.zip);
	const localities = municipalitiesOf(region, code?.zip ?? null, folded);
	const place = localities.find(({ names }) => Object.values(names).some((name) => folded.includes(foldText(name))));
	if (!place) return city;
	const known = Object.fromEntries(languages.map((language) => [language, place.names[language]]));
	return { ...known, ...given };
}

/** Words in titles and types that imply a deal, with the goal that it belongs to, for systems without a field. */
const dealWords: readonly (readonly [goal: number, words: RegExp, deal: Deal])[] = [
	[0, /\b(?:en viager|viager (?:occupe|libre)|lijfrente|leibrente|life annuity)\b|^viager\b/, "life-annuity"],
	[0, /\b(?:vente publique|openbare verkoop|public sale|offentlicher verkauf|biddit)\b/, "public-sale"],
	[1, /\b(?:studentenkamer|studentenkot|kot|chambre d'etudiante?|student room|studentenzimmer)\b/, "student"],
	// The price may be per week, so none is shown.
	[
		1,
		/\b(?:vakantieverhuur|location saisonniere|location de vacances|holiday let|seasonal let|ferienvermietung)\b/,
		"seasonal",
	],
	[1, /\b(?:handelshuur|bail commercial|commercial lease|gewerbemiete)\b/, "commercial-lease"],
];

/** Finds the deal that a property's texts imply; null for an ordinary sale or rental. */
export function dealNamed(goal: unknown, texts: readonly unknown[]): Deal | null {
	const said = texts.flatMap((text) => (typeof text === "string" ? [text] : Object.values(text ?? {})));
	const isSaid = (words: RegExp) => said.some((text) => typeof text === "string" && words.test(foldText(text)));
	return dealWords.find(([of, words]) => of === goal && isSaid(words))?.[2] ?? null;
}
