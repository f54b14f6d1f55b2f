/** Keys of a table in their order. The table must have no keys beyond its type. */
export function keysOf<Table extends object>(table: Table): (keyof Table & string)[] {
	return Object.keys(table) as (keyof Table & string)[];
}

/** Whether an unknown value is an object: not an array, not null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isKeyOf<Table extends object>(table: Table, name: PropertyKey): name is keyof Table {
	return Object.hasOwn(table, name);
}

/** Narrows an unknown value to the values of a list. */
export function isOneOf<Value>(values: readonly Value[], value: unknown): value is Value {
	return values.some((known) => known === value);
}

/** Builds a value for each name of a list. */
export function recordOf<Name extends string, Value>(
	names: readonly Name[],
	write: (name: Name) => Value,
): Record<Name, Value> {
	return Object.fromEntries(names.map((name) => [name, write(name)])) as Record<Name, Value>;
}

/** `Map.groupBy`, which the oldest supported browsers lack: groups in order of their first item. */
export function groupedBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
	const groups = new Map<Key, Item[]>();
	for (const item of items) {
		const key = keyOf(item);
		const group = groups.get(key);
		if (group) group.push(item);
		else groups.set(key, [item]);
	}
	return groups;
}

/** Splits a list into groups of at most `most` items, such as the limit of a statement or a call. */
export function inGroups<Item>(items: readonly Item[], most: number): Item[][] {
	return Array.from({ length: Math.ceil(items.length / most) }, (_, at) => items.slice(at * most, (at + 1) * most));
}
