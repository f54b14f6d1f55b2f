import * as z from "zod";
import { HOUR_MS } from "../../../../app/domain/durations";
import type { FeedPart } from "../../../../app/domain/imports/message";
import type { Language } from "../../../../app/domain/language";
import { type Finding, remarkOn } from "../../report/findings";
import { FeedError, type FeedSource, type SourcePage } from "../../source";
import { withoutInvalidProjectFields } from "../invalid-fields";
import {
	checkPart,
	checkWhole,
	noteRead,
	nothingRead,
	pageOfProperties,
	pagesOf,
	type ReadOfList,
} from "../page-of-properties";
import type { UnitOfProject } from "../units";
import { numberOf } from "../values";
import { hasOthers } from "./details";
import { type DetailWords, learnWords, noWords } from "./extras";
import { type Office, officesOf, SYSTEM, type WhiseAccount } from "./service";
import { isProject, projectRecord, unitOf } from "./whise-project";
import { type Estate, listOf, statusesShown, whiseProperty } from "./whise-property";

const languageIds: Record<Language, string> = { nl: "nl-BE", fr: "fr-BE", en: "en-GB", de: "de-DE" };
const PROPERTIES_PER_PAGE = 100;
/** Overlap with the last run: changes made during that run may have an earlier time. */
const OVERLAP_MS = HOUR_MS;

const listSchema = z.object({
	estates: z.array(z.record(z.string(), z.unknown())).nullish(),
	totalCount: z.preprocess(numberOf, z.int().min(0)),
});
type List = { total: number; estates: Estate[] };

/** Position in the list of one office. */
type Place = { at: number; page: number; read: ReadOfList };

function startOf(at: number): Place {
	return { at, page: 1, read: nothingRead() };
}

/** A run's position in the lists of the offices, and its findings so far. */
type Progress = {
	place: Place;
	seen: Set<unknown>;
	projects: Estate[];
	units: UnitOfProject[];
	/** Number of properties per detail that is not converted. */
	unread: Map<unknown, number>;
	properties: number;
	words: DetailWords;
};

const newProgress = (): Progress => ({
	place: startOf(0),
	seen: new Set(),
	projects: [],
	units: [],
	unread: new Map(),
	properties: 0,
	words: noWords(),
});

/**
 * Source of properties and projects from Whise. Reads the lists of the agency's offices one after another; estates
 * shared by two offices count once.
 */
