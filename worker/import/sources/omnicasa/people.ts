import type { FeedPart } from "../../../../app/domain/imports/message";
import { keysOf } from "../../../../app/domain/records";
import type { CrmPeople } from "../../crm-people";
import { crmOwner, crmViewing, distinctOwners, recordId } from "../people-values";
import { type Item, languageIds, type OmnicasaAccount, readList, SYSTEM } from "./service";

const A_PAGE = 200;
const MAX_PAGES = 5;
/** Above this number, the service has ignored the filter and returned the owners of all properties. */
const MAX_OWNERS = 20;
/** Omnicasa's id of the history type for viewings. */
const VIEWING = 1;
/** Names of relations in which the person owns the property. */
const OWNER = /eigenaar|propri[eé]taire|owner|verkoper|vendeur|seller|verhuurder|bailleur|landlord/i;
/** Request language; the pattern above matches all languages. */
const LANGUAGE = "nl";

/** Owners and viewings from Omnicasa. Missing data is not guessed. */
export function omnicasaPeople(account: OmnicasaAccount): CrmPeople {
	async function all(what: FeedPart, method: string, filter: object): Promise<{ items: Item[]; isWhole: boolean }> {
		const items = new Map<unknown, Item>();
		const totals = new Set<number>();
		for (let page = 0; page < MAX_PAGES; page++) {
			const [firstRow, lastRow] = [page * A_PAGE + 1, (page + 1) * A_PAGE];
			const list = await readList(account, { what, method, language: LANGUAGE, firstRow, lastRow, filter });
			for (const item of list.items) items.set(recordId(item.ID) ?? item, item);
			// If the total changes during reading, items may have moved to pages already read.
			totals.add(list.total);
			if (list.items.length === 0 || lastRow >= list.total) {
				return { items: [...items.values()], isWhole: totals.size === 1 && items.size >= list.total };
			}
		}
		return { items: [...items.values()], isWhole: false };
	}

	return {
		system: SYSTEM,
		async ownersOf(propertyId) {
			const what: FeedPart = { part: "owners", system: SYSTEM, record: String(propertyId) };
			const relations = await all(what, "GetRelationList", { ObjectID: propertyId });
			const owners = relations.items.filter((item) => isOf(item, propertyId) && isOwner(item));
			const ids = [...new Set(owners.flatMap(({ PersonID }) => recordId(PersonID) ?? []))];
			if (ids.length === 0 || ids.length > MAX_OWNERS) return [];
			const persons = await all(what, "GetPersonList", { IDs: ids });
			// A service that ignores the filter returns all persons.
			const named = persons.items.filter(({ ID }) => ids.includes(recordId(ID) ?? 0));
			return distinctOwners(named.map(ownerOf));
		},
		async viewingsOf(propertyId, span) {
			const what: FeedPart = { part: "viewings", system: SYSTEM, record: String(propertyId) };
			const filter = {
				ObjectID: propertyId,
				FromDate: `/Date(${span.from * 1_000})/`,
				ToDate: `/Date(${span.until * 1_000})/`,
				TypeIDs: [VIEWING],
			};
			const { items, isWhole } = await all(what, "GetCalendarHistories", filter);
			const viewings = items.filter((item) => isOf(item, propertyId) && recordId(item.TypeID) === VIEWING);
			return {
				viewings: viewings.flatMap((item) => crmViewing(item.ID, item.StartDate ?? item.Date, span) ?? []),
				isWhole,
			};
		},
	};
}

/** Whether an item belongs to the property: some services ignore the filter. Items without an id count as matches. */
function isOf({ ObjectID }: Item, propertyId: number): boolean {
	return ObjectID === undefined || ObjectID === null || recordId(ObjectID) === propertyId;
}

function isOwner({ TypeName, Type }: Item): boolean {
	return OWNER.test(String(TypeName ?? Type ?? ""));
}

function ownerOf({ FirstName, Name, Email, LanguageID, LanguageId }: Item) {
	const number = recordId(LanguageID ?? LanguageId);
	const known = keysOf(languageIds).find((language) => languageIds[language] === number);
	return crmOwner({ firstName: FirstName, lastName: Name, email: Email, language: known ?? null });
}
