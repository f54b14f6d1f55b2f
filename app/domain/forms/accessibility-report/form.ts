import * as z from "zod";
import type { FormDefinition } from "../definition";
import { MONTH } from "../periods";
import { email, longest, longText, optionalLine } from "../text";

/** What keeps somebody from using the site. Nothing is asked that an answer does not need. */
export const accessibilityReportForm = {
	schema: z.object({
		email: email(),
		remark: longText("barrier"),
		/** Its title or address, as the visitor writes it. */
		page: optionalLine(longest.website),
	}),
	neededGroup: null,
	basis: "duty",
	keptSeconds: 24 * MONTH,
	inInbox: true,
	// The accessibility page and its emails promise it.
	answerDays: 14,
	needsItsEmail: false,
	nextSteps: ["for-sale", "for-rent"],
	suggestsProperties: false,
} as const satisfies FormDefinition;
