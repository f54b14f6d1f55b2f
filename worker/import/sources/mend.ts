import type * as z from "zod";
import { projectSchema } from "../../../app/domain/property/project";
import { propertySchema } from "../../../app/domain/property/property";
import type { SourceFinding } from "../source";

type FeedRecord = Record<string, unknown>;

/** Required fields of a property; anything else that does not fit is left out. */
const neededOfProperty: ReadonlySet<unknown> = new Set(["ID", "Goal", "Status"]);
const neededOfProject: ReadonlySet<unknown> = new Set(["ID"]);

/** A field may hide the fault of another one. */
const MOST_ROUNDS = 5;
const LONGEST_VALUE = 40;

/**
 * A property without the fields that do not fit, and a remark for each: one odd figure costs that figure, not the
 * property. What is wrong with the fields that every property needs stays, for the import to reject it.
 */
export function mended(record: FeedRecord): { property: FeedRecord; remarks: SourceFinding[] } {
	const { fitting, remarks } = withoutFaults(record, propertySchema, neededOfProperty, String(record.ID));
	return { property: fitting, remarks };
}

/** The same for a project. */
export function mendedProject(record: FeedRecord): { project: FeedRecord; remarks: SourceFinding[] } {
	const { fitting, remarks } = withoutFaults(record, projectSchema, neededOfProject, `project ${String(record.ID)}`);
	return { project: fitting, remarks };
}

function withoutFaults(record: FeedRecord, schema: z.ZodType, needed: ReadonlySet<unknown>, recordId: string) {
	const fitting = { ...record };
	const remarks: SourceFinding[] = [];
	for (let round = 0; round < MOST_ROUNDS; round++) {
		const issues = schema.safeParse(fitting).error?.issues ?? [];
		const faulty = Map.groupBy(
			issues.filter(({ path }) => !needed.has(path[0])),
			({ path }) => String(path[0]),
		);
		if (faulty.size === 0) break;
		for (const [field, faults] of faulty) {
			const value = fitting[field];
			// Of a list those alone that do not fit.
			const places = new Set(faults.map(({ path }) => path[1]));
			const list = Array.isArray(value) && faults.every(({ path }) => typeof path[1] === "number") ? value : null;
			const [first, ...others] = list ? list.filter((_each, at) => places.has(at)) : [value];
			const left = others.length > 0 ? `and ${others.length} more are left out` : "is left out";
			remarks.push({
				finding: "remark",
				recordId,
				reason: `${field} ${written(first)} ${left}: ${faults[0]?.message}`,
			});
			fitting[field] = list ? list.filter((_each, at) => !places.has(at)) : null;
		}
	}
	return { fitting, remarks };
}

function written(value: unknown): string {
	return (JSON.stringify(value) ?? "").slice(0, LONGEST_VALUE);
}
