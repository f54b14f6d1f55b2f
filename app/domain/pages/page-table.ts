import type { FormName } from "../forms/form-names";
import { inEveryLanguage, type Language } from "../language";
import type { PathType, SitePath } from "./site-path";

type PageColumns<Key extends string, Name extends string | null> = {
	/** Name of the page in the code. */
	key: Key;
	/** Address without a language, which leads to the page in the visitor's language. */
	original: "/" | `/${string}/`;
	/** Key of its name in `common.json`; null for a page in no menu. */
	name: Name;
	/** Path below the language's folder. */
	paths: Record<Language, "" | `${string}/`>;
	type?: PathType;
	/** Form shown on this page without a property. An invalid submission returns here. */
	form?: FormName;
	/**
	 * The content depends on a cookie, a link in an email or a visitor's stored data. The page gets the unchanged
	 * request, and neither it nor the pages below it are cached. All other pages depend on their address only.
	 */
	personal: boolean;
	/** Listed in the sitemap. False for personal pages and those without search value. */
	indexed: boolean;
};

const HOME = "/";

/** A page with its own address. */
type SitePage<Key extends string, Name extends string | null> = SitePath &
	Omit<PageColumns<Key, Name>, "paths" | "type" | "form"> & { form: FormName | null };

function page<Key extends string, Name extends string | null>({
	paths,
	...columns
}: PageColumns<Key, Name>): SitePage<Key, Name> {
	return {
		type: "page",
		form: null,
		...columns,
		breadcrumb: columns.key === "home" ? [] : [HOME],
		localized: inEveryLanguage((language) => `/${language}/${paths[language]}`),
	};
}

