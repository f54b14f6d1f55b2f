import type { Office } from "../../domain/agency/brand";
import { timeRange } from "../../domain/formatting/time-range";
import type { Language } from "../../domain/language";
import type { OfficeHours } from "./office-list";

/** A Monday, from which weekdays are counted: names of days need a date. */
const FIRST_MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 24 * 60 * 60 * 1_000;

const weekdays = new Map<Language, Intl.DateTimeFormat>();

/** An office's hours as text: `ma–vr`, `9:00–18:00`; in French `9 h – 18 h`. Server only: names of days differ between browsers. */
export function openingHours(office: Office, language: Language): OfficeHours {
	const weekday = weekdays.get(language) ?? new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" });
	weekdays.set(language, weekday);
	const day = (number: number) => weekday.format(FIRST_MONDAY + (number - 1) * DAY_MS);
	return office.hours.map(({ firstDay, lastDay, opens, closes }) => ({
		days: firstDay === lastDay ? day(firstDay) : `${day(firstDay)}–${day(lastDay)}`,
		times: timeRange(`${opens}-${closes}`, language),
	}));
}
