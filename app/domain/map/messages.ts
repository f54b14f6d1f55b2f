import type { Box, Point } from "../localities/geo";
import { isKeyOf, isRecord } from "../records";

/** In every message from and to the map embed; a message of another version is ignored. */
const MAP_PROTOCOL = 1;

export const mapTypes = ["streets", "satellite"] as const;
export type MapType = (typeof mapTypes)[number];

/** The shapes that a visitor can draw on a map. */
export type DrawTool = "polygon" | "circle" | "lasso";

/**
 * A property on the map. `priceText` is what the page shows; a sender without that text gives the marquee's code and
 * name as well, and the embed decides by the ignore list.
 */
export type MapListing = Point & {
	id: number;
	title: string;
	priceText: string;
	/** In euro; null or left out where it has none. */
	price?: number | null;
	marquee: number | null;
	marqueeName: string | null;
	/** In metres, where the point represents a hidden address. */
	radius: number | null;
	/** Sold or rented. */
	ended: boolean;
	/** The word for an open day, where there is one to come. */
	openDay?: string | null;
};

export type MapGroup = Point & { count: number; box: Box };

/** A marker of the page itself: the property of a detail page, the centre of a search. */
export type CustomMarker = Point & { label: string; radius: number | null };

export type MapState = {
	properties: MapListing[];
	groups: MapGroup[];
	mapType: MapType;
	/** A sentence over the map. */
	info: string | null;
	marker: CustomMarker | null;
	/** Marquee codes whose name replaces a price. */
	marqueeIgnore: number[];
	/** Where to look; null leaves the view as it is. */
	fit: Box | null;
	/** The area that the list is narrowed to. */
	shape: Point[] | null;
};

/** A map without properties. */
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
	/** Asks a map that may have been ready before the page was. */
	| { type: "hello" }
	| ({ type: "show" } & MapState)
	| { type: "highlight"; id: number | null }
	| { type: "select"; id: number | null }
	/** An area is to be drawn, by hand. */
	| { type: "draw" }
	/** The municipalities of the choice, by code. */
	| { type: "chosen"; codes: string[] };

export type FromMap =
	| { type: "ready" }
	/** There is a map to see: it is drawn, or slow and drawn in part. */
	| { type: "drawn" }
	| { type: "selection"; id: number | null }
	| { type: "hover"; id: number | null }
	/** What is seen, and whether the visitor moved there. */
	| { type: "bounds"; box: Box; moved: boolean; zoom: number }
	| { type: "shape"; points: Point[] | null }
	/** The menu of the drawing tools, for which what lies over the map makes room. */
	| { type: "menu"; isOpen: boolean }
	/** A press on the marker of properties that are too close to each other to separate. */
	| { type: "stack"; ids: number[] }
	/** Municipalities that were tapped: added, or taken away where they were chosen. */
	| { type: "localities"; codes: string[] }
	| { type: "error"; message: string };

const MOST_ITEMS = 2_000;
const MOST_CORNERS = 500;
const LONGEST_TEXT = 1_000;

type Unknown = Record<string, unknown>;

function isNumber(value: unknown, lowest = -Number.MAX_VALUE, highest = Number.MAX_VALUE): value is number {
	return typeof value === "number" && Number.isFinite(value) && value >= lowest && value <= highest;
}

function isText(value: unknown): value is string {
	return typeof value === "string" && value.length <= LONGEST_TEXT;
}

function isNullOr<Value>(check: (value: unknown) => value is Value) {
	return (value: unknown): value is Value | null => value === null || check(value);
}

function isListOf<Value>(check: (value: unknown) => value is Value, most = MOST_ITEMS) {
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

/** A box as addresses write it: west, south, east, north. Null for what is none. */
export function parseBox(text: string): Box | null {
	const [west, south, east, north, ...rest] = text.split(",").map(Number);
	const box = { west, south, east, north };
	return rest.length === 0 && isBox(box) ? box : null;
}

const isRadius = isNullOr((value): value is number => isNumber(value, 0, 100_000));
const isShape = isNullOr(isListOf(isPoint, MOST_CORNERS));
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

/** A message as it is posted: marked as this protocol's. */
export function mapMessage<Message extends ToMap | FromMap>(message: Message): Message & { mapProtocol: number } {
	return { ...message, mapProtocol: MAP_PROTOCOL };
}

/** The label of a property's marker. */
export function markerText(listing: MapListing, marqueeIgnore: readonly number[]): string {
	const isIgnored = listing.marquee !== null && marqueeIgnore.includes(listing.marquee);
	return isIgnored && listing.marqueeName ? listing.marqueeName : listing.priceText;
}
