import type { DeskListing } from "../../../../worker/desk/service";

/** The mark beside each state's word. */
export const listingTones = {
	listed: "good",
	draft: "new",
	unpublished: "neutral",
	ended: "neutral",
	withdrawn: "neutral",
} as const satisfies Record<DeskListing["state"], string>;

/** What is on the site, or will be: only that has to carry what the law asks for. */
export function isToBeComplete(state: DeskListing["state"]): boolean {
	return state === "listed" || state === "draft" || state === "unpublished";
}
