import type { Point } from "./geo";

const METRES_PER_DEGREE = 111_195;
/** Precision of coordinates, as parts of a degree: about a metre. */
const PRECISION = 1e5;

/** Corners of a polygon that approximates a circle. Radius in metres. */
export function circleAround(centre: Point, radius: number, corners = 48): Point[] {
	const latitudeStep = radius / METRES_PER_DEGREE;
	const longitudeStep = latitudeStep / Math.cos((centre.latitude * Math.PI) / 180);
	return Array.from({ length: corners }, (_, index) => {
		const angle = (index / corners) * 2 * Math.PI;
		return {
			latitude: Math.round((centre.latitude + latitudeStep * Math.sin(angle)) * PRECISION) / PRECISION,
			longitude: Math.round((centre.longitude + longitudeStep * Math.cos(angle)) * PRECISION) / PRECISION,
		};
	});
}
