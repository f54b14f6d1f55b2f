import type { Property } from "./property";

export const roomKinds = [
	"living",
	"kitchen",
	"bedroom",
	"bathroom",
	"showerRoom",
	"toilet",
	"garage",
	"store",
	"hall",
] as const;

export type RoomKind = (typeof roomKinds)[number];

/** A rectangle of a drawing, in units of about a metre from its top left corner. */
export type PlanRoom = {
	kind: RoomKind;
	/** Where there are several of a kind: which one. */
	number: number | null;
	x: number;
	y: number;
	width: number;
	height: number;
	/** Where its door to the hall begins, on its lower or upper wall. */
	door: number | null;
};

export type PlanFloor = {
	/** 0 is the ground floor; null where the property has one floor only. */
	level: number | null;
	width: number;
	height: number;
	rooms: PlanRoom[];
	/** Outside, in front of the living room. */
	outside: readonly ("terrace" | "garden")[];
};

type Room = { kind: RoomKind; number: number | null };

/** How much of a floor a room takes beside the others. None is so small that its name does not fit. */
const weights: Record<RoomKind, number> = {
	living: 28,
	kitchen: 14,
	bedroom: 13,
	bathroom: 9,
	showerRoom: 8,
	toilet: 7,
	garage: 16,
	store: 8,
	hall: 0,
};

const ROW_DEPTH = 4.2;
const HALL_DEPTH = 1.3;
const DOOR_WIDTH = 0.8;
const NARROWEST = 6;
/** The most rooms of one kind in a drawing. */
const MOST_OF_KIND = 8;
const MOST_UPPER_FLOORS = 2;

/**
 * A drawing of how a property is divided, made from the number of its rooms: which rooms there are and on which floor, not
 * their size or position. Empty for insufficient data: an unknown number of bedrooms, land and garages.
 */
export function floorPlan(property: Property): PlanFloor[] {
	if (property.Bedrooms == null || property.Bedrooms === 0) return [];
	const day = [
		...several("living", 1),
		...several("kitchen", 1),
		...several("toilet", Math.min(1, property.Toilets ?? 0)),
		...several("store", property.StoreSurface ? 1 : 0),
	];
	const night = [
		...several("bedroom", property.Bedrooms),
		...several("bathroom", property.Bathrooms ?? 0),
		...several("showerRoom", property.ShowerRooms ?? 0),
	];
	const outside = (["terrace", "garden"] as const).filter((locality) =>
		locality === "terrace" ? property.Terrace : property.Garden,
	);
	const levels = property.FloorNumber == null ? (property.Floors ?? 1) : 1;
	if (levels < 2) {
		const rooms = rowsOf([...day, ...night]);
		return [drawFloor(null, rooms, outside, widthOf(rooms))];
	}
	const garages = several("garage", Math.min(1, property.Garages ?? 0));
	const floors = [[...day, ...garages], ...spread(night, Math.min(levels - 1, MOST_UPPER_FLOORS))].map(rowsOf);
	const width = Math.max(...floors.map(widthOf));
	return floors.map((rooms, level) => drawFloor(level, rooms, level === 0 ? outside : [], width));
}

function several(kind: RoomKind, count: number): Room[] {
	const shown = Math.min(count, MOST_OF_KIND);
	return Array.from({ length: shown }, (_, index) => ({ kind, number: shown > 1 ? index + 1 : null }));
}

/** Rooms of each kind over floors, the lower ones first; a floor without rooms is no floor. */
function spread(rooms: readonly Room[], floors: number): Room[][] {
	const placed = Array.from({ length: floors }, (): Room[] => []);
	for (const kind of roomKinds) {
		const ofKind = rooms.filter((room) => room.kind === kind);
		const perFloor = Math.ceil(ofKind.length / floors);
		for (const [index, room] of ofKind.entries()) placed[Math.floor(index / perFloor)]?.push(room);
	}
	return placed.filter((floor) => floor.length > 0);
}

function sum(rooms: readonly Room[]): number {
	return rooms.reduce((total, room) => total + weights[room.kind], 0);
}

function rounded(units: number): number {
	return Math.round(units * 100) / 100;
}

type Rows = { upper: Room[]; lower: Room[] };

/** Rooms in two rows of much the same size, the largest in the lower one. */
function rowsOf(rooms: readonly Room[]): Rows {
	const rows: Rows = { upper: [], lower: [] };
	for (const room of [...rooms].sort((a, b) => weights[b.kind] - weights[a.kind])) {
		(sum(rows.upper) < sum(rows.lower) ? rows.upper : rows.lower).push(room);
	}
	return rows;
}

function widthOf({ upper, lower }: Rows): number {
	return rounded(Math.max(NARROWEST, Math.max(sum(upper), sum(lower)) / ROW_DEPTH));
}

/** Two rows of rooms with a hall between them; the living room is in the lower one, next to the outside. */
function drawFloor(
	level: number | null,
	{ upper, lower }: Rows,
	outside: PlanFloor["outside"],
	width: number,
): PlanFloor {
	const below = upper.length > 0 ? ROW_DEPTH + HALL_DEPTH : HALL_DEPTH;
	return {
		level,
		width,
		height: below + ROW_DEPTH,
		rooms: [
			...drawRow(upper, width, 0),
			{ kind: "hall", number: null, x: 0, y: below - HALL_DEPTH, width, height: HALL_DEPTH, door: null },
			...drawRow(lower, width, below),
		],
		outside,
	};
}

function drawRow(rooms: readonly Room[], width: number, y: number): PlanRoom[] {
	const total = sum(rooms);
	let drawn = 0;
	return rooms.map((room) => {
		const x = rounded((drawn / total) * width);
		drawn += weights[room.kind];
		const own = rounded((drawn / total) * width - x);
		return { ...room, x, y, width: own, height: ROW_DEPTH, door: rounded(x + (own - DOOR_WIDTH) / 2) };
	});
}
