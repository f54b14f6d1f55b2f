import type { DealState } from "../../../app/domain/property/property";
import { propertyStatus } from "../../../app/domain/property/rules";

/** A unit as its project lists it. */
export type Unit = { Unit: unknown; Floor: unknown; Status: string | null; PropertyID: unknown; Price: unknown };

/** A unit with the number of its project. */
export type UnitOfProject = Unit & { project: number };

/** Null for a unit that is not on the market. */
export function unitStatus({ status, deal }: { status: unknown; deal: DealState | null }): string | null {
	if (status === propertyStatus.sold) return "sold";
	if (status === propertyStatus.rented) return "rented";
	if (status !== propertyStatus.active) return null;
	return deal === null ? "for-sale" : "option";
}

/** What a project's record says of its units: all of them, and the prices of those that can be bought. */
export function unitLists(units: readonly Unit[]) {
	return {
		Constructions: units.map(({ Unit, Floor, Status, PropertyID }) => ({ Unit, Floor, Status, PropertyID })),
		PriceList: units.flatMap(({ Unit, PropertyID, Price, Status }) =>
			Price === null || Status !== "for-sale" ? [] : [{ Unit, PropertyID, Price }],
		),
	};
}
