import { brand } from "../../../domain/agency/brand";
import type { Language } from "../../../domain/language";
import { circleAround } from "../../../domain/localities/circle";
import { type Box, boundsOf, type Point } from "../../../domain/localities/geo";
import { officePath } from "../../../domain/pages/office-paths";
import type { ListingArea } from "../../../domain/property/listing";
import { mapLabels } from "../live/embed/labels";
import { nearestLabel } from "../nearest-label";
import { POSTER_SIZE, type PosterView, posterView, UNITS } from "./poster-view";

type Spot = { x: number; y: number };

/** Properties on the drawing: their number, the place they are named after, and where they are listed. */
export type PosterMark = Spot & { count: number; near: string; to: string };

export type PosterPlace = Spot & { name: string; rank: number };

/** What a drawn map shows; the outlines are a file of their own. */
export type MapPosterData = {
	transform: string;
	places: PosterPlace[];
	marks: PosterMark[];
	pins: PosterPin[];
};

/** What the page itself is about. */
export type PosterPin = Spot & {
	/** Of the circle in which it lies; null where it is at the very point. */
	radius: number | null;
	/** A page of its own, and its name. */
	link: { to: string; label: string } | null;
};

/** Properties in one part of the map. */
export type PosterGroup = Point & { count: number; box: Box };

/** Belgium and Luxembourg. */
const EVERYTHING: Box = { west: 2.5, south: 49.45, east: 6.4, north: 51.5 };
/** Around a pin, in metres. */
const AROUND_METRES = 9_000;
/** Marks nearer to each other than this are one; names keep as far away from marks and from each other. */
const APART = { x: 120, y: 100 };
const MOST_PLACES = 16;
/** Half of a mark's width. */
const MARK = 44;
/** From a place to the name beside it. */
const BESIDE = 74;
/** From so many units of the drawing a thousandth of a degree on, villages are named. */
const NEAR_SCALE = 0.7;
/** A name's units: a letter, and a line. */
const LETTER = 17;
const LINE = 44;
/** Names are drawn around the square as well: the place of the map is seldom one. */
const AROUND = 0.35 * POSTER_SIZE;

/** For loaders only: the table of localities is large. */
export function listPoster(
	groups: readonly PosterGroup[],
	box: Box | null,
	language: Language,
	to: (box: Box) => string,
): MapPosterData {
	const view = posterView(box ?? EVERYTHING);
	const labels = mapLabels(language);
	const marks = merged(groups).map((group) => ({
		...view.place(group),
		count: group.count,
		near: nearestLabel(labels, group),
		to: to(widened(group.box)),
	}));
	return { transform: view.transform, places: placesIn(view, marks, language), marks, pins: [] };

	function merged(some: readonly PosterGroup[]): PosterGroup[] {
		const done: PosterGroup[] = [];
		for (const group of some.toSorted((a, b) => b.count - a.count)) {
			const { x, y } = view.place(group);
			const near = done.findIndex((other) => {
				const at = view.place(other);
				return Math.abs(at.x - x) < APART.x && Math.abs(at.y - y) < APART.y;
			});
			const other = done[near];
			if (other) done[near] = together(other, group);
			else done.push(group);
		}
		return done;
	}
}

type Located = { latitude: number | null; longitude: number | null; area: ListingArea | null };

/** The drawing around a property or a project; null where nothing tells where it is. */
export function placePoster({ latitude, longitude, area }: Located, language: Language): MapPosterData | null {
	if (latitude !== null && longitude !== null) return pinPoster({ latitude, longitude }, null, language);
	return area && pinPoster(area, area.radius, language);
}

/** The drawing around a point. */
export function pinPoster(point: Point, radius: number | null, language: Language): MapPosterData {
	const view = posterView(boxAround(point, AROUND_METRES));
	const at = view.place(point);
	const edge = radius && view.place({ latitude: point.latitude, longitude: boxAround(point, radius).east });
	return {
		transform: view.transform,
		places: placesIn(view, [at], language),
		marks: [],
		pins: [{ ...at, radius: edge ? edge.x - at.x : null, link: null }],
	};
}

/** The drawing of both countries with the offices in them. */
export function officesPoster(language: Language): MapPosterData {
	const view = posterView(EVERYTHING);
	const pins = brand.offices.map((office): PosterPin => {
		const link = { to: officePath(office, language), label: office.city[language] };
		return { ...view.place(office), radius: null, link };
	});
	const places = pins.map(({ x, y, link }) => ({ x, y: y + BESIDE, name: link?.label ?? "", rank: 0 }));
	return { transform: view.transform, places, marks: [], pins };
}

/** To whole thousandths of a degree, some hundred metres: a page has many of them. */
function widened({ west, south, east, north }: Box): Box {
	const down = (value: number) => Math.floor(value * UNITS) / UNITS;
	const up = (value: number) => Math.ceil(value * UNITS) / UNITS;
	return { west: down(west), south: down(south), east: up(east), north: up(north) };
}

function boxAround(point: Point, metres: number): Box {
	return boundsOf(circleAround(point, metres)) ?? EVERYTHING;
}

function together(one: PosterGroup, other: PosterGroup): PosterGroup {
	const count = one.count + other.count;
	const mean = (of: "latitude" | "longitude") => (one[of] * one.count + other[of] * other.count) / count;
	return {
		count,
		latitude: mean("latitude"),
		longitude: mean("longitude"),
		box: {
			west: Math.min(one.box.west, other.box.west),
			south: Math.min(one.box.south, other.box.south),
			east: Math.max(one.box.east, other.box.east),
			north: Math.max(one.box.north, other.box.north),
		},
	};
}

/** Labels of places, largest first, moved aside where they would overlap; small places only when zoomed in. */
function placesIn(view: PosterView, marks: readonly Spot[], language: Language): PosterPlace[] {
	const taken = marks.map(({ x, y }) => ({ x, y, wide: MARK, high: MARK }));
	const places: PosterPlace[] = [];
	const lowest = view.scale > NEAR_SCALE ? 2 : 1;
	const labels = mapLabels(language).filter(([, , , rank]) => rank <= lowest);
	for (const [name, longitude, latitude, rank] of labels.sort((a, b) => a[3] - b[3])) {
		if (places.length === MOST_PLACES) break;
		const { x, y: middle } = view.place({ longitude, latitude });
		if (Math.min(x, middle) < -AROUND || Math.max(x, middle) > POSTER_SIZE + AROUND) continue;
		const wide = (name.length * LETTER) / 2;
		const isFree = (y: number) =>
			taken.every(
				(other) => Math.abs(other.x - x) > other.wide + wide || Math.abs(other.y - y) > other.high + LINE / 2,
			);
		const y = [middle, middle + BESIDE, middle - BESIDE].find(isFree);
		if (y === undefined) continue;
		taken.push({ x, y, wide, high: LINE / 2 });
		places.push({ x, y, name, rank });
	}
	return places;
}
