import { slug } from "../formatting/slug";
import type { Language } from "../language";
import { languages } from "../language";
import type { Goal } from "../property/property";

/** What an address of the path table leads to. */
export type PathType = "feedback" | "article" | "page" | "login";

type LocalPaths = Record<Language, string>;

/** One address of the site: its original form, what it is, where it stands, and its form in every language. */
export type SitePath = {
	original: string;
	type: PathType;
	/** Original paths from the parent up; the first is the parent. */
	breadcrumb: readonly string[];
	localized: LocalPaths;
};

const home = "/";

function page<Original extends string>(
	original: Original,
	nl: string,
	fr: string,
	en: string,
	de: string,
	type: PathType = "page",
): SitePath & { original: Original } {
	return {
		original,
		type,
		breadcrumb: original === home ? [] : [home],
		localized: { nl: `/nl/${nl}`, fr: `/fr/${fr}`, en: `/en/${en}`, de: `/de/${de}` },
	};
}

/** The pages with an address of their own. Source of the Dutch ones: the specification, section 2. */
export const pages = [
	page(home, "", "", "", ""),
	page("/for-sale/", "te-koop/", "a-vendre/", "for-sale/", "zu-verkaufen/"),
	page("/for-rent/", "te-huur/", "a-louer/", "for-rent/", "zu-vermieten/"),
	page("/Projects/", "projecten/", "projets/", "projects/", "projekte/"),
	page(
		"/demand-register/",
		"blijf-op-de-hoogte/",
		"restez-informe/",
		"keep-me-informed/",
		"auf-dem-laufenden-bleiben/",
	),
	page("/contact-demand/", "gratis-schatting/", "estimation-gratuite/", "free-valuation/", "kostenlose-bewertung/"),
	page("/contact/", "contact/", "contact/", "contact/", "kontakt/"),
	page("/Privacy/", "privacy/", "vie-privee/", "privacy/", "datenschutz/"),
	page("/Cookie-policy/", "cookiebeleid/", "politique-de-cookies/", "cookie-policy/", "cookie-richtlinie/"),
	page("/Disclaimer/", "disclaimer/", "avertissement/", "disclaimer/", "haftungsausschluss/"),
	page("/Over-ons/", "over-ons/", "a-propos/", "about-us/", "ueber-uns/"),
	page("/Onze-diensten/", "onze-diensten/", "nos-services/", "our-services/", "unsere-dienstleistungen/"),
	page("/login/", "login/", "login/", "login/", "login/", "login"),
	page("/owner/", "eigenaar/", "proprietaire/", "owner/", "eigentuemer/"),
	page("/jobs/", "jobs/", "emplois/", "jobs/", "stellenangebote/"),
	page("/favourites/", "favorieten/", "favoris/", "favourites/", "merkliste/"),
	page("/testimonial/", "getuigenis/", "temoignage/", "testimonial/", "erfahrungsbericht/"),
	page("/newsletter/", "nieuwsbrief/", "lettre-d-information/", "newsletter/", "newsletter/"),
	page("/unsubscribe/", "uitschrijven/", "desinscription/", "unsubscribe/", "abmelden/"),
	page("/forgot-password/", "wachtwoord-vergeten/", "mot-de-passe-oublie/", "forgot-password/", "passwort-vergessen/"),
	page("/choose-password/", "wachtwoord-kiezen/", "choisir-mot-de-passe/", "choose-password/", "passwort-waehlen/"),
	page("/demand/", "mijn-zoekopdracht/", "ma-recherche/", "my-search/", "mein-suchauftrag/"),
	page("/book-appointment/", "afspraak-maken/", "prendre-rendez-vous/", "book-appointment/", "termin-vereinbaren/"),
	page("/appointment/", "mijn-afspraak/", "mon-rendez-vous/", "my-appointment/", "mein-termin/"),
	page("/offer/", "bod/", "offre/", "offer/", "angebot/"),
	page("/offer-review/", "bod/nalezen/", "offre/relire/", "offer/review/", "angebot/pruefen/"),
	page(
		"/appointment-alert/",
		"bericht-bij-vrije-afspraak/",
		"alerte-rendez-vous/",
		"appointment-alert/",
		"nachricht-bei-freiem-termin/",
	),
	page("/rent-profile/", "huurprofiel/", "profil-locataire/", "rent-profile/", "mieterprofil/"),
	page("/my-rent-profile/", "mijn-huurprofiel/", "mon-profil-locataire/", "my-rent-profile/", "mein-mieterprofil/"),
];

export type PageKey = (typeof pages)[number]["original"];

export const serviceSlugs = [
	"gratis-schatting",
	"aankoop-begeleiding",
	"verkoop-begeleiding",
	"renovatie-begeleiding",
] as const;
export type ServiceSlug = (typeof serviceSlugs)[number];

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
	return `${serviceFolders[language]}${service}/`;
}

export function thanksPath(form: FormName, language: Language): string {
	const segment = (language === "nl" && dutchThanks[form]) || form;
	return `${thanksFolders[language]}${segment}/`;
}

export function mapEmbedPath(language: Language): string {
	return `/${language}/map-frame/`;
}

/** The whole table of addresses that do not depend on listings. */
export function sitePaths(): SitePath[] {
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

export function goalPage(goal: Goal): "/for-sale/" | "/for-rent/" {
	return goal === "sale" ? "/for-sale/" : "/for-rent/";
}

/** The words an address is made of, in one language. A missing title is replaced by type and city. */
export type AddressWords = { id: number; title: string | null; type: string | null; city: string | null };

function segments(words: AddressWords): string {
	const city = words.city ? slug(words.city) : "";
	return [city, titleSlug(words), String(words.id)].filter((segment) => segment !== "").join("/");
}

/** Never empty: title, else type and city, else the word that every id can carry. */
function titleSlug(words: AddressWords): string {
	const fromTitle = words.title ? slug(words.title) : "";
	return fromTitle || slug([words.type, words.city].filter(Boolean).join(" ")) || "object";
}

/** `/nl/te-koop/{city}/{slug}/{id}/`; without a city there is no city segment. */
export function propertyPath(words: AddressWords, goal: Goal, language: Language): string {
	return `${pagePath(goalPage(goal), language)}${segments(words)}/`;
}

/** `/nl/projecten/{city}/{slug}/{id}/` */
export function projectPath(words: AddressWords, language: Language): string {
	return `${pagePath("/Projects/", language)}${segments(words)}/`;
}

/** The second address of a property that belongs to a project. */
export function unitPath(project: AddressWords, unit: AddressWords, language: Language): string {
	return `${projectPath(project, language)}${titleSlug(unit)}/${unit.id}/`;
}

export function originalPropertyPath(id: number): string {
	return `/property/${id}/`;
}

export function originalProjectPath(id: number): string {
	return `/project/${id}/`;
}

/** A path whose text holds this word is shown in preview mode. */
export function isPreviewPath(pathname: string): boolean {
	return pathname.toLowerCase().includes("preview");
}
