import { removeOrphans } from "../platform/bucket";
import { sha256 } from "../platform/links";
import { createReader, type Reader } from "../platform/reader";
import type { SearchColumns } from "./columns-in-memory";
import type { SearchMemory } from "./memory";
import { encodePiece } from "./piece";
import { type Piece, type Pointer, type PointerRow, pointerOf, pointerStatement, publishStatement } from "./pointer";

const FOLDER = "search/";
/** Properties per piece: about five megabytes. */
const PIECE_SIZE = 131_072;

type Publishing = {
	db: D1DatabaseSession;
	memory: SearchMemory;
	bucket: R2Bucket;
	/** Rebuilds all columns from the rows and ignores what is published. */
	everything?: boolean;
};

/**
 * Writes the current columns as pieces named by the hash of their content, so that a piece never changes.
 * @returns the statement that publishes them, for the caller's batch; null if nothing has changed
 */
export async function publishColumns(publishing: Publishing): Promise<D1PreparedStatement | null> {
	const { db, memory, bucket, everything = false } = publishing;
	const reader = createReader({ withSession: () => db });
	const pointer = await readPointer(reader);
	const { columns, seq } = everything ? await memory.rebuilt(reader) : await memory.fresh(reader);
	if (!everything && pointer?.seq === seq) return null;
	const pieces = await writePieces(bucket, columns);
	const build = everything || !pointer ? crypto.randomUUID() : pointer.build;
	return publishStatement(db, { seq, build, pieces });
}

async function writePieces(bucket: R2Bucket, columns: SearchColumns): Promise<Piece[]> {
	const pieces: Piece[] = [];
	for (let from = 0; from < columns.size || from === 0; from += PIECE_SIZE) {
		pieces.push(await writePiece(bucket, columns, from, Math.min(columns.size, from + PIECE_SIZE)));
	}
	return pieces;
}

async function writePiece(bucket: R2Bucket, columns: SearchColumns, from: number, to: number): Promise<Piece> {
	const bytes = encodePiece(columns, from, to);
	const name = FOLDER + (await sha256(bytes));
	await bucket.put(name, bytes);
	return { name, first: from === 0 ? 0 : (columns.numbers.id[from] ?? 0), size: to - from };
}

/** The published pointer; null if nothing is published. */
export function findPointer(db: D1DatabaseSession): Promise<Pointer | null> {
	return readPointer(createReader({ withSession: () => db }));
}

async function readPointer(reader: Reader): Promise<Pointer | null> {
	const [[row]] = await reader.batch<[PointerRow]>([pointerStatement(reader)]);
	return pointerOf(row);
}

/** Deletes pieces that are no longer published. A reader of a deleted piece builds the columns from the rows. */
export function sweepPieces(bucket: R2Bucket, pointer: Pointer | null, now: number): Promise<number> {
	const published = new Set(pointer?.pieces.map(({ name }) => name));
	return removeOrphans(bucket, FOLDER, now, async (keys) => keys.filter((key) => !published.has(key)));
}
