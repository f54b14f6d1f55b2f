import { expect, test } from "vitest";
import { formRefusal, takesForm } from "./listing";
import { endsShowingAt, listingState } from "./state";

test("the state follows goal, status and deal", () => {
	expect(listingState({ goal: "sale", status: 1 })).toBe("for-sale");
	expect(listingState({ goal: "rent", status: 1 })).toBe("for-rent");
	expect(listingState({ goal: "sale", status: 2 })).toBe("sold");
	expect(listingState({ goal: "rent", status: 4 })).toBe("rented");
	expect(listingState({ goal: "sale", status: 1, deal: "under-option" })).toBe("under-option");
	expect(listingState({ goal: "rent", status: 1, deal: "under-offer" })).toBe("under-offer");
	// A completed deal is no longer reserved.
	expect(listingState({ goal: "sale", status: 2, deal: "under-offer" })).toBe("sold");
});

test("sold and rented properties are shown for 30 days after their last change", () => {
	expect(endsShowingAt(2, "2026-11-01T10:00:00Z")).toBe("2026-12-01T10:00:00.000Z");
	expect(endsShowingAt(4, "2026-11-01")).toBe("2026-12-01T00:00:00.000Z");
	expect(endsShowingAt(4, "2026-11-01T10:00:00")).toBe("2026-12-01T10:00:00.000Z");
});

test("an available property, or one without a date of change, has no end", () => {
	expect(endsShowingAt(1, "2026-11-01")).toBeNull();
	expect(endsShowingAt(2, null)).toBeNull();
	expect(endsShowingAt(2, "yesterday")).toBeNull();
});

test("a property accepts requests until it is under offer", () => {
	const states = ["for-sale", "under-option", "under-offer", "sold"] as const;
	expect(states.map((state) => formRefusal({ state, deal: "sale" }, "offer"))).toEqual([
		null,
		null,
		"under-offer",
		"gone",
	]);
	expect(takesForm({ state: "under-option", deal: "rent" }, "rent-application")).toBe(true);
	expect(formRefusal({ state: "for-rent", deal: "rent" }, "offer")).toBe("other-deal");
	expect(formRefusal({ state: "for-sale", deal: "public-sale" }, "offer")).toBe("other-deal");
	expect(takesForm({ state: "for-rent", deal: "seasonal" }, "viewing")).toBe(false);
});
