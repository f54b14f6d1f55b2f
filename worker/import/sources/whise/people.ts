import * as z from "zod";
import type { FeedPart } from "../../../../app/domain/imports/message";
import { isLanguage } from "../../../../app/domain/language";
import type { CrmOwner, CrmPeople, CrmViewing } from "../../crm-people";
import { crmOwner, crmViewing, distinctOwners, recordId, recordsIn, secondsSaid } from "../people-values";
import { asText, numberOf } from "../values";
import { type Office, officesOf, SYSTEM, type WhiseAccount } from "./service";

type Said = Readonly<Record<string, unknown>>;
type ListQuestion = { what: FeedPart; path: string; key: string; body: object; office: Office };

const A_PAGE = 100;
const MAX_PAGES = 10;
/** Whise's id of the base contact type for owners. */
const OWNER = 3;
/** Names of calendar actions that are viewings. */
const VIEWING = /visit|bezoek|visite|besichtig/i;

const listSchema = z.record(z.string(), z.unknown());
const countSchema = z.preprocess(numberOf, z.int().min(0));

/** Owners and viewings from Whise, over all offices. Missing data is not guessed. */
export function whisePeople(account: WhiseAccount): CrmPeople {
	const offices = officesOf(account);
	let viewingActions: ReadonlySet<number> | null = null;

	/** Ids of the calendar actions that are viewings; they differ between agencies. */
	async function actionsOfViewings(what: FeedPart, office: Office): Promise<ReadonlySet<number>> {
		if (viewingActions) return viewingActions;
		const answer = await office(listSchema, { what, path: "v1/calendars/actions/list", body: {} });
		const viewings = recordsIn(answer.calendarActions).filter((action) => VIEWING.test(JSON.stringify(action)));
		viewingActions = new Set(viewings.flatMap(({ id }) => recordId(id) ?? []));
		return viewingActions;
	}

	/** Reads a list page by page. @param isEnough whether records after this one are not needed */
	async function readList(
		{ key, body, office, ...question }: ListQuestion,
		isEnough: (record: Said) => boolean,
	): Promise<{ records: Said[]; isWhole: boolean }> {
		const records = new Map<number, Said>();
		const totals = new Set<number | null>();
		for (let page = 0; page < MAX_PAGES; page++) {
			const Page = { Limit: A_PAGE, Offset: page * A_PAGE };
			const answer = await office(listSchema, { ...question, body: { ...body, Page } });
			const read = recordsIn(answer[key]);
			for (const record of read) {
				const id = recordId(record.id ?? record.contactId);
				if (id !== null) records.set(id, record);
			}
			const total = countSchema.safeParse(answer.totalCount).data ?? null;
			// If the total changes during reading, records may have moved to pages already read.
			totals.add(total);
			const isOver = read.some(isEnough);
			if (isOver || read.length === 0 || total === null || (page + 1) * A_PAGE >= total) {
				const hasAll = total !== null && (isOver || records.size >= total);
				return { records: [...records.values()], isWhole: hasAll && totals.size === 1 };
			}
		}
		return { records: [...records.values()], isWhole: false };
	}

	return {
		system: SYSTEM,
		async ownersOf(propertyId) {
			const what: FeedPart = { part: "owners", system: SYSTEM, record: String(propertyId) };
			const body = {
				Filter: { EstateIds: [propertyId] },
				Field: { Included: ["estates", "contactTypes"] },
				Sort: [{ Field: "id", Ascending: true }],
			};
			const owners: (CrmOwner | null)[] = [];
			for (const office of offices) {
				const question = { what, path: "v1/contacts/list", key: "contacts", body, office };
				const { records } = await readList(question, () => false);
				owners.push(...records.filter((contact) => isOwner(contact, propertyId)).map(ownerOf));
			}
			return distinctOwners(owners);
		},
		async viewingsOf(propertyId, span) {
			const what: FeedPart = { part: "viewings", system: SYSTEM, record: String(propertyId) };
			const body = {
				Filter: { EstateIds: [propertyId] },
				Field: { Included: ["estates"] },
				// Newest first, so that old entries are not read; the id breaks ties.
				Sort: [
					{ Field: "startDateTime", Ascending: false },
					{ Field: "id", Ascending: false },
				],
			};
			const viewings = new Map<string, CrmViewing>();
			let isWhole = true;
			for (const office of offices) {
				const actions = await actionsOfViewings(what, office);
				const question = { what, path: "v1/calendars/list", key: "calendars", body, office };
				const read = await readList(
					question,
					({ startDateTime }) => (secondsSaid(startDateTime) ?? span.from) < span.from,
				);
				// Without known actions, or in an unexpected order, viewings may be missing.
				isWhole &&= read.isWhole && actions.size > 0 && isLatestFirst(read.records);
				for (const entry of read.records) {
					const viewing = crmViewing(entry.id, entry.startDateTime, span);
					if (viewing && isOf(entry, propertyId) && isViewing(entry, actions)) viewings.set(viewing.id, viewing);
				}
			}
			return { viewings: [...viewings.values()], isWhole };
		},
	};
}

function isLatestFirst(entries: readonly Said[]): boolean {
	const times = entries.flatMap(({ startDateTime }) => secondsSaid(startDateTime) ?? []);
	return times.every((time, at) => time <= (times[at - 1] ?? time));
}

function isOwner(contact: Said, propertyId: number): boolean {
	const types = recordsIn(contact.contactTypes);
	const baseTypes = types.map(({ baseContactType, baseContactTypeId }) => baseContactTypeId ?? idIn(baseContactType));
	return baseTypes.some((type) => recordId(type) === OWNER) && isOf(contact, propertyId);
}

function isOf(record: Said, propertyId: number): boolean {
	return recordsIn(record.estates).some(({ estateId, id }) => recordId(estateId ?? id) === propertyId);
}

function isViewing({ action }: Said, actions: ReadonlySet<number>): boolean {
	const id = recordId(idIn(action));
	return id !== null && actions.has(id);
}

function idIn(value: unknown): unknown {
	return recordsIn([value])[0]?.id;
}

function ownerOf({ firstName, name, privateEmail, businessEmail, languageId }: Said): CrmOwner | null {
	const language = asText(languageId).slice(0, 2);
	return crmOwner({
		firstName,
		lastName: name,
		email: privateEmail || businessEmail,
		language: isLanguage(language) ? language : null,
	});
}
