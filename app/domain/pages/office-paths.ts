import type { Office, OfficeId } from "../agency/brand";
import { slug } from "../formatting/slug";
import type { Language } from "../language";

const folders: Record<Language, string> = {
	nl: "/nl/kantoren/",
	fr: "/fr/agences/",
	en: "/en/offices/",
	de: "/de/bueros/",
};

/** What the address of an office's page is made of. */
type Addressed = Pick<Office, "id" | "city">;

let placed: readonly Addressed[] = [];

/**
 * Tells which offices have pages: those of the agency as it is published. Only the server asks; the links of a page come
 * with its offices, and the browser is spared the agency where it does not show it.
 */
export function placeOffices(offices: readonly Addressed[]): void {
	placed = offices;
}

export function placedOffices(): readonly Addressed[] {
	return placed;
}

/** A second office in a city has a number at the end of its id. */
const numberOfId = /-\d+$/;

/** The page of an office: its city, in the language's own words. */
export function officePath({ id, city }: Addressed, language: Language): string {
	return `${folders[language]}${slug(city[language], language)}${numberOfId.exec(id)?.[0] ?? ""}/`;
}

/** The pages of all offices lie there; as it stands it has no page of its own. */
export function officesFolder(language: Language): string {
	return folders[language];
}

export function originalOfficePath(office: OfficeId): string {
	return `/offices/${office}/`;
}

/** The office whose page is at an address; null for another page. */
export function officeAt(pathname: string, language: Language): OfficeId | null {
	if (!pathname.startsWith(folders[language])) return null;
	return placed.find((office) => officePath(office, language) === pathname)?.id ?? null;
}
