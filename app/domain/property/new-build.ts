import type { Property } from "./property";

type NewBuild = Pick<Property, "ProjectID" | "NewBuild" | "ConstructionCost" | "BuildingCost" | "GroundPart">;

/**
 * Share of the price that is new construction, from 0 to 1, for which the price excludes VAT. For a unit of a project
 * that is all of it, less the land's share if the agency states it.
 */
export function newShareOf(property: NewBuild, price: number): number {
	const { NewBuild } = property;
	if (property.ProjectID == null && !NewBuild) return 0;
	const construction = NewBuild?.ConstructionPart ?? property.ConstructionCost ?? property.BuildingCost;
	const ground = NewBuild?.GroundPart ?? property.GroundPart;
	const part = construction ?? (ground == null ? price : price - ground);
	return Math.min(1, Math.max(0, part / price));
}
