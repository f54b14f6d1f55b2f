import type { Region } from "../localities/region";
import { columns, flagNames } from "./columns";

const flagOfField: ReadonlyMap<string, string> = new Map(
	flagNames.flatMap((name) => columns[name].fields.map((field): [string, string] => [field, name])),
);

/** Fields labelled with the region's name of the certificate: EPC, EPB, PEB or CPE. */
const certificateFields = ["EPCLabelText", "EnergyCertificateNumber", "EnergyCertificateEndDate"];

/**
 * Text key of a field's label. A boolean field with a filter has the same label on pages and in the filters.
 * @param field a feed name, or a path of the namespace `fields`
 * @param region the property's region; without it, a label names the certificates of all regions
 */
export function fieldLabelKey(
	field: string,
	region: Region | null = null,
): `fields:${string}` | `search:feature.${string}` {
	if (region && certificateFields.includes(field)) return `fields:certificate.${region}.${field}`;
	const flag = flagOfField.get(field);
	return flag === undefined ? `fields:${field}` : `search:feature.${flag}`;
}
