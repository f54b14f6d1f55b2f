import type { Finding } from "./findings";
import type { ImportResult } from "./run";

/** The lines that the agency reads after an import, and whether it was carried out. */
export function summaryOf(result: ImportResult): { ok: boolean; lines: string[] } {
	if (!result.ran) return { ok: false, lines: [`import not run: ${result.reason}`] };
	const { run, findings, milliseconds } = result;
	if (run.state !== "done") return { ok: false, lines: [`import ${run.state}: ${run.message ?? "no reason given"}`] };
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

/** Repeated findings are shortened here; the digest and the run's records have them all. */
const REMARKS_PRINTED = 50;

function remarkLines(remarks: readonly Finding[]): string[] {
	const more = remarks.length - REMARKS_PRINTED;
	return [...remarks.slice(0, REMARKS_PRINTED).map(findingLine), ...(more > 0 ? [`${more} more remarks`] : [])];
}

function findingLine({ finding, kind, recordId, reason }: Finding): string {
	return `${finding} ${kind} ${recordId}: ${reason}`;
}
