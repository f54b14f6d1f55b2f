import type * as z from "zod";
import { claimedId, type Finding, reasonOf } from "./findings";

/**
 * Checks records one by one: those that fit, and a finding for each that does not. Of two with one ID the first
 * counts; the second is a finding where it is a home, and nothing where feeds repeat lists on every page.
 */
export function checkRecords<Schema extends z.ZodType<{ ID: number | string }>>(
	kind: Finding["kind"],
	schema: Schema,
	records: readonly unknown[] | null | undefined,
	seen: Set<number | string>,
	findings: Finding[],
): z.infer<Schema>[] {
	const fitting: z.infer<Schema>[] = [];
	for (const record of records ?? []) {
		const result = schema.safeParse(record);
		const reject = (reason: string) =>
			findings.push({ finding: "rejected", kind, recordId: claimedId(record), reason });
		if (!result.success) {
			reject(reasonOf(result.error));
			// A record that is there but wrong is not absent: its last good version stays.
			const id = presentId(record);
			if (id !== null) seen.add(id);
		} else if (seen.has(result.data.ID)) {
			if (kind === "property" || kind === "project") reject("its ID stands in the feed twice");
		} else {
			seen.add(result.data.ID);
			fitting.push(result.data);
		}
	}
	return fitting;
}

function presentId(record: unknown): number | null {
	const id = typeof record === "object" && record !== null && "ID" in record ? Number(record.ID) : Number.NaN;
	return Number.isInteger(id) ? id : null;
}
