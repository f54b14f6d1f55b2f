import { expect, test } from "vitest";
import type { ListingCard } from "../../domain/property/listing";
import { likelyOfTheWeek, pickOfTheWeek } from "./home-of-the-week";

const MONDAY = Date.UTC(2026, 10, 23) / 1_000;
const DAY = 24 * 60 * 60;

const home = (id: number, changes: Partial<ListingCard> = {}) =>
	({ id, state: "for-sale", picture: {}, ...changes }) as ListingCard;
const homes = [1, 2, 3, 4, 5, 6].map((id) => home(id));

test("a home stays the whole week, and weeks have different ones", () => {
	const days = [0, 1, 2, 3, 4, 5, 6].map((day) => pickOfTheWeek(homes, MONDAY + day * DAY + 1)?.id);
	expect(new Set(days).size).toBe(1);
	const year = Array.from({ length: 52 }, (_, week) => pickOfTheWeek(homes, MONDAY + week * 7 * DAY)?.id);
	expect(new Set(year)).toEqual(new Set(homes.map(({ id }) => id)));
});

test("a home that goes changes the choice only where it was chosen itself", () => {
	const chosen = pickOfTheWeek(homes, MONDAY);
	for (const gone of homes) {
		const left = homes.filter((each) => each !== gone);
		const next = pickOfTheWeek(left, MONDAY);
		expect(next === chosen).toBe(gone !== chosen);
	}
});

test("what has no picture, or is no longer free, is not chosen", () => {
	const unfit = [home(1, { picture: null }), home(2, { state: "under-option" }), home(3, { state: "sold" })];
	expect(pickOfTheWeek(unfit, MONDAY)).toBeNull();
});

test("which one it is likely to be is known by the ids alone", () => {
	const ids = homes.map(({ id }) => id);
	expect(likelyOfTheWeek(ids, MONDAY)).toBe(pickOfTheWeek(homes, MONDAY)?.id);
	expect(likelyOfTheWeek([], MONDAY)).toBeNull();
});
