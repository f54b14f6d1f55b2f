import { brusselsDay } from "../formatting/dates";
import { type Day, mondayOf } from "../viewings/calendar";
import type { ListingCard } from "./listing";
import type { OpenHouse } from "./open-houses";

/** Open days of one week with their properties, in chronological order. */
export type OpenHouseWeek = { monday: Day; entries: { card: ListingCard; openHouse: OpenHouse }[] };

export function openHouseWeeks(cards: readonly ListingCard[]): OpenHouseWeek[] {
	const entries = cards
		.flatMap((card) => card.openHouses.map((openHouse) => ({ card, openHouse })))
		.sort((a, b) => Date.parse(a.openHouse.start) - Date.parse(b.openHouse.start) || a.card.id - b.card.id);
	const weeks = Map.groupBy(entries, ({ openHouse }) => mondayOf(brusselsDay(openHouse.start)));
	return [...weeks].map(([monday, entries]) => ({ monday, entries }));
}
