import { parseTrustedJson } from "../platform/json-column";
import type { Reader } from "../platform/reader";
import type { RowOf } from "../platform/rows";
import { LAYOUT } from "./layout";

/** A published range of the columns: the properties from id `first` up to the next piece's. */
export type Piece = { name: string; first: number; size: number };

/** The published pieces, and the number of the last change that they include. */
export type Pointer = { seq: number; build: string; pieces: Piece[] };

export type PointerRow = RowOf<"search_index", "seq" | "build" | "layout" | "pieces">;

export function pointerStatement(reader: Pick<Reader, "prepare">): D1PreparedStatement {
	return reader.prepare("SELECT seq, build, layout, pieces FROM search_index");
}

/** Null if nothing is published, or only with another layout than this version's. */
export function pointerOf(row: PointerRow | undefined): Pointer | null {
	if (row?.layout !== LAYOUT) return null;
	return { seq: row.seq, build: row.build, pieces: parseTrustedJson<Piece[]>(row.pieces) };
}

export function publishStatement(db: D1DatabaseSession, { seq, build, pieces }: Pointer): D1PreparedStatement {
	return db
		.prepare("INSERT OR REPLACE INTO search_index (id, seq, build, layout, pieces) VALUES (1, ?, ?, ?, ?)")
		.bind(seq, build, LAYOUT, JSON.stringify(pieces));
}
