import fc from "fast-check";
import { expect, test } from "vitest";
import { floorPlan, type PlanFloor } from "./floor-plan";
import { type Property, propertySchema } from "./property";

function property(fields: Partial<Property>): Property {
	return propertySchema.parse({ ID: 1, Goal: 0, ...fields });
}

function kindsOf(floor: PlanFloor | undefined): string[] {
	return (floor?.rooms ?? []).map((room) => room.kind);
}

test("without a known number of bedrooms there is no drawing", () => {
	expect(floorPlan(property({}))).toEqual([]);
	expect(floorPlan(property({ Bedrooms: 0, Bathrooms: 1 }))).toEqual([]);
});

test("a flat is one floor, with everything on it", () => {
	const floors = floorPlan(
		property({ Bedrooms: 2, Bathrooms: 1, Toilets: 1, FloorNumber: 3, Floors: 5, Terrace: true }),
	);
	expect(floors).toHaveLength(1);
	expect(floors[0]).toMatchObject({ level: null, outside: ["terrace"] });
	expect(kindsOf(floors[0]).sort()).toEqual(["bathroom", "bedroom", "bedroom", "hall", "kitchen", "living", "toilet"]);
});

test("a house has living rooms on the ground floor and bedrooms above, in order", () => {
	const floors = floorPlan(property({ Bedrooms: 3, Bathrooms: 1, Floors: 3, Garages: 2, Garden: true }));
	expect(floors.map((floor) => floor.level)).toEqual([0, 1, 2]);
	expect(kindsOf(floors[0])).toEqual(expect.arrayContaining(["living", "kitchen", "garage"]));
	const bedrooms = floors.map((floor) => floor.rooms.flatMap((room) => (room.kind === "bedroom" ? room.number : [])));
	expect(bedrooms.map((numbers) => [...numbers].sort())).toEqual([[], [1, 2], [3]]);
	expect(floors.map((floor) => floor.outside)).toEqual([["garden"], [], []]);
});

test("rooms fill their floor without gaps or overlaps, all floors are equally wide, and every door is in its room", () => {
	const count = fc.integer({ min: 0, max: 12 });
	fc.assert(
		fc.property(
			fc.record({
				Bedrooms: count,
				Bathrooms: count,
				ShowerRooms: count,
				Toilets: count,
				Garages: count,
				Floors: count,
			}),
			(fields) => {
				const floors = floorPlan(property(fields));
				for (const floor of floors) {
					expect(floor.width).toBe(floors[0]?.width);
					const area = floor.rooms.reduce((sum, room) => sum + room.width * room.height, 0);
					expect(Math.abs(area - floor.width * floor.height)).toBeLessThan(0.5);
					for (const room of floor.rooms) {
						expect(room.x + room.width).toBeLessThanOrEqual(floor.width + 0.05);
						if (room.door === null) continue;
						expect(room.door).toBeGreaterThanOrEqual(room.x);
						expect(room.door).toBeLessThanOrEqual(room.x + room.width);
					}
				}
			},
		),
	);
});
