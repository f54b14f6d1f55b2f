import type { Office } from "../../../domain/agency/brand";
import { type Language, languages } from "../../../domain/language";
import { circleAround } from "../../../domain/localities/circle";
import { type Box, boundsOf, type Point } from "../../../domain/localities/geo";
import type { MapGroup } from "../../../domain/map/messages";
import { memoize } from "../../../domain/memoize";
import { officePath } from "../../../domain/pages/office-paths";
import type { ListingArea } from "../../../domain/property/listing";
import { keysOf, recordOf } from "../../../domain/records";
import { firstView, MIN_DEGREES, type ViewSize, viewSizes } from "../first-view";
import { type MapLabel, mapLabels } from "../live/embed/labels";
import { groupMarks } from "../marker-groups";
import { nearestLabel } from "../nearest-label";
import { POSTER_SIZE, type PosterView, posterView } from "./poster-view";

/** Position in thousandths of the first view's side, from its upper left corner. */
type Spot = { x: number; y: number };

/** Group of properties on the drawing: count, nearest place, and URL of their list. */
type PosterMark = Spot & { count: number; near: string; to: string };

type PosterPlace = Spot & { name: string; rank: number };

/** Labels and marks for one size. Their spacing in pixels is the same at every size, so their positions differ. */
type PosterDrawing = { places: PosterPlace[]; marks: PosterMark[] };

/** Data of a map drawing; the outlines are in a separate file. */
export type MapPosterData = {
	/** `list` has options and tools over the map; `plain` has none. */
	purpose: "list" | "plain";
	transform: string;
	drawings: Record<ViewSize, PosterDrawing>;
	pins: PosterPin[];
};

/** Pin of the page's own subject. */
type PosterPin = Spot & {
	/** Radius of the circle that hides the address; null for an exact location. */
	radius: number | null;
	/** Link to the subject's own page. */
	link: { to: string; label: string } | null;
};

const sizes = keysOf(viewSizes);
const MAX_PLACES = { small: 8, medium: 12, large: 12 } as const;
/** Half the width of a mark and of a pin, in pixels like those below. */
const MARK = 20;
const PIN = 14;
/** Vertical distance from a place to its label. */
const BESIDE = 30;
/** Width of a letter, height of a line, and distance between the middles of two lines. */
const LETTER = 7;
const LINE = 18;
const LINES_APART = 28;
/** Width in degrees of longitude below which villages are labelled. */
const NEAR_DEGREES = 1.2;
/** Rank of villages. */
const MAX_RANK = 2;
/** Steps per degree to which a mark's box is rounded: about 100 m when near, 1 km when far. */
const NEAR_STEPS = 1_000;
const FAR_STEPS = 100;
/** Label positions are rounded to hundredths of the side, which saves a digit in each of about thirty labels. */
const NAME_STEPS = 100;
/** Share of the side up to which labels are drawn beside the square, as most maps are wider than high. */
const BESIDE_SQUARE = 0.35;
/** Space in pixels below the square that every map has for labels. */
const BELOW_SQUARE = 20;

/** Drawing of the list's map. For loaders only: the table of localities is large. */
export function listPoster(
	purpose: MapPosterData["purpose"],
	groups: readonly MapGroup[],
	box: Box | null,
	language: Language,
	to: (box: Box) => string,
): MapPosterData {
	const labels = labelsOf(language, MAX_RANK);
	const sheet = sheetOf(firstView(box, MIN_DEGREES.list), language);
	const { view, isNear } = sheet;
	const marksIn = (size: ViewSize) => {
		const unit = viewSizes[size] / POSTER_SIZE;
		const inPixels = (point: Point) => {
			const { x, y } = view.place(point);
			return { x: x * unit, y: y * unit };
		};
		return groupMarks([], groups, inPixels).flatMap((mark): PosterMark[] =>
			mark.kind === "group"
				? [
						{
							...rounded(view.place(mark)),
							count: mark.count,
							near: nearestLabel(labels, mark),
							to: to(widened(mark.box, isNear ? NEAR_STEPS : FAR_STEPS)),
						},
					]
				: [],
		);
	};
	const drawings = recordOf(sizes, (size): PosterDrawing => {
		const marks = marksIn(size);
		return { places: placesIn(sheet, size, marks), marks };
	});
	return { purpose, transform: view.transform, drawings, pins: [] };
}

/** View with its candidate labels, largest places first. */
type Sheet = { view: PosterView; isNear: boolean; names: readonly PosterPlace[] };

/** Labels of municipalities up to a rank, largest first. */
const labelsOf = memoize(languages.length * 2, (language: Language, lowest: number): readonly MapLabel[] =>
	mapLabels(language)
		.filter(([, , , rank]) => rank <= lowest)
		.sort((a, b) => a[3] - b[3]),
);

/** Returns the view with its candidate labels; villages are labelled only in near views. */
function sheetOf(seen: Box, language: Language): Sheet {
	const view = posterView(seen);
	const wide = seen.east - seen.west;
	const isNear = wide < NEAR_DEGREES;
	const [west, east] = [seen.west - BESIDE_SQUARE * wide, seen.east + BESIDE_SQUARE * wide];
	const names = labelsOf(language, isNear ? MAX_RANK : MAX_RANK - 1)
		.filter(([, longitude]) => longitude >= west && longitude <= east)
		.map(([name, longitude, latitude, rank]) => ({ ...view.place({ longitude, latitude }), name, rank }));
	return { view, isNear, names };
}

