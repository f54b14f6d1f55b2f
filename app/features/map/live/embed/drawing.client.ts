import type { GeoJSONSource, Map as MapLibre } from "maplibre-gl";
import type { Point } from "../../../../domain/localities/geo";
import type { DrawTool } from "../../../../domain/map/messages";
import { createCorners } from "./corners.client";
import type { DrawTexts } from "./draw-texts";
import { SKETCH } from "./layers.client";
import {
	beginSketch,
	canClose,
	finish,
	interrupt,
	lineOf,
	move,
	press,
	release,
	type Sketch,
	type SketchStep,
	type Spot,
	undo,
} from "./sketch";

/** The state of the tools around the map while an area is drawn. */
export type DrawState = { tool: DrawTool | "edit"; step: SketchStep; canUndo: boolean; canFinish: boolean };

export type DrawEvents = {
	/** Null: nothing is being drawn any more. */
	onState: (state: DrawState | null) => void;
	onDone: (points: Point[]) => void;
};

/** Milliseconds after the end in which a click event still belongs to the drawing. */
const CLICK_FOLLOWS_MS = 350;

/**
 * Draws one area on the map with a finger, a pen or a mouse, or lets the corners of one be moved. A second finger moves
 * the map and draws nothing.
 */
export function createDrawing(map: MapLibre, texts: DrawTexts, events: DrawEvents) {
	const surface = map.getCanvasContainer();
	const fingers = new Set<number>();
	const corners = createCorners(map, texts, (points) => {
		draw(points);
		tellEdit();
	});
	let sketch: Sketch | null = null;
	let isEditing = false;
	let endedAt = Number.NEGATIVE_INFINITY;

	function spotOf(event: PointerEvent): Spot {
		const box = surface.getBoundingClientRect();
		const [x, y] = [event.clientX - box.left, event.clientY - box.top];
		const { lat, lng } = map.unproject([x, y]);
		return { x, y, latitude: lat, longitude: lng };
	}

	/** Where the corners lie on the screen now: the map may have been moved since. */
	function placed({ latitude, longitude }: Point): Spot {
		const { x, y } = map.project([longitude, latitude]);
		return { latitude, longitude, x, y };
	}

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
		const line = points.map(({ latitude, longitude }) => [longitude, latitude]);
		const [first] = line;
		const features: GeoJSON.Feature[] = [];
		if (first && line.length >= 3) {
			features.push({
				type: "Feature",
				properties: {},
				geometry: { type: "Polygon", coordinates: [[...line, first]] },
			});
		}
		if (first && line.length === 2) {
			features.push({ type: "Feature", properties: {}, geometry: { type: "LineString", coordinates: line } });
		}
		if (sketch && sketch.tool !== "lasso") {
			for (const { latitude, longitude } of sketch.corners) {
				features.push({
					type: "Feature",
					properties: {},
					geometry: { type: "Point", coordinates: [longitude, latitude] },
				});
			}
		}
		void map.getSource<GeoJSONSource>(SKETCH)?.setData({ type: "FeatureCollection", features });
	}

	function onDown(event: PointerEvent) {
		if (!sketch || (event.pointerType === "mouse" && event.button !== 0)) return;
		if (event.pointerType === "touch") {
			fingers.add(event.pointerId);
			if (fingers.size > 1) {
				// Two fingers pan and zoom the map.
				map.dragPan.enable();
				take(interrupt(sketch));
				return;
			}
		}
		surface.setPointerCapture(event.pointerId);
		take(press({ ...sketch, corners: sketch.corners.map(placed) }, spotOf(event)));
	}

	function onMove(event: PointerEvent) {
		if (!sketch || fingers.size > 1) return;
		if (event.pointerType === "touch" && sketch.pressed === null) return;
		take(move(sketch, spotOf(event)));
	}

	function onUp(event: PointerEvent) {
		const wasOneOfTwo = fingers.size > 1;
		fingers.delete(event.pointerId);
		if (!sketch) return;
		if (wasOneOfTwo || event.type === "pointercancel") {
			if (fingers.size === 0) map.dragPan.disable();
			take(interrupt(sketch));
			return;
		}
		if (fingers.size === 0) map.dragPan.disable();
		take(release(sketch, spotOf(event), event.pointerType !== "touch"));
	}

	function onKey(event: KeyboardEvent) {
		if (event.key === "Escape" && sketch) stop();
	}

	const listeners = [
		["pointerdown", onDown],
		["pointermove", onMove],
		["pointerup", onUp],
		["pointercancel", onUp],
	] as const;

	function hold() {
		for (const [name, listener] of listeners) surface.addEventListener(name, listener);
		document.addEventListener("keydown", onKey);
		map.dragPan.disable();
		map.doubleClickZoom.disable();
		map.boxZoom.disable();
		// Without it the browser scrolls on touch.
		surface.style.touchAction = "none";
		map.getCanvas().style.cursor = "crosshair";
	}

	function stop() {
		const wasActive = sketch !== null || isEditing;
		for (const [name, listener] of listeners) surface.removeEventListener(name, listener);
		document.removeEventListener("keydown", onKey);
		map.dragPan.enable();
		map.doubleClickZoom.enable();
		map.boxZoom.enable();
		surface.style.touchAction = "";
		map.getCanvas().style.cursor = "";
		fingers.clear();
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
			hold();
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
		/** Closes the polygon, or takes the area as its corners have been moved. */
		finish() {
			if (sketch) return take(finish(sketch));
			const points = corners.points();
			stop();
			if (points.length >= 3) events.onDone(points);
		},
		isActive: () => sketch !== null || isEditing,
		/** Whether a click belongs to an area that is being drawn, or has just been. */
		takesClicks: () => sketch !== null || isEditing || performance.now() - endedAt < CLICK_FOLLOWS_MS,
		stop,
	};
}

export type Drawing = ReturnType<typeof createDrawing>;
