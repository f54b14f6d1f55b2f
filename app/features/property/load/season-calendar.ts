import { WEEKDAYS } from "../../../domain/agency/opening-days";
import { dayOfWeek, formatDate, formatShortWeekday, formatWeekday } from "../../../domain/formatting/dates";
import type { Language } from "../../../domain/language";
import { formatEuro } from "../../../domain/property/price";
import type { Property } from "../../../domain/property/property";
import { addDays, type Day, daysBetween, firstOfMonth } from "../../../domain/viewings/calendar";
import { weekdayOf } from "../../../domain/viewings/pattern";

/** Nights of a month, grouped by week from Monday; null for days of adjacent months. */
export type SeasonMonth = { name: string; weeks: ({ date: number; isTaken: boolean } | null)[][] };

/** Weekly prices and free nights of a property rented by season. */
export type SeasonCalendar = {
	prices: { from: string; until: string; price: string }[];
	months: SeasonMonth[];
	/** From Monday, abbreviated and in full. */
	weekdays: { short: string; long: string }[];
};

const MONTHS = 12;
const WEEK = 7;

/** Null if the property is not rented by season. @param today date in Brussels */
export function seasonCalendar({ Season }: Property, today: Day, language: Language): SeasonCalendar | null {
	if (!Season) return null;
	const prices = (Season.Seasons ?? []).flatMap(({ From, Until, PricePerWeek }) =>
		PricePerWeek == null || Until < today
			? []
			: { from: formatDate(From), until: formatDate(Until), price: formatEuro(PricePerWeek) },
	);
	// Without taken periods, availability is unknown.
	const taken = Season.Taken ?? [];
	const isTaken = (day: Day) => taken.some(({ From, Until }) => From <= day && day < Until);
	const months: SeasonMonth[] = [];
	for (let first = firstOfMonth(today); taken.length > 0 && months.length < MONTHS; ) {
		const next = firstOfMonth(addDays(first, 31));
		const days = daysBetween(first, addDays(next, -1)).map((day) => ({
			date: Number(day.slice(-2)),
			isTaken: day < today || isTaken(day),
		}));
		const cells = [...Array.from({ length: weekdayOf(first) - 1 }, () => null), ...days];
		while (cells.length % WEEK > 0) cells.push(null);
		const weeks = Array.from({ length: cells.length / WEEK }, (_, week) => cells.slice(week * WEEK, (week + 1) * WEEK));
		months.push({ name: monthName(first, language), weeks });
		first = next;
	}
	return prices.length === 0 && months.length === 0 ? null : { prices, months, weekdays: weekdaysIn(language) };
}

function weekdaysIn(language: Language): SeasonCalendar["weekdays"] {
	return WEEKDAYS.map(dayOfWeek).map((day) => ({
		short: formatShortWeekday(day, language),
		long: formatWeekday(day, language),
	}));
}

function monthName(day: Day, language: Language): string {
	return new Intl.DateTimeFormat(language, { month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(day));
}
