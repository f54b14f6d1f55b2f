import { RESIDENTIAL } from "../property/kind";
import type { PropertyType } from "./feed";

/**
 * The main types that most visitors look for: houses and flats. Empty where types have no groups, or all groups
 * are residential: the filter would do nothing.
 */
export function homeTypesOf(types: readonly PropertyType[]): number[] {
	const main = types.filter(({ ParentID }) => ParentID == null);
	const homes = main.filter(({ WebID }) => WebID === RESIDENTIAL);
	return homes.length === main.length ? [] : homes.map(({ ID }) => ID);
}
