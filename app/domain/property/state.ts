import { DAY_MS } from "../durations";
import { instantOf } from "../formatting/dates";
import type { ListingState } from "./listing";
import type { DealState } from "./property";
import { DAYS_SHOWN_AFTER_END, type Goal, isEnded, propertyStatus } from "./rules";

/** Returns the state of a listing. `status` is the agency's code. */
export function listingState(listing: {
	goal: Goal;
	status: number;
	deal?: DealState | null | undefined;
}): ListingState {
	if (listing.status === propertyStatus.sold) return "sold";
	if (listing.status === propertyStatus.rented) return "rented";
	if (listing.deal) return listing.deal;
	return listing.goal === "sale" ? "for-sale" : "for-rent";
}

/**
 * When a sold or rented property leaves the lists, in ISO 8601 (UTC): 30 days after its last change. Null when it has
 * not ended, and when the date is missing or invalid: the caller then counts from the time it first saw the end.
 */
export function endsShowingAt(status: number, lastChangedDate: string | null | undefined): string | null {
	const changed = isEnded(status) && lastChangedDate ? instantOf(lastChangedDate) : null;
	return changed ? new Date(changed.getTime() + DAYS_SHOWN_AFTER_END * DAY_MS).toISOString() : null;
}
