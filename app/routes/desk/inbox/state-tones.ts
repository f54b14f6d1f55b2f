import type { InboxState } from "../../../domain/desk/inbox";

/** The mark beside each state's word. */
export const stateTones = {
	new: "new",
	seen: "neutral",
	answered: "good",
	closed: "neutral",
} as const satisfies Record<InboxState, string>;
