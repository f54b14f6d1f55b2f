import type { Office } from "../../domain/agency/brand";
import { slug } from "../../domain/formatting/slug";
import { languages } from "../../domain/language";
import { countryCode } from "../../domain/localities/country";
import { localities } from "../../domain/localities/localities";
import { officePath } from "../../domain/pages/office-paths";
import { pagePath } from "../../domain/pages/paths";

/** The middle of the municipality of a postcode. */
export function pointOfZip(countryId: number, zip: string): Pick<Office, "latitude" | "longitude"> | null {
	const country = countryCode(countryId);
	const inCountry = localities.filter((place) => place.country === country);
	const found = inCountry.find((place) => place.zip === zip) ?? inCountry.find(({ zips }) => zips.includes(zip));
	return found ? { latitude: found.lat, longitude: found.lng } : null;
}

function hasSamePage(one: Office, other: Office): boolean {
	return languages.some((language) => officePath(one, language) === officePath(other, language));
}

/** Whether another of the offices has its page where this one's is. */
export function isAddressTaken(office: Office, offices: readonly Office[]): boolean {
	return offices.some((other) => other.id !== office.id && hasSamePage(other, office));
}

/** With an id of its own: the city's name, and a number for the second office of a city. */
export function withNewId(office: Office, offices: readonly Office[]): Office {
	const name = slug(office.city.nl, "nl") || "office";
	for (let number = 1; ; number++) {
		const named = { ...office, id: number === 1 ? name : `${name}-${number}` };
		if (!offices.some((other) => other.id === named.id || hasSamePage(other, named))) return named;
	}
}

/** Where the pages of an office have gone: to the new address, or to the page of contact. */
export function movedPages(before: Office, after: Office | null): { from: string; to: string }[] {
	return languages
		.map((language) => ({
			from: officePath(before, language),
			to: after ? officePath(after, language) : pagePath("contact", language),
		}))
		.filter(({ from, to }) => from !== to);
}
