import { expect, test } from "vitest";
import { hasWideDoors } from "./access";

test("doors are wide where the narrowest is known to be, and the lift’s is not known to be narrower", () => {
	expect(hasWideDoors({ DoorWidth: 80 })).toBe(true);
	expect(hasWideDoors({ DoorWidth: 93, LiftDoorWidth: 80 })).toBe(true);
	expect(hasWideDoors({ DoorWidth: 93, LiftDoorWidth: 79 })).toBe(false);
	expect(hasWideDoors({ DoorWidth: 79 })).toBe(false);
	expect(hasWideDoors({ LiftDoorWidth: 90 })).toBe(false);
	expect(hasWideDoors(null)).toBe(false);
});
