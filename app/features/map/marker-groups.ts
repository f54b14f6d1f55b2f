import { type Box, boxContains } from "../../domain/localities/geo";
import { type MapGroup, type MapListing, markerText } from "../../domain/map/messages";

/** A marker: one property, or a group that would overlap. */
export type Mark = { kind: "home"; listing: MapListing; longitude: number; latitude: number } | GroupMark;

export type GroupMark = {
	kind: "group";
	count: number;
	listings: MapListing[];
	box: Box;
	longitude: number;
	latitude: number;
};

/** Distance in pixels below which two markers overlap. */
const NEAR_X = 76;
const NEAR_Y = 38;

/** Whether the markers in a box overlap at the given scale. */
export function isOnePoint({ west, south, east, north }: Box, pixelsPerDegree: number): boolean {
	const height = Math.cos((north * Math.PI) / 180);
	return (east - west) * pixelsPerDegree < NEAR_X && ((north - south) * pixelsPerDegree) / height < NEAR_Y;
}

type Project = (point: { longitude: number; latitude: number }) => { x: number; y: number };

/** Future marker with its centre in pixels. */
type Bucket = { x: number; y: number; count: number; listings: MapListing[]; groups: MapGroup[] };

/**
 * Merges markers that would overlap on the screen. The result keeps the order of the listings, which is that of the
 * list and of the keyboard. The server's groups have no such order; with them, marks are sorted from north to south.
 */
export function groupMarks(listings: readonly MapListing[], groups: readonly MapGroup[], project: Project): Mark[] {
	const places = new Map(listings.map((listing, place) => [listing, place]));
	const placeOf = (listing: MapListing | undefined) => (listing && places.get(listing)) ?? 0;
	const buckets: Bucket[] = [];
	const added = [
		...groups.map((group): Bucket => ({ ...project(group), count: group.count, listings: [], groups: [group] })),
		...listings.map((listing): Bucket => ({ ...project(listing), count: 1, listings: [listing], groups: [] })),
	];
	// Merging depends only on positions and counts: the server's drawing does not know the list's order.
	for (const bucket of added.sort((a, b) => b.count - a.count || a.y - b.y || a.x - b.x)) add(buckets, bucket);
	for (const bucket of buckets) bucket.listings.sort((a, b) => placeOf(a) - placeOf(b));
	const inOrder =
		groups.length > 0
			? (a: Bucket, b: Bucket) => a.y - b.y || a.x - b.x
			: (a: Bucket, b: Bucket) => placeOf(a.listings[0]) - placeOf(b.listings[0]);
	return buckets.sort(inOrder).map(markOf);
}

/** Adds a bucket. Merging moves the centre, which may then overlap the next bucket, so merging repeats. */
function add(buckets: Bucket[], added: Bucket): void {
	const at = buckets.findIndex(({ x, y }) => Math.abs(x - added.x) < NEAR_X && Math.abs(y - added.y) < NEAR_Y);
	const [near] = at < 0 ? [] : buckets.splice(at, 1);
	if (!near) {
		buckets.push(added);
		return;
	}
	const count = near.count + added.count;
	add(buckets, {
		x: (near.x * near.count + added.x * added.count) / count,
		y: (near.y * near.count + added.y * added.count) / count,
		count,
		listings: [...near.listings, ...added.listings],
		groups: [...near.groups, ...added.groups],
	});
}

function markOf({ listings, groups, count }: Bucket): Mark {
	const [listing] = listings;
	if (listing && listings.length === 1 && groups.length === 0) {
		return { kind: "home", listing, longitude: listing.longitude, latitude: listing.latitude };
	}
	const weighed = [...groups, ...listings.map((each) => ({ ...each, count: 1 }))];
	const mean = (of: "latitude" | "longitude") => weighed.reduce((sum, each) => sum + each[of] * each.count, 0) / count;
	return {
		kind: "group",
		count,
		listings,
		box: boxOf(listings, groups),
		latitude: mean("latitude"),
		longitude: mean("longitude"),
	};
}

function boxOf(listings: readonly MapListing[], groups: readonly MapGroup[]): Box {
	const boxes = [
		...groups.map((group) => group.box),
		...listings.map(({ latitude, longitude }) => ({
			west: longitude,
			east: longitude,
			south: latitude,
			north: latitude,
		})),
	];
	return {
		west: Math.min(...boxes.map((box) => box.west)),
		south: Math.min(...boxes.map((box) => box.south)),
		east: Math.max(...boxes.map((box) => box.east)),
		north: Math.max(...boxes.map((box) => box.north)),
	};
}

/** Key of a marker; equal keys mean that its button can be reused. */
export function markKey(mark: Mark, marqueeIgnore: readonly number[], isStack: (mark: GroupMark) => boolean): string {
	if (mark.kind === "home") return `${mark.listing.id} ${markerText(mark.listing, marqueeIgnore)}`;
	const how = isStack(mark) ? "stack" : "group";
	return `${how} ${mark.count} ${mark.longitude} ${mark.latitude} ${mark.listings.map(({ id }) => id).join(" ")}`;
}

/** Returns the lowest and highest price if every property has a price and they differ; otherwise null. */
export function priceRange({ listings, count }: GroupMark): [number, number] | null {
	const prices = listings.flatMap(({ price }) => price ?? []);
	const [low, high] = [Math.min(...prices), Math.max(...prices)];
	return prices.length === count && low < high ? [low, high] : null;
}

export function hasListing(mark: Mark, id: number): boolean {
	return mark.kind === "home" ? mark.listing.id === id : mark.listings.some((listing) => listing.id === id);
}

/** Finds the mark that replaces a removed one: the mark with its first property, or the first mark within its box. */
export function successorOf(gone: Mark, marks: readonly Mark[]): Mark | undefined {
	const id = gone.kind === "home" ? gone.listing.id : gone.listings[0]?.id;
	return marks.find((mark) =>
		id === undefined ? gone.kind === "group" && boxContains(gone.box, mark) : hasListing(mark, id),
	);
}
