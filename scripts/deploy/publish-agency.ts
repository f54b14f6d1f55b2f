import type { Brand } from "../../app/domain/agency/brand.ts";
import type { BrandRow } from "./placeholders.ts";

/** The rows that the desk would have of these values, by name as the Worker reads them. */
export function brandRows(changes: Partial<Brand>, bundled: Brand): BrandRow[] {
	const names = (Object.keys(changes) as (keyof Brand)[]).sort();
	return (
		names
			.map((name) => ({ name, value: JSON.stringify(changes[name]), demo: JSON.stringify(bundled[name]) }))
			// A site in production begins without the demo's year, which may be the agency's too.
			.filter(({ name, value, demo }) => value !== demo || name === "foundingYear")
			.map(({ name, value }) => ({ name, value }))
	);
}

/**
 * What each database is told: people's the values, listings' the publication that pages read, as `worker/content/publish.ts`
 * makes it. Nobody has an account of the desk yet, so there are no texts and no times for viewings. Repeatable.
 */
export function statementsOf(rows: readonly BrandRow[]): { PERSONAL: string[]; LISTINGS: string[] } {
	const brand = `{${rows.map(({ name, value }) => `${JSON.stringify(name)}:${value}`).join()}}`;
	const content = quoted(`{"texts":{},"brand":${brand},"opensViewings":false}`);
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