type Located = { latitude: number | null; longitude: number | null; area: ListingArea | null };

/** Returns the drawing around a property or project; null if its location is unknown. */
export function placePoster({ latitude, longitude, area }: Located, language: Language): MapPosterData | null {
	if (latitude !== null && longitude !== null) return pinPoster({ latitude, longitude }, null, language);
	return area && pinPoster(area, area.radius, language);
}

export function pinPoster(point: Point, radius: number | null, language: Language): MapPosterData {
	const { longitude, latitude } = point;
	const box = { west: longitude, east: longitude, south: latitude, north: latitude };
	const sheet = sheetOf(firstView(box, MIN_DEGREES.place), language);
	const { view } = sheet;
	const at = view.place(point);
	const east = radius && boundsOf(circleAround(point, radius))?.east;
	const edge = east ? view.place({ latitude, longitude: east }).x - at.x : null;
	return {
		purpose: "plain",
		transform: view.transform,
		drawings: recordOf(sizes, (size) => ({ places: placesIn(sheet, size, [at]), marks: [] })),
		pins: [{ ...rounded(at), radius: edge && Math.round(edge), link: null }],
	};
}

/** Returns the drawing of both countries with the offices. */
export function officesPoster(offices: readonly Office[], language: Language): MapPosterData {
	const view = posterView(firstView(null, 0));
	const pins = offices.map((office): PosterPin => {
		const link = { to: officePath(office, language), label: office.city[language] };
		return { ...rounded(view.place(office)), radius: null, link };
	});
	const drawings = recordOf(sizes, (size): PosterDrawing => {
		const pixel = POSTER_SIZE / viewSizes[size];
		const taken = pins.map(({ x, y }): Taken => ({ x: x / pixel, y: y / pixel, wide: PIN, high: PIN }));
		const places = pins.map(({ x, y, link }): PosterPlace => {
			const name = link?.label ?? "";
			const spots = spotsBeside({ x: x / pixel, y: y / pixel }, name, PIN);
			const spot = takeFirstFree(taken, name, spots) ?? { x: x / pixel, y: y / pixel + BESIDE };
			return { ...rounded({ x: spot.x * pixel, y: spot.y * pixel }), name, rank: 0 };
		});
		return { places, marks: [] };
	});
	return { purpose: "plain", transform: view.transform, drawings, pins };
}

/** Rounds a box outwards to steps of a degree, which keeps the many links of a page short. */
function widened({ west, south, east, north }: Box, steps: number): Box {
	const down = (value: number) => Math.floor(value * steps) / steps;
	const up = (value: number) => Math.ceil(value * steps) / steps;
	return { west: down(west), south: down(south), east: up(east), north: up(north) };
}

function rounded({ x, y }: Spot): Spot {
	return { x: Math.round(x), y: Math.round(y) };
}

/** Occupied space on a drawing: centre, half width and half height. */
type Taken = Spot & { wide: number; high: number };

function widthOf(name: string): number {
	return (name.length * LETTER) / 2;
}

/** Returns the label positions around a point: below, above, right and left, clear of its mark. */
function spotsBeside({ x, y }: Spot, name: string, half: number): Spot[] {
	const aside = half + widthOf(name);
	return [
		{ x, y: y + BESIDE },
		{ x, y: y - BESIDE },
		{ x: x + aside, y },
		{ x: x - aside, y },
	];
}

/** Finds the first position where a label overlaps nothing, and marks it as taken; undefined if there is none. */
function takeFirstFree(taken: Taken[], name: string, spots: readonly Spot[]): Spot | undefined {
	const wide = widthOf(name);
	const free = spots.find(({ x, y }) =>
		taken.every(
			(other) => Math.abs(other.x - x) >= other.wide + wide || Math.abs(other.y - y) >= other.high + LINE / 2,
		),
	);
	if (free) taken.push({ ...free, wide, high: LINES_APART - LINE / 2 });
	return free;
}

/** Returns the labels of places, moved aside where they would overlap. */
function placesIn({ names }: Sheet, size: ViewSize, marks: readonly Spot[]): PosterPlace[] {
	const side = viewSizes[size];
	const pixel = POSTER_SIZE / side;
	const taken = marks.map(({ x, y }): Taken => ({ x: x / pixel, y: y / pixel, wide: MARK, high: MARK }));
	const places: PosterPlace[] = [];
	for (const { name, rank, ...at } of names) {
		if (places.length === MAX_PLACES[size]) break;
		const [x, middle] = [at.x / pixel, at.y / pixel];
		const stepped = (value: number) => (Math.round((value / side) * NAME_STEPS) / NAME_STEPS) * side;
		const spots = [{ x, y: middle }, ...spotsBeside({ x, y: middle }, name, MARK)];
		const inSight = spots
			.map((spot) => ({ x: stepped(spot.x), y: stepped(spot.y) }))
			.filter(({ y }) => y >= 0 && y <= side + BELOW_SQUARE);
		const free = takeFirstFree(taken, name, inSight);
		if (free) places.push({ ...rounded({ x: free.x * pixel, y: free.y * pixel }), name, rank });
	}
	return places;
}
