import type { RowOf } from "../platform/rows";

/** Keys of the features that the desk hides. */
export async function readLeftOut(personal: D1Database): Promise<string[]> {
	const { results } = await personal
		.withSession("first-primary")
		.prepare("SELECT key FROM left_out_extras ORDER BY key")
		.all<RowOf<"left_out_extras">>();
	return results.map(({ key }) => key);
}
