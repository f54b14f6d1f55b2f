import { propertySchema } from "../../../app/domain/property/property";
import type { SourceFinding } from "../source";

type FeedRecord = Record<string, unknown>;

/** Required fields of a property; anything else that does not fit is left out. */
const needed: ReadonlySet<unknown> = new Set(["ID", "Goal", "Status"]);

/** A field may hide the fault of another one, as in a list. */
const MOST_ROUNDS = 5;
const LONGEST_VALUE = 40;

/**
 * A property without the fields that do not fit, and a remark for each: one odd figure costs that figure, not the
 * property. What is wrong with the fields that every property needs stays, for the import to reject it.
 */
export function mended(record: FeedRecord): { property: FeedRecord; remarks: SourceFinding[] } {
	const property = { ...record };
	const remarks: SourceFinding[] = [];
	for (let round = 0; round < MOST_ROUNDS; round++) {
		const issues = propertySchema.safeParse(property).error?.issues ?? [];
		const faulty = new Map(issues.map(({ path, message }) => [String(path[0]), { at: path[1], message }]));
		const optional = [...faulty].filter(([field]) => !needed.has(field));
		if (optional.length === 0) break;
		for (const [field, { at, message }] of optional) {
			const value = property[field];
			remarks.push({
				finding: "remark",
				recordId: String(record.ID),
				reason: `${field} ${written(value)} is left out: ${message}`,
			});
			property[field] = Array.isArray(value) && typeof at === "number" ? value.toSpliced(at, 1) : null;
		}
	}
	return { property, remarks };
}

function written(value: unknown): string {
	return (JSON.stringify(value) ?? "").slice(0, LONGEST_VALUE);
}
