import type { FormDefinition } from "../definition";
import { DAY } from "../periods";
import { friend } from "./schema";

export const sendToFriendForm = {
	schema: friend,
	neededGroup: null,
	basis: "interest",
	keptSeconds: DAY,
	inInbox: false,
	needsItsEmail: true,
	nextSteps: ["favourites", "for-sale", "saved-search"],
	suggestsProperties: true,
} as const satisfies FormDefinition;
