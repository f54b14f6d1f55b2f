import type { Region } from "../../../app/domain/localities/region";
import type { ListingCard } from "../../../app/domain/property/listing";
import type { Goal } from "../../../app/domain/property/property";
import { bitsOf } from "../../search/layout";
import type { Snapshot } from "../../search/memory";
import { orderOf } from "../../search/order";
import { findCards } from "../card";
import type { SearchParts } from "../search-parts";

export type NewestOptions = {
	goal?: Goal;
	region?: Region | null;
	/** Main types; every type if omitted. */
	types?: readonly number[];
	/** Only with a region: postcodes alone are ambiguous, as Luxembourg's are as long as Belgium's. */
	zips?: readonly string[];
	limit?: number;
};

const NEWEST_SHOWN = 6;
const ENDED = bitsOf(["ended"]);

/** The newest properties that are still on the market. */
export function findNewest(parts: SearchParts, options: NewestOptions): Promise<ListingCard[]> {
	return findCards(parts, idsOfNewest(parts, options));
}

export function idsOfNewest(
	{ snapshot, shaping }: Omit<SearchParts, "reader">,
	{ limit = NEWEST_SHOWN, ...asked }: NewestOptions,
): number[] {
	const { bits, id } = snapshot.columns.numbers;
	const fits = fitOf(snapshot, asked);
	const ids: number[] = [];
	for (const at of orderOf(snapshot, { sort: "date" }, shaping.language)) {
		// Ended properties come last in every order.
		if (ids.length === limit || ((bits[at] ?? 0) & ENDED) !== 0) break;
		if (fits(at)) ids.push(id[at] ?? 0);
	}
	return ids;
}

/** Returns a function that checks the property at a position against the options. */
function fitOf(
	{ columns: { numbers, dictionaries } }: Snapshot,
	{ goal, region = null, types = [], zips }: NewestOptions,
): (at: number) => boolean {
	const goalCode = dictionaries.goal.values.indexOf(goal ?? null);
	const regionCode = dictionaries.region.values.indexOf(region);
	const ofTypes = dictionaries.type.values.map((type) => type !== null && types.includes(type[1] ?? type[0] ?? 0));
	const inZips = zips && dictionaries.zip.values.map((zip) => zip !== null && zips.includes(zip));
	return (at) =>
		(goal === undefined || numbers.goal[at] === goalCode) &&
		(region === null || numbers.region[at] === regionCode) &&
		(types.length === 0 || ofTypes[numbers.type[at] ?? 0] === true) &&
		(inZips === undefined || inZips[numbers.zip[at] ?? 0] === true);
}