export function whise(account: WhiseAccount, languages: readonly Language[]): FeedSource {
	let progress = newProgress();
	const offices = officesOf(account);
	const readList = (office: Office, request: Asked) => readEstates(office, languages, request);

	/** Reads the names of a page's details; Whise returns one language per request. */
	async function readWords(named: readonly Estate[], office: Office, filter: object): Promise<Finding[]> {
		if (!named.some(({ details }) => hasOthers(listOf(details)))) return [];
		for (const language of languages) {
			const asked = { ...filter, LanguageIds: undefined, LanguageId: languageIds[language] };
			try {
				const what: FeedPart = { part: "details", system: SYSTEM, language };
				const { estates } = await readList(office, { what, page: 1, filter: asked });
				learnWords(
					progress.words,
					language,
					estates.flatMap(({ details }) => listOf(details)),
				);
			} catch (error) {
				if (!(error instanceof FeedError)) throw error;
				return [remarkOn("source", "details", { code: "list-unavailable", list: "details", why: error.runMessage })];
			}
		}
		return [];
	}

	/** Reads changes. Null when they exceed one page per office or include a project or unit, which need all estates. */
	async function readChanges(since: Date): Promise<SourcePage | null> {
		const changed: Estate[] = [];
		const findings: Finding[] = [];
		// All statuses, because properties taken off the market have changed too.
		const filter = { UpdateDateTimeRange: { Min: new Date(since.getTime() - OVERLAP_MS).toISOString() } };
		const what: FeedPart = { part: "changes", system: SYSTEM };
		for (const office of offices) {
			const { total, estates } = await readList(office, { what, page: 1, filter });
			if (total > estates.length || estates.some((estate) => isProject(estate) || unitOf(estate))) return null;
			findings.push(...(await readWords(estates, office, filter)));
			changed.push(...estates);
		}
		const properties = unseen(progress.seen, changed).map((estate) => whiseProperty(estate, progress.words));
		const page = pageOfProperties(properties, 1, 1);
		return { ...page, findings: [...(page.findings ?? []), ...findings], changesOnly: true };
	}

	return {
		propertiesOnly: true,
		withProjects: true,
		async readPage(page, since = null) {
			if (page === 1) {
				progress = newProgress();
				const changes = since && (await readChanges(since));
				if (changes) return changes;
				progress = newProgress();
			}
			const here = progress.place;
			const { at } = here;
			const office = offices[at] as Office;
			const what: FeedPart = { part: "page", system: SYSTEM, page };
			const filter = { PurposeStatusIds: statusesShown };
			const { total, estates } = await readList(office, { what, page: here.page, filter });
			// The first page of an office has nearly all details.
			const words = here.page === 1 ? await readWords(estates, office, filter) : [];
			progress.properties += estates.length;
			const isLastOffice = at === offices.length - 1;
			// One of several offices may be empty, but not all of them.
			if (total > 0 || (isLastOffice && progress.properties === 0)) {
				checkPart(estates.length, { page: here.page, total, perPage: PROPERTIES_PER_PAGE, what });
			}
			const { once, twice } = noteRead(estates, ({ id }) => id, here.read);
			const left = pagesOf({ total, perPage: PROPERTIES_PER_PAGE }) - here.page;
			if (left <= 0) checkWhole(here.read, total, what);
			progress.place = left > 0 ? { ...here, page: here.page + 1 } : startOf(at + 1);
			const fresh = unseen(progress.seen, once);
			progress.projects.push(...fresh.filter(isProject));
			progress.units.push(...fresh.flatMap((estate) => unitOf(estate) ?? []));
			const properties = fresh
				.filter((estate) => !isProject(estate))
				.map((estate) => whiseProperty(estate, progress.words));
			for (const { unread } of properties) {
				for (const id of unread) progress.unread.set(id, (progress.unread.get(id) ?? 0) + 1);
			}
			const pages = page + left + (offices.length - 1 - at);
			const found = pageOfProperties(properties, page, pages);
			const read = { ...found, findings: [...(found.findings ?? []), ...words, ...twice] };
			if (page < pages) return read;
			const projects = progress.projects.map((estate) =>
				withoutInvalidProjectFields(projectRecord(estate, progress.units)),
			);
			return {
				...read,
				projects: projects.map(({ project }) => project),
				findings: [...read.findings, ...projects.flatMap(({ remarks }) => remarks), ...unreadDetails(progress)],
			};
		},
	};
}

type Asked = { what: FeedPart; page: number; filter: object };

async function readEstates(office: Office, languages: readonly Language[], asked: Asked): Promise<List> {
	const { what, page, filter } = asked;
	const body = {
		Filter: {
			LanguageIds: languages.map((language) => languageIds[language]),
			ShowDetails: true,
			ShowRepresentatives: true,
			WithRefDescriptions: true,
			...filter,
		},
		Page: { Limit: PROPERTIES_PER_PAGE, Offset: (page - 1) * PROPERTIES_PER_PAGE },
		// New properties come last, so that none moves to a page already read. The id breaks ties after bulk imports.
		Sort: [
			{ Field: "createDateTime", Ascending: true },
			{ Field: "id", Ascending: true },
		],
	};
	const list = await office(listSchema, { what, path: "v1/estates/list", body });
	return { total: list.totalCount, estates: list.estates ?? [] };
}

/** Returns estates that are new to this run and marks them as seen. */
function unseen(seen: Set<unknown>, estates: readonly Estate[]): Estate[] {
	return estates.filter((estate) => {
		const id = numberOf(estate.id);
		if (id !== null && seen.has(id)) return false;
		seen.add(id);
		return true;
	});
}

/** Maximum number of reported details; the rest are too rare to matter. */
const MAX_DETAILS_SAID = 40;

function unreadDetails({ unread, words }: Progress): Finding[] {
	return [...unread]
		.sort(([a, many], [b, more]) => more - many || Number(a) - Number(b))
		.slice(0, MAX_DETAILS_SAID)
		.map(([id, properties]) => {
			const name = Object.values(words.details.get(id) ?? {})[0];
			const detail = name ? `${name} (${id})` : String(id);
			return remarkOn("source", String(id), { code: "detail-unread", detail, properties });
		});
}
