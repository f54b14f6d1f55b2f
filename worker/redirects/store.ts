import { inGroups } from "../../app/domain/records";
import { isPattern, type Redirect } from "../../app/domain/redirects";
import { forgetMissed } from "./missed";

const ROWS_AT_ONCE = 2_000;

/** Puts a list in place of the one before. @param beside statements of the same batch */
export async function replaceRedirects(
	db: D1Database,
	listings: D1Database,
	list: readonly Redirect[],
	beside: readonly D1PreparedStatement[] = [],
): Promise<void> {
	const rows = list.map((one) => ({ ...one, isPattern: Number(isPattern(one.address)) }));
	await db.batch([
		db.prepare("DELETE FROM redirects"),
		...inGroups(rows, ROWS_AT_ONCE).map((part) =>
			db
				.prepare(
					`INSERT OR REPLACE INTO redirects (address, target, is_pattern)
					SELECT value ->> 'address', value ->> 'target', value ->> 'isPattern' FROM json_each(?)`,
				)
				.bind(JSON.stringify(part)),
		),
		...beside,
	]);
	for (const part of inGroups(list, ROWS_AT_ONCE)) {
		await forgetMissed(
			listings,
			part.map(({ address }) => address),
		);
	}
}
