import type { Map as MapLibre } from "maplibre-gl";
import {
	type GeoJSONStoreFeatures,
	TerraDraw,
	TerraDrawCircleMode,
	TerraDrawFreehandMode,
	TerraDrawPolygonMode,
	TerraDrawSelectMode,
} from "terra-draw";
import { TerraDrawMapLibreGLAdapter } from "terra-draw-maplibre-gl-adapter";
import type { Point } from "../../../domain/localities/geo";
import type { DrawTool } from "../../../domain/map/messages";

const CIRCLE_CORNERS = 48;
/** An address keeps no more corners in reasonable length. */
const MOST_CORNERS = 120;
const LONGEST_DECIMALS = 9;

const modes: Readonly<Record<DrawTool, string>> = { polygon: "polygon", circle: "circle", lasso: "freehand" };

function pointsOf(feature: GeoJSONStoreFeatures | undefined): Point[] | null {
	if (feature?.geometry.type !== "Polygon") return null;
	const ring = feature.geometry.coordinates[0] ?? [];
	const open = ring.slice(0, -1);
	const every = Math.ceil(open.length / MOST_CORNERS);
	const kept = open.filter((_, index) => index % every === 0);
	return kept.length < 3 ? null : kept.map(([longitude = 0, latitude = 0]) => ({ latitude, longitude }));
}

/** Draws one area on the map, or lets the corners of one be moved. */
export function createDrawing(map: MapLibre, accent: string, onDone: (points: Point[]) => void) {
	const colour = accent as `#${string}`;
	const look = { fillColor: colour, fillOpacity: 0.1, outlineColor: colour, outlineWidth: 2 };
	const corners = { draggable: true, midpoints: { draggable: true }, deletable: true };
	const draw = new TerraDraw({
		adapter: new TerraDrawMapLibreGLAdapter({ map, coordinatePrecision: LONGEST_DECIMALS }),
		modes: [
			new TerraDrawPolygonMode({ styles: { ...look, closingPointColor: colour } }),
			new TerraDrawCircleMode({ styles: look, segments: CIRCLE_CORNERS }),
			new TerraDrawFreehandMode({ styles: { ...look, closingPointColor: colour } }),
			new TerraDrawSelectMode({
				allowManualDeselection: false,
				flags: { polygon: { feature: { draggable: true, coordinates: corners } } },
				styles: {
					selectedPolygonColor: colour,
					selectedPolygonFillOpacity: 0.1,
					selectedPolygonOutlineColor: colour,
					selectionPointColor: colour,
					midPointColor: colour,
				},
			}),
		],
	});

	function stop() {
		if (draw.enabled) draw.stop();
	}

	draw.on("finish", (id, context) => {
		if (context.action !== "draw") return;
		const points = pointsOf(draw.getSnapshotFeature(id));
		stop();
		if (points) onDone(points);
	});

	return {
		start(tool: DrawTool) {
			stop();
			draw.start();
			draw.setMode(modes[tool]);
		},
		edit(shape: readonly Point[]) {
			stop();
			draw.start();
			const positions = shape.map(({ longitude, latitude }): [number, number] => [longitude, latitude]);
			const [first] = positions;
			if (!first) return;
			const [added] = draw.addFeatures([
				{
					type: "Feature",
					properties: { mode: "polygon" },
					geometry: { type: "Polygon", coordinates: [[...positions, first]] },
				},
			]);
			if (!added?.valid || added.id === undefined) return;
			draw.setMode("select");
			draw.selectFeature(added.id);
		},
		/** Takes the area as it has been moved. */
		finish() {
			const points = pointsOf(
				draw.enabled ? draw.getSnapshot().find((each) => each.geometry.type === "Polygon") : undefined,
			);
			stop();
			if (points) onDone(points);
		},
		isActive: () => draw.enabled,
		stop,
	};
}

export type Drawing = ReturnType<typeof createDrawing>;
