import { type FormName, formNames } from "../forms/form-names";
import { inEveryLanguage, type Language } from "../language";
import { officePath, originalOfficePath, placedOffices } from "./office-paths";
import { type PageKey, pages } from "./page-table";
import { type ServiceSlug, serviceSegments, serviceSlugs } from "./service-segments";
import type { LocalPaths, SitePath } from "./site-path";

const serviceFolders: LocalPaths = {
	nl: "/nl/diensten/",
	fr: "/fr/services/",
	en: "/en/services/",
	de: "/de/dienstleistungen/",
};

const thanksFolders: LocalPaths = { nl: "/nl/bedankt/", fr: "/fr/merci/", en: "/en/thank-you/", de: "/de/danke/" };

/** Dutch thank-you pages that do not carry the form's own name. Source: the specification, section 2. */
const dutchThanks: Partial<Record<FormName, string>> = {
	"contact-demand": "gratis-schatting",
	"demand-register": "zoekopdracht",
	"site-contact": "contact",
};

function pageOf(key: PageKey): (typeof pages)[number] {
	const found = pages.find((candidate) => candidate.key === key);
	if (!found) throw new Error(`no page ${key}`);
	return found;
}

/** Its address without a language. */
export function originalPath(key: PageKey): string {
	return pageOf(key).original;
}

export function pagePath(key: PageKey, language: Language): string {
	return pageOf(key).localized[language];
}

export function servicePath(service: ServiceSlug, language: Language): string {
	return `${serviceFolders[language]}${serviceSegments[service][language]}/`;
}

/** The address that a service had in every language before it was translated. */
export function earlierServicePath(service: ServiceSlug, language: Language): string {
	return `${serviceFolders[language]}${service}/`;
}

export function thanksPath(form: FormName, language: Language): string {
	const segment = (language === "nl" && dutchThanks[form]) || form;
	return `${thanksFolders[language]}${segment}/`;
}

export function mapEmbedPath(language: Language): string {
	return `/${language}/map-frame/`;
}

/** The page of a form that can do without a property; null for one that is always about something. */
export function pageOfForm(form: FormName): PageKey | null {
	return pages.find((candidate) => candidate.form === form)?.key ?? null;
}

/** The whole table of addresses that do not depend on listings. */
export function sitePaths(): SitePath[] {
	return [...fixedPaths(), ...officePaths()];
}

/** Those that do not depend on what the desk has published either. */
export function fixedPaths(): SitePath[] {
	return [
		...pages,
		...serviceSlugs.map(
			(service): SitePath => ({
				original: `/diensten/${service}/`,
				type: "article",
				breadcrumb: [originalPath("services"), originalPath("home")],
				localized: inEveryLanguage((language) => servicePath(service, language)),
			}),
		),
		...formNames.map(
			(form): SitePath => ({
				original: `/feedback/${form}/`,
				type: "feedback",
				breadcrumb: [originalPath("home")],
				localized: inEveryLanguage((language) => thanksPath(form, language)),
			}),
		),
	];
}

function officePaths(): SitePath[] {
	return placedOffices().map((office) => ({
		original: originalOfficePath(office.id),
		type: "page",
		breadcrumb: [originalPath("contact"), originalPath("home")],
		localized: inEveryLanguage((language) => officePath(office, language)),
	}));
}

/** A path that contains this word is shown in preview mode. */
export function isPreviewPath(pathname: string): boolean {
	return pathname.toLowerCase().includes("preview");
}

/** Where a viewing of a property is booked. */
export function bookingPath(propertyId: number, language: Language): string {
	return `${pagePath("book-appointment", language)}?property=${propertyId}`;
}
