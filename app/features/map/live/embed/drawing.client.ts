import type { GeoJSONSource, Map as MapLibre } from "maplibre-gl";
import type { Point } from "../../../../domain/localities/geo";
import type { DrawTool } from "../../../../domain/map/messages";
import { createCorners } from "./corners.client";
import { SKETCH } from "./layers.client";
import type { DrawTexts } from "./map-texts";
import { followPointers } from "./pointers.client";
import { beginSketch, canClose, finish, lineOf, type Sketch, type SketchStep, undo } from "./sketch";
import { sketchFeatures } from "./sketch-features";

/** State of the drawing tools while an area is drawn. */
export type DrawState = { tool: DrawTool | "edit"; step: SketchStep; canUndo: boolean; canFinish: boolean };

export type DrawEvents = {
	/** Called with null when the drawing ends. */
	onState: (state: DrawState | null) => void;
	onDone: (points: Point[]) => void;
};

/** Milliseconds after the end of a drawing in which a click still belongs to it. */
const CLICK_FOLLOWS_MS = 350;

/**
 * Draws one area with a finger, a pen or a mouse, or edits the corners of an existing one. A second finger pans the map
 * and draws nothing.
 */
export function createDrawing(map: MapLibre, texts: DrawTexts, events: DrawEvents) {
	const corners = createCorners(map, texts, (points) => {
		draw(points);
		tellEdit();
	});
	let sketch: Sketch | null = null;
	let isEditing = false;
	/** Removes the listeners and restores the map's gestures. */
	let release = () => {};
	let endedAt = Number.NEGATIVE_INFINITY;

	function take(next: Sketch) {
		sketch = next;
		if (next.done) {
			const { done } = next;
			stop();
			events.onDone(done);
			return;
		}
		draw(lineOf(next));
		const { tool, step } = next;
		events.onState({ tool, step, canUndo: next.corners.length > 0, canFinish: canClose(next) });
	}

	function tellEdit() {
		events.onState({ tool: "edit", step: "go-on", canUndo: corners.canUndo(), canFinish: true });
	}

	function draw(points: readonly Point[]) {
		const set = sketch && sketch.tool !== "lasso" ? sketch.corners : [];
		void map.getSource<GeoJSONSource>(SKETCH)?.setData(sketchFeatures(points, set));
	}

	function stop() {
		const wasActive = sketch !== null || isEditing;
		release();
		sketch = null;
		isEditing = false;
		corners.clear();
		draw([]);
		if (!wasActive) return;
		endedAt = performance.now();
		events.onState(null);
	}

	return {
		start(tool: DrawTool) {
			stop();
			release = followPointers(map, { sketch: () => sketch, take });
			take(beginSketch(tool));
		},
		edit(shape: readonly Point[]) {
			stop();
			isEditing = true;
			corners.show(shape);
			draw(corners.points());
			tellEdit();
		},
		undo() {
			if (isEditing) {
				corners.undo();
				draw(corners.points());
				tellEdit();
			} else if (sketch) take(undo(sketch));
		},
		/** Closes the polygon, or accepts the edited corners. */
		finish() {
			if (sketch) return take(finish(sketch));
			const points = corners.points();
			stop();
			if (points.length >= 3) events.onDone(points);
		},
		isActive: () => sketch !== null || isEditing,
		/** Whether a click belongs to a drawing in progress or just finished. */
		takesClicks: () => sketch !== null || isEditing || performance.now() - endedAt < CLICK_FOLLOWS_MS,
		stop,
	};
}
