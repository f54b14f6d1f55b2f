import { isRecord } from "../../records";
import type { Property } from "../property";
import type { FieldKey } from "./fields";

/** A field's value by its name in the feed, or by a record's and its part's: own properties alone. */
export function fieldAt(property: Property, key: string): unknown {
	const [name = "", part] = key.split(".");
	const value = ownValue(property, name);
	return part === undefined ? value : ownValue(value, part);
}

function ownValue(record: unknown, name: string): unknown {
	if (typeof record !== "object" || record === null) return undefined;
	return Object.getOwnPropertyDescriptor(record, name)?.value;
}

/** The record without these fields; parts of records leave the rest of them. */
export function withoutFields(property: Property, keys: readonly FieldKey[]): Property {
	const kept: Record<string, unknown> = { ...property };
	for (const key of keys) {
		const [name = "", part] = key.split(".");
		const value = kept[name];
		if (part === undefined) kept[name] = null;
		else if (isRecord(value)) kept[name] = { ...value, [part]: null };
	}
	return kept as Property;
}
