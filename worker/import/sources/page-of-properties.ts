import type { FeedPart, FindingMessage } from "../../../app/domain/imports/message";
import { claimedId, type Finding, rejectionOf, remarkOn } from "../report/findings";
import { FeedError, type SourcePage } from "../source";
import { asText, numberOf } from "./values";

/** A property in the shape of the feed, its types and its findings. */
export type ReadProperty = {
	property: Record<string, unknown>;
	types: { ID: number }[];
	/** Why the property is rejected. */
	rejected?: FindingMessage | null;
	findings?: readonly Finding[];
};

/** Position of a page in a list of the system. */
type ListPart = { page: number; total: number; perPage: number; what: FeedPart };

/**
 * Checks the number of properties on a page against the total of the list. A wrong number means missed properties,
 * which would be withdrawn after two runs. An empty list is an error too: it means a wrong office, a lost permission or
 * a failed export.
 * @throws FeedError when the number is wrong or the list is empty
 */
export function checkPart(properties: number, { page, total, perPage, what }: ListPart): void {
	if (total === 0) throw new FeedError({ code: "nothing-in-it", what });
	const due = Math.max(0, Math.min(perPage, total - (page - 1) * perPage));
	if (properties !== due) throw new FeedError({ code: "other-count", what, properties, due, total });
}

/** Records read so far from a list in a fixed order: their ids, the last id, and the number of repetitions. */
export type ReadOfList = { numbers: Set<unknown>; last: unknown; repeated: number };

export const nothingRead = (): ReadOfList => ({ numbers: new Set(), last: null, repeated: 0 });

/**
 * Adds a page to the records read. Adjacent records with the same id are one property listed twice, because the list
 * has a fixed order. Any other repetition means that the list shifted during reading and that records were missed; see
 * checkWhole().
 * @returns the records without adjacent duplicates, and a remark on each duplicate
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

/** Checks that the whole list was read. @throws FeedError when pages overlap, so that some properties were missed */
export function checkWhole({ numbers, repeated }: ReadOfList, total: number, what: FeedPart): void {
	if (numbers.size >= total - repeated) return;
	throw new FeedError({ code: "listed-twice", what, total: total - repeated, different: numbers.size });
}

/** Builds a page of the feed from a checked part of a list. */
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
