import { isRecord } from "../../records";
import type { Property } from "../property";
import type { FieldKey } from "./fields";

/** Reads a field by its feed name, or a part as `Record.Part`; own properties only. */
export function fieldAt(property: Property, key: string): unknown {
	const [name = "", part] = key.split(".");
	const value = ownValue(property, name);
	return part === undefined ? value : ownValue(value, part);
}

function ownValue(record: unknown, name: string): unknown {
	if (typeof record !== "object" || record === null) return undefined;
	return Object.getOwnPropertyDescriptor(record, name)?.value;
}

/** Returns the record with these fields set to null; a part (`Record.Part`) leaves the other parts. */
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
