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
	/** Called after zooming in on a group, with the number of markers now in view. */
	onNearer: (markers: number) => void;
	onError: (message: string) => void;
};

export type MapOptions = {
	container: HTMLElement;
	language: Language;
	labels: readonly MapLabel[];
	/** Element that marks the first view within the container (`map-fit.css`). */
	square: HTMLElement;
	/** The map shows given properties, without a search. */
	isPlain: boolean;
	/** Initial view; null shows both countries. */
	box: Box | null;
	/**
	 * URLs of styles. Without `styleUrl` the site's own style is used; without `satelliteUrl` there are no satellite
	 * pictures.
	 */
	styleUrl: string | null;
	satelliteUrl: string | null;
	/** Tiles that are already known; null if there are none or the request is pending. */
	tiles: TilesDocument | null;
	texts: MapTexts;
	events: MapEvents;
};
