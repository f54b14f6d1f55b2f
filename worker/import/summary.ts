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
			...findings.map(findingLine),
			`${milliseconds} ms`,
		],
	};
}

function findingLine({ finding, kind, recordId, reason }: Finding): string {
	return `${finding} ${kind} ${recordId}: ${reason}`;
}
