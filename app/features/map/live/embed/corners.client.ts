import { type Map as MapLibre, Marker } from "maplibre-gl";
import type { Point } from "../../../../domain/localities/geo";
import type { DrawTexts } from "./map-texts";

/** Maximum number of handles that fingers can tell apart; a hand-drawn area has more corners. */
const MAX_HANDLES = 24;
const STEP_PX = 12;

const steps: Readonly<Record<string, readonly [number, number]>> = {
	ArrowLeft: [-STEP_PX, 0],
	ArrowRight: [STEP_PX, 0],
	ArrowUp: [0, -STEP_PX],
	ArrowDown: [0, STEP_PX],
};

/** Shows the corners of an area as handles: dragged by pointer, moved by the arrow keys, removed with Delete. */
export function createCorners(map: MapLibre, texts: DrawTexts, onChange: (points: Point[]) => void) {
	let ring: Point[] = [];
	let original: Point[] = [];
	let handles: Marker[] = [];
	const before: Point[][] = [];

	function change(next: Point[], focus?: number) {
		before.push(ring);
		ring = next;
		place();
		if (focus !== undefined) handles[focus]?.getElement().focus();
		onChange(ring);
	}

	function place() {
		clearHandles();
		handles = ring.map((point, index) => handle(point, index));
	}

	function handle(point: Point, index: number): Marker {
		const element = document.createElement("button");
		element.type = "button";
		element.className = "map-corner";
		element.setAttribute("aria-label", texts.corner(index + 1));
		const marker = new Marker({ element, draggable: true }).setLngLat([point.longitude, point.latitude]).addTo(map);
		const moved = () => {
			const { lat, lng } = marker.getLngLat();
			return ring.map((each, at) => (at === index ? { latitude: lat, longitude: lng } : each));
		};
		marker.on("drag", () => onChange(moved()));
		marker.on("dragend", () => change(moved(), index));
		element.addEventListener("keydown", (event) => {
			const step = steps[event.key];
			if (step) {
				event.preventDefault();
				event.stopPropagation();
				const { x, y } = map.project(marker.getLngLat());
				marker.setLngLat(map.unproject([x + step[0], y + step[1]]));
				change(moved(), index);
			}
			if ((event.key === "Delete" || event.key === "Backspace") && ring.length > 3) {
				event.preventDefault();
				change(
					ring.filter((_, at) => at !== index),
					index % (ring.length - 1),
				);
			}
		});
		return marker;
	}

	function clearHandles() {
		for (const each of handles) each.remove();
		handles = [];
	}

	return {
		show(shape: readonly Point[]) {
			const every = Math.ceil(shape.length / MAX_HANDLES);
			original = [...shape];
			ring = shape.filter((_, index) => index % every === 0);
			before.length = 0;
			place();
		},
		/** Until a corner is moved, returns the original area with all its corners. */
		points: () => (before.length === 0 ? original : ring),
		canUndo: () => before.length > 0,
		undo() {
			const last = before.pop();
			if (!last) return;
			ring = last;
			place();
		},
		clear() {
			clearHandles();
			ring = [];
			original = [];
			before.length = 0;
		},
	};
}
