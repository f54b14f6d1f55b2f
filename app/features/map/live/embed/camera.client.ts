import type { Map as MapLibre } from "maplibre-gl";
import type { Box } from "../../../../domain/localities/geo";
import { isKeyOf } from "../../../../domain/records";
import { openingView, viewSizes } from "../../first-view";
import { type GroupMark, isOnePoint } from "../../marker-groups";
import type { MapOptions } from "./map-options";

/** Maximum zoom for fitting a single property where there are no streets. */
const NEAREST_EMBEDDED = 13.5;
const NEAREST = 17;
/** Maximum zoom when the map shows one property: the streets around it must be visible. */
const NEAREST_TO_MARKER = 15;
/** Width of the world at zoom 0 in pixels. */
const WORLD_PX = 512;

export function cornersOf({ west, south, east, north }: Box): [number, number, number, number] {
	return [west, south, east, north];
}

/** Padding from the map's edges to the square of the first view. */
export function paddingTo(square: HTMLElement, container: HTMLElement) {
	const [map, seen] = [container.getBoundingClientRect(), square.getBoundingClientRect()];
	return {
		top: seen.top - map.top,
		right: map.right - seen.right,
		bottom: map.bottom - seen.bottom,
		left: seen.left - map.left,
	};
}

/** Controls the map's centre and zoom. */
export function createCamera(map: MapLibre, { square, isPlain }: MapOptions, hasStreets: (box: Box) => boolean) {
	/**
	 * Map pixels per pixel of marker spacing. The drawing only knows the three view sizes, so spacing scales with them.
	 */
	function density(): number {
		const size = getComputedStyle(square).getPropertyValue("--size").trim();
		return square.offsetWidth / viewSizes[isKeyOf(viewSizes, size) ? size : "medium"];
	}

	function nearest(box: Box): number {
		return hasStreets(box) ? NEAREST : NEAREST_EMBEDDED;
	}

	function lookAt(box: Box, maxZoom: number, byVisitor: boolean) {
		const padding = paddingTo(square, map.getContainer());
		map.fitBounds(cornersOf(box), { padding, maxZoom, animate: byVisitor }, { byVisitor });
	}

	return {
		density,
		/** Whether the properties of a group would still overlap at the maximum zoom. */
		isStack({ box, listings }: GroupMark): boolean {
			const pixelsPerDegree = (WORLD_PX / 360) * 2 ** nearest(box);
			return listings.length > 0 && isOnePoint(box, pixelsPerDegree / density());
		},
		/** Zooms in on a box with an animation. */
		comeNearer: (box: Box) => lookAt(box, nearest(box), true),
		open(box: Box) {
			lookAt(openingView(box, isPlain, hasStreets(box)), isPlain ? NEAREST_TO_MARKER : nearest(box), false);
		},
		seen(): Box {
			const bounds = map.getBounds();
			return { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() };
		},
	};
}
