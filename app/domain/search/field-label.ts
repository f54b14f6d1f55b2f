import type { Region } from "../localities/region";
import { columns, flagNames } from "./columns";

const flagOfField: ReadonlyMap<string, string> = new Map(
	flagNames.flatMap((name) => columns[name].fields.map((field): [string, string] => [field, name])),
);

/** What is called by the name of the region's certificate: EPC, EPB, PEB or CPE. */
const certificateFields = ["EPCLabelText", "EnergyCertificateNumber", "EnergyCertificateEndDate"];

/**
 * The text of a field's label. A yes/no field that is searched for has one label, on its page and in the filters.
 * @param field a name of the feed, or a path of the namespace `fields`
 * @param region where the property is; without one a label names the certificates of all regions
 */
export function fieldLabelKey(
	field: string,
	region: Region | null = null,
): `fields:${string}` | `search:feature.${string}` {
	if (region && certificateFields.includes(field)) return `fields:certificate.${region}.${field}`;
	const flag = flagOfField.get(field);
	return flag === undefined ? `fields:${field}` : `search:feature.${flag}`;
}
