import type { Point } from "../../../../domain/localities/geo";

/** Returns the drawn line or polygon, with its corners as points. */
export function sketchFeatures(line: readonly Point[], corners: readonly Point[]): GeoJSON.FeatureCollection {
	const positions = line.map(positionOf);
	const [first] = positions;
	const geometries: GeoJSON.Geometry[] = corners.map((corner) => ({ type: "Point", coordinates: positionOf(corner) }));
	if (first && positions.length === 2) geometries.unshift({ type: "LineString", coordinates: positions });
	if (first && positions.length >= 3) geometries.unshift({ type: "Polygon", coordinates: [[...positions, first]] });
	return {
		type: "FeatureCollection",
		features: geometries.map((geometry) => ({ type: "Feature", properties: {}, geometry })),
	};
}

function positionOf({ latitude, longitude }: Point): GeoJSON.Position {
	return [longitude, latitude];
}
