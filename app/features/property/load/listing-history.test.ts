import { expect, test } from "vitest";
import type { ListingCard } from "../../../domain/property/listing";
import { translator } from "../../../i18n/translator";
import { listingHistory } from "./listing-history";

const DAY = 86_400;
const now = 400 * DAY;
const onlineFor = (days: number) =>
	listingHistory(
		{ card: { state: "for-sale" } as ListingCard, listedAt: now - days * DAY, prices: [] },
		now,
		translator("nl", "nl", "property"),
	)?.online ?? null;

test("days on the market are told for sixty days, and no longer", () => {
	expect([onlineFor(0), onlineFor(60), onlineFor(61), onlineFor(574)]).toEqual([
		"Vandaag online gezet",
		"60\u00A0dagen online",
		null,
		null,
	]);
});
