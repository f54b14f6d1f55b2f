import { foldText } from "../../../../app/domain/formatting/slug";
import type { FeedList } from "../../../../app/domain/imports/message";
import type { Language } from "../../../../app/domain/language";
import { type Finding, remarkOn } from "../../report/findings";
import { FeedError } from "../../source";
import { numberOf, textOf } from "../values";
import type { Lookups, OmnicasaProperty } from "./omnicasa-property";
import { type Item, type List, type OmnicasaAccount, readList, SYSTEM } from "./service";
import { meaningsOf } from "./statuses";

/** Larger than any agency's list of statuses, types or projects, or the documents of a page of properties. */
const MAX_ROWS = 5_000;

type Languages = readonly [Language, ...Language[]];

/** Reads the lists besides the properties. An unavailable list is reported as a remark, and the import continues. */
export function createLists(account: OmnicasaAccount, languages: Languages, report: (remark: Finding) => void) {
	const [first] = languages;
	const all = (method: string, part: FeedList, language: Language, filter: object = {}) =>
		readList(account, {
			what: { part, system: SYSTEM, language },
			method,
			language,
			firstRow: 1,
			lastRow: MAX_ROWS,
			filter,
		});

	async function optional<Wanted>(list: FeedList, read: () => Promise<Wanted>): Promise<Wanted | null> {
		try {
			return await read();
		} catch (error) {
			if (!(error instanceof FeedError)) throw error;
			report(remarkOn("source", list, { code: "list-unavailable", list, why: error.runMessage }));
			return null;
		}
	}

	async function everywhere(list: FeedList, read: (language: Language) => Promise<List>) {
		return optional(list, async () => inAllLanguages(languages, await read(first), read));
	}

	return {
		async beside(): Promise<Omit<Lookups, "documents">> {
			const statuses = await optional("statuses", () => all("GetSubstatusList", "statuses", first));
			const types = await everywhere("types", (language) => all("GetTypeOfPropertyList", "types", language));
			return { meanings: meaningsOf(statuses?.items ?? null), types: typesOf(types ?? []) };
		},
		/** Documents of these properties by property id. */
		async documents(items: readonly Item[]): Promise<Lookups["documents"]> {
			if (items.length === 0) return new Map();
			const ObjectIDs = items.map((item) => item.ID);
			const list = await optional("documents", () =>
				all("GetDocumentList", "documents", first, { ObjectIDs, Publish: true }),
			);
			return Map.groupBy(list?.items ?? [], (document) => numberOf(document.ObjectID));
		},
		/** Projects; null when they are not available. */
		projects: () =>
			everywhere("projects", (language) => all("GetProjectList", "projects", language, { IsPublishWebsite: true })),
	};
}

/** Joins a list's rows in all languages by id. @param list the rows in the first language */
export async function inAllLanguages(
	[first, ...others]: Languages,
	list: List,
	read: (language: Language) => Promise<List>,
): Promise<OmnicasaProperty[]> {
	const translated: (readonly [Language, Map<unknown, Item>])[] = [];
	for (const language of others) {
		const { items } = await read(language);
		translated.push([language, new Map(items.map((item) => [numberOf(item.ID), item]))]);
	}
	return list.items.map((item) => [
		[first, item],
		...translated.flatMap(([language, byId]) => {
			const said = byId.get(numberOf(item.ID));
			return said ? [[language, said] as const] : [];
		}),
	]);
}

/** Types by their folded name in the first language, which properties refer to. */
export function typesOf(rows: readonly OmnicasaProperty[]): Lookups["types"] {
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
