import { slug } from "../formatting/slug";
import type { Language } from "../language";
import { languages } from "../language";
import type { Goal } from "../property/property";
import { officePath, originalOfficePath, placedOffices } from "./office-paths";
import { pricePaths } from "./price-paths";
import { readingPaths } from "./reading-paths";
import { type ServiceSlug, serviceSegments, serviceSlugs } from "./service-segments";
import type { LocalPaths, PathType, SitePath } from "./site-path";

export type { PathType, SitePath } from "./site-path";

const home = "/";

type PageColumns<Original extends string> = {
	original: Original;
	/** Below the language's own folder. */
	paths: LocalPaths;
	type?: PathType;
	/** The form shown on this page without a property. An invalid submission returns here. */
	form: FormName | null;
	/**
	 * Personal: its content depends on a cookie, a link in an email or stored data of a visitor. It gets the request
	 * unchanged, and neither it nor a page below it is cached. Every other page depends on its address alone.
	 */
	personal: boolean;
	/** In the sitemap. False for personal pages and those without search value. */
	indexed: boolean;
};

/** A page with an address of its own. */
export type SitePage<Original extends string = string> = SitePath & Omit<PageColumns<Original>, "paths" | "type">;

function page<Original extends string>({ paths, ...columns }: PageColumns<Original>): SitePage<Original> {
	return {
		type: "page",
		...columns,
		breadcrumb: columns.original === home ? [] : [home],
		localized: everyLanguage((language) => `/${language}/${paths[language]}`),
	};
}

