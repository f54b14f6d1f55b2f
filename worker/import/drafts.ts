import type { RowOf } from "../platform/rows";

/** More are not listed: they can be requested one by one. */
const MOST_DRAFTS = 20;

/** Drafts that the agency may want to look at before they are published, the latest first. */
export async function draftIds(db: D1Database): Promise<number[]> {
	const { results } = await db
		.withSession("first-primary")
		.prepare("SELECT id FROM listings WHERE state = 'draft' ORDER BY id DESC LIMIT ?")
		.bind(MOST_DRAFTS)
		.all<RowOf<"listings", "id">>();
	return results.map(({ id }) => id);
}
