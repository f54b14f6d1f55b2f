import type {
	DayOfWeek,
	OpeningHoursSpecification,
	PostalAddress,
	RealEstateAgent,
	SearchAction,
	WebSite,
} from "schema-dts";
import { brand, type Office } from "../../domain/agency/brand";
import { officeStreet } from "../../domain/agency/office-address";
import { shareImage } from "../../domain/agency/own-look";
import type { Language } from "../../domain/language";
import { countryCode } from "../../domain/localities/country";
import { officePath } from "../../domain/pages/office-paths";
import { pagePath } from "../../domain/pages/paths";

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
const COUNTRIES = ["BE", "LU"];

export function agencyId(origin: string): string {
	return `${origin}/#agency`;
}

/** The agency for search engines, at the address of its first office. */
export function agencyData(origin: string, language: Language): RealEstateAgent {
	const [main] = brand.offices;
	return {
		"@type": "RealEstateAgent",
		"@id": agencyId(origin),
		name: brand.name,
		legalName: brand.legalName,
		url: `${origin}/`,
		telephone: brand.phoneInternational,
		email: brand.email,
		vatID: brand.vatNumber,
		logo: new URL(brand.logo.light, origin).href,
		image: imageOf(origin),
		address: addressOf(main, language),
		openingHoursSpecification: hoursOf(main),
		areaServed: COUNTRIES.map((name) => ({ "@type": "Country", name })),
		sameAs: brand.social.map(({ url }) => url),
	};
}

function imageOf(origin: string): string {
	return new URL(shareImage(brand) ?? brand.logo.light, origin).href;
}

/** Every office, or one, with its address and hours, as a part of the agency. */
export function officesData(origin: string, language: Language, only?: string): RealEstateAgent[] {
	const shown = brand.offices.filter(({ id }) => only === undefined || id === only);
	return shown.map((office) => ({
		"@type": "RealEstateAgent",
		"@id": `${agencyId(origin)}-${office.id}`,
		name: `${brand.name} ${office.city[language]}`,
		url: origin + officePath(office, language),
		telephone: office.phoneInternational,
		email: office.email,
		image: imageOf(origin),
		address: addressOf(office, language),
		geo: { "@type": "GeoCoordinates", latitude: office.latitude, longitude: office.longitude },
		openingHoursSpecification: hoursOf(office),
		parentOrganization: { "@id": agencyId(origin) },
	}));
}

/** The site in one language, with the list of what is for sale as its search. */
export function siteData(origin: string, language: Language): WebSite {
	const list = origin + pagePath("for-sale", language);
	const search: SearchAction & { "query-input": string } = {
		"@type": "SearchAction",
		target: { "@type": "EntryPoint", urlTemplate: `${list}?q={search_term_string}` },
		"query-input": "required name=search_term_string",
	};
	return {
		"@type": "WebSite",
		"@id": `${origin}/${language}/#site`,
		name: brand.name,
		url: `${origin}/${language}/`,
		inLanguage: language,
		publisher: { "@id": agencyId(origin) },
		potentialAction: search,
	};
}

function addressOf(office: Office, language: Language): PostalAddress {
	const country = countryCode(office.countryId);
	return {
		"@type": "PostalAddress",
		streetAddress: officeStreet(office, language),
		postalCode: office.zip,
		addressLocality: office.city[language],
		...(country ? { addressCountry: country } : {}),
	};
}

function hoursOf(office: Office): OpeningHoursSpecification[] {
	return office.hours.map(({ firstDay, lastDay, opens, closes }) => ({
		"@type": "OpeningHoursSpecification",
		dayOfWeek: DAYS.slice(firstDay - 1, lastDay).map((day): DayOfWeek => `https://schema.org/${day}`),
		opens,
		closes,
	}));
}
