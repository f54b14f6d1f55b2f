import type { RowOf } from "../platform/rows";
/** Whose a document is. */
export type DocumentOwner = { kind: "property" | "project"; id: number };

/** The address of a document of what is listed, also of one that is sent on request only; null where there is none. */
export async function findDocumentUrl(
	db: D1Database,
	{ kind, id }: DocumentOwner,
	documentId: string,
): Promise<string | null> {
	const table = kind === "property" ? "listings" : "projects";
	const row = await db
		.withSession("first-unconstrained")
		.prepare(
			`SELECT d.url FROM documents AS d JOIN ${table} AS l ON l.id = d.owner_id AND l.state = 'listed'
			WHERE d.kind = ? AND d.owner_id = ? AND d.id = ?`,
		)
		.bind(kind, id, documentId)
		.first<RowOf<"documents", "url">>();
	return row?.url ?? null;
}
