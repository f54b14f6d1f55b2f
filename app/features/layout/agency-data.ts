import type {
	DayOfWeek,
	OpeningHoursSpecification,
	PostalAddress,
	RealEstateAgent,
	SearchAction,
	WebSite,
} from "schema-dts";
import type { Brand, Office } from "../../domain/agency/brand";
import { shareImage } from "../../domain/agency/brand-images";
import { officeStreet } from "../../domain/agency/office-address";
import type { Language } from "../../domain/language";
import { countryCode } from "../../domain/localities/country";
import { officePath } from "../../domain/pages/office-paths";
import { pagePath } from "../../domain/pages/paths";

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
const COUNTRIES = ["BE", "LU"];

/** The agency with the site's origin and the language of its structured data. */
export type AgencyContext = { agency: Brand; origin: string; language: Language };

export function agencyId(origin: string): string {
	return `${origin}/#agency`;
}

/** Structured data of the agency, with the address of its first office. */
export function agencyData({ agency, origin, language }: AgencyContext): RealEstateAgent {
	const [main] = agency.offices;
	return {
		"@type": "RealEstateAgent",
		"@id": agencyId(origin),
		name: agency.name,
		legalName: agency.legalName,
		url: `${origin}/`,
		telephone: agency.phoneInternational,
		email: agency.email,
		vatID: agency.vatNumber,
		logo: new URL(agency.logo.light, origin).href,
		image: imageOf(agency, origin),
		address: addressOf(main, language),
		openingHoursSpecification: hoursOf(main),
		areaServed: COUNTRIES.map((name) => ({ "@type": "Country", name })),
		sameAs: agency.social.map(({ url }) => url),
	};
}

function imageOf(agency: Brand, origin: string): string {
	return new URL(shareImage(agency) ?? agency.logo.light, origin).href;
}

/** Structured data of all offices, or of one, with address and hours, as branches of the agency. */
export function officesData({ agency, origin, language }: AgencyContext, only?: string): RealEstateAgent[] {
	const shown = agency.offices.filter(({ id }) => only === undefined || id === only);
	return shown.map((office) => ({
		"@type": "RealEstateAgent",
		"@id": `${agencyId(origin)}-${office.id}`,
		name: `${agency.name} ${office.city[language]}`,
		url: origin + officePath(office, language),
		telephone: office.phoneInternational,
		email: office.email,
		image: imageOf(agency, origin),
		address: addressOf(office, language),
		geo: { "@type": "GeoCoordinates", latitude: office.latitude, longitude: office.longitude },
		openingHoursSpecification: hoursOf(office),
		parentOrganization: { "@id": agencyId(origin) },
	}));
}

/** Structured data of the site in one language; its search is the list of properties for sale. */
export function siteData({ agency, origin, language }: AgencyContext): WebSite {
	const list = origin + pagePath("for-sale", language);
	const search: SearchAction & { "query-input": string } = {
		"@type": "SearchAction",
		target: { "@type": "EntryPoint", urlTemplate: `${list}?q={search_term_string}` },
		"query-input": "required name=search_term_string",
	};
	return {
		"@type": "WebSite",
		"@id": `${origin}/${language}/#site`,
		name: agency.name,
		url: `${origin}/${language}/`,
		inLanguage: language,
		publisher: { "@id": agencyId(origin) },
		potentialAction: search,
	};
}

export function addressOf(office: Office, language: Language): PostalAddress {
	return postalAddress({
		street: officeStreet(office, language),
		zip: office.zip,
		city: office.city[language],
		country: countryCode(office.countryId),
	});
}

type AddressParts = Record<"street" | "zip" | "city" | "country", string | null>;

/** Postal address with its known parts. */
export function postalAddress({ street, zip, city, country }: AddressParts): PostalAddress {
	return {
		"@type": "PostalAddress",
		...(street ? { streetAddress: street } : {}),
		...(zip ? { postalCode: zip } : {}),
		...(city ? { addressLocality: city } : {}),
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
