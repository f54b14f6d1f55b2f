import fc from "fast-check";
import { expect, test } from "vitest";
import { emptySearch } from "../search/search";
import { localities } from "./localities";
import { chosenLocalities, localityTyped } from "./locality-search";

test("a municipality with all its postcodes chosen is one locality, other postcodes are separate", () => {
	const antwerp = localities.find((locality) => locality.code === "11002");
	const chosen = chosenLocalities([...(antwerp?.zips ?? []), "9000"], "nl");
	expect(chosen.map((locality) => locality.label)).toEqual(["9000 Gent", "Antwerpen"]);
	expect(chosenLocalities(["0001"], "nl")).toEqual([{ label: "0001", zips: ["0001"] }]);
});

test("the chosen localities contain every postcode exactly once", () => {
	const zips = fc.uniqueArray(fc.constantFrom(...localities.flatMap((locality) => locality.zips)), { maxLength: 40 });
	fc.assert(
		fc.property(zips, (wanted) => {
			expect(
				chosenLocalities(wanted, "fr")
					.flatMap((locality) => locality.zips)
					.sort(),
			).toEqual([...wanted].sort());
		}),
	);
});

test("a postcode typed as a city is one", () => {
	expect(localityTyped({ ...emptySearch(), cities: ["4000"], zips: ["1000"] })).toEqual({
		cities: [],
		zips: ["1000", "4000"],
	});
	expect(localityTyped({ ...emptySearch(), cities: ["Gent"] })).toBeNull();
});
