import type { Language } from "../language";
import { timeOfDay } from "./time-range.ts";

export const TIME_ZONE = "Europe/Brussels";

const ISO = /^\d{4}-\d{2}-\d{2}(?:$|[T ]\d{2}:\d{2})/;
const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/;
const WITHOUT_OFFSET = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/;

type Parts = { year: number; month: number; day: number; hour: string; minute: string };

/**
 * Parses ISO 8601. A day alone is midnight UTC, and a time without offset is UTC, so that the result never depends on
 * the process's time zone. Null for an invalid date.
 */
export function instantOf(value: string | Date): Date | null {
	if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value;
	const text = value.trim();
	// Engines also parse other formats, inconsistently.
	if (!ISO.test(text)) return null;
	const instant = new Date(WITHOUT_OFFSET.test(text) ? `${text.replace(" ", "T")}Z` : text);
	return Number.isNaN(instant.getTime()) || !isCalendarDay(text.slice(0, 10)) ? null : instant;
}

/** Rejects 2026-02-30, which engines parse as 2 March. */
function isCalendarDay(day: string): boolean {
	return new Date(day).getUTCDate() === Number(day.slice(-2));
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(timeZone: string): Intl.DateTimeFormat {
	const known = formatters.get(timeZone);
	if (known) return known;
	const made = new Intl.DateTimeFormat("en-GB", {
		timeZone,
		year: "numeric",
		month: "2-digit",
		day: "2-digit",
		hour: "2-digit",
		minute: "2-digit",
		hourCycle: "h23",
	});
	formatters.set(timeZone, made);
	return made;
}

function partsOf(value: string | Date, timeZone: string): Parts | null {
	const instant = instantOf(value);
	if (!instant) return null;
	// A day, or a time without offset, is shown as written.
	const floating = typeof value === "string" && (DAY_ONLY.test(value.trim()) || WITHOUT_OFFSET.test(value.trim()));
	const parts = formatterFor(floating ? "UTC" : timeZone).formatToParts(instant);
	const read = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? "";
	return {
		year: Number(read("year")),
		month: Number(read("month")),
		day: Number(read("day")),
		hour: read("hour"),
		minute: read("minute"),
	};
}

/** Formats a day as `d-m-yyyy` without padding, in the given time zone. Empty for an invalid date. */
export function formatDate(value: string | Date, timeZone: string = TIME_ZONE): string {
	const parts = partsOf(value, timeZone);
	return parts ? `${parts.day}-${parts.month}-${parts.year}` : "";
}

/** Formats a time of day as `hh:mm`, by default in Brussels time. Empty for an invalid date. */
export function formatTime(value: string | Date, timeZone: string = TIME_ZONE): string {
	const parts = partsOf(value, timeZone);
	return parts ? `${parts.hour}:${parts.minute}` : "";
}

/** Formats parts that are already in the target time zone. */
function namesOf(options: Intl.DateTimeFormatOptions): (shown: Parts, language: Language) => string {
	const formatters = new Map<Language, Intl.DateTimeFormat>();
	return ({ year, month, day }, language) => {
		const known = formatters.get(language) ?? new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
		formatters.set(language, known);
		return known.format(Date.UTC(year, month - 1, day));
	};
}

const weekdayName = namesOf({ weekday: "long" });
const shortWeekdayName = namesOf({ weekday: "short" });
const monthName = namesOf({ month: "long" });

/** A date with the given weekday, for formatting its name. 1 is Monday. */
export function dayOfWeek(weekday: number): string {
	return `2024-01-0${weekday}`;
}

/** Name of the weekday in Brussels, as written within a sentence. */
export function formatWeekday(value: string | Date, language: Language): string {
	const parts = partsOf(value, TIME_ZONE);
	return parts ? weekdayName(parts, language) : "";
}

/** Abbreviated weekday: `di`. Empty for an invalid date. */
export function formatShortWeekday(value: string | Date, language: Language): string {
	const parts = partsOf(value, TIME_ZONE);
	return parts ? shortWeekdayName(parts, language) : "";
}

const joined: Record<Language, (day: string, time: string) => string> = {
	nl: (day, time) => `${day} om ${time}`,
	fr: (day, time) => `${day} à ${time}`,
	en: (day, time) => `${day} at ${time}`,
	de: (day, time) => `${day} um ${time} Uhr`,
};

/** Formats a moment in Brussels time: `1-12-2026 om 10:00`, `1-12-2026 à 10 h`. Empty for an invalid date. */
export function formatDateTime(value: string | Date, language: Language): string {
	const day = formatDate(value);
	return day === "" ? "" : joined[language](day, timeOfDay(formatTime(value), language));
}

/** Formats a day without year: `24 november`, `1er décembre`. Empty for an invalid date. */
export function formatDayOfYear(value: string | Date, language: Language): string {
	const parts = partsOf(value, TIME_ZONE);
	if (!parts) return "";
	const month = monthName(parts, language);
	if (language === "de") return `${parts.day}.\u00A0${month}`;
	return `${language === "fr" && parts.day === 1 ? "1er" : parts.day}\u00A0${month}`;
}

/** Formats a day for use in a sentence: `24 november 2026`. Empty for an invalid date. */
export function formatDateInWords(value: string | Date, language: Language): string {
	const day = formatDayOfYear(value, language);
	return day === "" ? "" : `${day} ${partsOf(value, TIME_ZONE)?.year}`;
}

/**
 * Formats a day with its weekday for use in a sentence: `dinsdag 24 november`, `mardi 1er décembre`. Empty for an
 * invalid date.
 */
export function formatDayInWords(value: string | Date, language: Language): string {
	const day = formatDayOfYear(value, language);
	return day === "" ? "" : `${formatWeekday(value, language)}${language === "de" ? "," : ""} ${day}`;
}

const NOON = 12;

/** Formats a time of day for use in a sentence. */
const timeInWords: Record<Language, (hour: number, minute: string) => string> = {
	nl: (hour, minute) => `om ${hour}.${minute}\u00A0uur`,
	fr: (hour, minute) => `à ${hour}\u00A0h${minute === "00" ? "" : `\u00A0${minute}`}`,
	en: (hour, minute) =>
		`at ${hour % NOON || NOON}${minute === "00" ? "" : `.${minute}`}\u00A0${hour < NOON ? "am" : "pm"}`,
	de: (hour, minute) => `um ${hour}.${minute}\u00A0Uhr`,
};

/**
 * Formats a moment in Brussels time for use in a sentence: `dinsdag 24 november om 10.00 uur`. Empty for an invalid
 * date.
 */
export function formatMomentInWords(value: string | Date, language: Language): string {
	const parts = partsOf(value, TIME_ZONE);
	if (!parts) return "";
	const time = timeInWords[language](Number(parts.hour), parts.minute);
	return `${formatDayInWords(value, language)}${language === "de" ? "," : ""} ${time}`;
}

/** The calendar day in Brussels as `YYYY-MM-DD`. @throws RangeError for an invalid date */
export function brusselsDay(instant: string | number | Date): string {
	const parts = partsOf(typeof instant === "number" ? new Date(instant) : instant, TIME_ZONE);
	if (!parts) throw new RangeError("not a date");
	const pad = (value: number, length: number) => String(value).padStart(length, "0");
	return `${pad(parts.year, 4)}-${pad(parts.month, 2)}-${pad(parts.day, 2)}`;
}
