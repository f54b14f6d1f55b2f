import { RESIDENTIAL } from "../property/kind";
import type { PropertyType } from "./feed";

/**
 * Main types for houses and apartments. Empty when types have no groups or all groups are residential, as the filter
 * would have no effect.
 */
export function homeTypesOf(types: readonly PropertyType[]): number[] {
	const main = types.filter(({ ParentID }) => ParentID == null);
	const homes = main.filter(({ WebID }) => WebID === RESIDENTIAL);
	return homes.length === main.length ? [] : homes.map(({ ID }) => ID);
}
