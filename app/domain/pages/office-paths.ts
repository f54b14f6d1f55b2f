import type { OfficeId } from "../agency/brand";
import type { Language } from "../language";

/** The last part of the address of each office's page: its city, in the language's own words. */
const segments: Readonly<Record<OfficeId, Record<Language, string>>> = {
	ghent: { nl: "gent", fr: "gand", en: "ghent", de: "gent" },
	brussels: { nl: "brussel", fr: "bruxelles", en: "brussels", de: "bruessel" },
	namur: { nl: "namen", fr: "namur", en: "namur", de: "namur" },
	luxembourg: { nl: "luxemburg", fr: "luxembourg", en: "luxembourg", de: "luxemburg" },
};

const folders: Record<Language, string> = {
	nl: "/nl/kantoren/",
	fr: "/fr/agences/",
	en: "/en/offices/",
	de: "/de/bueros/",
};

export const officeIds = Object.keys(segments) as OfficeId[];

export function officePath(office: OfficeId, language: Language): string {
	return `${folders[language]}${segments[office][language]}/`;
}

export function originalOfficePath(office: OfficeId): string {
	return `/offices/${office}/`;
}

/** The office whose page is at an original path; null for another page. */
export function officeOfPath(original: string): OfficeId | null {
	return officeIds.find((office) => originalOfficePath(office) === original) ?? null;
}

/** The address above the pages of the offices, which has no page of its own. */
export function officesFolder(language: Language): string {
	return folders[language];
}
