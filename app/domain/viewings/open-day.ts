import * as z from "zod";
import { fault } from "../desk/answers";
import { blankIsNull, deskCount, deskProperty, deskTime } from "../desk/field-schemas";
import { secondsInBrussels } from "./pattern";

const MAX_VISITORS = 1_000;
const MS = 1_000;

export const openDaySchema = z
	.object({
		houseProperty: deskProperty,
		houseDay: z.iso.date(fault("day")),
		houseStarts: deskTime,
		houseEnds: deskTime,
		houseCapacity: blankIsNull(deskCount("visitors", 1, MAX_VISITORS)),
		houseRegistration: z.literal("1").optional(),
	})
	.refine(({ houseStarts, houseEnds }) => houseEnds > houseStarts, { path: ["houseEnds"], error: fault("closes") })
	.transform((given) => ({
		propertyId: given.houseProperty,
		startsAt: secondsInBrussels(given.houseDay, given.houseStarts),
		endsAt: secondsInBrussels(given.houseDay, given.houseEnds),
		capacity: given.houseCapacity,
		takesRegistrations: given.houseRegistration === "1",
	}))
	.refine(({ startsAt }) => startsAt * MS > Date.now(), { path: ["houseDay"], error: fault("over") });

export type OpenDay = z.output<typeof openDaySchema>;