/** Pages with their own address. Source of the Dutch ones: specification, section 2. */
export const pages = [
	page({
		key: "home",
		original: "/",
		name: null,
		paths: { nl: "", fr: "", en: "", de: "" },
		personal: false,
		indexed: true,
	}),
	page({
		key: "for-sale",
		original: "/for-sale/",
		name: "menu.forSale",
		paths: { nl: "te-koop/", fr: "a-vendre/", en: "for-sale/", de: "zu-verkaufen/" },
		personal: false,
		indexed: true,
	}),
	page({
		key: "for-rent",
		original: "/for-rent/",
		name: "menu.forRent",
		paths: { nl: "te-huur/", fr: "a-louer/", en: "for-rent/", de: "zu-vermieten/" },
		personal: false,
		indexed: true,
	}),
	page({
		key: "projects",
		original: "/Projects/",
		name: "menu.projects",
		paths: { nl: "projecten/", fr: "projets/", en: "projects/", de: "projekte/" },
		personal: false,
		indexed: true,
	}),
	page({
		key: "save-search",
		original: "/demand-register/",
		name: "menu.keepInformed",
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
		key: "search-alert",
		original: "/search-alert/",
		name: null,
		paths: { nl: "zoekalert/", fr: "alerte/", en: "search-alert/", de: "suchalarm/" },
		form: "search-alert",
		personal: false,
		indexed: false,
	}),
	page({
		key: "valuation",
		original: "/contact-demand/",
		name: "menu.valuation",
		paths: { nl: "gratis-schatting/", fr: "estimation-gratuite/", en: "free-valuation/", de: "kostenlose-bewertung/" },
		form: "contact-demand",
		personal: false,
		indexed: true,
	}),
	page({
		key: "contact",
		original: "/contact/",
		name: "menu.contact",
		paths: { nl: "contact/", fr: "contact/", en: "contact/", de: "kontakt/" },
		form: "site-contact",
		personal: false,
		indexed: true,
	}),
	page({
		key: "privacy",
		original: "/Privacy/",
		name: "menu.privacy",
		paths: { nl: "privacy/", fr: "vie-privee/", en: "privacy/", de: "datenschutz/" },
		personal: false,
		indexed: true,
	}),
	page({
		key: "cookie-policy",
		original: "/Cookie-policy/",
		name: "menu.cookiePolicy",
		paths: { nl: "cookiebeleid/", fr: "politique-de-cookies/", en: "cookie-policy/", de: "cookie-richtlinie/" },
		personal: false,
		indexed: true,
	}),
	page({
		key: "disclaimer",
		original: "/Disclaimer/",
		name: "menu.disclaimer",
		paths: { nl: "disclaimer/", fr: "avertissement/", en: "disclaimer/", de: "haftungsausschluss/" },
		personal: false,
		indexed: true,
	}),
	page({
		key: "accessibility",
		original: "/Accessibility/",
		name: "menu.accessibility",
		paths: { nl: "toegankelijkheid/", fr: "accessibilite/", en: "accessibility/", de: "barrierefreiheit/" },
		form: "accessibility-report",
		personal: false,
		indexed: true,
	}),
	page({
		key: "about",
		original: "/Over-ons/",
		name: "menu.about",
		paths: { nl: "over-ons/", fr: "a-propos/", en: "about-us/", de: "ueber-uns/" },
		personal: false,
		indexed: true,
	}),
	page({
		key: "services",
		original: "/Onze-diensten/",
		name: "menu.services",
		paths: { nl: "onze-diensten/", fr: "nos-services/", en: "our-services/", de: "unsere-dienstleistungen/" },
		personal: false,
		indexed: true,
	}),
	page({
		key: "login",
		original: "/login/",
		name: "frame.login",
		paths: { nl: "login/", fr: "login/", en: "login/", de: "login/" },
		type: "login",
		personal: true,
		indexed: false,
	}),
	page({
		key: "owner",
		original: "/owner/",
		name: null,
		paths: { nl: "eigenaar/", fr: "proprietaire/", en: "owner/", de: "eigentuemer/" },
		personal: true,
		indexed: false,
	}),
	page({
		key: "jobs",
		original: "/jobs/",
		name: "menu.jobs",
		paths: { nl: "jobs/", fr: "emplois/", en: "jobs/", de: "stellenangebote/" },
		form: "job-contact",
		personal: false,
		indexed: true,
	}),
	page({
		key: "favourites",
		original: "/favourites/",
		name: "frame.favourites",
		paths: { nl: "favorieten/", fr: "favoris/", en: "favourites/", de: "merkliste/" },
		personal: true,
		indexed: false,
	}),
	page({
		key: "compare",
		original: "/compare/",
		name: null,
		paths: { nl: "vergelijken/", fr: "comparer/", en: "compare/", de: "vergleichen/" },
		personal: true,
		indexed: false,
	}),
	page({
		key: "testimonial",
		original: "/testimonial/",
		name: "menu.testimonial",
		paths: { nl: "getuigenis/", fr: "temoignage/", en: "testimonial/", de: "erfahrungsbericht/" },
		form: "testimonial",
		personal: true,
		indexed: true,
	}),
	page({
		key: "newsletter",
		original: "/newsletter/",
		name: "menu.newsletter",
		paths: { nl: "nieuwsbrief/", fr: "lettre-d-information/", en: "newsletter/", de: "newsletter/" },
		form: "sign-newsletter",
		personal: true,
		indexed: true,
	}),
	page({
		key: "unsubscribe",
		original: "/unsubscribe/",
		name: null,
		paths: { nl: "uitschrijven/", fr: "desinscription/", en: "unsubscribe/", de: "abmelden/" },
		form: "unsubscribe",
		personal: true,
		indexed: false,
	}),
	page({
		key: "forgot-password",
		original: "/forgot-password/",
		name: null,
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
		key: "choose-password",
		original: "/choose-password/",
		name: null,
		paths: { nl: "wachtwoord-kiezen/", fr: "choisir-mot-de-passe/", en: "choose-password/", de: "passwort-waehlen/" },
		personal: true,
		indexed: false,
	}),
	page({
		key: "saved-search",
		original: "/demand/",
		name: null,
		paths: { nl: "mijn-zoekopdracht/", fr: "ma-recherche/", en: "my-search/", de: "mein-suchauftrag/" },
		personal: true,
		indexed: false,
	}),
	page({
		key: "book-appointment",
		original: "/book-appointment/",
		name: null,
		paths: { nl: "afspraak-maken/", fr: "prendre-rendez-vous/", en: "book-appointment/", de: "termin-vereinbaren/" },
		personal: true,
		indexed: false,
	}),
	page({
		key: "appointment",
		original: "/appointment/",
		name: null,
		paths: { nl: "mijn-afspraak/", fr: "mon-rendez-vous/", en: "my-appointment/", de: "mein-termin/" },
		personal: true,
		indexed: false,
	}),
	page({
		key: "offer",
		original: "/offer/",
		name: null,
		paths: { nl: "bod/", fr: "offre/", en: "offer/", de: "angebot/" },
		personal: false,
		indexed: false,
	}),
	page({
		key: "offer-review",
		original: "/offer-review/",
		name: null,
		paths: { nl: "bod/nalezen/", fr: "offre/relire/", en: "offer/review/", de: "angebot/pruefen/" },
		personal: true,
		indexed: false,
	}),
	page({
		key: "appointment-alert",
		original: "/appointment-alert/",
		name: null,
		paths: {
			nl: "bericht-bij-vrije-afspraak/",
			fr: "alerte-rendez-vous/",
			en: "appointment-alert/",
			de: "nachricht-bei-freiem-termin/",
		},
		personal: true,
		indexed: false,
	}),
	page({
		key: "confirm-form",
		original: "/confirm-form/",
		name: null,
		paths: {
			nl: "formulier-bevestigen/",
			fr: "confirmer-formulaire/",
			en: "confirm-form/",
			de: "formular-bestaetigen/",
		},
		personal: true,
		indexed: false,
	}),
	page({
		key: "open-days",
		original: "/open-days/",
		name: null,
		paths: { nl: "kijkdagen/", fr: "portes-ouvertes/", en: "open-days/", de: "besichtigungstage/" },
		personal: false,
		indexed: true,
	}),
	page({
		key: "open-house",
		original: "/open-house/",
		name: null,
		paths: {
			nl: "inschrijven-kijkdag/",
			fr: "inscription-portes-ouvertes/",
			en: "open-day-registration/",
			de: "anmeldung-besichtigungstag/",
		},
		personal: true,
		indexed: false,
	}),
	page({
		key: "rent-profile",
		original: "/rent-profile/",
		name: "menu.rentProfile",
		paths: { nl: "huurprofiel/", fr: "profil-locataire/", en: "rent-profile/", de: "mieterprofil/" },
		form: "rent-application",
		personal: false,
		indexed: true,
	}),
	page({
		key: "my-rent-profile",
		original: "/my-rent-profile/",
		name: null,
		paths: { nl: "mijn-huurprofiel/", fr: "mon-profil-locataire/", en: "my-rent-profile/", de: "mein-mieterprofil/" },
		personal: true,
		indexed: false,
	}),
	page({
		key: "purchase-costs",
		original: "/purchase-costs/",
		name: "menu.costs",
		paths: {
			nl: "aankoopkosten-berekenen/",
			fr: "calculer-les-frais-d-achat/",
			en: "purchase-cost-calculator/",
			de: "kaufnebenkosten-berechnen/",
		},
		personal: false,
		indexed: true,
	}),
	page({
		key: "buying-guide",
		original: "/buying-guide/",
		name: "menu.buyingGuide",
		paths: { nl: "koopgids/", fr: "guide-de-l-acheteur/", en: "buyers-guide/", de: "ratgeber-kaufen/" },
		type: "article",
		personal: false,
		indexed: true,
	}),
	page({
		key: "renting-guide",
		original: "/renting-guide/",
		name: "menu.rentingGuide",
		paths: { nl: "huurgids/", fr: "guide-du-locataire/", en: "tenants-guide/", de: "ratgeber-mieten/" },
		type: "article",
		personal: false,
		indexed: true,
	}),
	page({
		key: "figures",
		original: "/figures/",
		name: "menu.figures",
		paths: {
			nl: "cijfers-en-tarieven/",
			fr: "chiffres-et-taux/",
			en: "figures-and-rates/",
			de: "zahlen-und-saetze/",
		},
		personal: false,
		indexed: true,
	}),
	page({
		key: "references",
		original: "/references/",
		name: "menu.references",
		paths: { nl: "referenties/", fr: "references/", en: "references/", de: "referenzen/" },
		personal: false,
		indexed: true,
	}),
	page({
		key: "prices",
		original: "/prices-per-square-metre/",
		name: "menu.prices",
		paths: { nl: "koopprijs-per-m2/", fr: "prix-au-m2/", en: "house-prices-per-m2/", de: "kaufpreis-pro-m2/" },
		personal: false,
		indexed: true,
	}),
	page({
		key: "rents",
		original: "/rents-per-square-metre/",
		name: null,
		paths: { nl: "huurprijs-per-m2/", fr: "loyer-au-m2/", en: "rents-per-m2/", de: "mietpreis-pro-m2/" },
		personal: false,
		indexed: true,
	}),
	page({
		key: "desk",
		original: "/desk/",
		name: null,
		paths: { nl: "desk/", fr: "desk/", en: "desk/", de: "desk/" },
		personal: true,
		indexed: false,
	}),
];

export type PageKey = (typeof pages)[number]["key"];

type NamedPage = Extract<(typeof pages)[number], { name: string }>;

/** A page that menus can link to. */
export type MenuPage = NamedPage["key"];

/** Key of a page's name in `common.json`. */
export function pageName(key: MenuPage): NamedPage["name"] {
	const found = pages.find((page): page is NamedPage => page.key === key);
	if (!found) throw new Error(`no page ${key}`);
	return found.name;
}
