import {
	brusselsDay,
	formatDayInWords,
	formatDayOfYear,
	formatMomentInWords,
	formatShortWeekday,
	formatTime,
} from "../formatting/dates";
import type { Language } from "../language";
import { addDays, type Day, daysBetween, mondayOf } from "./calendar";

/** A free time for viewing a property. `start` is ISO 8601. */
export type ViewingTime = { id: string; start: string; free: number };

/** The same as shown on a page, in Brussels time. */
export type ShownTime = { id: string; start: string; time: string; inWords: string; free: number };
type ShownDay = { day: Day; inWords: string; times: ShownTime[] };
/** A day in a week's strip. */
type StripDay = { day: Day; weekday: string; number: number };
export type ShownWeek = { monday: Day; from: string; to: string; strip: StripDay[]; days: ShownDay[] };

const DAYS_TO_SUNDAY = 6;
const WEEK = 7;

/**
 * Groups viewing times into weeks, from the first to the last without gaps, in Brussels time. Days without a time are
 * left out.
 */
export function viewingWeeks(times: readonly ViewingTime[], language: Language): ShownWeek[] {
	const days = daysOf(times, language);
	const [first, last] = [days[0], days.at(-1)];
	if (!first || !last) return [];
	const weeks: ShownWeek[] = [];
	for (let monday = mondayOf(first.day); monday <= last.day; monday = addDays(monday, WEEK)) {
		const sunday = addDays(monday, DAYS_TO_SUNDAY);
		weeks.push({
			monday,
			from: formatDayOfYear(monday, language),
			to: formatDayOfYear(sunday, language),
			strip: daysBetween(monday, sunday).map((day) => ({
				day,
				weekday: formatShortWeekday(day, language),
				number: Number(day.slice(-2)),
			})),
			days: days.filter(({ day }) => monday <= day && day <= sunday),
		});
	}
	return weeks;
}

function daysOf(times: readonly ViewingTime[], language: Language): ShownDay[] {
	const days = new Map<Day, ShownDay>();
	for (const { id, start, free } of [...times].sort((a, b) => Date.parse(a.start) - Date.parse(b.start))) {
		const day = brusselsDay(start);
		const shown = days.get(day) ?? { day, inWords: formatDayInWords(start, language), times: [] };
		shown.times.push({ id, start, time: formatTime(start), inWords: formatMomentInWords(start, language), free });
		days.set(day, shown);
	}
	return [...days.values()];
}
