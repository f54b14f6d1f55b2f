import type { Box } from "../../../domain/geo";
import type { MapGroup, MapHome } from "../../../domain/map-messages";

/** What one marker stands for: one home, or several that would lie on top of each other. */
export type Mark =
	| { kind: "home"; home: MapHome; longitude: number; latitude: number }
	| { kind: "group"; count: number; homes: MapHome[]; box: Box; longitude: number; latitude: number };

/** Pixels between the middles of two markers that can still be told apart. */
const NEAR_X = 76;
const NEAR_Y = 38;

type Project = (point: { longitude: number; latitude: number }) => { x: number; y: number };

type Bucket = { x: number; y: number; count: number; homes: MapHome[]; groups: MapGroup[] };

/** Puts together what would overlap on the screen, from north to south, so that the order of the keyboard is that of the eye. */
export function groupMarks(homes: readonly MapHome[], groups: readonly MapGroup[], project: Project): Mark[] {
	const buckets: Bucket[] = [];
	const northFirst = <Item extends { latitude: number }>(items: readonly Item[]) =>
		[...items].sort((a, b) => b.latitude - a.latitude);
	for (const group of northFirst(groups)) {
		const bucket = bucketAt(buckets, project(group));
		bucket.groups.push(group);
		bucket.count += group.count;
	}
	for (const home of northFirst(homes)) {
		const bucket = bucketAt(buckets, project(home));
		bucket.homes.push(home);
		bucket.count += 1;
	}
	return buckets.sort((a, b) => a.y - b.y || a.x - b.x).map(markOf);
}

function bucketAt(buckets: Bucket[], { x, y }: { x: number; y: number }): Bucket {
	const near = buckets.find((bucket) => Math.abs(bucket.x - x) < NEAR_X && Math.abs(bucket.y - y) < NEAR_Y);
	if (near) return near;
	const bucket: Bucket = { x, y, count: 0, homes: [], groups: [] };
	buckets.push(bucket);
	return bucket;
}

function markOf({ homes, groups, count }: Bucket): Mark {
	const [home] = homes;
	if (home && homes.length === 1 && groups.length === 0) {
		return { kind: "home", home, longitude: home.longitude, latitude: home.latitude };
	}
	const weighed = [...groups, ...homes.map((each) => ({ ...each, count: 1 }))];
	const mean = (of: "latitude" | "longitude") => weighed.reduce((sum, each) => sum + each[of] * each.count, 0) / count;
	return {
		kind: "group",
		count,
		homes,
		box: boxOf(homes, groups),
		latitude: mean("latitude"),
		longitude: mean("longitude"),
	};
}

function boxOf(homes: readonly MapHome[], groups: readonly MapGroup[]): Box {
	const boxes = [
		...groups.map((group) => group.box),
		...homes.map(({ latitude, longitude }) => ({ west: longitude, east: longitude, south: latitude, north: latitude })),
	];
	return {
		west: Math.min(...boxes.map((box) => box.west)),
		south: Math.min(...boxes.map((box) => box.south)),
		east: Math.max(...boxes.map((box) => box.east)),
		north: Math.max(...boxes.map((box) => box.north)),
	};
}
