import type { FindingMessage } from "../../../app/domain/imports/message";
import { readZip } from "../../../app/domain/localities/zip";
import type { Property } from "../../../app/domain/property/property";

type Located = Pick<Property, "Zip" | "CountryID" | "CountryName">;

/**
 * Removes the country prefix from a postcode and sets the country by it. The prefix overrides the country field, with a
 * remark when they differ: people type it by hand and leave the field unchanged.
 */
export function withPlainZip<Record extends Located>(
	record: Record,
): { record: Record; remark: FindingMessage | null } {
	if (!record.Zip) return { record, remark: null };
	const { zip, countryId } = readZip(record.Zip);
	if (countryId === null || countryId === record.CountryID) return { record: { ...record, Zip: zip }, remark: null };
	const remark: FindingMessage | null =
		record.CountryID == null ? null : { code: "zip-elsewhere", zip: record.Zip, country: String(record.CountryID) };
	return { record: { ...record, Zip: zip, CountryID: countryId, CountryName: null }, remark };
}
