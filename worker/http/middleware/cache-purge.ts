import { inGroups } from "../../../app/domain/records";
import { tagsOfChange } from "../../platform/change-log";
import { factsOf, log } from "../../platform/log";
import type { Services } from "../../services";

/** KV key of the purge cursor. */
const CURSOR = "purged-up-to";
/** From this many changes on, purging everything is cheaper than naming tags. */
const MAX_CHANGES = 500;
/** Platform limit of tags per purge call. */
const TAGS_AT_ONCE = 30;

/** Purge API of the platform's cache. */
export type Purge = (options: { tags: string[] } | { purgeEverything: true }) => Promise<unknown>;

/** Purge cursor: the last purged change. Null if nothing was purged yet or the platform has no cache of its own. */
export async function purgedUpTo(kv: KVNamespace): Promise<number | null> {
	const stored = await kv.get(CURSOR);
	return stored === null ? null : Number(stored);
}

/**
 * Purges the pages affected by changes since the last purge. The cursor advances only after success, so the next purge
 * makes up for a failed one.
 * @param purge null if the platform has no cache of its own: pages are then checked against the change log
 */
export async function purgeChanged(services: Services, kv: KVNamespace, purge: Purge | null): Promise<void> {
	services.changes.forget();
	if (!purge) return;
	try {
		const changes = await services.changes.since((await purgedUpTo(kv)) ?? 0, MAX_CHANGES);
		const last = changes.at(-1);
		if (!last) return;
		if (changes.length === MAX_CHANGES) {
			// Read before the purge: pages changed during it may already be cached again.
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
