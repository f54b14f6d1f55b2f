import * as z from "zod";
import { readNumber } from "../formatting/read-number";
import { HIGHEST_ID } from "../property/rules";
import { type DaySpan, daysOf, FIRST_YEAR, LAST_YEAR } from "./days";
import { normaliseInput } from "./normalise-input";
import { readAmount } from "./read-amount";
import { missingOr } from "./text";

/** Converts digits to an integer; other values are returned for the schema to reject. */
function digits(value: unknown): unknown {
	const text = normaliseInput(value);
	return typeof text === "string" && /^\d{1,15}$/.test(text) ? Number(text) : text;
}

function wholeSchema(field: string, least: number, most: number) {
	return z
		.number({ error: missingOr(`required.${field}`, "number") })
		.multipleOf(1, "number")
		.min(least, "tooLow")
		.max(most, "tooHigh");
}

function whole(field: string, least: number, most: number) {
	return z.preprocess(digits, wholeSchema(field, least, most));
}

export function optionalWhole(least: number, most: number) {
	return z.preprocess(digits, wholeSchema("", least, most).optional());
}

/** Parses a typed surface such as `120,5 m²`, rounded to the square metre. */
function squareMetres(value: unknown): unknown {
	const text = normaliseInput(value);
	if (typeof text !== "string") return text;
	const number = readNumber(text.replace(/m[²2]?$/i, "").trim(), "thousands");
	return number === null ? text : Math.round(number);
}

export function optionalSquareMetres(most: number) {
	return z.preprocess(squareMetres, wholeSchema("", 1, most).optional());
}

/** An identifier in the agency's system. */
export function id(field: string) {
	return whole(field, 1, HIGHEST_ID);
}

export function optionalId() {
	return optionalWhole(1, HIGHEST_ID);
}

/** Message key for an amount above the maximum; the message states the maximum. */
export const AMOUNT_TOO_HIGH = "amountTooHigh";
/** Upper bound for prices, in euro. */
const HIGHEST_AMOUNT = 1_000_000_000;

function amountSchema(field: string) {
	return z
		.number({ error: missingOr(`required.${field}`, "amount") })
		.min(0, "amount")
		.max(HIGHEST_AMOUNT, AMOUNT_TOO_HIGH);
}

/** A positive amount in euro without cents. */
export function wholeAmount(field: string) {
	return z.preprocess(readAmount, amountSchema(field).gt(0, "amount").multipleOf(1, "wholeAmount"));
}

export function optionalAmount() {
	return z.preprocess(readAmount, amountSchema("").optional());
}

const yes = new Set<unknown>([true, 1, "true", "on", "1", "yes"]);
const no = new Set<unknown>([undefined, false, 0, "false", "off", "0", "no"]);

/** A checkbox; absent means unchecked. */
export function flag() {
	return z.preprocess(
		(value) => {
			const answer = normaliseInput(value);
			return yes.has(answer) ? true : no.has(answer) ? false : answer;
		},
		z.boolean({ error: "choice" }),
	);
}

function choiceSchema<const Choices extends readonly [string, ...string[]]>(field: string, choices: Choices) {
	return z.enum(choices, { error: missingOr(`required.${field}`, "choice") });
}

export function choice<const Choices extends readonly [string, ...string[]]>(field: string, choices: Choices) {
	return z.preprocess(normaliseInput, choiceSchema(field, choices));
}

export function optionalChoice<const Choices extends readonly [string, ...string[]]>(choices: Choices) {
	return z.preprocess(normaliseInput, choiceSchema("", choices).optional());
}

/** A list. A single value becomes a list of one; blanks are dropped. */
export function list<Item extends z.ZodType>(item: Item, most: number) {
	return z.preprocess(
		(value) => {
			const items: unknown[] = Array.isArray(value) ? value : [value];
			return items.length > most ? items : items.filter((each) => normaliseInput(each) !== undefined);
		},
		z.array(item, { error: "type" }).max(most, "tooMany"),
	);
}

/** A list with at least one item. */
export function filledList<Item extends z.ZodType>(field: string, item: Item, most: number) {
	return z.pipe(list(item, most), z.array(z.custom<z.output<Item>>()).min(1, `required.${field}`));
}

/** Browsers accept years of up to six digits. */
const DAY = /^(\d{4,6})-(\d{2})-(\d{2})$/;
/** A partly typed date: a year, a month, a trailing hyphen. */
const UNFINISHED_DAY = /^(\d{1,4}(-(\d{1,2}(-\d?)?)?)?|-{1,2}\d{0,2}-?\d{0,2})$/;

/** Whether a text is an existing calendar day, such as `2026-12-01`. */
export function isDay(text: string): boolean {
	const [, year, month, day] = DAY.exec(text) ?? [];
	if (!year || !month || !day) return false;
	const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
	return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

/** True for text that is no date. */
function isInYears(text: string): boolean {
	const year = Number(DAY.exec(text)?.[1] ?? FIRST_YEAR);
	return year >= FIRST_YEAR && year <= LAST_YEAR;
}

function daySchema(field: string, span: DaySpan) {
	const incomplete = `date.incomplete.${field}`;
	const invalid = `date.invalid.${field}`;
	return z
		.string({ error: missingOr(incomplete, invalid) })
		.refine((text) => !UNFINISHED_DAY.test(text), incomplete)
		.refine(isInYears, {
			error: "date.years",
			params: { minimum: FIRST_YEAR, maximum: LAST_YEAR },
		})
		.refine(isDay, invalid)
		.refine((text) => text >= daysOf(span).first, `date.past.${field}`)
		.refine((text) => text <= daysOf(span).last, `date.future.${field}`);
}

/**
 * A day in ISO 8601, compared as text. A missing or partial day is 'incomplete', one of another century 'years', an
 * impossible one 'invalid', and one outside its span 'past' or 'future'.
 */
export function day(field: string, span: DaySpan = "any") {
	return z.preprocess(normaliseInput, daySchema(field, span));
}

export function optionalDay(field: string, span: DaySpan) {
	return z.preprocess(normaliseInput, daySchema(field, span).optional());
}
