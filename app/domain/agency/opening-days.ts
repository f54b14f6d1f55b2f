import type { Office } from "./brand";

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Hours of one day of the week, `09:00`; null where the office is closed. */
export type OpeningDay = { opens: string; closes: string } | null;

/** An office's hours, a day each from Monday on. */
export function openingDays(hours: Office["hours"]): OpeningDay[] {
	return WEEKDAYS.map((day) => {
		const found = hours.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
		return found ? { opens: found.opens, closes: found.closes } : null;
	});
}

/** The same in as few lines as possible: days in a row with the same hours are one. */
export function openingHoursOf(days: readonly OpeningDay[]): Office["hours"] {
	const hours: { firstDay: number; lastDay: number; opens: string; closes: string }[] = [];
	for (const [index, day] of days.entries()) {
		if (!day) continue;
		const last = hours.at(-1);
		const continues = last?.lastDay === index && last.opens === day.opens && last.closes === day.closes;
		if (last && continues) last.lastDay = index + 1;
		else hours.push({ firstDay: index + 1, lastDay: index + 1, ...day });
	}
	return hours;
}
