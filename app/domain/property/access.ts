import type { Property } from "./property";

/** Minimum door width for a standard wheelchair, in cm. */
const WIDE = 80;

/** Whether the narrowest door, and the lift door if any, are known to be wide enough. */
export function hasWideDoors(access: Property["Access"]): boolean {
	if (access?.DoorWidth == null) return false;
	return access.DoorWidth >= WIDE && (access.LiftDoorWidth ?? WIDE) >= WIDE;
}
