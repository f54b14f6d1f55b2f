import type * as z from "zod";
import { projectSchema } from "../../../app/domain/property/project/project";
import { propertySchema } from "../../../app/domain/property/property";
import { claimedId, type Finding, faultOf, fieldName, remarkOn, written } from "../report/findings";

type FeedRecord = Record<string, unknown>;

/** Required fields of a property; other invalid fields are removed. */
const neededOfProperty: ReadonlySet<unknown> = new Set(["ID", "Goal", "Status"]);
const neededOfProject: ReadonlySet<unknown> = new Set(["ID"]);

/** Maximum number of validation rounds: removing a field may reveal a fault in another. */
const MAX_ROUNDS = 5;

/**
 * Removes invalid fields from a property, with a remark for each, so that one invalid value does not cost the property.
 * Invalid required fields stay, and the import rejects the record.
 */
export function withoutInvalidFields(record: FeedRecord): { property: FeedRecord; remarks: Finding[] } {
	const { fitting, remarks } = withoutFaults(record, propertySchema, neededOfProperty, "property");
	return { property: fitting, remarks };
}

/** Same as withoutInvalidFields(), for a project. */
export function withoutInvalidProjectFields(record: FeedRecord): { project: FeedRecord; remarks: Finding[] } {
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
	for (let round = 0; round < MAX_ROUNDS; round++) {
		const issues = schema.safeParse(fitting).error?.issues ?? [];
		const faulty = Map.groupBy(
			issues.filter(({ path }) => !needed.has(path[0])),
			({ path }) => String(path[0]),
		);
		if (faulty.size === 0) break;
		for (const [name, issuesOfField] of faulty) {
			const value = fitting[name];
			// In a list, only the invalid items are removed.
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
