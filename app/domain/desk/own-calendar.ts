import * as z from "zod";
import { validation } from "./answers";

const MAX_LENGTH = 2_000;

/** Reasons why a calendar cannot be read. Each has a text `ownCalendar.fault.…` in `desk.json`. */
export type CalendarFault = "unreachable" | "gone" | "forbidden" | "tooLarge" | "unreadable" | "sealed";

/** Secret address of a calendar; `webcal:` is accepted too. */
export const ownCalendarSchema = z.object({
	calendarAddress: z
		.string(validation("calendar"))
		.trim()
		.max(MAX_LENGTH, validation("calendar"))
		.transform((text) => text.replace(/^webcals?:/i, "https:"))
		.pipe(z.url({ protocol: /^https?$/, error: validation("calendar") })),
});
