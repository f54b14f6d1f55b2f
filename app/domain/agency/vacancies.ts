import { inEveryLanguage, type Language } from "../language";
import { pagePath } from "../pages/paths";
import type { LocalPaths } from "../pages/site-path";
import type { Office } from "./brand";

/** A vacancy of the jobs page, beside its section of the text. */
export type Vacancy = {
	/** Position of its section in the text `jobs`. */
	section: number;
	office: Office["id"];
	/** As schema.org's job postings name them. */
	employment: readonly ("FULL_TIME" | "PART_TIME" | "CONTRACTOR")[];
	/** When it was first published. */
	postedOn: string;
	/** Of its page, below that of the jobs. */
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

/** Those at an office that the agency has: offices of its own take the bundled vacancies with the bundled offices. */
export function openVacancies(offices: readonly Office[]): Vacancy[] {
	return vacancies.filter(({ office }) => offices.some(({ id }) => id === office));
}

/** The sections of the text without those of vacancies that are not open. */
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

/** Where an application for a vacancy is written: its form has the vacancy's name. */
export function applicationPath({ segments }: Vacancy, language: Language): string {
	return `${pagePath("jobs", language)}?${new URLSearchParams({ subject: segments[language] })}#job-contact`;
}

/** The vacancy that an application is about; null for none of those that are open. */
export function vacancyAppliedFor(offices: readonly Office[], search: URLSearchParams): Vacancy | null {
	const subject = search.get("subject");
	// Also as another language names it: the reader may have changed it since.
	return (
		openVacancies(offices).find(({ segments }) => Object.values(segments).some((each) => each === subject)) ?? null
	);
}

/** The vacancy whose page is at an address; null for another page. */
export function vacancyAt(offices: readonly Office[], pathname: string, language: Language): Vacancy | null {
	return openVacancies(offices).find((vacancy) => vacancyPath(vacancy, language) === pathname) ?? null;
}
