/** The address of a document of a listed property, also of one that is sent on request only; null where there is none. */
export async function findDocumentUrl(db: D1Database, propertyId: number, documentId: string): Promise<string | null> {
	const row = await db
		.withSession("first-unconstrained")
		.prepare(
			`SELECT d.url FROM documents AS d JOIN listings AS l ON l.id = d.owner_id AND l.state = 'listed'
			WHERE d.kind = 'property' AND d.owner_id = ? AND d.id = ?`,
		)
		.bind(propertyId, documentId)
		.first<{ url: string | null }>();
	return row?.url ?? null;
}
