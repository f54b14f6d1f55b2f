import { groupFindings } from "../../../app/domain/imports/finding-groups";
import { importTextInEnglish } from "../../../app/i18n/import-translator";
import type { ImportResult } from "../run";
import type { Finding } from "./findings";

/** Summary lines of an import for the agency, and whether it was carried out. */
export function summaryOf(result: ImportResult): { ok: boolean; lines: string[] } {
	if (!result.ran) return { ok: false, lines: [`import not run: ${result.reason}`] };
	const { run, findings, milliseconds } = result;
	if (run.state !== "done") {
		const reason = run.message === null ? "no reason given" : importTextInEnglish(run.message);
		return { ok: false, lines: [`import ${run.state}: ${reason}`] };
	}
	return {
		ok: true,
		lines: [
			`read ${run.read}, created ${run.created}, changed ${run.changed}, unchanged ${run.unchanged}, ` +
				`withdrawn ${run.withdrawn}, rejected ${run.rejected}`,
			...findings.filter(({ finding }) => finding === "rejected").map(findingLine),
			...remarkLines(findings.filter(({ finding }) => finding === "remark")),
			`${milliseconds} ms`,
		],
	};
}

/** Maximum number of records named in a line; the run's page at the desk lists all. */
const RECORDS_NAMED = 20;

/** Groups equal remarks on several records into one line. */
function remarkLines(remarks: readonly Finding[]): string[] {
	return groupFindings(remarks).map(({ kind, recordIds, message }) => {
		const [first, ...others] = recordIds;
		const more = recordIds.length > RECORDS_NAMED ? ", …" : "";
		const records = `${recordIds.length} of ${kind} (${recordIds.slice(0, RECORDS_NAMED).join(", ")}${more})`;
		return `remark ${others.length === 0 ? `${kind} ${first}` : records}: ${importTextInEnglish(message)}`;
	});
}

function findingLine({ finding, kind, recordId, message }: Finding): string {
	return `${finding} ${kind} ${recordId || "without an ID"}: ${importTextInEnglish(message)}`;
}
