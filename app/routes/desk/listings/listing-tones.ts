import type { DeskListing } from "../../../../worker/desk/service";

/** The mark beside each state's word. */
export const listingTones = {
	listed: "good",
	draft: "new",
	unpublished: "neutral",
	ended: "neutral",
	withdrawn: "neutral",
} as const satisfies Record<DeskListing["state"], string>;
