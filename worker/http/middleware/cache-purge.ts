import { inGroups } from "../../../app/domain/records";
import { tagsOfChange } from "../../platform/change-log";
import { factsOf, log } from "../../platform/log";
import type { Services } from "../../services";

/** KV key of the last purged change. */
const CURSOR = "purged-up-to";
/** Beyond so many changes everything goes at once: cheaper than naming it. */
const MOST_CHANGES = 500;
/** Tags that the platform takes in one call. */
const TAGS_AT_ONCE = 30;

/** The part of the platform's cache that drops pages. */
export type Purge = (options: { tags: string[] } | { purgeEverything: true }) => Promise<unknown>;

/** The change up to which pages were dropped; null where the platform has no cache of its own, or nothing was dropped yet. */
export async function purgedUpTo(kv: KVNamespace): Promise<number | null> {
	const stored = await kv.get(CURSOR);
	return stored === null ? null : Number(stored);
}

/**
 * Drops what the changes since the last purge concern. The cursor moves on only after that, so a purge that fails is
 * made up for by the next one. @param purge null where the platform has no cache of its own: pages are compared with the
 * change log there, and nothing is to be dropped
 */
export async function purgeChanged(services: Services, kv: KVNamespace, purge: Purge | null): Promise<void> {
	services.changes.forget();
	if (!purge) return;
	try {
		const changes = await services.changes.since((await purgedUpTo(kv)) ?? 0, MOST_CHANGES);
		const last = changes.at(-1);
		if (!last) return;
		if (changes.length === MOST_CHANGES) {
			// Read before: a page of what changes meanwhile may be kept again already.
			const newest = await services.changes.newest();
			await purge({ purgeEverything: true });
			await kv.put(CURSOR, String(Math.max(newest, last.seq)));
			return;
		}
		const tags = [...new Set(changes.flatMap(tagsOfChange))];
		for (const some of inGroups(tags, TAGS_AT_ONCE)) await purge({ tags: some });
		await kv.put(CURSOR, String(last.seq));
		log("info", "pages-purged", { changes: changes.length, tags: tags.length });
	} catch (error) {
		log("error", "purge-failed", factsOf(error));
	}
}
