import type { Box, Point } from "../localities/geo";
import { isKeyOf, isRecord } from "../records";

/** Version in every message to and from the map embed; messages of another version are ignored. */
const MAP_PROTOCOL = 1;

export const mapTypes = ["streets", "satellite"] as const;
export type MapType = (typeof mapTypes)[number];

export type DrawTool = "polygon" | "circle" | "lasso";

/**
 * A property on the map. `priceText` is what the page shows; a sender without it also gives the marquee's code and
 * name, and the embed applies the ignore list.
 */
export type MapListing = Point & {
	id: number;
	title: string;
	priceText: string;
	/** In euro; null or absent without a price. */
	price?: number | null;
	marquee: number | null;
	marqueeName: string | null;
	/** In metres, when the point stands for a hidden address. */
	radius: number | null;
	/** Sold or rented. */
	ended: boolean;
	/** The word for an open day, when one is coming. */
	openDay?: string | null;
};

export type MapGroup = Point & { count: number; box: Box };

/** A marker of the page: the property of a detail page, the centre of a search. */
export type CustomMarker = Point & { label: string; radius: number | null };

export type MapState = {
	properties: MapListing[];
	groups: MapGroup[];
	mapType: MapType;
	/** A sentence shown over the map. */
	info: string | null;
	marker: CustomMarker | null;
	/** Marquee codes whose name replaces a price. */
	marqueeIgnore: number[];
	/** The view to show; null keeps the current one. */
	fit: Box | null;
	/** The area that filters the list. */
	shape: Point[] | null;
};

export const emptyMap: MapState = {
	properties: [],
	groups: [],
	mapType: "streets",
	info: null,
	marker: null,
	marqueeIgnore: [],
	fit: null,
	shape: null,
};

export type ToMap =
	/** Asks the map to send `ready` again, in case it was ready before the page. */
	| { type: "hello" }
	| ({ type: "show" } & MapState)
	| { type: "highlight"; id: number | null }
	| { type: "select"; id: number | null }
	/** Starts drawing an area. */
	| { type: "draw" }
	/** Codes of the selected municipalities. */
	| { type: "chosen"; codes: string[] };

export type FromMap =
	| { type: "ready" }
	/** The map is visible: drawn, or partly drawn if slow. */
	| { type: "drawn" }
	| { type: "selection"; id: number | null }
	| { type: "hover"; id: number | null }
	/** The visible box, and whether the visitor moved the map. */
	| { type: "bounds"; box: Box; moved: boolean; zoom: number }
	| { type: "shape"; points: Point[] | null }
	/** The menu of drawing tools; elements over the map make room for it. */
	| { type: "menu"; isOpen: boolean }
	/** A click on a marker of properties too close to separate. */
	| { type: "stack"; ids: number[] }
	/** Clicked municipalities: toggles their selection. */
	| { type: "localities"; codes: string[] }
	| { type: "error"; message: string };

const MAX_ITEMS = 2_000;
const MAX_CORNERS = 500;
const MAX_TEXT_LENGTH = 1_000;

type Unknown = Record<string, unknown>;

function isNumber(value: unknown, lowest = -Number.MAX_VALUE, highest = Number.MAX_VALUE): value is number {
	return typeof value === "number" && Number.isFinite(value) && value >= lowest && value <= highest;
}

function isText(value: unknown): value is string {
	return typeof value === "string" && value.length <= MAX_TEXT_LENGTH;
}

function isNullOr<Value>(check: (value: unknown) => value is Value) {
	return (value: unknown): value is Value | null => value === null || check(value);
}

function isListOf<Value>(check: (value: unknown) => value is Value, most = MAX_ITEMS) {
	return (value: unknown): value is Value[] => Array.isArray(value) && value.length <= most && value.every(check);
}

function isId(value: unknown): value is number {
	return isNumber(value, 1) && Number.isInteger(value);
}

function isPoint(value: unknown): value is Unknown & Point {
	return isRecord(value) && isNumber(value.latitude, -90, 90) && isNumber(value.longitude, -180, 180);
}

function isBox(value: unknown): value is Box {
	if (!isRecord(value)) return false;
	const { west, south, east, north } = value;
	return (
		isNumber(west, -180, 180) &&
		isNumber(east, -180, 180) &&
		isNumber(south, -90, 90) &&
		isNumber(north, -90, 90) &&
		west <= east &&
		south <= north
	);
}

