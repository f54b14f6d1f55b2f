import { expect, test } from "vitest";
import { type Surrounding, type SurroundingOrder, surroundingsBy } from "./surroundings";

const items: Surrounding[] = [
	{ kind: "station", name: "Gent-Dampoort", metres: 1_200, direction: "e" },
	{ kind: "stop", name: "Lijn 10", metres: 300, direction: "n" },
	{ kind: "stop", name: "Lijn 2", metres: 450, direction: "n" },
	{ kind: "school", name: "École Sainte-Anne", metres: 90, direction: "s" },
	{ kind: "park", name: null, metres: 700, direction: "w" },
];

test.for<[SurroundingOrder, number[]]>([
	["kind", [1_200, 300, 450, 90, 700]],
	["name", [90, 1_200, 450, 300, 700]],
	["metres", [90, 300, 450, 700, 1_200]],
])("surroundings are put in order by %s", ([order, metres]) => {
	const sorted = surroundingsBy(order, items, ({ name }) => name ?? "Park", "nl");
	expect(sorted.map((item) => item.metres)).toEqual(metres);
});
