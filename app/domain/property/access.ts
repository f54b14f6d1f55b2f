import type { Property } from "./property";

/** In cm: what a usual wheelchair passes. */
const WIDE = 80;

/** Whether the narrowest door, and the lift's where there is one, are known to be wide. */
export function hasWideDoors(access: Property["Access"]): boolean {
	if (access?.DoorWidth == null) return false;
	return access.DoorWidth >= WIDE && (access.LiftDoorWidth ?? WIDE) >= WIDE;
}
