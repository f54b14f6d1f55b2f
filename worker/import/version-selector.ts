import { propertyStatus } from "../../app/domain/property/rules";
import { isRecord } from "../../app/domain/records";

type Version = { place: string; changedAt: number; isGone: boolean };

/**
 * Selects one version per property when a source sends several: the one with the latest change date. Among equal or
 * missing dates, an inactive version wins, otherwise the last one read.
 */
export function createVersionSelector() {
	const latest = new Map<unknown, Version>();
	const placeOf = (page: number, index: number) => `${page}:${index}`;
	return {
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
		/** Returns the selected versions on a page. */
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
