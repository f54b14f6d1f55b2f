import { expect, test } from "vitest";
import { photoId, photoOfHash } from "./photo-address";

test("an address names a photograph by its place, counted from one", () => {
	expect(photoOfHash("#photo-1", 5)).toBe(0);
	expect(photoOfHash("#photo-5", 5)).toBe(4);
	for (let index = 0; index < 20; index += 1) expect(photoOfHash(`#${photoId(index)}`, 20)).toBe(index);
});

test("an address that names none opens nothing", () => {
	for (const hash of ["", "#", "#photo-0", "#photo-6", "#photo-01", "#photo-1x", "#costs", "#photo--1"]) {
		expect([hash, photoOfHash(hash, 5)]).toEqual([hash, null]);
	}
});
