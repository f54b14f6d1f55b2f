import type { AboutPage, CollectionPage, JobPosting, Service } from "schema-dts";
import { brand } from "../../domain/agency/brand";
import { officeStreet } from "../../domain/agency/office-address";
import { vacancies } from "../../domain/agency/vacancies";
import type { Language } from "../../domain/language";
import { countryCode } from "../../domain/localities/country";
import { agencyData, agencyId } from "../layout/agency-data";
import { breadcrumbs, type DataLocality, graph } from "../property/load/structured-data";
import type { PageText } from "./page-text";

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
	return graph([service, breadcrumbs(locality, url), agencyData(locality.origin, locality.language)]);
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
	return graph([page, breadcrumbs(locality, url), agencyData(locality.origin, locality.language)]);
}

/** The agency's vacancies for search engines, in the words of the page. */
export function vacanciesData(text: PageText, origin: string, language: Language, path: string): string {
	const postings = vacancies.flatMap(({ section, office: id, employment, postedOn }): JobPosting[] => {
		const part = text.sections[section];
		const office = brand.offices.find((each) => each.id === id);
		if (!part || !office) return [];
		const country = countryCode(office.countryId);
		return [
			{
				"@type": "JobPosting",
				"@id": `${origin}${path}#${part.id}`,
				url: `${origin}${path}#${part.id}`,
				// "Estate agent, Ghent": the place is said beside it.
				title: part.heading.split(",")[0] ?? part.heading,
				description: [...part.paragraphs, ...part.list].map((line) => `<p>${line}</p>`).join(""),
				datePosted: postedOn,
				employmentType: [...employment],
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
			},
		];
	});
	return graph([...postings, agencyData(origin, language)]);
}