/** The pages with an address of their own. Source of the Dutch ones: the specification, section 2. */
export const pages = [
	page({
		original: "/",
		paths: { nl: "", fr: "", en: "", de: "" },
		form: null,
		personal: false,
		indexed: true,
	}),
	page({
		original: "/for-sale/",
		paths: { nl: "te-koop/", fr: "a-vendre/", en: "for-sale/", de: "zu-verkaufen/" },
		form: null,
		personal: false,
		indexed: true,
	}),
	page({
		original: "/for-rent/",
		paths: { nl: "te-huur/", fr: "a-louer/", en: "for-rent/", de: "zu-vermieten/" },
		form: null,
		personal: false,
		indexed: true,
	}),
	page({
		original: "/Projects/",
		paths: { nl: "projecten/", fr: "projets/", en: "projects/", de: "projekte/" },
		form: null,
		personal: false,
		indexed: true,
	}),
	page({
		original: "/demand-register/",
		paths: {
			nl: "blijf-op-de-hoogte/",
			fr: "restez-informe/",
			en: "keep-me-informed/",
			de: "auf-dem-laufenden-bleiben/",
		},
		form: "demand-register",
		personal: false,
		indexed: true,
	}),
	page({
		original: "/contact-demand/",
		paths: { nl: "gratis-schatting/", fr: "estimation-gratuite/", en: "free-valuation/", de: "kostenlose-bewertung/" },
		form: "contact-demand",
		personal: false,
		indexed: true,
	}),
	page({
		original: "/contact/",
		paths: { nl: "contact/", fr: "contact/", en: "contact/", de: "kontakt/" },
		form: "site-contact",
		personal: false,
		indexed: true,
	}),
	page({
		original: "/Privacy/",
		paths: { nl: "privacy/", fr: "vie-privee/", en: "privacy/", de: "datenschutz/" },
		form: null,
		personal: false,
		indexed: true,
	}),
	page({
		original: "/Cookie-policy/",
		paths: { nl: "cookiebeleid/", fr: "politique-de-cookies/", en: "cookie-policy/", de: "cookie-richtlinie/" },
		form: null,
		personal: false,
		indexed: true,
	}),
	page({
		original: "/Disclaimer/",
		paths: { nl: "disclaimer/", fr: "avertissement/", en: "disclaimer/", de: "haftungsausschluss/" },
		form: null,
		personal: false,
		indexed: true,
	}),
	page({
		original: "/Over-ons/",
		paths: { nl: "over-ons/", fr: "a-propos/", en: "about-us/", de: "ueber-uns/" },
		form: null,
		personal: false,
		indexed: true,
	}),
	page({
		original: "/Onze-diensten/",
		paths: { nl: "onze-diensten/", fr: "nos-services/", en: "our-services/", de: "unsere-dienstleistungen/" },
		form: null,
		personal: false,
		indexed: true,
	}),
	page({
		original: "/login/",
		paths: { nl: "login/", fr: "login/", en: "login/", de: "login/" },
		type: "login",
		form: null,
		personal: true,
		indexed: false,
	}),
	page({
		original: "/owner/",
		paths: { nl: "eigenaar/", fr: "proprietaire/", en: "owner/", de: "eigentuemer/" },
		form: null,
		personal: true,
		indexed: false,
	}),
	page({
		original: "/jobs/",
		paths: { nl: "jobs/", fr: "emplois/", en: "jobs/", de: "stellenangebote/" },
		form: "job-contact",
		personal: false,
		indexed: true,
	}),
	page({
		original: "/favourites/",
		paths: { nl: "favorieten/", fr: "favoris/", en: "favourites/", de: "merkliste/" },
		form: null,
		personal: true,
		indexed: false,
	}),
	page({
		original: "/compare/",
		paths: { nl: "vergelijken/", fr: "comparer/", en: "compare/", de: "vergleichen/" },
		form: null,
		personal: true,
		indexed: false,
	}),
	page({
		original: "/testimonial/",
		paths: { nl: "getuigenis/", fr: "temoignage/", en: "testimonial/", de: "erfahrungsbericht/" },
		form: "testimonial",
		personal: true,
		indexed: true,
	}),
	page({
		original: "/newsletter/",
		paths: { nl: "nieuwsbrief/", fr: "lettre-d-information/", en: "newsletter/", de: "newsletter/" },
		form: "sign-newsletter",
		personal: true,
		indexed: true,
	}),
	page({
		original: "/unsubscribe/",
		paths: { nl: "uitschrijven/", fr: "desinscription/", en: "unsubscribe/", de: "abmelden/" },
		form: "unsubscribe",
		personal: true,
		indexed: false,
	}),
	page({
		original: "/forgot-password/",
		paths: {
			nl: "wachtwoord-vergeten/",
			fr: "mot-de-passe-oublie/",
			en: "forgot-password/",
			de: "passwort-vergessen/",
		},
		form: "forgot-password",
		personal: true,
		indexed: false,
	}),
	page({
		original: "/choose-password/",
		paths: { nl: "wachtwoord-kiezen/", fr: "choisir-mot-de-passe/", en: "choose-password/", de: "passwort-waehlen/" },
		form: null,
		personal: true,
		indexed: false,
	}),
	page({
		original: "/demand/",
		paths: { nl: "mijn-zoekopdracht/", fr: "ma-recherche/", en: "my-search/", de: "mein-suchauftrag/" },
		form: null,
		personal: true,
		indexed: false,
	}),
	page({
		original: "/book-appointment/",
		paths: { nl: "afspraak-maken/", fr: "prendre-rendez-vous/", en: "book-appointment/", de: "termin-vereinbaren/" },
		form: null,
		personal: true,
		indexed: false,
	}),
	page({
		original: "/appointment/",
		paths: { nl: "mijn-afspraak/", fr: "mon-rendez-vous/", en: "my-appointment/", de: "mein-termin/" },
		form: null,
		personal: true,
		indexed: false,
	}),
	page({
		original: "/offer/",
		paths: { nl: "bod/", fr: "offre/", en: "offer/", de: "angebot/" },
		form: null,
		personal: false,
		indexed: false,
	}),
	page({
		original: "/offer-review/",
		paths: { nl: "bod/nalezen/", fr: "offre/relire/", en: "offer/review/", de: "angebot/pruefen/" },
		form: null,
		personal: true,
		indexed: false,
	}),
	page({
		original: "/appointment-alert/",
		paths: {
			nl: "bericht-bij-vrije-afspraak/",
			fr: "alerte-rendez-vous/",
			en: "appointment-alert/",
			de: "nachricht-bei-freiem-termin/",
		},
		form: null,
		personal: true,
		indexed: false,
	}),
	page({
		original: "/rent-profile/",
		paths: { nl: "huurprofiel/", fr: "profil-locataire/", en: "rent-profile/", de: "mieterprofil/" },
		form: "rent-application",
		personal: false,
		indexed: true,
	}),
	page({
		original: "/my-rent-profile/",
		paths: { nl: "mijn-huurprofiel/", fr: "mon-profil-locataire/", en: "my-rent-profile/", de: "mein-mieterprofil/" },
		form: null,
		personal: true,
		indexed: false,
	}),
	page({
		original: "/desk/",
		paths: { nl: "desk/", fr: "desk/", en: "desk/", de: "desk/" },
		form: null,
		personal: true,
		indexed: false,
	}),
];

