import { type FormName, formNames } from "../forms/form-names";
import { inEveryLanguage, type Language } from "../language";
import { officePath, originalOfficePath, publishedOffices } from "./office-paths";
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

/** Dutch thank-you pages not named after their form. Source: specification, section 2. */
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

export function originalPath(key: PageKey): string {
	return pageOf(key).original;
}

export function pagePath(key: PageKey, language: Language): string {
	return pageOf(key).localized[language];
}

export function servicePath(service: ServiceSlug, language: Language): string {
	return `${serviceFolders[language]}${serviceSegments[service][language]}/`;
}

/** Address of a service before its slugs were translated. */
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

/** Page of a form that works without a property; null for other forms. */
export function pageOfForm(form: FormName): PageKey | null {
	return pages.find((candidate) => candidate.form === form)?.key ?? null;
}

/** All addresses that do not depend on listings. */
export function sitePaths(): SitePath[] {
	return [...fixedPaths(), ...officePaths()];
}

/** Those of them that do not depend on content published at the desk. */
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
	return publishedOffices().map((office) => ({
		original: originalOfficePath(office.id),
		type: "page",
		breadcrumb: [originalPath("contact"), originalPath("home")],
		localized: inEveryLanguage((language) => officePath(office, language)),
	}));
}

/** Whether a path requests preview mode. */
export function isPreviewPath(pathname: string): boolean {
	return pathname.toLowerCase().includes("preview");
}

/** Page for booking a viewing of a property. */
export function bookingPath(propertyId: number, language: Language): string {
	return `${pagePath("book-appointment", language)}?property=${propertyId}`;
}
