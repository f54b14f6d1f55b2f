import { propertyStatus } from "../../app/domain/property/rules";
import { isRecord } from "../../app/domain/records";

type Version = { place: string; changedAt: number; isGone: boolean };

/**
 * The version of each property that counts where a source sends several: the latest by the date of its change; of two of
 * one date (or without one) that which takes it off the market, else the later one.
 */
export function createLastWords() {
	const latest = new Map<unknown, Version>();
	const placeOf = (page: number, index: number) => `${page}:${index}`;
	return {
		/** Reads one more page of the source. */
		note(page: number, records: readonly unknown[]) {
			for (const [index, record] of records.entries()) {
				const { ID, LastChangedDate, Status } = fieldsOf(record);
				const version = {
					place: placeOf(page, index),
					changedAt: typeof LastChangedDate === "string" ? Date.parse(LastChangedDate) : Number.NaN,
					isGone: Status === propertyStatus.inactive,
				};
				const known = latest.get(ID);
				if (!known || isLater(version, known)) latest.set(ID, version);
			}
		},
		/** Those of a page that count. */
		of: (page: number, records: readonly unknown[]) =>
			records.filter((record, index) => latest.get(fieldsOf(record).ID)?.place === placeOf(page, index)),
	};
}

function isLater(version: Version, known: Version): boolean {
	if (version.changedAt > known.changedAt) return true;
	if (version.changedAt < known.changedAt) return false;
	return version.isGone || !known.isGone;
}

function fieldsOf(record: unknown): Record<string, unknown> {
	return isRecord(record) ? record : {};
}
