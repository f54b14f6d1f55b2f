import type { FindingMessage } from "../../../app/domain/imports/message";
import { readZip } from "../../../app/domain/localities/zip";
import type { Property } from "../../../app/domain/property/property";

type Located = Pick<Property, "Zip" | "CountryID" | "CountryName">;

/**
 * A record whose postcode is without the letters of its country, which say the country as well: people write them by
 * hand, and leave a country's field as it was.
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
