import type { Office } from "../../domain/agency/brand";
import { slug } from "../../domain/formatting/slug";
import { languages } from "../../domain/language";
import { countryCode } from "../../domain/localities/country";
import { localities } from "../../domain/localities/localities";
import { officePath } from "../../domain/pages/office-paths";
import { pagePath } from "../../domain/pages/paths";

/** Centre of a postcode's municipality; null if unknown. */
export function pointOfZip(countryId: number, zip: string): Pick<Office, "latitude" | "longitude"> | null {
	const country = countryCode(countryId);
	const inCountry = localities.filter((place) => place.country === country);
	const found = inCountry.find((place) => place.zip === zip) ?? inCountry.find(({ zips }) => zips.includes(zip));
	return found ? { latitude: found.lat, longitude: found.lng } : null;
}

function hasSamePage(one: Office, other: Office): boolean {
	return languages.some((language) => officePath(one, language) === officePath(other, language));
}

/** Whether another office has the same page path. */
export function isAddressTaken(office: Office, offices: readonly Office[]): boolean {
	return offices.some((other) => other.id !== office.id && hasSamePage(other, office));
}

/** Assigns an id: the city's name, with a number from the second office on. */
export function withNewId(office: Office, offices: readonly Office[]): Office {
	const name = slug(office.city.nl, "nl") || "office";
	for (let number = 1; ; number++) {
		const named = { ...office, id: number === 1 ? name : `${name}-${number}` };
		if (!offices.some((other) => other.id === named.id || hasSamePage(other, named))) return named;
	}
}

/** Redirects from the old pages of an office to the new ones, or to the contact page if it is removed. */
export function movedPages(before: Office, after: Office | null): { from: string; to: string }[] {
	return languages
		.map((language) => ({
			from: officePath(before, language),
			to: after ? officePath(after, language) : pagePath("contact", language),
		}))
		.filter(({ from, to }) => from !== to);
}
