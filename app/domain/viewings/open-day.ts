import * as z from "zod";
import { fault } from "../desk/answers";
import { secondsInBrussels } from "./pattern";

const time = z.string(fault("time")).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, fault("time"));
const MOST_VISITORS = 1_000;
const blankIsNull = (value: unknown) => (value === "" || value === undefined ? null : value);

/** An open day as the desk opens it. */
export const openDaySchema = z
	.object({
		houseProperty: z.coerce
			.number(fault("property"))
			.int(fault("property"))
			.positive(fault("property"))
			.max(Number.MAX_SAFE_INTEGER, fault("property")),
		houseDay: z.iso.date(fault("day")),
		houseStarts: time,
		houseEnds: time,
		houseCapacity: z.preprocess(
			blankIsNull,
			z.coerce
				.number(fault("visitors"))
				.int(fault("visitors"))
				.min(1, fault("visitors"))
				.max(MOST_VISITORS, fault("visitors"))
				.nullable(),
		),
		houseRegistration: z.literal("1").optional(),
	})
	.refine(({ houseStarts, houseEnds }) => houseEnds > houseStarts, { path: ["houseEnds"], error: fault("closes") })
	.transform((given) => ({
		propertyId: given.houseProperty,
		startsAt: secondsInBrussels(given.houseDay, given.houseStarts),
		endsAt: secondsInBrussels(given.houseDay, given.houseEnds),
		capacity: given.houseCapacity,
		takesRegistrations: given.houseRegistration === "1",
	}));

export type OpenDay = z.output<typeof openDaySchema>;
