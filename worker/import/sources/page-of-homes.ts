import type { FeedPage } from "../../../app/domain/feed";
import { FeedError } from "../source";

type Home = { property: Record<string, unknown>; types: { ID: number }[] };

/** Where a page stands in the system's list. */
type Place = { page: number; total: number; perPage: number; what: string };

/**
 * A page of the feed from a part of a list.
 * @throws FeedError where the part has more or fewer homes than the list's count says: homes would be missed, and what
 * is missed twice is withdrawn
 */
export function pageOfHomes(homes: readonly Home[], { page, total, perPage, what }: Place): FeedPage {
	const due = Math.max(0, Math.min(perPage, total - (page - 1) * perPage));
	if (homes.length !== due) throw new FeedError(`${what} has ${homes.length} homes where ${due} of ${total} are due`);
	const types = new Map(homes.flatMap((home) => home.types.map((type) => [type.ID, type] as const)));
	return {
		version: 1,
		page,
		pages: Math.max(1, Math.ceil(total / perPage)),
		propertyTypes: [...types.values()],
		properties: homes.map((home) => home.property),
	};
}
