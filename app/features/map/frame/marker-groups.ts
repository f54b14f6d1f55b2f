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

/** What one marker will stand for, and the pixels of its middle. */
type Bucket = { x: number; y: number; count: number; homes: MapHome[]; groups: MapGroup[] };

/** Puts together what would overlap on the screen, from north to south, so that the order of the keyboard is that of the eye. */
export function groupMarks(homes: readonly MapHome[], groups: readonly MapGroup[], project: Project): Mark[] {
	const buckets: Bucket[] = [];
	for (const group of groups) add(buckets, { ...project(group), count: group.count, homes: [], groups: [group] });
	for (const home of homes) add(buckets, { ...project(home), count: 1, homes: [home], groups: [] });
	return buckets.sort((a, b) => a.y - b.y || a.x - b.x).map(markOf);
}

/** What is added to a marker moves its middle, which may then lie on that of the next one: so they are one as well. */
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
		homes: [...near.homes, ...added.homes],
		groups: [...near.groups, ...added.groups],
	});
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
