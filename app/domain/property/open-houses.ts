import { brusselsDay, formatDate, formatShortWeekday, formatTime, formatWeekday } from "../formatting/dates";
import { timeOfDay, timeRange } from "../formatting/time-range";
import type { Language } from "../language";
import type { Property } from "./property";

/** An open day as shown to visitors. Times are ISO 8601. */
export type OpenHouse = {
	id: string;
	start: string;
	end: string;
	/** Gross; null for no limit. */
	capacity: number | null;
	/** When false, visitors need no registration. */
	takesRegistrations: boolean;
};

type Sent = NonNullable<Property["OpenHouses"]>[number];

/** Returns open days that have not ended, soonest first. @param now epoch seconds */
export function upcomingOpenHouses(records: readonly Sent[] | null | undefined, now: number): OpenHouse[] {
	return [...(records ?? [])]
		.filter(({ End }) => Date.parse(End) > now * 1_000)
		.sort((a, b) => Date.parse(a.Start) - Date.parse(b.Start))
		.map(({ ID, Start, End, Capacity, Registration }) => ({
			id: ID,
			start: new Date(Start).toISOString(),
			end: new Date(End).toISOString(),
			capacity: Capacity ?? null,
			takesRegistrations: Registration === true,
		}));
}

/** `zaterdag 5-12-2026, 10:00–12:00` */
export function openHouseText({ start, end }: Pick<OpenHouse, "start" | "end">, language: Language): string {
	const day = `${formatWeekday(start, language)} ${formatDate(start)}, `;
	if (brusselsDay(start) === brusselsDay(end))
		return day + timeRange(`${formatTime(start)}-${formatTime(end)}`, language);
	const time = (moment: string) => timeOfDay(formatTime(moment), language);
	return `${day}${time(start)} – ${formatDate(end)} ${time(end)}`;
}

/** Short form for a card's badge: `za` and `5-12` */
export function openHouseDay({ start }: Pick<OpenHouse, "start">, language: Language): [weekday: string, day: string] {
	const [day, month] = formatDate(start).split("-");
	return [formatShortWeekday(start, language), `${day}-${month}`];
}

/** Prefix of the id of an open day entered at the desk. */
export const DESK_OPEN_HOUSE = "desk-";

/** ID of the slot whose seats are booked by registrations. */
export function openHouseSlotId(id: string): string {
	return `open-house:${id}`;
}

export const openHouseWord: Readonly<Record<Language, string>> = {
	nl: "Kijkdag",
	fr: "Portes ouvertes",
	en: "Open day",
	de: "Besichtigungstag",
};
