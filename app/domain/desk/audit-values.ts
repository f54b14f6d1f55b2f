import { writeZips } from "../agency/served-zips";
import { isRecord } from "../records";

/** One value that changed: where it is, by the names of its fields, and what it was and is; null for nothing. */
export type ChangedValue = { path: readonly string[]; before: string | null; after: string | null };

/** Fields that hold the id of a member of staff. */
const staffFields: ReadonlySet<string> = new Set(["staffId", "assignedTo", "copyTo", "standIn"]);

const MOST_VALUES = 60;
const DEEPEST = 8;

/**
 * What two sides of a line in the log differ in, value by value. A value that was read as JSON stays a text: whoever
 * shows it knows what its field is called.
 */
export function changedValues(before: string | null, after: string | null): ChangedValue[] {
	const [was, is] = [leavesOf(before), leavesOf(after)];
	const paths = [...new Set([...was.keys(), ...is.keys()])];
	return (
		paths
			.map((path) => ({ path: path.split("\n"), before: was.get(path) ?? null, after: is.get(path) ?? null }))
			// What was not there and what is empty are the same to a reader.
			.filter((value) => (value.before ?? "") !== (value.after ?? ""))
			.slice(0, MOST_VALUES)
	);
}

export function isStaffField(path: readonly string[]): boolean {
	return staffFields.has(path.at(-1) ?? "");
}

/** Ids of the members of staff that lines of the log name. */
export function staffNamedIn(lines: readonly { before: string | null; after: string | null }[]): string[] {
	const values = lines.flatMap(({ before, after }) => changedValues(before, after));
	const ids = values
		.filter(({ path }) => isStaffField(path))
		.flatMap(({ before, after }) => [before ?? "", after ?? ""]);
	return [...new Set(ids)].filter((id) => id !== "");
}

/** The values of a text of JSON by their paths, whose names are lines. */
function leavesOf(json: string | null): Map<string, string> {
	const leaves = new Map<string, string>();
	if (json !== null) collect(parsed(json), [], leaves);
	return leaves;
}

function parsed(json: string): unknown {
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

/** Parts of a list are known by their id, so that one that goes does not seem to change all behind it. */
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

/** A value that is one line; null for one that has parts of its own. */
function textOf(value: unknown, path: readonly string[]): string | null {
	if (value === null || value === undefined) return "";
	if (typeof value !== "object") return String(value);
	if (!Array.isArray(value)) return Object.keys(value).length === 0 ? "" : null;
	if (value.length === 0) return "";
	const last = path.at(-1);
	if (last === "zips" && value.every(isRange)) return writeZips(value);
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

/** Days by their numbers, Monday first: the page that shows it has their names. */
function hoursText({ firstDay, lastDay, opens, closes }: Hours): string {
	return `${firstDay === lastDay ? firstDay : `${firstDay}-${lastDay}`}: ${opens}–${closes}`;
}
