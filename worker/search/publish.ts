import { removeOrphans } from "../platform/bucket";
import { sha256 } from "../platform/links";
import { createReader, type Reader } from "../platform/reader";
import type { RowOf } from "../platform/rows";
import { positionOf, type SearchColumns } from "./columns-in-memory";
import type { SearchMemory } from "./memory";
import { encodePiece } from "./piece";
import { type Piece, type Pointer, type PointerRow, pointerOf, pointerStatement, publishStatement } from "./pointer";

const FOLDER = "search/";
/** Properties in a piece: some two megabytes. */
const PIECE_SIZE = 65_536;
/** With more changes than this, everything is published again. */
const MOST_CHANGED = 50_000;

type Publishing = {
	db: D1DatabaseSession;
	memory: SearchMemory;
	bucket: R2Bucket;
	/** Makes everything from the rows, whatever is published. */
	everything?: boolean;
};

/**
 * Writes the columns as they are by now: pieces under the name of their content, so none is ever changed. They count
 * once the statement has run, which belongs in the caller's batch. @returns null where nothing has changed
 */
export async function publishColumns(publishing: Publishing): Promise<D1PreparedStatement | null> {
	const { db, memory, bucket, everything = false } = publishing;
	const reader = createReader({ withSession: () => db });
	const pointer = await readPointer(reader);
	const { columns, seq } = everything ? await memory.rebuilt(reader) : await memory.fresh(reader);
	if (!everything && pointer?.seq === seq) return null;
	const changed = everything || !pointer ? null : await changedIds(reader, pointer.seq, seq);
	const known = changed === null ? [] : (pointer?.pieces ?? []);
	const pieces = await writePieces(bucket, columns, known, changed ?? new Set());
	const build = everything || !pointer ? crypto.randomUUID() : pointer.build;
	return publishStatement(db, { seq, build, pieces });
}

/** Ids of the properties that have changed; null where there are too many to look at each. */
async function changedIds(reader: Reader, after: number, upTo: number): Promise<Set<number> | null> {
	const rows = await reader.all<RowOf<"changes", "record_id">>(
		`SELECT DISTINCT record_id FROM changes WHERE seq > ? AND seq <= ? AND kind = 'property' LIMIT ${MOST_CHANGED}`,
		after,
		upTo,
	);
	return rows.length === MOST_CHANGED ? null : new Set(rows.map(({ record_id }) => record_id));
}

async function writePieces(
	bucket: R2Bucket,
	columns: SearchColumns,
	known: readonly Piece[],
	changed: ReadonlySet<number>,
): Promise<Piece[]> {
	const ranges = known.length > 0 ? known : [{ name: null, first: 0, size: 0 }];
	const written: Piece[] = [];
	for (const [index, { name, first, size }] of ranges.entries()) {
		const next = ranges[index + 1]?.first ?? Number.POSITIVE_INFINITY;
		if (name !== null && !hasBetween(changed, first, next)) {
			written.push({ name, first, size });
			continue;
		}
		const from = positionOf(columns, first);
		const to = next === Number.POSITIVE_INFINITY ? columns.size : positionOf(columns, next);
		// A piece that has grown is cut; one that has become empty stays, for what comes into its range.
		for (let at = from, start = first; at < to || at === from; at += PIECE_SIZE) {
			const end = to - at < 2 * PIECE_SIZE ? to : at + PIECE_SIZE;
			written.push(await writePiece(bucket, columns, start, at, end));
			if (end === to) break;
			start = columns.numbers.id[end] ?? start;
		}
	}
	return written;
}

function hasBetween(ids: ReadonlySet<number>, first: number, next: number): boolean {
	for (const id of ids) if (id >= first && id < next) return true;
	return false;
}

async function writePiece(
	bucket: R2Bucket,
	columns: SearchColumns,
	first: number,
	from: number,
	to: number,
): Promise<Piece> {
	const bytes = encodePiece(columns, from, to);
	const name = FOLDER + (await sha256(bytes));
	await bucket.put(name, bytes);
	return { name, first, size: to - from };
}

/** What is published now; null where nothing is. */
export function findPointer(db: D1DatabaseSession): Promise<Pointer | null> {
	return readPointer(createReader({ withSession: () => db }));
}

async function readPointer(reader: Reader): Promise<Pointer | null> {
	const [[row]] = await reader.batch<[PointerRow]>([pointerStatement(reader)]);
	return pointerOf(row);
}

/** Removes pieces that are published no longer. A reader of a removed piece makes the columns from the rows. */
export function sweepPieces(bucket: R2Bucket, pointer: Pointer | null, now: number): Promise<number> {
	const published = new Set(pointer?.pieces.map(({ name }) => name));
	return removeOrphans(bucket, FOLDER, now, async (keys) => keys.filter((key) => !published.has(key)));
}
