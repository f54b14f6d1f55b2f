import { onceFor } from "../../app/domain/once";
import { inGroups } from "../../app/domain/records";
import { parseSearchFacts } from "../../app/domain/search/columns";
import { factsOf, log } from "../platform/log";
import type { Reader } from "../platform/reader";
import { type Computed, onlyRow, type RowOf } from "../platform/rows";
import { type ChangedRow, createGathering, emptyColumns, type SearchColumns, withChanges } from "./columns-in-memory";
import { decodePiece } from "./piece";
import { type Pointer, type PointerRow, pointerOf, pointerStatement } from "./pointer";

/** How long an isolate trusts its snapshot without asking the database. */
const BELIEVED_MS = 1_000;
const CHANGES_AT_ONCE = 2_000;
/** Rows per query when the columns are built from the rows. */
const ROWS_AT_ONCE = 5_000;
const PIECES_AT_ONCE = 4;
/** Maximum wait for a concurrent request that reads changes or loads everything, before the request does so itself. */
const PATIENCE_MS = { asking: 250, loading: 10_000 } as const;
const STEP_MS = 5;

/** The columns as of one change. */
export type Snapshot = {
	columns: SearchColumns;
	/** Number of the last change that they include. */
	seq: number;
	/** Id of the published build when the database was last asked; null if nothing was published. */
	build: string | null;
	/** Cache key of data read from rows: a new object after each change. */
	generation: object;
};

type Memory = { snapshot: Snapshot | null; checkedAt: number; busySince: number | null };

/** One memory per database in this isolate. */
const memoryOf = onceFor((_db: object): Memory => ({ snapshot: null, checkedAt: 0, busySince: null }));

type Parts = {
	/** The binding itself, not a wrapper, as it is the key of the memory. */
	db: object;
	pieces: Pick<R2Bucket, "get">;
};

export type SearchMemory = ReturnType<typeof createSearchMemory>;

/** The listed properties in memory, shared by all requests of an isolate. */
export function createSearchMemory({ db, pieces }: Parts) {
	const memory = memoryOf(db);

	/** A promise of another request cannot be awaited in Workers, so its end is polled. */
	async function others(): Promise<void> {
		const patience = memory.snapshot ? PATIENCE_MS.asking : PATIENCE_MS.loading;
		while (memory.busySince !== null && Date.now() - memory.busySince < patience) {
			await new Promise((resolve) => setTimeout(resolve, STEP_MS));
		}
	}

	function believed(): Snapshot | null {
		return Date.now() - memory.checkedAt < BELIEVED_MS ? memory.snapshot : null;
	}

	async function ask(work: () => Promise<Snapshot>): Promise<Snapshot> {
		const askedAt = Date.now();
		memory.busySince = askedAt;
		try {
			const snapshot = await work();
			memory.snapshot = snapshot;
			memory.checkedAt = askedAt;
			return snapshot;
		} finally {
			memory.busySince = null;
		}
	}

	return {
		/** The listed properties, at most a second behind the change log. */
		async current(reader: Reader) {
			const known = believed();
			if (known) return known;
			await others();
			return believed() ?? ask(() => refreshed(reader, pieces, memory.snapshot));
		},
		/** Latest snapshot of this isolate, however old; null before the first. */
		known: () => memory.snapshot,
		/** Asks the database now, however recent the snapshot is. */
		fresh: (reader: Reader) => ask(() => refreshed(reader, pieces, memory.snapshot)),
		/** Rebuilds the snapshot from the rows and ignores the published columns. */
		rebuilt: (reader: Reader) => ask(async () => upToDate(reader, await fromRows(reader, null))),
		/** Invalidates the snapshot after a write: the next search asks the database. */
		forget() {
			memory.checkedAt = 0;
		},
	};
}

function snapshotOf(columns: SearchColumns, seq: number, build: string | null): Snapshot {
	return { columns, seq, build, generation: {} };
}

type Ends = Computed<{ newest: number | null; oldest: number | null; build: string | null }>;

function endsStatement(reader: Reader): D1PreparedStatement {
	return reader.prepare(
		`SELECT (SELECT max(seq) FROM changes) AS newest, (SELECT min(seq) FROM changes) AS oldest,
			(SELECT build FROM search_index) AS build`,
	);
}

type ChangeRow = RowOf<"changes", "seq"> & Computed<{ id: number | null; facts: string | null }>;

/** Changes after a number, with the current facts of their properties; changes of other records have no id. */
function changesStatement(reader: Reader, seq: number): D1PreparedStatement {
	return reader.prepare(changesAfter("?"), seq);
}

/** Changes after the pointer's last one; none if nothing is published. */
function changesAfterPointerStatement(reader: Reader): D1PreparedStatement {
	return reader.prepare(changesAfter("(SELECT seq FROM search_index)"));
}

