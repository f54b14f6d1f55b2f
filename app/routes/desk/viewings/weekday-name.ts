import { formatWeekday } from "../../../domain/formatting/dates";
import type { Language } from "../../../domain/language";
import { addDays } from "../../../domain/viewings/calendar";

/** Names of days need a date. */
const A_SUNDAY = "2023-12-31";

/** @param weekday ISO, 1 is Monday */
export function weekdayName(weekday: number, language: Language): string {
	return formatWeekday(addDays(A_SUNDAY, weekday), language);
}
