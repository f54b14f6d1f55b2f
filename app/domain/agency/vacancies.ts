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
};

/** The agency's open vacancies, in the order of the text. */
export const vacancies: readonly Vacancy[] = [
	{ section: 0, office: "ghent", employment: ["FULL_TIME", "CONTRACTOR"], postedOn: "2026-10-05" },
	{ section: 1, office: "namur", employment: ["FULL_TIME", "PART_TIME"], postedOn: "2026-10-19" },
	{ section: 2, office: "luxembourg", employment: ["FULL_TIME"], postedOn: "2026-11-02" },
];
