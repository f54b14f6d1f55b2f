import * as z from "zod";
import type { Fault, FindingMessage } from "../../../app/domain/imports/message";
import { findingMessageSchema } from "../../platform/records";

/** A finding of a run for the agency: a rejected record, or a remark on an accepted one. */
export const findingSchema = z.object({
	finding: z.enum(["rejected", "remark"]),
	/** `source`: the system as a whole. */
	kind: z.enum(["property", "project", "type", "owner", "history", "slot", "condition", "metadata", "source"]),
	/** Empty when the record has no id. */
	recordId: z.string(),
	message: findingMessageSchema,
});
export type Finding = z.infer<typeof findingSchema>;

export function remarkOn(kind: Finding["kind"], recordId: string | number, message: FindingMessage): Finding {
	return { finding: "remark", kind, recordId: String(recordId), message };
}

export function rejectionOf(kind: Finding["kind"], recordId: string | number, message: FindingMessage): Finding {
	return { finding: "rejected", kind, recordId: String(recordId), message };
}

/** Value kinds by the type names of zod. */
const expected: Readonly<Record<string, "number" | "text" | "flag">> = {
	number: "number",
	int: "number",
	string: "text",
	boolean: "flag",
};

const limits: Readonly<Record<string, readonly [low: Fault["fault"], high: Fault["fault"]]>> = {
	string: ["missing", "too-long"],
	array: ["missing", "too-many"],
};

/** Faults that the domain's schemas name in their messages. */
const ownFaults = ["date", "order"] as const;

/** Converts a zod issue to a fault. */
export function faultOf(issue: z.core.$ZodIssue, value: unknown): Fault {
	if (value === undefined) return { fault: "missing" };
	if (issue.code === "invalid_type") return { fault: expected[issue.expected] ?? "shape" };
	if (issue.code === "too_small" || issue.code === "too_big") {
		const [low, high] = limits[issue.origin] ?? ["too-low", "too-high"];
		const [fault, limit] = issue.code === "too_small" ? [low, issue.minimum] : [high, issue.maximum];
		return { fault, limit: Number(limit) } as Fault;
	}
	if (issue.code === "invalid_value" || issue.code === "invalid_union") return { fault: "choice" };
	if (issue.code === "invalid_format" && issue.format === "datetime") return { fault: "date" };
	return { fault: ownFaults.find((own) => own === issue.message) ?? "other" };
}

const MAX_FIELD_LENGTH = 100;
const MAX_VALUE_LENGTH = 60;

/** Converts the first issue of an invalid record to a message. */
export function unfit(
	error: z.core.$ZodError,
	record: unknown,
): Extract<FindingMessage, { code: "field-missing" | "field-unfit" | "record-unfit" }> {
	const issue = error.issues[0];
	if (!issue || issue.path.length === 0) return { code: "record-unfit", fault: { fault: "shape" } };
	const field = fieldName(issue.path);
	const value = valueAt(record, issue.path);
	if (value === undefined) return { code: "field-missing", field };
	return { code: "field-unfit", field, value: written(value), fault: faultOf(issue, value) };
}

/** Joins a path with dots. Limits the length, because the feed may choose the names. */
export function fieldName(path: readonly PropertyKey[]): string {
	return path.map(String).join(".").slice(0, MAX_FIELD_LENGTH).toWellFormed();
}

/** Formats a raw value as text, shortened to a readable length. */
export function written(value: unknown): string {
	const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
	return text.slice(0, MAX_VALUE_LENGTH).toWellFormed();
}

function valueAt(record: unknown, path: readonly PropertyKey[]): unknown {
	let value: unknown = record;
	for (const key of path) {
		if (typeof value !== "object" || value === null) return undefined;
		value = Object.getOwnPropertyDescriptor(value, key)?.value;
	}
	return value;
}

/** ID of a possibly invalid record, so that the agency can find it; empty when it has none. */
export function claimedId(record: unknown): string {
	const id = typeof record === "object" && record !== null && "ID" in record ? record.ID : null;
	return typeof id === "number" || typeof id === "string" ? String(id).slice(0, MAX_ID_LENGTH).toWellFormed() : "";
}

const MAX_ID_LENGTH = 100;
