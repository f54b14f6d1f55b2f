import { typedAmount } from "../formatting/typed-amount";
import { countryIds } from "../localities/country";
import type { Box, Point } from "../localities/geo";
import { boundsOf, decodePolyline } from "../localities/geo";
import { readZip, zipIn } from "../localities/zip";
import { HIGHEST_ID } from "../property/rules";

/** Maximum number of values of one parameter, such as postcodes, types or labels. */
export const MAX_LIST_ITEMS = 50;
const MAX_TEXT_LENGTH = 200;
const MAX_POLYGON_TEXT_LENGTH = 20_000;
const MAX_CORNERS = 500;
/** Rounds degrees of a box to five decimals: about a metre. */
const DEGREE_FACTOR = 1e5;

/** These parsers of parameter values return undefined for an invalid text. */
export function wholeNumber(text: string, highest: number): number | undefined {
	if (!/^\d{1,13}$/.test(text)) return undefined;
	const value = Number(text);
	return value <= highest ? value : undefined;
}

/** An amount as people type it. */
export function amount(text: string, highest: number): number | undefined {
	const value = typedAmount(text);
	return value !== null && value >= 0 && value <= highest ? value : undefined;
}

export function identifier(text: string): number | undefined {
	const value = wholeNumber(text, HIGHEST_ID);
	return value === 0 ? undefined : value;
}

/** A single line without control characters; undefined when too long. */
export function line(text: string): string | undefined {
	const folded = text.replace(/[\p{Cc}\s]+/gu, " ").trim();
	return folded.length > MAX_TEXT_LENGTH ? undefined : folded;
}

/** A postcode with at least three digits, which covers all neighbouring countries. */
export function postcode(text: string): string | undefined {
	const { zip } = readZip(text);
	return /^(?=(?:.*\d){3})[A-Za-z0-9](?:[A-Za-z0-9 -]{0,8}[A-Za-z0-9])?$/.test(zip) ? zip.toUpperCase() : undefined;
}

/** A postcode as a `city` value, in the country given by its letters; undefined when invalid. */
export function placeOfZip(text: string): string | undefined {
	const zip = postcode(text);
	return zip !== undefined && readZip(text).countryId === countryIds.luxembourg ? zipIn("LU", zip) : zip;
}

function degrees(text: string, highest: number): number | undefined {
	if (!/^-?\d{1,3}(?:\.\d{1,20})?$/.test(text)) return undefined;
	const value = Math.round(Number(text) * DEGREE_FACTOR) / DEGREE_FACTOR;
	// Adding zero turns a negative zero into zero.
	return Math.abs(value) <= highest ? value + 0 : undefined;
}

export function box(text: string): Box | undefined {
	const parts = text.split(",");
	if (parts.length !== 4) return undefined;
	const [west, south, east, north] = parts.map((part, index) => degrees(part.trim(), index % 2 === 0 ? 180 : 90));
	if (west === undefined || south === undefined || east === undefined || north === undefined) return undefined;
	return west <= east && south <= north ? { west, south, east, north } : undefined;
}

export function polygon(text: string): Point[] | undefined {
	const points = text.length > MAX_POLYGON_TEXT_LENGTH ? null : decodePolyline(text);
	if (!points || points.length < 3 || points.length > MAX_CORNERS) return undefined;
	const bounds = boundsOf(points);
	return bounds && bounds.west < bounds.east && bounds.south < bounds.north ? points : undefined;
}

export function flag(text: string): boolean | undefined {
	if (/^(?:1|true|on)$/i.test(text)) return true;
	return /^(?:0|false|off)$/i.test(text) ? false : undefined;
}

export function oneOf<Value extends string>(values: readonly Value[]): (text: string) => Value | undefined {
	return (text) => values.find((value) => value === text);
}
