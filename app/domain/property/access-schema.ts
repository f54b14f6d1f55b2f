import * as z from "zod";
import { flagSchema as flag } from "./field-schemas";

const HIGHEST_WIDTH = 1_000;
/** In cm. */
const width = z.number().min(0).max(HIGHEST_WIDTH).nullish();

/** What somebody on wheels or with a stick wants to know before a viewing. */
export const accessSchema = z.object({
	StepFreeEntrance: flag,
	/** Of the narrowest door on the way in. */
	DoorWidth: width,
	LiftDoorWidth: width,
	StepFreeShower: flag,
	ParkingWithin50m: flag,
});

/** In cm: what a usual wheelchair passes. */
const WIDE = 80;

/** Whether the narrowest door, and the lift's where there is one, are known to be wide. */
export function hasWideDoors(access: z.infer<typeof accessSchema> | null | undefined): boolean {
	if (access?.DoorWidth == null) return false;
	return access.DoorWidth >= WIDE && (access.LiftDoorWidth ?? WIDE) >= WIDE;
}
