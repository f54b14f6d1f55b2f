import type { Context } from "hono";
import { resultFigures, resultsQuery } from "../../../../app/domain/desk/results";
import { isLanguage } from "../../../../app/domain/language";
import { translator } from "../../../../app/i18n/translator";
import type { Staff } from "../../../accounts/staff/service";
import type { HttpEnv } from "../../context";

/** The figures that the page shows, as a table with a line of titles. */
export async function resultsTable(c: Context<HttpEnv>, staff: Staff): Promise<string[][]> {
	const { desk, settings } = c.get("services");
	const asked = c.req.query("lang");
	const language = isLanguage(asked) ? asked : settings.defaultLanguage;
	const t = translator(language, settings.defaultLanguage, "desk-manage");
	const query = resultsQuery(new URL(c.req.url).searchParams);
	const { rows } = await desk.results.read(staff, query, language);
	return [
		[t(`results.by.${query.by}`), ...resultFigures.map((figure) => t(`results.figure.${figure}`))],
		...rows.map((row) => [
			row.label ?? t(`results.none.${query.by}`),
			...resultFigures.map((figure) => String(row[figure])),
		]),
	];
}
