import { brusselsDay, formatDate, formatShortWeekday, formatTime, formatWeekday } from "../formatting/dates";
import { timeOfDay, timeRange } from "../formatting/time-range";
import type { Language } from "../language";
import type { Property } from "./property";

/** An open day as visitors see it. Times are ISO 8601. */
export type OpenHouse = {
	id: string;
	start: string;
	end: string;
	/** Gross; null where there is no limit. */
	capacity: number | null;
	/** Without, visitors just come. */
	takesRegistrations: boolean;
};

type Sent = NonNullable<Property["OpenHouses"]>[number];

/** Open days that have not ended, the next one first. @param now epoch seconds */
export function comingOpenHouses(records: readonly Sent[] | null | undefined, now: number): OpenHouse[] {
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

/** On a card, in the width of a badge: `za` and `5-12` */
export function openHouseDay({ start }: Pick<OpenHouse, "start">, language: Language): [weekday: string, day: string] {
	const [day, month] = formatDate(start).split("-");
	return [formatShortWeekday(start, language), `${day}-${month}`];
}

/** What the id of an open day of the desk begins with. */
export const DESK_OPEN_HOUSE = "desk-";

/** The slot in which places at an open day are taken. */
export function openHouseSlotId(id: string): string {
	return `open-house:${id}`;
}

export const openHouseWord: Readonly<Record<Language, string>> = {
	nl: "Kijkdag",
	fr: "Portes ouvertes",
	en: "Open day",
	de: "Besichtigungstag",
};
