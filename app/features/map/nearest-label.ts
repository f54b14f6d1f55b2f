import { type Box, distanceMetres, METRES_PER_LATITUDE, type Point } from "../../domain/localities/geo";
import type { MapLabel } from "./live/embed/labels";

/** Size in degrees above which a group is named after a larger town. */
const WIDE = 0.1;

/** Returns the name of the place nearest to a group. */
export function nearestLabel(labels: readonly MapLabel[], group: Point & { box: Box }): string {
	const { north, south, east, west } = group.box;
	const lowest = Math.max(north - south, east - west) > WIDE ? 1 : 2;
	let [nearest, least]: [string, number] = ["", Number.POSITIVE_INFINITY];
	for (const label of labels) {
		// Skip labels whose difference in latitude alone exceeds the best distance, before destructuring.
		if (label[3] > lowest || Math.abs(label[2] - group.latitude) * METRES_PER_LATITUDE > least) continue;
		const [name, longitude, latitude] = label;
		const away = distanceMetres(group, { longitude, latitude });
		if (away < least) [nearest, least] = [name, away];
	}
	return nearest;
}
