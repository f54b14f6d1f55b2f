import type { Office, OfficeId } from "../agency/brand";
import { slug } from "../formatting/slug";
import type { Language } from "../language";

const folders: Record<Language, string> = {
	nl: "/nl/kantoren/",
	fr: "/fr/agences/",
	en: "/en/offices/",
	de: "/de/bueros/",
};

/** Source of an office page's address. */
type Addressed = Pick<Office, "id" | "city">;

let published: readonly Addressed[] = [];

/**
 * Sets the offices with pages: those of the published agency. Used by the server only: links to offices arrive with the
 * page's data, so the browser does not load the agency where it is not shown.
 */
export function setPublishedOffices(offices: readonly Addressed[]): void {
	published = offices;
}

export function publishedOffices(): readonly Addressed[] {
	return published;
}

/** Suffix of the id of a second office in the same city. */
const numberOfId = /-\d+$/;

/** Path of an office's page: its city in the language, with the suffix of its id. */
export function officePath({ id, city }: Addressed, language: Language): string {
	return `${folders[language]}${slug(city[language], language)}${numberOfId.exec(id)?.[0] ?? ""}/`;
}

/** Folder of the offices' pages; has no page itself. */
export function officesFolder(language: Language): string {
	return folders[language];
}

export function originalOfficePath(office: OfficeId): string {
	return `/offices/${office}/`;
}

/** Office whose page is at an address; null for another page. */
export function officeAt(pathname: string, language: Language): OfficeId | null {
	if (!pathname.startsWith(folders[language])) return null;
	return published.find((office) => officePath(office, language) === pathname)?.id ?? null;
}
