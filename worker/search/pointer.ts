import * as z from "zod";
import type { Reader } from "../platform/reader";
import { LAYOUT } from "./layout";

/** A published range of the columns: the properties from `first` up to the next piece's. */
export type Piece = { name: string; first: number; size: number };

/** Which pieces are published, and the last change that is in them. */
export type Pointer = { seq: number; build: string; pieces: Piece[] };

const rowSchema = z.object({ seq: z.number(), build: z.string(), layout: z.string(), pieces: z.string() });
const piecesSchema = z.array(z.object({ name: z.string(), first: z.number(), size: z.number() }));

export function pointerStatement(reader: Pick<Reader, "prepare">): D1PreparedStatement {
	return reader.prepare("SELECT seq, build, layout, pieces FROM search_index");
}

/** Null where nothing is published, or of another table of columns than this version's. */
export function pointerOf(row: unknown): Pointer | null {
	if (row === undefined) return null;
	const { layout, pieces, ...pointer } = rowSchema.parse(row);
	return layout === LAYOUT ? { ...pointer, pieces: piecesSchema.parse(JSON.parse(pieces)) } : null;
}

export function publishStatement(db: D1DatabaseSession, { seq, build, pieces }: Pointer): D1PreparedStatement {
	return db
		.prepare("INSERT OR REPLACE INTO search_index (id, seq, build, layout, pieces) VALUES (1, ?, ?, ?, ?)")
		.bind(seq, build, LAYOUT, JSON.stringify(pieces));
}
