import type { DealState } from "../../../app/domain/property/property";
import { propertyStatus } from "../../../app/domain/property/rules";

/** A unit in its project's lists. */
export type Unit = { Unit: unknown; Floor: unknown; Status: string | null; PropertyID: unknown; Price: unknown };

export type UnitOfProject = Unit & { project: number };

/** Status of a unit in its project's lists; null when it is not on the market. */
export function unitStatus({ status, deal }: { status: unknown; deal: DealState | null }): string | null {
	if (status === propertyStatus.sold) return "sold";
	if (status === propertyStatus.rented) return "rented";
	if (status !== propertyStatus.active) return null;
	return deal === null ? "for-sale" : "option";
}

/** Lists of a project: all units, and the prices of those for sale. */
export function unitLists(units: readonly Unit[]) {
	return {
		Constructions: units.map(({ Unit, Floor, Status, PropertyID }) => ({ Unit, Floor, Status, PropertyID })),
		PriceList: units.flatMap(({ Unit, PropertyID, Price, Status }) =>
			Price === null || Status !== "for-sale" ? [] : [{ Unit, PropertyID, Price }],
		),
	};
}
