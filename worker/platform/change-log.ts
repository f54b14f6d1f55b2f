import type { SessionSource } from "./metered";
import { withTimeout } from "./with-timeout";

/** Time for which an isolate uses its copy of the change log without querying the database. */
const CACHE_MS = 1_000;
/** Changes per query; a new isolate reads no further back. */
const CHANGES_PER_QUERY = 200;
/** Maximum number of tags that an isolate keeps the last change of. */
const MAX_RECORDS = 5_000;
/** Query timeout; a slower database counts as unavailable. */
const TIMEOUT_MS = 2_000;

/** @property goal 0 for sale, 1 for rent, as in `listings`; null when unknown */
export type Change = { seq: number; kind: "property" | "project" | "site"; id: number; goal: 0 | 1 | null };

/** Snapshot of the change log. */
export type ChangeView = {
	/** Number of the newest change. */
	seq: number;
	/** Whether any of the tags has changed after change number `seq`. True when unknown. */
	changedSince(seq: number, tags: readonly string[]): boolean;
};

/** Tags of the lists that a page shows: of one goal or of any. */
export const listTags = { sale: "lists-sale", rent: "lists-rent", any: "lists" } as const;

/**
 * Returns the tags that a change affects: the record itself and the lists that may show it now. Lists that showed it
 * before link to it and carry the record's own tag.
 */
export function tagsOfChange({ kind, id, goal }: Change): string[] {
	if (kind === "site") return ["site"];
	const { sale, rent, any } = listTags;
	const ofGoals = { 0: [sale], 1: [rent] };
	return [`${kind}-${id}`, any, ...(goal === null ? [sale, rent] : ofGoals[goal])];
}

type Memory = {
	checkedAt: number;
	seq: number;
	/** Changes up to this number are not in memory. */
	floor: number;
	lastChange: Map<string, number>;
};

/** One memory per database. */
const memories = new WeakMap<object, Memory>();

export type ChangeLog = ReturnType<typeof createChangeLog>;

/** Reads the change log, to which every import batch writes. @param db the binding itself, not a wrapper */
export function createChangeLog(db: SessionSource) {
	async function read(condition: string, order: "ASC" | "DESC", limit: number): Promise<Change[]> {
		const { results } = await db
			.withSession("first-unconstrained")
			.prepare(
				`SELECT seq, kind, record_id AS id,
					(SELECT goal FROM listings WHERE kind = 'property' AND listings.id = record_id) AS goal
				FROM changes WHERE ${condition} ORDER BY seq ${order} LIMIT ?`,
			)
			.bind(limit)
			.all<Change>();
		return results;
	}

	async function start(): Promise<Memory> {
		const changes = await read("true", "DESC", CHANGES_PER_QUERY);
		const oldest = changes.at(-1)?.seq ?? 1;
		const memory: Memory = {
			checkedAt: Date.now(),
			seq: changes[0]?.seq ?? 0,
			floor: oldest - 1,
			lastChange: new Map(),
		};
		for (const change of changes.reverse()) remember(memory, change);
		return memory;
	}

	async function refresh(known: Memory | undefined): Promise<Memory> {
		if (!known) return start();
		// Other requests may use the present memory during this query.
		known.checkedAt = Date.now();
		const changes = await read(`seq > ${known.seq}`, "ASC", CHANGES_PER_QUERY);
		if (changes.length === CHANGES_PER_QUERY || known.lastChange.size > MAX_RECORDS) return start();
		for (const change of changes) remember(known, change);
		return known;
	}

	return {
		/** Returns the view from memory if it is at most a second old; null when the database does not answer. */
		async view() {
			const known = memories.get(db);
			if (known && Date.now() - known.checkedAt < CACHE_MS) return viewOf(known);
			try {
				const memory = await withTimeout(TIMEOUT_MS, refresh(known));
				memories.set(db, memory);
				return viewOf(memory);
			} catch {
				memories.delete(db);
				return null;
			}
		},
		/** Makes the next view query the database; call it after a write. */
		forget: () => void memories.delete(db),
		/** Changes after number `seq`, oldest first, at most `limit`. */
		since: (seq: number, limit: number) => read(`seq > ${seq}`, "ASC", limit),
		/** Number of the newest change; 0 when there is none. */
		newest: async () => (await read("true", "DESC", 1))[0]?.seq ?? 0,
	};
}

function remember(memory: Memory, change: Change): void {
	memory.seq = Math.max(memory.seq, change.seq);
	for (const tag of tagsOfChange(change)) memory.lastChange.set(tag, change.seq);
}

function viewOf({ seq, floor, lastChange }: Memory): ChangeView {
	return {
		seq,
		changedSince: (since, tags) => since < floor || tags.some((tag) => (lastChange.get(tag) ?? 0) > since),
	};
}
