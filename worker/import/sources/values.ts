import { TIME_ZONE } from "../../../app/domain/formatting/dates";
import { readNumber } from "../../../app/domain/formatting/read-number";
import { type FigureKind, readFigure } from "../../../app/domain/property/read-figure";

/*
 * Conversion of other systems' values to those of the feed. An absent value is null. What cannot be read is passed on
 * unchanged: the record is rejected with a reason, as one of the feed itself would be.
 */

/** A text without blanks around it. */
export function textOf(value: unknown): unknown {
	if (value == null) return null;
	return typeof value === "string" ? value.trim() || null : value;
}

/** A value as a text, to be looked up or shown; '' for none and for objects, of which `String` may throw. */
export function asText(value: unknown): string {
	return value == null || typeof value === "object" ? "" : String(value);
}

/** A number, also where it was written as text, with a point or a comma for its decimals. */
export function numberOf(value: unknown): unknown {
	const text = textOf(value);
	return typeof text === "string" ? (readNumber(text, "decimal") ?? text) : text;
}

/** A price, a surface, a year, also as people type it in a field of text: systems without null send 0. */
export function figureOf(value: unknown, kind: FigureKind): unknown {
	const figure = readFigure(value, kind) ?? null;
	return figure === 0 ? null : figure;
}

/** A count of things, which some systems write with decimals or only as yes. */
export function countOf(value: unknown): unknown {
	const number = numberOf(typeof value === "boolean" ? Number(value) : value);
	return typeof number === "number" ? Math.floor(number) : number;
}

const flags = new Map<unknown, boolean>([
	[0, false],
	[1, true],
	["0", false],
	["1", true],
	["false", false],
	["true", true],
]);

export function flagOf(value: unknown): unknown {
	const text = textOf(value);
	return flags.get(typeof text === "string" ? text.toLowerCase() : text) ?? text;
}

/** Earlier dates are placeholders of systems for no date. */
const EARLIEST_YEAR = 1900;

/** A point in time as ISO 8601: from `/Date(ms+zone)/`, or from `Y-m-d H:i:s`, by the clocks of Belgium. */
export function momentOf(value: unknown): unknown {
	const text = textOf(value);
	if (typeof text !== "string") return text;
	const counted = /^\/Date\((-?\d+)(?:[+-]\d{4})?\)\/$/.exec(text);
	const said = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/.test(text);
	if (!counted && !said) return text;
	const milliseconds = counted ? Number(counted[1]) : Date.parse(`${text.replace(" ", "T")}Z`);
	const date = new Date(milliseconds);
	// Such as `0000-00-00`.
	if (Number.isNaN(date.getTime())) return text.startsWith("0000-00-00") ? null : text;
	if (date.getUTCFullYear() < EARLIEST_YEAR) return null;
	return new Date(counted ? milliseconds : fromBelgianClocks(milliseconds)).toISOString();
}

/** The offset is looked up twice: within hours of a change of the clocks, the first one may be the other side's. */
function fromBelgianClocks(shown: number): number {
	return shown - belgianOffset(shown - belgianOffset(shown));
}

/** How far Belgian clocks are ahead, in milliseconds. The Swedish way to write a time is the one to read back. */
function belgianOffset(milliseconds: number): number {
	const shown = new Date(milliseconds).toLocaleString("sv-SE", { timeZone: TIME_ZONE });
	return Date.parse(`${shown.replace(" ", "T")}Z`) - Math.floor(milliseconds / 1_000) * 1_000;
}

/**
 * Coordinates whose order differs between systems: everywhere from Portugal to Poland the degrees north are the larger
 * ones. Zeros are no location.
 */
export function placeOf(one: unknown, other: unknown): { Latitude: unknown; Longitude: unknown } {
	const [a, b] = [figureOf(one, "number"), figureOf(other, "number")];
	if (a === null || b === null) return { Latitude: null, Longitude: null };
	if (typeof a !== "number" || typeof b !== "number") return { Latitude: a, Longitude: b };
	return { Latitude: Math.max(a, b), Longitude: Math.min(a, b) };
}

/** A description: what has no markup gets its paragraphs and lines. */
export function richTextOf(value: unknown): unknown {
	const text = textOf(value);
	if (typeof text !== "string" || /<[a-z]/i.test(text)) return text;
	return text
		.replaceAll(/&(?!#?\w+;)/g, "&amp;")
		.replaceAll("<", "&lt;")
		.split(/(?:\r?\n){2,}/)
		.map((paragraph) => `<p>${paragraph.trim().replaceAll(/\r?\n/g, "<br>")}</p>`)
		.join("");
}
