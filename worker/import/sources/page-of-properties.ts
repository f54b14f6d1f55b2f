import type { FeedPage } from "../../../app/domain/feed/feed";
import { FeedError } from "../source";

type Home = { property: Record<string, unknown>; types: { ID: number }[] };

/** Where a page stands in the system's list. */
type Locality = { page: number; total: number; perPage: number; what: string };

/**
 * @throws FeedError where a part of a list has more or fewer properties than the list's count says: properties would be missed,
 * and what is missed twice is withdrawn. The same where the list is empty: an agency has properties, and a system that shows
 * none names another office, has withdrawn a right, or failed to write its file
 */
export function checkPart(homes: number, { page, total, perPage, what }: Locality): void {
	if (total === 0) throw new FeedError(`${what} has no homes at all`);
	const due = Math.max(0, Math.min(perPage, total - (page - 1) * perPage));
	if (homes !== due) throw new FeedError(`${what} has ${homes} homes where ${due} of ${total} are due`);
}

/**
 * A page of the feed from a part of a list.
 * @throws FeedError where it is not the whole part
 */
export function pageOfHomes(homes: readonly Home[], place: Locality): FeedPage {
	const { page, total, perPage } = place;
	checkPart(homes.length, place);
	const types = new Map(homes.flatMap((home) => home.types.map((type) => [type.ID, type] as const)));
	return {
		version: 1,
		page,
		pages: Math.ceil(total / perPage),
		propertyTypes: [...types.values()],
		properties: homes.map((home) => home.property),
	};
}
