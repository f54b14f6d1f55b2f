import * as z from "zod";
import { normaliseInput } from "./normalise-input";

/** Maximum text lengths, in characters. Generous for people, restrictive for bots. */
export const maxLengths = {
	name: 80,
	email: 254,
	phone: 40,
	street: 120,
	houseNumber: 15,
	box: 15,
	zip: 12,
	city: 80,
	line: 200,
	website: 300,
	reason: 1_000,
	remark: 5_000,
	polygon: 20_000,
	search: 30_000,
} as const;

const controls = /\p{Cc}/u;
const controlsButBreaks = /[^\P{Cc}\n\t]/gu;

/** Error map: a missing value gets the field's own message, a value of another type the general one. */
export function missingOr(missing: string, other: string) {
	return (issue: { input?: unknown }) => (issue.input === undefined ? missing : other);
}

function lineSchema(field: string, max: number) {
	return z
		.string({ error: missingOr(`required.${field}`, "type") })
		.max(max, "tooLong")
		.pipe(z.string().refine((text) => !controls.test(text), "characters"));
}

/** A required line of text. `field` selects its message. */
export function line(field: string, max: number = maxLengths.line) {
	return z.preprocess(normaliseInput, lineSchema(field, max));
}

export function optionalLine(max: number = maxLengths.line) {
	return z.preprocess(normaliseInput, lineSchema("", max).optional());
}

/** Initials, such as in J.P. or J.Peeters. */
const initials = /(?<!\p{L})\p{Lu}\.(?=\p{Lu}(?:\p{Ll}|\.|\s|$))/gu;
/** Text that an email client could turn into a link, including telephone numbers. */
const linkLike = /[<>@\\]|:\/\/|[\p{L}\p{N}]\.[\p{L}\p{N}]|\p{Nd}(?:[\s/-]?\p{Nd}){4}/u;

/** Full stops of other scripts, which browsers treat as dots in a host name. */
const otherStops = /[\u3002\uff61]/g;

/** Checks the NFKC form, which maps fullwidth and similar characters to plain ones. */
function isPlainName(name: string | undefined): boolean {
	return name === undefined || !linkLike.test(name.normalize("NFKC").replace(otherStops, ".").replace(initials, ""));
}

/** A person's name. Emails greet people by it, including those who did not fill in the form. */
export function personName(field: string) {
	return z.preprocess(normaliseInput, lineSchema(field, maxLengths.name).refine(isPlainName, "link"));
}

export function optionalPersonName() {
	return z.preprocess(normaliseInput, lineSchema("", maxLengths.name).refine(isPlainName, "link").optional());
}

/**
 * Characters that the standard PDF fonts cannot show, such as other scripts and emoji. All marks and punctuation are
 * allowed.
 */
const unwritable = /[^\0-\u024f\u1e00-\u1eff\u02bb-\u02be\p{M}\p{P}\p{Z}\p{Cf}€™ˆ˜≤≥−₂₃]/u;

/** A text field that appears in a generated PDF: Latin letters only, because of its fonts. */
export function latinOnly<Field extends z.ZodType>(field: Field, message: "latin.name" | "latin.text") {
	return field.refine((text) => typeof text !== "string" || !unwritable.test(text), message);
}

/** A line that may be a number in JSON (`zip: 9000`). */
export function codeLine(field: string, max: number) {
	return z.preprocess(numberAsText, lineSchema(field, max));
}

export function optionalCodeLine(max: number) {
	return z.preprocess(numberAsText, lineSchema("", max).optional());
}

function numberAsText(value: unknown): unknown {
	return typeof value === "number" && Number.isFinite(value) ? String(value) : normaliseInput(value);
}

function paragraphs(value: unknown): unknown {
	const text = normaliseInput(value);
	return typeof text === "string" ? text.replace(/\r\n?/g, "\n").replace(controlsButBreaks, "") || undefined : text;
}

function longSchema(field: string, max: number) {
	return z.string({ error: missingOr(`required.${field}`, "type") }).max(max, "tooLong");
}

/** A required text with several lines. */
export function longText(field: string) {
	return z.preprocess(paragraphs, longSchema(field, maxLengths.remark));
}

export function optionalLongText(max: number = maxLengths.remark) {
	return z.preprocess(paragraphs, longSchema("", max).optional());
}

function emailSchema(field: string) {
	return z
		.string({ error: missingOr(`required.${field}`, "type") })
		.max(maxLengths.email, "email")
		.pipe(z.string().regex(z.regexes.email, "email"));
}

export function email(field = "email") {
	return z.preprocess(normaliseInput, emailSchema(field));
}

export function optionalEmail() {
	return z.preprocess(normaliseInput, emailSchema("").optional());
}

/**
 * Format of a telephone number of any country: digits with common separators. The server checks whether the number is
 * valid in its country. Digit limits: ITU-T E.164 and the shortest numbers in use.
 */
const phoneShape = /^\+?[\d\s().\-/]+$/;
const MIN_DIGITS = 6;
const MAX_DIGITS = 17;

export function isPhone(text: string): boolean {
	const digits = text.replace(/\D/g, "").length;
	return phoneShape.test(text) && digits >= MIN_DIGITS && digits <= MAX_DIGITS;
}

function phoneSchema(field: string) {
	return z
		.string({ error: missingOr(`required.${field}`, "type") })
		.max(maxLengths.phone, "phone")
		.pipe(z.string().refine(isPhone, "phone"));
}

export function phone() {
	return z.preprocess(normaliseInput, phoneSchema("phone"));
}

export function optionalPhone() {
	return z.preprocess(normaliseInput, phoneSchema("").optional());
}

/** A web address; without a scheme it gets https. */
export function optionalWebsite() {
	return z.preprocess(
		(value) => {
			const text = normaliseInput(value);
			return typeof text === "string" && !/^[a-z]+:/i.test(text) ? `https://${text}` : text;
		},
		z
			.url({ protocol: /^https?$/, hostname: z.regexes.domain, error: "website" })
			.max(maxLengths.website, "tooLong")
			.optional(),
	);
}
