/**
 * Nested form fields. HTML names are dotted (`personA.firstName`, `children.0.age`) and repeat for lists; JSON nests
 * them. Both produce the same object, and errors use the dotted names.
 */

export type Nested = { [key: string]: unknown };

/** Upper bounds of depth, list length and number of values in any form; anything beyond is dropped. */
const DEEPEST = 3;
const MAX_LIST_ITEMS = 800;
const MAX_VALUES = 2_000;
/** A proof of work may be an object, deeper than any field. */
const DEEPEST_JSON = 6;

const segmentPattern = /^[A-Za-z][A-Za-z0-9_-]{0,39}$/;
const indexPattern = /^\d{1,2}$/;

/** Builds an object from names and values; drops names that match no field of any form. */
export function nest(entries: Iterable<readonly [string, unknown]>): Nested {
	const root: Nested = Object.create(null);
	let values = 0;
	for (const [name, value] of entries) {
		values += 1;
		if (values > MAX_VALUES) break;
		const segments = name.replace(/\[\]$/, "").split(".");
		if (isFieldName(segments)) place(root, segments, value);
	}
	return listed(root) as Nested;
}

/** Limits a JSON value to the same bounds. */
export function bounded(value: unknown, depth = 0): unknown {
	if (typeof value !== "object" || value === null) return value;
	if (depth >= DEEPEST_JSON) return undefined;
	if (Array.isArray(value)) return value.slice(0, MAX_LIST_ITEMS).map((item) => bounded(item, depth + 1));
	const entries = Object.entries(value).slice(0, MAX_VALUES);
	return Object.fromEntries(entries.map(([name, inner]) => [name, bounded(inner, depth + 1)]));
}

function isFieldName(segments: readonly string[]): boolean {
	const [first = "", ...rest] = segments;
	return (
		segments.length <= DEEPEST &&
		segmentPattern.test(first) &&
		rest.every((segment) => segmentPattern.test(segment) || indexPattern.test(segment))
	);
}

function place(root: Nested, segments: readonly string[], value: unknown): void {
	let current = root;
	for (const segment of segments.slice(0, -1)) {
		const inner: unknown = current[segment] === undefined ? Object.create(null) : current[segment];
		if (!isBranch(inner)) return;
		current[segment] = inner;
		current = inner;
	}
	const last = segments.at(-1) ?? "";
	const known = current[last];
	if (known === undefined) current[last] = value;
	else if (isBranch(known)) return;
	else if (!Array.isArray(known)) current[last] = [known, value];
	else if (known.length < MAX_LIST_ITEMS) known.push(value);
}

/** Branches created here have no prototype; external values always have one. */
function isBranch(value: unknown): value is Nested {
	return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === null;
}

/** Branches with only numeric keys become lists, in numeric order. */
function listed(value: unknown): unknown {
	if (!isBranch(value)) return value;
	const keys = Object.keys(value);
	if (keys.length > 0 && keys.every((key) => indexPattern.test(key))) {
		return keys.sort((a, b) => Number(a) - Number(b)).map((key) => listed(value[key]));
	}
	return Object.fromEntries(keys.map((key) => [key, listed(value[key])]));
}

/** Flattens values to dotted names, as form fields use them; drops empty values and files. */
export function flatten(value: unknown, name = ""): Record<string, string | string[]> {
	if (value === undefined || value === null || value === "") return {};
	if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
		return { [name]: String(value) };
	}
	if (Array.isArray(value)) {
		const items: unknown[] = value.slice(0, MAX_LIST_ITEMS);
		if (items.every((item) => typeof item === "string" || typeof item === "number")) {
			return items.length === 0 ? {} : { [name]: items.map(String) };
		}
		return Object.assign({}, ...items.map((item, index) => flatten(item, `${name}.${index}`)));
	}
	if (typeof value !== "object" || name.split(".").length >= DEEPEST) return {};
	const plain = Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null;
	if (!plain) return {};
	const parts = Object.entries(value).map(([key, inner]) => flatten(inner, name === "" ? key : `${name}.${key}`));
	return Object.assign({}, ...parts);
}

/** Joins a path in the nested object to a dotted name. An error in an item of a plain list belongs to the list. */
export function fieldName(path: readonly PropertyKey[]): string {
	const isItem = /^\d+$/.test(String(path.at(-1)));
	return (isItem ? path.slice(0, -1) : path).map(String).join(".");
}
