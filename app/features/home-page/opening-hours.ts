import type { Office } from "../../domain/agency/brand";
import { dayOfWeek, formatShortWeekday } from "../../domain/formatting/dates";
import { timeRange } from "../../domain/formatting/time-range";
import type { Language } from "../../domain/language";
import type { OfficeHours } from "./office-list";

/**
 * Formats an office's hours: `ma–vr`, `9:00–18:00`; in French `9 h – 18 h`. Server only: weekday names differ between
 * browsers.
 */
export function openingHours(office: Office, language: Language): OfficeHours {
	const day = (number: number) => formatShortWeekday(dayOfWeek(number), language);
	return office.hours.map(({ firstDay, lastDay, opens, closes }) => ({
		days: firstDay === lastDay ? day(firstDay) : `${day(firstDay)}–${day(lastDay)}`,
		times: timeRange(`${opens}-${closes}`, language),
	}));
}
