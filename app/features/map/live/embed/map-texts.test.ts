import { expect, test } from "vitest";
import { mapListing } from "../../../../../tests/support/map/map-listing";
import { translator } from "../../../../i18n/translator";
import type { GroupMark } from "../../marker-groups";
import { mapTexts } from "./map-texts";

const texts = mapTexts(translator("nl", "nl", "map"), [["Gent", 3.72, 51.05, 1]], "nl");
const box = { west: 3.7, south: 51, east: 3.8, north: 51.1 };
const group: GroupMark = { kind: "group", count: 3, listings: [mapListing], box, longitude: 3.75, latitude: 51.05 };

test("a group is named after the place beside it, with what is seen of it or else its number", () => {
	expect(texts.group(group, "3 · € 200k–€ 300k")).toBe("3 · € 200k–€ 300k: panden in Gent en omgeving, inzoomen");
	expect(texts.group(group, null)).toBe("Gent en omgeving: 3 panden, inzoomen");
});

test("what is sold or let is said to be", () => {
	const gone = { ...mapListing, title: "Huis", openDay: null };
	expect(texts.listing("€ 425.000", { ...gone, ended: true })).toMatch(/, Huis, verkocht of verhuurd$/);
	expect(texts.listing("€ 425.000", { ...gone, ended: false })).toMatch(/, Huis$/);
});

test("prices of a range are in thousands from ten thousand on, whole below", () => {
	expect(texts.range(200_400, 345_000)).toBe("€\u00a0200k–345k");
	expect(texts.range(850, 1_250)).toBe("€\u00a0850–1.250");
});
