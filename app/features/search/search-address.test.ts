import { expect, test } from "vitest";
import { parseSearch } from "../../domain/search/search";
import { listAddress, otherGoal } from "./search-address";

test("who turns from buying to renting keeps what the other has too", () => {
	const query = "type=1&city=Gent&minBedrooms=2&maxPrice=300000&deal=life-annuity&state=for-sale";
	const { search } = parseSearch(new URLSearchParams(query));
	expect(listAddress("rent", search, "nl", otherGoal)).toBe("/nl/te-huur/?type=1&city=Gent&minBedrooms=2");
});
