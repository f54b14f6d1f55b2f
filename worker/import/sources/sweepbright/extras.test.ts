import { expect, test } from "vitest";
import { extrasOf } from "./extras";

function roomsOf(rooms: { type: string; ordinal?: number | null }[]) {
	const nothing = { present: [], isOccupied: null, costs: null, renovation: null };
	const extras = extrasOf({ ...nothing, rooms, surfaceOf: () => 12 });
	return extras.map((extra) => {
		const { Key, Label } = extra as { Key: string; Label: { en: string } };
		return [Key, Label.en];
	});
}

test.for([
	["as they are numbered", [2, 1], ["bedroom-2", "bedroom-1"]],
	["in their order where they have no number", [undefined, null], ["bedroom-1", "bedroom-2"]],
	["in their order where two have one number", [1, 1], ["bedroom-1", "bedroom-2"]],
	["in their order where one lacks its number", [2, undefined], ["bedroom-1", "bedroom-2"]],
] as const)("rooms of one kind are counted %s", ([, ordinals, keys]) => {
	const told = roomsOf(ordinals.map((ordinal) => ({ type: "bedroom", ...(ordinal === undefined ? {} : { ordinal }) })));
	expect(told).toEqual(keys.map((key) => [key, `Bedroom ${key.at(-1)}`]));
});

test("rooms of different kinds are counted apart, and the only one of its kind needs no number", () => {
	const told = roomsOf([{ type: "bedroom" }, { type: "kitchen" }, { type: "bedroom" }]);
	expect(told).toEqual([
		["bedroom-1", "Bedroom 1"],
		["kitchen-1", "Kitchen"],
		["bedroom-2", "Bedroom 2"],
	]);
});