/** Parses a box in an address: west, south, east, north. Null when invalid. */
export function parseBox(text: string): Box | null {
	const [west, south, east, north, ...rest] = text.split(",").map(Number);
	const box = { west, south, east, north };
	return rest.length === 0 && isBox(box) ? box : null;
}

const isRadius = isNullOr((value): value is number => isNumber(value, 0, 100_000));
const isShape = isNullOr(isListOf(isPoint, MAX_CORNERS));
const isCode = (value: unknown): value is string => isText(value) && /^[A-Z0-9]{1,10}$/.test(value);
const isCodes = isListOf(isCode);

function isMapListing(value: unknown): value is MapListing {
	return (
		isRecord(value) &&
		isPoint(value) &&
		isId(value.id) &&
		isText(value.title) &&
		isText(value.priceText) &&
		(value.price === undefined || isNullOr((price): price is number => isNumber(price, 0))(value.price)) &&
		isNullOr((code): code is number => isNumber(code))(value.marquee) &&
		isNullOr(isText)(value.marqueeName) &&
		isRadius(value.radius) &&
		typeof value.ended === "boolean" &&
		(value.openDay === undefined || isNullOr(isText)(value.openDay))
	);
}

function isGroup(value: unknown): value is MapGroup {
	return isRecord(value) && isPoint(value) && isNumber(value.count, 1) && isBox(value.box);
}

function isMarker(value: unknown): value is CustomMarker {
	return isRecord(value) && isPoint(value) && isText(value.label) && isRadius(value.radius);
}

const toMap: { [Type in ToMap["type"]]: (message: Unknown) => boolean } = {
	hello: () => true,
	show: (message) =>
		isListOf(isMapListing)(message.properties) &&
		isListOf(isGroup)(message.groups) &&
		mapTypes.some((type) => type === message.mapType) &&
		isNullOr(isText)(message.info) &&
		isNullOr(isMarker)(message.marker) &&
		isListOf((code): code is number => isNumber(code))(message.marqueeIgnore) &&
		isNullOr(isBox)(message.fit) &&
		isShape(message.shape),
	highlight: (message) => isNullOr(isId)(message.id),
	select: (message) => isNullOr(isId)(message.id),
	draw: () => true,
	chosen: (message) => isCodes(message.codes),
};

const fromMap: { [Type in FromMap["type"]]: (message: Unknown) => boolean } = {
	ready: () => true,
	drawn: () => true,
	selection: (message) => isNullOr(isId)(message.id),
	hover: (message) => isNullOr(isId)(message.id),
	bounds: (message) => isBox(message.box) && typeof message.moved === "boolean" && isNumber(message.zoom, 0, 30),
	shape: (message) => isShape(message.points),
	menu: (message) => typeof message.isOpen === "boolean",
	stack: (message) => isListOf(isId)(message.ids),
	localities: (message) => isCodes(message.codes),
	error: (message) => isText(message.message),
};

function isMessage<Message extends { type: string }>(
	checks: { [Type in Message["type"]]: (message: Unknown) => boolean },
	data: unknown,
): data is Message {
	if (!isRecord(data) || data.mapProtocol !== MAP_PROTOCOL || typeof data.type !== "string") return false;
	return isKeyOf(checks, data.type) && checks[data.type](data);
}

/** Parses a message to the embed; null for an invalid one. The caller has checked the origin. */
export function parseToMap(data: unknown): ToMap | null {
	return isMessage<ToMap>(toMap, data) ? data : null;
}

/** Parses a message from the embed; null for an invalid one. The caller has checked the origin. */
export function parseFromMap(data: unknown): FromMap | null {
	return isMessage<FromMap>(fromMap, data) ? data : null;
}

/** Adds the protocol version to a message. */
export function mapMessage<Message extends ToMap | FromMap>(message: Message): Message & { mapProtocol: number } {
	return { ...message, mapProtocol: MAP_PROTOCOL };
}

export function markerText(listing: MapListing, marqueeIgnore: readonly number[]): string {
	const isIgnored = listing.marquee !== null && marqueeIgnore.includes(listing.marquee);
	return isIgnored && listing.marqueeName ? listing.marqueeName : listing.priceText;
}
