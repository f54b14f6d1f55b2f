import * as z from "zod";
import { secondsInBrussels } from "./pattern";

const time = z.string("time").regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "time");
const MOST_VISITORS = 1_000;
const blankIsNull = (value: unknown) => (value === "" || value === undefined ? null : value);

/** An open day as the desk opens it. Messages are the last part of a key: `fault.…` of the namespace `desk-manage`. */
export const openDaySchema = z
	.object({
		houseProperty: z.coerce
			.number("property")
			.int("property")
			.positive("property")
			.max(Number.MAX_SAFE_INTEGER, "property"),
		houseDay: z.iso.date("day"),
		houseStarts: time,
		houseEnds: time,
		houseCapacity: z.preprocess(
			blankIsNull,
			z.coerce.number("visitors").int("visitors").min(1, "visitors").max(MOST_VISITORS, "visitors").nullable(),
		),
		houseRegistration: z.literal("1").optional(),
	})
	.refine(({ houseStarts, houseEnds }) => houseEnds > houseStarts, { path: ["houseEnds"], error: "closes" })
	.transform((given) => ({
		propertyId: given.houseProperty,
		startsAt: secondsInBrussels(given.houseDay, given.houseStarts),
		endsAt: secondsInBrussels(given.houseDay, given.houseEnds),
		capacity: given.houseCapacity,
		takesRegistrations: given.houseRegistration === "1",
	}));

export type OpenDay = z.output<typeof openDaySchema>;
