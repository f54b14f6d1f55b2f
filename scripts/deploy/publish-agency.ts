import type { Brand } from "../../app/domain/agency/brand.ts";
import { nothingPublished } from "../../app/domain/content/published.ts";
import type { BrandRow } from "./placeholders.ts";

/** Rows of `brand_values` that the desk would store for these changes, sorted by name. */
export function brandRows(changes: Partial<Brand>, bundled: Brand): BrandRow[] {
	const names = (Object.keys(changes) as (keyof Brand)[]).sort();
	return (
		names
			.map((name) => ({ name, value: JSON.stringify(changes[name]), demo: JSON.stringify(bundled[name]) }))
			// Production starts without the demo's founding year, so an equal year still needs a row.
			.filter(({ name, value, demo }) => value !== demo || name === "foundingYear")
			.map(({ name, value }) => ({ name, value }))
	);
}

/**
 * SQL per database: PERSONAL stores the values, LISTINGS the publication that `worker/content/publish.ts` would write.
 * No texts, figures or viewing times exist yet. Idempotent.
 */
export function statementsOf(rows: readonly BrandRow[]): { PERSONAL: string[]; LISTINGS: string[] } {
	const brand = Object.fromEntries(rows.map(({ name, value }): [string, unknown] => [name, JSON.parse(value)]));
	const content = quoted(JSON.stringify({ ...nothingPublished, brand }));
	const isNew = `coalesce((SELECT content FROM publications ORDER BY version DESC LIMIT 1), '') <> ${content}`;
	return {
		PERSONAL: [
			"DELETE FROM brand_values",
			...rows.map(
				({ name, value }) => `INSERT INTO brand_values (name, value) VALUES (${quoted(name)}, ${quoted(value)})`,
			),
		],
		LISTINGS: [
			`INSERT INTO changes (run_id, kind, record_id, what, at) SELECT 0, 'site', 0, 'changed', unixepoch() WHERE ${isNew}`,
			`INSERT INTO publications (content, at) SELECT ${content}, unixepoch() WHERE ${isNew}`,
		],
	};
}

function quoted(text: string): string {
	return `'${text.replaceAll("'", "''")}'`;
}
