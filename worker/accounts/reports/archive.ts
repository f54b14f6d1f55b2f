import type { Language } from "../../../app/domain/language";
import type { Day } from "../../../app/domain/viewings/calendar";
import { translator } from "../../../app/i18n/translator";
import { parseTrustedJson } from "../../platform/json-column";
import type { RowOf } from "../../platform/rows";
import { type ReportLine, reportLines } from "./report-lines";
import type { WeeklyFigures } from "./weekly-figures";

/** A weekly report as sent to an owner; `week` is its Monday. */
export type ArchivedReport = { week: Day; lines: ReportLine[] };

const MAX_WEEKS = 52;

/** Returns the reports that the owner received about a property, newest first; at most 52. */
export async function readArchive(
	db: D1DatabaseSession,
	{ ownerId, propertyId }: { ownerId: number; propertyId: number },
	language: Language,
	fallback: Language,
): Promise<ArchivedReport[]> {
	const { results } = await db
		.prepare(
			"SELECT week, figures FROM owner_reports WHERE owner_id = ? AND property_id = ? ORDER BY week DESC LIMIT ?",
		)
		.bind(ownerId, propertyId, MAX_WEEKS)
		.all<RowOf<"owner_reports", "week" | "figures">>();
	const t = translator(language, fallback, "portal");
	return results.map(({ week, figures }) => ({
		week,
		lines: reportLines(parseTrustedJson<WeeklyFigures>(figures), language, t),
	}));
}