function changesAfter(seq: string): string {
	return `SELECT c.seq, iif(c.kind = 'property', c.record_id, NULL) AS id, iif(l.listed = 1, l.facts, NULL) AS facts
		FROM changes AS c LEFT JOIN listings AS l ON c.kind = 'property' AND l.id = c.record_id
		WHERE c.seq > ${seq} ORDER BY c.seq LIMIT ${CHANGES_AT_ONCE}`;
}

async function refreshed(reader: Reader, pieces: Parts["pieces"], known: Snapshot | null): Promise<Snapshot> {
	if (!known) return loaded(reader, pieces);
	const [ends, changes] = await reader.batch<[Ends, ChangeRow]>([
		endsStatement(reader),
		changesStatement(reader, known.seq),
	]);
	const { newest, oldest, build } = onlyRow(ends);
	// A replica of the database may lag behind the one asked before. If nothing is published, a log that is shorter than
	// before means that the listings were rebuilt.
	const isShorter = (newest ?? 0) < known.seq;
	const isAnew = isShorter && build === null;
	const isCut = oldest !== null && oldest > known.seq + 1;
	if (build !== known.build && build !== null && known.build !== null) return loaded(reader, pieces);
	if (isAnew || isCut) return loaded(reader, pieces);
	return upToDateAfter(reader, { ...known, build }, changes);
}

/** Applies the changes, and reads further ones if there may be more. */
function upToDateAfter(
	reader: Reader,
	snapshot: Snapshot,
	changes: readonly ChangeRow[],
): Promise<Snapshot> | Snapshot {
	const next = applied(snapshot, changes);
	return changes.length === CHANGES_AT_ONCE ? upToDate(reader, next) : next;
}

function applied(snapshot: Snapshot, changes: readonly ChangeRow[]): Snapshot {
	const seq = changes.at(-1)?.seq;
	if (seq === undefined) return snapshot;
	const changed: ChangedRow[] = changes.flatMap(({ id, facts }) =>
		id === null ? [] : [{ id, facts: facts === null ? null : parseSearchFacts(facts) }],
	);
	if (changed.length === 0) return { ...snapshot, seq, generation: {} };
	return snapshotOf(withChanges(snapshot.columns, changed), seq, snapshot.build);
}

/** Reads and applies all changes after a snapshot's last one. */
async function upToDate(reader: Reader, snapshot: Snapshot): Promise<Snapshot> {
	let next = snapshot;
	for (;;) {
		const [changes] = await reader.batch<[ChangeRow]>([changesStatement(reader, next.seq)]);
		next = applied(next, changes);
		if (changes.length < CHANGES_AT_ONCE) return next;
	}
}

async function loaded(reader: Reader, pieces: Parts["pieces"]): Promise<Snapshot> {
	const [ends, [row], changes] = await reader.batch<[Ends, PointerRow, ChangeRow]>([
		endsStatement(reader),
		pointerStatement(reader),
		changesAfterPointerStatement(reader),
	]);
	const { oldest, build } = onlyRow(ends);
	const pointer = pointerOf(row);
	if (pointer && (oldest ?? 0) <= pointer.seq + 1) {
		const columns = await fromPieces(pieces, pointer).catch((error: unknown) => {
			log("error", "search-pieces-not-read", factsOf(error));
			return null;
		});
		if (columns) return upToDateAfter(reader, snapshotOf(columns, pointer.seq, pointer.build), changes);
		log("warn", "search-piece-missing", { build: pointer.build });
	}
	return upToDate(reader, await fromRows(reader, build));
}

/** Null if a piece is missing or has another layout. */
async function fromPieces(store: Parts["pieces"], { pieces }: Pointer): Promise<SearchColumns | null> {
	const gathering = createGathering(pieces.reduce((sum, { size }) => sum + size, 0));
	for (const some of inGroups(pieces, PIECES_AT_ONCE)) {
		const objects = await Promise.all(some.map(({ name }) => store.get(name)));
		for (const object of objects) {
			const part = object && decoded(await object.arrayBuffer());
			if (!part) return null;
			gathering.add(part);
		}
	}
	return gathering.done();
}

function decoded(buffer: ArrayBuffer): SearchColumns | null {
	try {
		return decodePiece(buffer);
	} catch {
		return null;
	}
}

async function fromRows(reader: Reader, build: string | null): Promise<Snapshot> {
	const [ends] = await reader.batch<[Ends]>([endsStatement(reader)]);
	const gathering = createGathering(0);
	let after = 0;
	for (;;) {
		const rows = await reader.all<RowOf<"listings", "id" | "facts">>(
			`SELECT id, facts FROM listings WHERE id > ? AND listed = 1 ORDER BY id LIMIT ${ROWS_AT_ONCE}`,
			after,
		);
		const part = rows.map(({ id, facts }) => ({ id, facts: parseSearchFacts(facts) }));
		gathering.add(withChanges(emptyColumns(), part));
		after = rows.at(-1)?.id ?? after;
		if (rows.length < ROWS_AT_ONCE) break;
	}
	return snapshotOf(gathering.done(), onlyRow(ends).newest ?? 0, build);
}
