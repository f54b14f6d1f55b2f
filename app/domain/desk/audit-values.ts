import { formatZips } from "../agency/served-zips";
import { isRecord } from "../records";

/** A changed value: its path of field names, and its values before and after; null for absent. */
export type ChangedValue = { path: readonly string[]; before: string | null; after: string | null };

/** Fields that hold the id of a member of staff. */
const staffFields: ReadonlySet<string> = new Set(["staffId", "assignedTo", "copyTo", "standIn"]);

const MAX_VALUES = 60;
const DEEPEST = 8;

/** Compares two JSON values of a log entry, leaf by leaf. Values stay text; the caller knows the field's label. */
export function changedValues(before: string | null, after: string | null): ChangedValue[] {
	const [oldLeaves, newLeaves] = [leavesOf(before), leavesOf(after)];
	const paths = [...new Set([...oldLeaves.keys(), ...newLeaves.keys()])];
	return (
		paths
			.map((path) => ({
				path: path.split("\n"),
				before: oldLeaves.get(path) ?? null,
				after: newLeaves.get(path) ?? null,
			}))
			// Absent and empty count as equal.
			.filter((value) => (value.before ?? "") !== (value.after ?? ""))
			.slice(0, MAX_VALUES)
	);
}

export function isStaffField(path: readonly string[]): boolean {
	return staffFields.has(path.at(-1) ?? "");
}

/** Ids of the members of staff in log entries. */
export function staffNamedIn(lines: readonly { before: string | null; after: string | null }[]): string[] {
	const values = lines.flatMap(({ before, after }) => changedValues(before, after));
	const ids = values
		.filter(({ path }) => isStaffField(path))
		.flatMap(({ before, after }) => [before ?? "", after ?? ""]);
	return [...new Set(ids)].filter((id) => id !== "");
}

/** Leaves of a JSON text by path; the names of a path are joined with line breaks. */
function leavesOf(json: string | null): Map<string, string> {
	const leaves = new Map<string, string>();
	if (json !== null) collect(parseJson(json), [], leaves);
	return leaves;
}

function parseJson(json: string): unknown {
	try {
		return JSON.parse(json);
	} catch {
		return json;
	}
}

function collect(value: unknown, path: readonly string[], leaves: Map<string, string>): void {
	const text = textOf(value, path);
	if (text !== null) {
		leaves.set(path.join("\n"), text);
		return;
	}
	if (path.length >= DEEPEST || typeof value !== "object" || value === null) return;
	for (const [name, inner] of entriesOf(value)) collect(inner, [...path, name], leaves);
}

/** Names list items by their id, so that removing one does not make all following ones look changed. */
function entriesOf(value: object): [string, unknown][] {
	if (!Array.isArray(value)) return Object.entries(value);
	return value.map((item: unknown, index) => [nameOf(item) ?? String(index + 1), item]);
}

function nameOf(item: unknown): string | null {
	if (!isRecord(item)) return null;
	for (const name of ["id", "name", "network"]) {
		const value = item[name];
		if (typeof value === "string" && value !== "") return value;
	}
	return null;
}

/** Formats a value that fits on one line; null for one with parts of its own. */
function textOf(value: unknown, path: readonly string[]): string | null {
	if (value === null || value === undefined) return "";
	if (typeof value !== "object") return String(value);
	if (!Array.isArray(value)) return Object.keys(value).length === 0 ? "" : null;
	if (value.length === 0) return "";
	const last = path.at(-1);
	if (last === "zips" && value.every(isRange)) return formatZips(value);
	if (last === "hours" && value.every(isHours)) return value.map(hoursText).join("; ");
	return value.every((item) => typeof item !== "object") ? value.join(", ") : null;
}

type Hours = { firstDay: number; lastDay: number; opens: string; closes: string };

function isRange(item: unknown): item is { from: number; to: number } {
	return typeof item === "object" && item !== null && "from" in item && "to" in item;
}

function isHours(item: unknown): item is Hours {
	return typeof item === "object" && item !== null && "firstDay" in item && "opens" in item && "closes" in item;
}

/** Weekdays as numbers, 1 is Monday; the page that shows them adds their names. */
function hoursText({ firstDay, lastDay, opens, closes }: Hours): string {
	return `${firstDay === lastDay ? firstDay : `${firstDay}-${lastDay}`}: ${opens}–${closes}`;
}
