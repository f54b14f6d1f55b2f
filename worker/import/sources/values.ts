import { TIME_ZONE } from "../../../app/domain/formatting/dates";
import { readNumber } from "../../../app/domain/formatting/read-number";
import { type FigureKind, readFigure } from "../../../app/domain/property/read-figure";

/*
 * Conversion of other systems' values to those of the feed. An absent value becomes null. An unreadable value stays
 * unchanged, so that validation reports it.
 */

/** Trims a text; null when it is empty. */
export function textOf(value: unknown): unknown {
	if (value == null) return null;
	return typeof value === "string" ? value.trim() || null : value;
}

/** Converts a value to text; '' for an absent value and for objects, because `String` may throw on them. */
export function asText(value: unknown): string {
	return value == null || typeof value === "object" ? "" : String(value);
}

/** Parses a number, also from text with a decimal point or comma. */
export function numberOf(value: unknown): unknown {
	const text = textOf(value);
	return typeof text === "string" ? (readNumber(text, "decimal") ?? text) : text;
}

/** Parses a figure, such as a price, surface or year, also from typed text. 0 counts as absent. */
export function figureOf(value: unknown, kind: FigureKind): unknown {
	const figure = readFigure(value, kind) ?? null;
	return figure === 0 ? null : figure;
}

/** Parses a count. Some systems write decimals, or a boolean. */
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

/** Earlier dates are placeholders for no date. */
const EARLIEST_YEAR = 1900;

/** Converts `/Date(ms+zone)/`, or `Y-m-d H:i:s` in Belgian local time, to ISO 8601. */
export function toIsoString(value: unknown): unknown {
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

/** Converts Belgian local time to UTC. Near a clock change the first offset may be wrong, so it is looked up again. */
function fromBelgianClocks(shown: number): number {
	return shown - belgianOffset(shown - belgianOffset(shown));
}

/** UTC offset of Belgian time in milliseconds. The locale `sv-SE` has a format that Date.parse() can read. */
function belgianOffset(milliseconds: number): number {
	const shown = new Date(milliseconds).toLocaleString("sv-SE", { timeZone: TIME_ZONE });
	return Date.parse(`${shown.replace(" ", "T")}Z`) - Math.floor(milliseconds / 1_000) * 1_000;
}

/**
 * Assigns two coordinates whose order differs between systems: from Portugal to Poland, the latitude is the larger
 * number. 0 counts as absent.
 */
export function placeOf(one: unknown, other: unknown): { Latitude: unknown; Longitude: unknown } {
	const [a, b] = [figureOf(one, "number"), figureOf(other, "number")];
	if (a === null || b === null) return { Latitude: null, Longitude: null };
	if (typeof a !== "number" || typeof b !== "number") return { Latitude: a, Longitude: b };
	return { Latitude: Math.max(a, b), Longitude: Math.min(a, b) };
}

/** Converts a description to HTML; plain text gets paragraphs and line breaks. */
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
