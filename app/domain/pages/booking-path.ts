import type { Language } from "../language";
import { pagePath } from "./paths";

/** Where a viewing of a property is booked; with a slot, the one that was chosen. */
export function bookingPath(propertyId: number, language: Language, slotId?: string): string {
	const chosen = slotId === undefined ? "" : `&slot=${encodeURIComponent(slotId)}`;
	return `${pagePath("book-appointment", language)}?property=${propertyId}${chosen}`;
}
