import type * as z from "zod";
import type { FindingMessage } from "../../app/domain/imports/message";
import { claimedId, type Finding, rejectionOf, unfit } from "./report/findings";
import { BYTES_PER_KILOBYTE, jsonBytes, MAX_RECORD_BYTES } from "./sizes";

/**
 * Validates records one by one. Returns the valid ones and adds a finding for each invalid one. Of records with the
 * same ID the first counts; a repeated property or project is a finding. Other kinds may repeat, because feeds repeat
 * lists on every page.
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
		const reject = (message: FindingMessage) => findings.push(rejectionOf(kind, claimedId(record), message));
		const result = jsonBytes(record) > MAX_RECORD_BYTES ? null : schema.safeParse(record);
		if (!result?.success) {
			reject(
				result
					? unfit(result.error, record)
					: { code: "record-too-large", kilobytes: MAX_RECORD_BYTES / BYTES_PER_KILOBYTE },
			);
			// An invalid record is not absent: its last valid version stays.
			const id = presentId(kind, record);
			if (id !== null) seen.add(id);
		} else if (seen.has(result.data.ID)) {
			if (kind === "property" || kind === "project") reject({ code: "given-twice" });
		} else {
			seen.add(result.data.ID);
			fitting.push(result.data);
		}
	}
	return fitting;
}

/** ID of an invalid record; null when it has none. */
function presentId(kind: Finding["kind"], record: unknown): number | string | null {
	const id = typeof record === "object" && record !== null && "ID" in record ? record.ID : null;
	if (typeof id !== "number" && typeof id !== "string") return null;
	if (kindsNamedByText.has(kind)) return String(id);
	return Number.isInteger(Number(id)) ? Number(id) : null;
}

const kindsNamedByText: ReadonlySet<Finding["kind"]> = new Set(["history", "slot"]);