export type PageKey = (typeof pages)[number]["original"];

export { type ServiceSlug, serviceSlugs } from "./service-segments";

const serviceFolders: LocalPaths = {
	nl: "/nl/diensten/",
	fr: "/fr/services/",
	en: "/en/services/",
	de: "/de/dienstleistungen/",
};

/** Every form that a visitor can send; each has a thank-you page. */
export const formNames = [
	"site-contact",
	"contact-me",
	"contact-visit",
	"contact-appointment",
	"appointment-alert",
	"contact-construction",
	"contact-demand",
	"demand-register",
	"send-to-friend",
	"sign-newsletter",
	"testimonial",
	"request-documents",
	"offer",
	"rent-application",
	"job-contact",
	"forgot-password",
	"unsubscribe",
	"testing-testing",
] as const;
export type FormName = (typeof formNames)[number];

const thanksFolders: LocalPaths = { nl: "/nl/bedankt/", fr: "/fr/merci/", en: "/en/thank-you/", de: "/de/danke/" };

/** Dutch thank-you pages that do not carry the form's own name. Source: the specification, section 2. */
const dutchThanks: Partial<Record<FormName, string>> = {
	"contact-demand": "gratis-schatting",
	"demand-register": "zoekopdracht",
	"site-contact": "contact",
};

function everyLanguage(path: (language: Language) => string): LocalPaths {
	return Object.fromEntries(languages.map((language) => [language, path(language)])) as LocalPaths;
}

export function pagePath(original: PageKey, language: Language): string {
	const found = pages.find((candidate) => candidate.original === original);
	if (!found) throw new Error(`no page ${original}`);
	return found.localized[language];
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
	return pages.find((candidate) => candidate.form === form)?.original ?? null;
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
				breadcrumb: ["/Onze-diensten/", home],
				localized: everyLanguage((language) => servicePath(service, language)),
			}),
		),
		...readingPaths,
		...pricePaths,
		...formNames.map(
			(form): SitePath => ({
				original: `/feedback/${form}/`,
				type: "feedback",
				breadcrumb: [home],
				localized: everyLanguage((language) => thanksPath(form, language)),
			}),
		),
	];
}

function officePaths(): SitePath[] {
	return placedOffices().map((office) => ({
		original: originalOfficePath(office.id),
		type: "page",
		breadcrumb: ["/contact/", home],
		localized: everyLanguage((language) => officePath(office, language)),
	}));
}

export function goalPage(goal: Goal): "/for-sale/" | "/for-rent/" {
	return goal === "sale" ? "/for-sale/" : "/for-rent/";
}

/** The source of a path's slugs, in one language. A missing title is replaced by type and city. */
export type AddressWords = { id: number; title: string | null; type: string | null; city: string | null };

function segments(words: AddressWords, language: Language): string {
	const city = words.city ? slug(words.city, language) : "";
	return [city, titleSlug(words, language), String(words.id)].filter((segment) => segment !== "").join("/");
}

/** Never empty: title, else type and city, else a generic word. */
function titleSlug(words: AddressWords, language: Language): string {
	const fromTitle = words.title ? slug(words.title, language) : "";
	return fromTitle || slug([words.type, words.city].filter(Boolean).join(" "), language) || "object";
}

/** `/nl/te-koop/{city}/{slug}/{id}/`; without a city there is no city segment. */
export function propertyPath(words: AddressWords, goal: Goal, language: Language): string {
	return `${pagePath(goalPage(goal), language)}${segments(words, language)}/`;
}

/** `/nl/projecten/{city}/{slug}/{id}/` */
export function projectPath(words: AddressWords, language: Language): string {
	return `${pagePath("/Projects/", language)}${segments(words, language)}/`;
}

/** The second address of a property that belongs to a project. */
export function unitPath(project: AddressWords, unit: AddressWords, language: Language): string {
	return `${projectPath(project, language)}${titleSlug(unit, language)}/${unit.id}/`;
}

export function originalPropertyPath(id: number): string {
	return `/property/${id}/`;
}

export function originalProjectPath(id: number): string {
	return `/project/${id}/`;
}

/** A path that contains this word is shown in preview mode. */
export function isPreviewPath(pathname: string): boolean {
	return pathname.toLowerCase().includes("preview");
}
