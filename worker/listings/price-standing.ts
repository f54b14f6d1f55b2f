import { parseSearchFacts } from "../../app/domain/search/columns";
import { priceRange } from "../../app/domain/valuation/price-range";
import type { PriceStanding } from "../../app/domain/valuation/price-standing";
import type { Cell, RowOf } from "../platform/rows";
import { comparablesAround } from "./comparables";
import type { SearchParts } from "./search-parts";

type PriceRow = RowOf<"price_history", "at" | "price"> & {
	id: Cell<"price_history", "property_id">;
	goal: Cell<"price_history", "goal">;
};

/** Rounding of bounds, in euros. */
export const RANGE_STEP = { sale: 5_000, rent: 25 } as const;

/** Price standings by id, of properties on the market with a published price. */
export async function findPriceStandings(
	parts: SearchParts,
	ids: readonly number[],
): Promise<Map<number, PriceStanding>> {
	const wanted = JSON.stringify(ids);
	const [listed, prices] = await parts.reader.batch<[RowOf<"listings", "id" | "facts">, PriceRow]>([
		parts.reader.prepare(
			"SELECT id, facts FROM listings WHERE id IN (SELECT value FROM json_each(?)) AND listed = 1 AND ended = 0",
			wanted,
		),
		parts.reader.prepare(
			`SELECT property_id AS id, at, goal, price FROM price_history
			WHERE property_id IN (SELECT value FROM json_each(?)) ORDER BY at`,
			wanted,
		),
	]);
	const properties = listed.map(({ id, facts }) => ({ id, ...parseSearchFacts(facts) }));
	const comparables = await comparablesAround(
		parts,
		properties.flatMap(({ point }) => point ?? []),
	);
	const standings = new Map<number, PriceStanding>();
	for (const { id, goal, price, surface, type, point, special } of properties) {
		if (goal === null || price === null || price <= 0) continue;
		const mainType = type?.[1] ?? type?.[0];
		const others = point && mainType && !special ? comparables({ goal, mainTypes: [mainType], point, except: id }) : [];
		standings.set(id, {
			price,
			prices: prices
				.filter((row) => row.id === id && row.goal === goal)
				.map((row) => ({ at: row.at, price: row.price })),
			range: priceRange(others, { step: RANGE_STEP[goal], ...(surface ? { surface } : {}) }),
		});
	}
	return standings;
}
