import { inEveryLanguage, type Language } from "../language";
import { pagePath } from "../pages/paths";
import type { LocalPaths } from "../pages/site-path";
import type { Office } from "./brand";

/** A vacancy of the jobs page; its text is a section of `jobs`. */
export type Vacancy = {
	/** Position of its section in the text `jobs`. */
	section: number;
	office: Office["id"];
	/** schema.org employment types. */
	employment: readonly ("FULL_TIME" | "PART_TIME" | "CONTRACTOR")[];
	/** Date of first publication. */
	postedOn: string;
	/** Slug of its page, under the jobs page. */
	segments: LocalPaths;
};

/** The bundled vacancies, in the order of the text. */
export const vacancies: readonly Vacancy[] = [
	{
		section: 0,
		office: "ghent",
		employment: ["FULL_TIME", "CONTRACTOR"],
		postedOn: "2026-10-05",
		segments: {
			nl: "vastgoedmakelaar-verkoop-gent",
			fr: "agent-immobilier-vente-gand",
			en: "sales-agent-ghent",
			de: "immobilienmakler-verkauf-gent",
		},
	},
	{
		section: 1,
		office: "namur",
		employment: ["FULL_TIME", "PART_TIME"],
		postedOn: "2026-10-19",
		segments: {
			nl: "medewerker-verhuur-namen",
			fr: "conseiller-location-namur",
			en: "lettings-adviser-namur",
			de: "berater-vermietung-namur",
		},
	},
	{
		section: 2,
		office: "luxembourg",
		employment: ["FULL_TIME"],
		postedOn: "2026-11-02",
		segments: {
			nl: "dossierbeheerder-luxemburg",
			fr: "gestionnaire-dossiers-luxembourg",
			en: "case-administrator-luxembourg",
			de: "sachbearbeiter-luxemburg",
		},
	},
];

/** Vacancies at the agency's offices: an agency with its own offices has none of the bundled vacancies. */
export function openVacancies(offices: readonly Office[]): Vacancy[] {
	return vacancies.filter(({ office }) => offices.some(({ id }) => id === office));
}

/** Sections of the text without those of closed vacancies. */
export function sectionsOfJobs<Section>(offices: readonly Office[], sections: readonly Section[]): Section[] {
	const open = openVacancies(offices);
	const closed = vacancies.filter((vacancy) => !open.includes(vacancy)).map(({ section }) => section);
	return sections.filter((_, at) => !closed.includes(at));
}

export function vacancyPath({ segments }: Pick<Vacancy, "segments">, language: Language): string {
	return `${pagePath("jobs", language)}${segments[language]}/`;
}

export function vacancyPaths(vacancy: Vacancy): Record<Language, string> {
	return inEveryLanguage((language) => vacancyPath(vacancy, language));
}

/** Address of the application form, with the vacancy as `subject`. */
export function applicationPath({ segments }: Vacancy, language: Language): string {
	return `${pagePath("jobs", language)}?${new URLSearchParams({ subject: segments[language] })}#job-contact`;
}

/** The open vacancy that an application is about; null for none. */
export function vacancyAppliedFor(offices: readonly Office[], search: URLSearchParams): Vacancy | null {
	const subject = search.get("subject");
	// Matches slugs in any language, as the reader may have switched.
	return (
		openVacancies(offices).find(({ segments }) => Object.values(segments).some((each) => each === subject)) ?? null
	);
}

/** The open vacancy with its page at an address; null for other pages. */
export function vacancyAt(offices: readonly Office[], pathname: string, language: Language): Vacancy | null {
	return openVacancies(offices).find((vacancy) => vacancyPath(vacancy, language) === pathname) ?? null;
}
