import { expect, test } from "vitest";
import { translator } from "../../../i18n/translator";
import { emptyMapMessage, mapSummary } from "./map-words";

const t = translator("nl", "nl", "map");
const empty = { points: [], clusters: [], places: [], bounds: null, query: "", seen: null };

test("how many properties a map shows is said with where most of them are, if that is not one place", () => {
	const places = [
		{ city: "Gent", count: 4 },
		{ city: "Aalst", count: 2 },
	];
	expect(mapSummary({ ...empty, total: 6, places }, t, "nl")).toBe(
		"6 panden op de kaart. De meeste: Gent (4) en Aalst (2).",
	);
	expect(mapSummary({ ...empty, total: 1, places: places.slice(1) }, t, "nl")).toBe("1 pand op de kaart");
});

test("where nothing fits, what lies around the place that is searched is told", () => {
	const near = { locality: "Gent", km: 15, box: { west: 3, south: 50, east: 4, north: 51 } };
	expect(emptyMapMessage(null, 0, t, "nl")).toBe("Geen panden binnen deze zoekopdracht.");
	expect(emptyMapMessage(near, 0, t, "nl")).toBe("Geen panden in Gent binnen deze zoekopdracht.");
	expect(emptyMapMessage(near, 3, t, "nl")).toBe("Niets in Gent. 3 panden binnen 15\u00a0km.");
});
