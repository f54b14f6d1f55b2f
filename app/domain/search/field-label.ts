import { columns, flagNames } from "./columns";

const flagOfField: ReadonlyMap<string, string> = new Map(
	flagNames.flatMap((name) => columns[name].fields.map((field): [string, string] => [field, name])),
);

/**
 * The text of a field's label. A yes/no field that is searched for has one label, on its page and in the filters.
 * @param field a name of the feed, or a path of the namespace `fields`
 */
export function fieldLabelKey(field: string): `fields:${string}` | `search:feature.${string}` {
	const flag = flagOfField.get(field);
	return flag === undefined ? `fields:${field}` : `search:feature.${flag}`;
}
