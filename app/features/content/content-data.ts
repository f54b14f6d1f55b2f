import type { AboutPage, CollectionPage, JobPosting, Service, WebPage } from "schema-dts";
import { type Vacancy, vacancyPath } from "../../domain/agency/vacancies";
import { addressOf, agencyId } from "../layout/agency-data";
import { type DataContext, pageGraph } from "../property/load/structured-data";
import type { PageText, TextSection } from "./page-text";

export type TextPageType = "AboutPage" | "CollectionPage" | "WebPage" | "Service";

/** Structured data of a text page, or of the service that it describes. */
export function textPageData(text: PageText, type: TextPageType, context: DataContext, path: string): string {
	const { origin, language } = context;
	const agency = { "@id": agencyId(origin) };
	const url = origin + path;
	const common = { "@id": url, url, name: text.title, description: text.metaDescription };
	const page: AboutPage | CollectionPage | WebPage | Service =
		type === "Service"
			? {
					"@type": type,
					...common,
					provider: agency,
					areaServed: ["BE", "LU"].map((name) => ({ "@type": "Country", name })),
				}
			: { "@type": type, ...common, inLanguage: language, about: agency };
	return pageGraph([page], context, path);
}

/**
 * Structured data of a vacancy, with the texts of its page. Each vacancy's page has it; the list of vacancies has none.
 */
export function vacancyData(vacancy: Vacancy, part: TextSection, context: DataContext): string {
	const { office: id, employment, postedOn, segments } = vacancy;
	const { agency, origin, language } = context;
	const path = vacancyPath(vacancy, language);
	const url = origin + path;
	const office = agency.offices.find((each) => each.id === id) ?? agency.offices[0];
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
			address: addressOf(office, language),
		},
	};
	return pageGraph([posting], context, path);
}

/** Strips the location, which is stated separately, and the gender note, as in "Sales agent (m/f/x), Ghent". */
function jobTitle(heading: string): string {
	return heading.split(/ \(|,/)[0] ?? heading;
}
