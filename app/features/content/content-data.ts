import type { AboutPage, CollectionPage, JobPosting, Service } from "schema-dts";
import { officeStreet } from "../../domain/agency/office-address";
import { type Vacancy, vacancyPath } from "../../domain/agency/vacancies";
import { countryCode } from "../../domain/localities/country";
import { agencyData, agencyId } from "../layout/agency-data";
import { breadcrumbs, type DataLocality, graph } from "../property/load/structured-data";
import type { PageText, TextSection } from "./page-text";

/** A service of the agency for search engines. */
export function serviceData(text: PageText, locality: DataLocality, path: string): string {
	const url = locality.origin + path;
	const service: Service = {
		"@type": "Service",
		"@id": url,
		url,
		name: text.title,
		description: text.metaDescription,
		provider: { "@id": agencyId(locality.origin) },
		areaServed: ["BE", "LU"].map((name) => ({ "@type": "Country", name })),
	};
	return graph([service, breadcrumbs(locality, url), agencyData(locality)]);
}

/** A page about the agency, or the overview of its services, for search engines. */
export function agencyPageData(
	text: PageText,
	locality: DataLocality,
	path: string,
	type: "AboutPage" | "CollectionPage",
): string {
	const url = locality.origin + path;
	const page: AboutPage | CollectionPage = {
		"@type": type,
		"@id": url,
		url,
		name: text.title,
		description: text.metaDescription,
		inLanguage: locality.language,
		about: { "@id": agencyId(locality.origin) },
	};
	return graph([page, breadcrumbs(locality, url), agencyData(locality)]);
}

/** A vacancy for search engines, in the words of its page. Of each page there is one, and none on the list of them. */
export function vacancyData(vacancy: Vacancy, part: TextSection, locality: DataLocality): string {
	const { office: id, employment, postedOn, segments } = vacancy;
	const { agency, origin, language } = locality;
	const url = origin + vacancyPath(vacancy, language);
	const office = agency.offices.find((each) => each.id === id) ?? agency.offices[0];
	const country = countryCode(office.countryId);
	const posting: JobPosting = {
		"@type": "JobPosting",
		"@id": url,
		url,
		title: jobTitle(part.heading),
		description: [...part.paragraphs, ...part.list].map((line) => `<p>${line}</p>`).join(""),
		identifier: { "@type": "PropertyValue", name: agency.name, value: segments.nl },
		datePosted: postedOn,
		employmentType: [...employment],
		directApply: true,
		hiringOrganization: { "@id": agencyId(origin) },
		jobLocation: {
			"@type": "Place",
			address: {
				"@type": "PostalAddress",
				streetAddress: officeStreet(office, language),
				postalCode: office.zip,
				addressLocality: office.city[language],
				...(country ? { addressCountry: country } : {}),
			},
		},
	};
	return graph([posting, breadcrumbs(locality, url), agencyData(locality)]);
}

/** Without the place, which is said beside it, and without to whom it is open: "Sales agent (m/f/x), Ghent". */
function jobTitle(heading: string): string {
	return heading.split(/ \(|,/)[0] ?? heading;
}
