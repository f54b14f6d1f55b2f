import { expect, test } from "vitest";
import { handBookingSchema } from "./hand-booking";

const caller = {
	...{ bookProperty: "7", slot: "first", item: "", language: "fr" },
	...{ firstName: "Lotte", lastName: "Voorbeeld", email: "lotte@example.com" },
};

test.for([
	["0470 12 34 56", "+32470123456"],
	// Luxembourg has six-digit numbers.
	["491234", "+352491234"],
	["", null],
] as const)("a caller's number %j is dialled as %j", ([typed, dialled]) => {
	expect(handBookingSchema.parse({ ...caller, phone: typed }).phone).toBe(dialled);
});

test.for(["12345", "0".repeat(18), "call me"])("%j is no number of a caller", (phone) => {
	expect(handBookingSchema.safeParse({ ...caller, phone }).error?.issues[0]?.message).toBe("phone");
});
