import { foldText } from "../../../../app/domain/formatting/slug";
import type { FeedList, FeedPart } from "../../../../app/domain/imports/message";
import type { Language } from "../../../../app/domain/language";
import { type Finding, remarkOn } from "../../findings";
import { FeedError, type FeedSource } from "../../source";
import { mendedProject } from "../mend";
import { checkPart, checkWhole, pageOfProperties, pagesOf } from "../page-of-properties";
import { numberOf, textOf } from "../values";
import { type DetailsOfRun, detailsOfRun, type KeptDetails } from "./details";
import { projectRecord, type Unit, unitOf } from "./omnicasa-project";
import { type Beside, nothingBeside, type OmnicasaProperty, omnicasaProperty } from "./omnicasa-property";
import { type Item, type List, languageIds, type OmnicasaAccount, readList, SYSTEM } from "./service";
import { meaningsOf } from "./statuses";

const PROPERTIES_PER_PAGE = 200;
/** More than an agency has of statuses, types and projects, or a page of properties of documents. */
const MOST_ROWS = 5_000;
/** Active, sold and rented: prospects and references are no listings, and are many. */
const STATUSES_SHOWN = [1, 2, 4];

/**
 * Properties and projects of Omnicasa's web service, which answers one language at a time.
 * @param kept what is known of details that the list leaves out; null where none are to be read
 */
export function omnicasa(
	account: OmnicasaAccount,
	languages: readonly Language[],
	kept: KeptDetails | null,
): FeedSource {
	const spoken = languages.filter((language) => languageIds[language] !== undefined);
	const [first, ...others]: readonly [Language, ...Language[]] = [spoken[0] ?? "nl", ...spoken.slice(1)];
	let beside: Beside = nothingBeside;
	let units: Unit[] = [];
	let read = new Set<unknown>();
	let findings: Finding[] = [];
	let projectsRead = false;
	let details: DetailsOfRun | null = null;

	const all = (method: string, part: FeedList, language: Language, filter: object = {}) =>
		readList(account, {
			what: { part, system: SYSTEM, language },
			method,
			language,
			firstRow: 1,
			lastRow: MOST_ROWS,
			filter,
		});

	/** A list that is not available: properties go in without it, and the run reports that. */
	async function optional<Wanted>(list: FeedList, read: () => Promise<Wanted>): Promise<Wanted | null> {
		try {
			return await read();
		} catch (error) {
			if (!(error instanceof FeedError)) throw error;
			findings.push(remarkOn("source", list, { code: "list-unavailable", list, why: error.told }));
			return null;
		}
	}

	/** Rows of a list in every language, joined by their number. */
	async function inAllLanguages(list: List, read: (language: Language) => Promise<List>): Promise<OmnicasaProperty[]> {
		const translated: (readonly [Language, Map<unknown, Item>])[] = [];
		for (const language of others) {
			const { items } = await read(language);
			translated.push([language, new Map(items.map((item) => [item.ID, item]))]);
		}
		return list.items.map((item) => [
			[first, item],
			...translated.flatMap(([language, byId]) => {
				const said = byId.get(item.ID);
				return said ? [[language, said] as const] : [];
			}),
		]);
	}

	async function readTypes(): Promise<Beside["types"]> {
		const read = (language: Language) => all("GetTypeOfPropertyList", "types", language);
		const rows = await inAllLanguages(await read(first), read);
		return new Map(
			rows.flatMap((row) => {
				const [[, item]] = row;
				const [id, name] = [numberOf(item.ID), textOf(item.Name)];
				if (typeof id !== "number" || typeof name !== "string") return [];
				const names = Object.fromEntries(row.map(([language, each]) => [language, textOf(each.Name)]));
				return [[foldText(name), { id, names }]];
			}),
		);
	}

	async function readBeside(): Promise<Beside> {
		const statuses = await optional("statuses", () => all("GetSubstatusList", "statuses", first));
		const types = await optional("types", readTypes);
		return { meanings: meaningsOf(statuses?.items ?? null), types: types ?? new Map(), documents: new Map() };
	}

	async function readDocuments(items: readonly Item[]): Promise<Beside["documents"]> {
		if (items.length === 0) return new Map();
		const ObjectIDs = items.map((item) => item.ID);
		const list = await optional("documents", () =>
			all("GetDocumentList", "documents", first, { ObjectIDs, Publish: true }),
		);
		return Map.groupBy(list?.items ?? [], (document) => numberOf(document.ObjectID));
	}

	async function readProjects(): Promise<Record<string, unknown>[]> {
		const read = (language: Language) => all("GetProjectList", "projects", language, { IsPublishWebsite: true });
		const projects = await optional("projects", async () => inAllLanguages(await read(first), read));
		projectsRead = projects !== null;
		return (projects ?? []).map((each) => {
			const { project, remarks } = mendedProject(projectRecord(each, units));
			findings.push(...remarks);
			return project;
		});
	}

	return {
		propertiesOnly: true,
		get withProjects() {
			return projectsRead;
		},
		async readPage(page) {
			if (page === 1) {
				units = [];
				read = new Set();
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
			for (const item of list.items) read.add(numberOf(item.ID) ?? item);
			// After the first answer: a wrong password is to be refused once.
			if (page === 1) beside = await readBeside();
			const documents = await readDocuments(list.items);
			const completed = await details?.complete(list.items);
			findings.push(...(completed?.findings ?? []));
			const items = completed?.items ?? list.items;
			const properties = await inAllLanguages({ ...list, items }, readIn);
			units.push(...items.flatMap((item) => unitOf(item, beside.meanings) ?? []));
			const pages = pagesOf({ total: list.total, perPage: PROPERTIES_PER_PAGE });
			const found = pageOfProperties(
				properties.map((property) => omnicasaProperty(property, { ...beside, documents })),
				page,
				pages,
			);
			if (page < pages) return found;
			checkWhole(read, list.total, { part: "page", system: SYSTEM, page });
			await details?.keepOnly(read);
			const projects = await readProjects();
			return { ...found, projects, findings: [...(found.findings ?? []), ...findings] };
		},
	};
}
