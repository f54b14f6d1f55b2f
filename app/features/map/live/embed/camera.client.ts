import type { Map as MapLibre } from "maplibre-gl";
import type { Box } from "../../../../domain/localities/geo";
import { isKeyOf } from "../../../../domain/records";
import { openingView, viewSizes } from "../../first-view";
import { type GroupMark, isOnePoint } from "../../marker-groups";
import type { MapOptions } from "./map-options";

/** A single property is not shown from nearer than this: without streets there would be nothing to see. */
const NEAREST_EMBEDDED = 13.5;
const NEAREST = 17;
/** Of one property alone, the streets around it are to be seen. */
const NEAREST_TO_MARKER = 15;
/** Pixels of the whole world at zoom 0. */
const WORLD_PX = 512;

export function cornersOf({ west, south, east, north }: Box): [number, number, number, number] {
	return [west, south, east, north];
}

/** From the edges of the map to the square of the first view. */
export function paddingTo(square: HTMLElement, container: HTMLElement) {
	const [map, seen] = [container.getBoundingClientRect(), square.getBoundingClientRect()];
	return {
		top: seen.top - map.top,
		right: map.right - seen.right,
		bottom: map.bottom - seen.bottom,
		left: seen.left - map.left,
	};
}

/** Where the map looks, and from how near. */
export function createCamera(map: MapLibre, { square, isAlone }: MapOptions, hasStreets: (box: Box) => boolean) {
	/** Pixels of the map for each by which marks are kept apart: the drawing knows no others than those of its size. */
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
		/** Properties that would lie on each other also from as near as the map comes. */
		isStack({ box, listings }: GroupMark): boolean {
			const pixelsPerDegree = (WORLD_PX / 360) * 2 ** nearest(box);
			return listings.length > 0 && isOnePoint(box, pixelsPerDegree / density());
		},
		/** The visitor comes nearer. */
		comeNearer: (box: Box) => lookAt(box, nearest(box), true),
		open(box: Box) {
			lookAt(openingView(box, isAlone, hasStreets(box)), isAlone ? NEAREST_TO_MARKER : nearest(box), false);
		},
		seen(): Box {
			const bounds = map.getBounds();
			return { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() };
		},
	};
}
