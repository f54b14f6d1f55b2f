/** Fictional town for the map's tests: a grid of streets around a point, in the layers of the OpenMapTiles schema. */
type Feature = { type: "Feature"; geometry: Geometry; properties: Record<string, string | number> };
type Position = [number, number];
type Geometry =
	| { type: "Point"; coordinates: Position }
	| { type: "LineString"; coordinates: Position[] }
	| { type: "Polygon"; coordinates: Position[][] };

export type Layers = Record<string, { type: "FeatureCollection"; features: Feature[] }>;

const STREETS = 12;
/** Distance of streets in degrees, about 200 metres. */
const STEP_LNG = 0.003;
const STEP_LAT = 0.0018;

export const TOWN = { latitude: 51.05, longitude: 3.72 };

/** Points of interest in the town. */
const townLocalities = {
	station: { name: "Test Central", "name:nl": "Proefstation", class: "railway", subclass: "station", at: [6, 0] },
	stop: { name: "Teststraat", class: "bus", subclass: "bus_stop", at: [1, 0] },
	otherSide: { name: "Teststraat", class: "bus", subclass: "bus_stop", at: [1, 0.2] },
	school: { name: "Testschool", class: "school", subclass: "school", at: [0, 2] },
	shop: { name: "Testwinkel", class: "grocery", subclass: "supermarket", at: [-1, 1] },
	park: { name: "Testpark", class: "park", subclass: "park", at: [0, -2] },
} as const;

function positionOf([right, up]: readonly [number, number]): Position {
	return [TOWN.longitude + right * STEP_LNG, TOWN.latitude + up * STEP_LAT];
}

function feature(geometry: Geometry, properties: Feature["properties"]): Feature {
	return { type: "Feature", geometry, properties };
}

function square(centre: Position, width: number, height: number): Geometry {
	const [x, y] = centre;
	const ring: Position[] = [
		[x - width, y - height],
		[x + width, y - height],
		[x + width, y + height],
		[x - width, y + height],
		[x - width, y - height],
	];
	return { type: "Polygon", coordinates: [ring] };
}

function collection(features: Feature[]) {
	return { type: "FeatureCollection" as const, features };
}

export function town(): Layers {
	const half = STREETS / 2;
	const steps = Array.from({ length: STREETS + 1 }, (_, index) => index - half);
	const streets = steps.flatMap((step) => [
		{ name: `Proeflaan ${step + half}`, line: [positionOf([step, -half]), positionOf([step, half])] },
		{ name: `Teststraat ${step + half}`, line: [positionOf([-half, step]), positionOf([half, step])] },
	]);
	const lines = (properties: (name: string, index: number) => Feature["properties"]) =>
		streets.map(({ name, line }, index) => feature({ type: "LineString", coordinates: line }, properties(name, index)));
	const blocks = steps.slice(0, -1).flatMap((x) => steps.slice(0, -1).map((y) => positionOf([x + 0.5, y + 0.5])));
	const classOf = (index: number) => (index % 6 === 0 ? "primary" : "minor");
	return {
		water: collection([feature(square(positionOf([0, -9]), 0.03, 0.002), { class: "river" })]),
		landcover: collection([feature(square(positionOf([0, -2]), 0.0012, 0.0007), { class: "grass", subclass: "park" })]),
		landuse: collection([feature(square(positionOf([0, 0]), 0.02, 0.012), { class: "residential" })]),
		park: collection([feature(square(positionOf([0, -2]), 0.0012, 0.0007), { class: "park", name: "Testpark" })]),
		boundary: collection([
			feature({ type: "LineString", coordinates: [positionOf([-9, 8]), positionOf([9, 8])] }, { admin_level: 8 }),
		]),
		transportation: collection([
			...lines((_, index) => ({ class: classOf(index) })),
			feature({ type: "LineString", coordinates: [positionOf([-9, 0]), positionOf([9, 0])] }, { class: "rail" }),
		]),
		transportation_name: collection(lines((name, index) => ({ name, class: classOf(index) }))),
		building: collection(blocks.map((at) => feature(square(at, 0.0008, 0.0005), { render_height: 8 }))),
		housenumber: collection(
			blocks.map((at, index) => feature({ type: "Point", coordinates: at }, { housenumber: String(index + 1) })),
		),
		place: collection([
			feature(
				{ type: "Point", coordinates: positionOf([0, 0]) },
				{ name: "Testtown", "name:nl": "Proefstad", "name:fr": "Ville d'essai", class: "town", rank: 5 },
			),
		]),
		poi: collection(
			Object.values(townLocalities).map(({ at, ...properties }) =>
				feature({ type: "Point", coordinates: positionOf(at) }, { ...properties, rank: 1 }),
			),
		),
	};
}
