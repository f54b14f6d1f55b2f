import type { Map as MapLibre } from "maplibre-gl";
import type { Point } from "../../../../domain/localities/geo";
import { interrupt, move, press, release, type Sketch, type Spot } from "./sketch";

type Drawn = {
	/** Returns null when nothing is being drawn. */
	sketch: () => Sketch | null;
	take: (next: Sketch) => void;
};

/**
 * Lets a finger, a pen or a mouse draw instead of panning the map. A second finger pans the map and draws nothing.
 * @returns function that removes the listeners
 */
export function followPointers(map: MapLibre, { sketch, take }: Drawn): () => void {
	const surface = map.getCanvasContainer();
	const fingers = new Set<number>();

	function onDown(event: PointerEvent) {
		const before = sketch();
		if (!before || (event.pointerType === "mouse" && event.button !== 0)) return;
		if (event.pointerType === "touch") {
			fingers.add(event.pointerId);
			if (fingers.size > 1) {
				// Two fingers pan and zoom the map.
				map.dragPan.enable();
				take(interrupt(before));
				return;
			}
		}
		surface.setPointerCapture(event.pointerId);
		const corners = before.corners.map((corner) => placed(map, corner));
		take(press({ ...before, corners }, spotOf(map, event)));
	}

	function onMove(event: PointerEvent) {
		const before = sketch();
		if (!before || fingers.size > 1) return;
		if (event.pointerType === "touch" && before.pressed === null) return;
		take(move(before, spotOf(map, event)));
	}

	function onUp(event: PointerEvent) {
		const wasOneOfTwo = fingers.size > 1;
		fingers.delete(event.pointerId);
		const before = sketch();
		if (!before) return;
		if (fingers.size === 0) map.dragPan.disable();
		if (wasOneOfTwo || event.type === "pointercancel") take(interrupt(before));
		else take(release(before, spotOf(map, event), event.pointerType !== "touch"));
	}

	const listeners = [
		["pointerdown", onDown],
		["pointermove", onMove],
		["pointerup", onUp],
		["pointercancel", onUp],
	] as const;
	for (const [name, listener] of listeners) surface.addEventListener(name, listener);
	setGestures(map, false);
	return () => {
		for (const [name, listener] of listeners) surface.removeEventListener(name, listener);
		setGestures(map, true);
	};
}

function setGestures(map: MapLibre, areOn: boolean) {
	for (const gesture of [map.dragPan, map.doubleClickZoom, map.boxZoom]) {
		if (areOn) gesture.enable();
		else gesture.disable();
	}
	// Without this the browser scrolls on touch.
	map.getCanvasContainer().style.touchAction = areOn ? "" : "none";
	map.getCanvas().style.cursor = areOn ? "" : "crosshair";
}

function spotOf(map: MapLibre, event: PointerEvent): Spot {
	const box = map.getCanvasContainer().getBoundingClientRect();
	const [x, y] = [event.clientX - box.left, event.clientY - box.top];
	const { lat, lng } = map.unproject([x, y]);
	return { x, y, latitude: lat, longitude: lng };
}

/** Projects a corner to the screen: the map may have moved since it was set. */
function placed(map: MapLibre, { latitude, longitude }: Point): Spot {
	const { x, y } = map.project([longitude, latitude]);
	return { latitude, longitude, x, y };
}
