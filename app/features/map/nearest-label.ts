import { type Box, distanceMetres, METRES_PER_LATITUDE, type Point } from "../../domain/localities/geo";
import type { MapLabel } from "./live/embed/labels";

/** Degrees from which on a group is named after a town that everybody knows. */
const WIDE = 0.1;

/** The place that a group on the map is named after. */
export function nearestLabel(labels: readonly MapLabel[], group: Point & { box: Box }): string {
	const { north, south, east, west } = group.box;
	const lowest = Math.max(north - south, east - west) > WIDE ? 1 : 2;
	let [nearest, least]: [string, number] = ["", Number.POSITIVE_INFINITY];
	for (const label of labels) {
		// Most lie further north or south than the nearest so far, and are not even taken apart.
		if (label[3] > lowest || Math.abs(label[2] - group.latitude) * METRES_PER_LATITUDE > least) continue;
		const [name, longitude, latitude] = label;
		const away = distanceMetres(group, { longitude, latitude });
		if (away < least) [nearest, least] = [name, away];
	}
	return nearest;
}
