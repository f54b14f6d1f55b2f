import type { FeedPart } from "../../../../app/domain/imports/message";
import type { Language } from "../../../../app/domain/language";
import type { Finding } from "../../report/findings";
import type { FeedSource } from "../../source";
import { withoutInvalidProjectFields } from "../invalid-fields";
import { checkPart, checkWhole, noteRead, nothingRead, pageOfProperties, pagesOf } from "../page-of-properties";
import type { UnitOfProject } from "../units";
import { type DetailsOfRun, detailsOfRun, type KeptDetails } from "./details";
import { createLists, inAllLanguages } from "./lists";
import { projectRecord, unitOf } from "./omnicasa-project";
import { emptyLookups, type Lookups, omnicasaProperty } from "./omnicasa-property";
import { languageIds, type OmnicasaAccount, readList, SYSTEM } from "./service";

const PROPERTIES_PER_PAGE = 200;
/** Active, sold and rented. Prospects and references are not listings, and there are many of them. */
const STATUSES_SHOWN = [1, 2, 4];

/**
 * Properties and projects from Omnicasa's web service, which returns one language per request.
 * @param kept cache of details that the list omits; null to read no details
 */
export function omnicasa(
	account: OmnicasaAccount,
	languages: readonly Language[],
	kept: KeptDetails | null,
): FeedSource {
	const spoken = languages.filter((language) => languageIds[language] !== undefined);
	const asked: readonly [Language, ...Language[]] = [spoken[0] ?? "nl", ...spoken.slice(1)];
	const [first] = asked;
	let beside: Lookups = emptyLookups;
	let units: UnitOfProject[] = [];
	let read = nothingRead();
	let findings: Finding[] = [];
	let projectsRead = false;
	let details: DetailsOfRun | null = null;

	const lists = createLists(account, asked, (remark) => findings.push(remark));

	return {
		propertiesOnly: true,
		get withProjects() {
			return projectsRead;
		},
		async readPage(page) {
			if (page === 1) {
				units = [];
				read = nothingRead();
				findings = [];
				projectsRead = false;
				details = kept && (await detailsOfRun(account, first, kept));
			}
			const readIn = async (language: Language) => {
				const what: FeedPart = { part: "page", system: SYSTEM, page, language };
				const list = await readList(account, {
					what,
					method: "GetPropertyList",
					language,
					firstRow: (page - 1) * PROPERTIES_PER_PAGE + 1,
					lastRow: page * PROPERTIES_PER_PAGE,
					filter: { Status: STATUSES_SHOWN, SortFields: ["ID"] },
				});
				checkPart(list.items.length, { page, total: list.total, perPage: PROPERTIES_PER_PAGE, what });
				return list;
			};
			const list = await readIn(first);
			const { once, twice } = noteRead(list.items, ({ ID }) => ID, read);
			findings.push(...twice);
			// After the first response, so that a wrong password causes one failed sign-in only.
			if (page === 1) beside = { ...(await lists.beside()), documents: new Map() };
			const documents = await lists.documents(once);
			const completed = await details?.complete(once);
			findings.push(...(completed?.findings ?? []));
			const items = completed?.items ?? once;
			const properties = await inAllLanguages(asked, { ...list, items }, readIn);
			units.push(...items.flatMap((item) => unitOf(item, beside.meanings) ?? []));
			const pages = pagesOf({ total: list.total, perPage: PROPERTIES_PER_PAGE });
			const found = pageOfProperties(
				properties.map((property) => omnicasaProperty(property, { ...beside, documents })),
				page,
				pages,
			);
			if (page < pages) return found;
			checkWhole(read, list.total, { part: "page", system: SYSTEM, page });
			await details?.keepOnly(read.numbers);
			const rows = await lists.projects();
			projectsRead = rows !== null;
			const projects = (rows ?? []).map((row) => withoutInvalidProjectFields(projectRecord(row, units)));
			findings.push(...projects.flatMap(({ remarks }) => remarks));
			return {
				...found,
				projects: projects.map(({ project }) => project),
				findings: [...(found.findings ?? []), ...findings],
			};
		},
	};
}
