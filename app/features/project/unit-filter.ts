import { typedAmount } from "../../domain/formatting/typed-amount";
import type { UnitRow } from "../../domain/property/project/unit-rows";

/** Filter for the units of a project; null means no limit. */
export type UnitFilter = { minBedrooms: number | null; maxPrice: number | null };

function numberOf(text: string | null): number | null {
	const number = typedAmount(text ?? "");
	return number !== null && number > 0 ? number : null;
}

/** Parses the filter from the URL; invalid values are ignored. */
export function parseUnitFilter(params: URLSearchParams): UnitFilter {
	return { minBedrooms: numberOf(params.get("minBedrooms")), maxPrice: numberOf(params.get("maxPrice")) };
}

/** Maximum price as typed, for its field. */
export type TypedPrice = { text: string; isRead: boolean };

export function typedPrice(params: URLSearchParams): TypedPrice {
	const text = params.get("maxPrice")?.trim() ?? "";
	return { text, isRead: text === "" || numberOf(text) !== null };
}

/** Units with unknown rooms or price do not match a filter for them. */
export function filterUnits(rows: readonly UnitRow[], { minBedrooms, maxPrice }: UnitFilter): UnitRow[] {
	return rows.filter(
		(row) =>
			(minBedrooms === null || (row.bedrooms !== null && row.bedrooms >= minBedrooms)) &&
			(maxPrice === null || (row.price !== null && row.price <= maxPrice)),
	);
}

export type Floor = { floor: string; units: { unit: string; status: string | null; bedrooms: number | null }[] };

const byLevel = new Intl.Collator("nl", { numeric: true });

/** Groups the units by floor, the highest first, as in the building. */
export function floorsOf(rows: readonly UnitRow[]): Floor[] {
	const floors = new Map<string, Floor["units"]>();
	for (const { floor, unit, status, bedrooms } of rows) {
		if (floor === null || unit === null) continue;
		floors.set(floor, [...(floors.get(floor) ?? []), { unit, status, bedrooms }]);
	}
	return [...floors]
		.map(([floor, units]) => ({ floor, units: units.sort((a, b) => byLevel.compare(a.unit, b.unit)) }))
		.sort((a, b) => byLevel.compare(b.floor, a.floor));
}
