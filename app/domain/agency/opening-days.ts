import type { Office } from "./brand";

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Opening hours of one weekday, such as `09:00`; null when closed. */
export type OpeningDay = { opens: string; closes: string } | null;

/** Opening hours per weekday, from Monday. */
export function openingDays(hours: Office["hours"]): OpeningDay[] {
	return WEEKDAYS.map((day) => {
		const found = hours.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
		return found ? { opens: found.opens, closes: found.closes } : null;
	});
}

/** Merges consecutive days with equal hours. */
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
