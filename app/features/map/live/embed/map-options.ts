import type { Language } from "../../../../domain/language";
import type { Box, Point } from "../../../../domain/localities/geo";
import type { DrawState } from "./drawing.client";
import type { MapLabel } from "./labels";
import type { MapTexts } from "./map-texts";
import type { TilesDocument } from "./tiles-document";

type MapEvents = {
	onHover: (id: number | null) => void;
	onSelect: (id: number | null) => void;
	onStack: (ids: number[]) => void;
	onBounds: (box: Box, moved: boolean, zoom: number) => void;
	onShape: (points: Point[]) => void;
	onDrawState: (state: DrawState | null) => void;
	onPress: (point: Point) => void;
	/** A group has been opened, and so many markers are in view now. */
	onNearer: (markers: number) => void;
	onError: (message: string) => void;
};

export type MapOptions = {
	container: HTMLElement;
	language: Language;
	labels: readonly MapLabel[];
	/** Where in it the first view lies (`map-fit.css`). */
	square: HTMLElement;
	/** One property alone is shown, and nothing is looked for. */
	isAlone: boolean;
	/** Where to look at first; null for the whole of both countries. */
	box: Box | null;
	/** Addresses of styles; null means the site's own, or none. */
	styleUrl: string | null;
	satelliteUrl: string | null;
	/** What is known of the tiles already; null where there are none, or they are still being asked for. */
	tiles: TilesDocument | null;
	texts: MapTexts;
	events: MapEvents;
};
