import type { WeekEntry } from "./week-days";

/** The element of the card at which open times, or an open day, are changed: what the week leads to. */
export function cardId(kind: Exclude<WeekEntry["kind"], "viewing">, id: string): string {
	return `${kind}-${id}`;
}
