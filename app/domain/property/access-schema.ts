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
