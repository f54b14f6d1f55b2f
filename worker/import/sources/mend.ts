import type * as z from "zod";
import { projectSchema } from "../../../app/domain/property/project/project";
import { propertySchema } from "../../../app/domain/property/property";
import { claimedId, type Finding, faultOf, fieldName, remarkOn, written } from "../report/findings";

type FeedRecord = Record<string, unknown>;

/** Required fields of a property; anything else that does not fit is left out. */
const neededOfProperty: ReadonlySet<unknown> = new Set(["ID", "Goal", "Status"]);
const neededOfProject: ReadonlySet<unknown> = new Set(["ID"]);

/** A field may hide the fault of another one. */
const MOST_ROUNDS = 5;

/**
 * A property without the fields that do not fit, and a remark for each: one odd figure costs that figure, not the
 * property. What is wrong with the fields that every property needs stays, for the import to reject it.
 */
export function mended(record: FeedRecord): { property: FeedRecord; remarks: Finding[] } {
	const { fitting, remarks } = withoutFaults(record, propertySchema, neededOfProperty, "property");
	return { property: fitting, remarks };
}

/** The same for a project. */
export function mendedProject(record: FeedRecord): { project: FeedRecord; remarks: Finding[] } {
	const { fitting, remarks } = withoutFaults(record, projectSchema, neededOfProject, "project");
	return { project: fitting, remarks };
}

function withoutFaults(
	record: FeedRecord,
	schema: z.ZodType,
	needed: ReadonlySet<unknown>,
	kind: "property" | "project",
) {
	const fitting = { ...record };
	const remarks: Finding[] = [];
	for (let round = 0; round < MOST_ROUNDS; round++) {
		const issues = schema.safeParse(fitting).error?.issues ?? [];
		const faulty = Map.groupBy(
			issues.filter(({ path }) => !needed.has(path[0])),
			({ path }) => String(path[0]),
		);
		if (faulty.size === 0) break;
		for (const [name, issuesOfField] of faulty) {
			const value = fitting[name];
			// Of a list those alone that do not fit.
			const places = new Set(issuesOfField.map(({ path }) => path[1]));
			const isOfItems = issuesOfField.every(({ path }) => typeof path[1] === "number");
			const list = Array.isArray(value) && isOfItems ? value : null;
			const [first, ...others] = list ? list.filter((_each, at) => places.has(at)) : [value];
			const issue = issuesOfField[0];
			const what = {
				field: fieldName([name]),
				value: written(first),
				fault: issue ? faultOf(issue, value) : { fault: "other" as const },
			};
			const items = others.length + 1;
			remarks.push(
				remarkOn(
					kind,
					claimedId(record),
					items > 1 ? { code: "items-left-out", items, ...what } : { code: "field-left-out", ...what },
				),
			);
			fitting[name] = list ? list.filter((_each, at) => !places.has(at)) : null;
		}
	}
	return { fitting, remarks };
}
