import type { FeedPart, FindingMessage } from "../../../app/domain/imports/message";
import { claimedId, type Finding, rejectionOf, remarkOn } from "../report/findings";
import { FeedError, type SourcePage } from "../source";
import { asText, numberOf } from "./values";

/** A property as the feed has it, the types that it names, and its findings. */
export type ReadProperty = {
	property: Record<string, unknown>;
	types: { ID: number }[];
	/** Why it cannot be taken in. */
	rejected?: FindingMessage | null;
	findings?: readonly Finding[];
};

/** A page and the list of the system that it is a part of. */
type ListPart = { page: number; total: number; perPage: number; what: FeedPart };

/**
 * @throws FeedError where a part of a list has more or fewer properties than the list's count says: properties would be missed,
 * and what is missed twice is withdrawn. The same where the list is empty: an agency has properties, and a system that shows
 * none names another office, has withdrawn a right, or failed to write its file
 */
export function checkPart(properties: number, { page, total, perPage, what }: ListPart): void {
	if (total === 0) throw new FeedError({ code: "nothing-in-it", what });
	const due = Math.max(0, Math.min(perPage, total - (page - 1) * perPage));
	if (properties !== due) throw new FeedError({ code: "other-count", what, properties, due, total });
}

/** What was read of a list in a fixed order: its properties' numbers, the last one, and how many stood twice. */
export type ReadOfList = { numbers: Set<unknown>; last: unknown; repeated: number };

export const nothingRead = (): ReadOfList => ({ numbers: new Set(), last: null, repeated: 0 });

/**
 * Notes a part of a list as read. Records of one number beside each other are one property in the list twice, by its
 * fixed order. Anywhere else a repetition is a list that has moved while it was read, and hides others.
 * @returns the records once each, and a remark on each that stands twice
 */
export function noteRead<ListRecord extends object>(
	records: readonly ListRecord[],
	idOf: (record: ListRecord) => unknown,
	read: ReadOfList,
): { once: ListRecord[]; twice: Finding[] } {
	const twice: Finding[] = [];
	const once = records.filter((record) => {
		const number = numberOf(idOf(record)) ?? record;
		const isRepeated = number === read.last;
		read.last = number;
		read.numbers.add(number);
		if (isRepeated) twice.push(remarkOn("property", asText(number), { code: "given-twice" }));
		return !isRepeated;
	});
	read.repeated += twice.length;
	return { once, twice };
}

/** @throws FeedError where parts of a list overlap: one without a fixed order repeats some properties and withholds others */
export function checkWhole({ numbers, repeated }: ReadOfList, total: number, what: FeedPart): void {
	if (numbers.size >= total - repeated) return;
	throw new FeedError({ code: "listed-twice", what, total: total - repeated, different: numbers.size });
}

/** A page of the feed from a part of a list that was checked. */
export function pageOfProperties(properties: readonly ReadProperty[], page: number, pages: number): SourcePage {
	const types = new Map(properties.flatMap((property) => property.types.map((type) => [type.ID, type] as const)));
	return {
		version: 1,
		page,
		pages,
		propertyTypes: [...types.values()],
		properties: properties.filter(({ rejected }) => !rejected).map((property) => property.property),
		findings: properties.flatMap(({ property, rejected, findings = [] }) =>
			rejected ? [rejectionOf("property", claimedId(property), rejected)] : findings,
		),
	};
}

export function pagesOf({ total, perPage }: Pick<ListPart, "total" | "perPage">): number {
	return Math.max(1, Math.ceil(total / perPage));
}
