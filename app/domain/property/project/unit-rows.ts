import { wellFormed } from "../../formatting/well-formed";
import type { ListingCard, ListingState, ProjectConstruction, ProjectDetail } from "../listing";
import { type ConstructionStatus, constructionStatuses } from "./construction-status";

/** A unit of a project: its construction and its price, if published. */
export type UnitRow = ProjectConstruction & {
	key: string;
	price: number | null;
	priceText: string | null;
	/** Total cost for the buyer in euro, as on the unit's page and brochure. */
	allIn: number | null;
	/** From its card. */
	bedrooms: number | null;
	/** Address of its floor plan. */
	plan: string | null;
};

export const unitColumns = ["unit", "floor", "status", "requirement", "price", "allIn"] as const;
export type UnitColumn = (typeof unitColumns)[number];
export type UnitOrder = { column: UnitColumn; isDescending: boolean };

/**
 * Parses the order in an address: `floor`, or `-floor` for descending. Null, and so the agency's order, for anything
 * else.
 */
export function parseUnitOrder(text: string | null): UnitOrder | null {
	const isDescending = text?.startsWith("-") ?? false;
	const column = unitColumns.find((name) => name === (isDescending ? text?.slice(1) : text));
	return column ? { column, isDescending } : null;
}

/** Constructions with their prices; a price list entry without a construction gets its own row. */
export function unitRows({
	constructions,
	prices,
	properties = [],
	plans = [],
}: Pick<ProjectDetail, "constructions" | "prices"> & Partial<Pick<ProjectDetail, "properties" | "plans">>): UnitRow[] {
	const cards = new Map(properties.map((property) => [property.id, property]));
	const planOf = new Map(plans.map(({ propertyId, url }) => [propertyId, url]));
	return withCards(listedRows({ constructions, prices }), cards).map((row) => ({
		...row,
		plan: row.propertyId === null ? null : (planOf.get(row.propertyId) ?? null),
	}));
}

/** Takes price and bedrooms from a unit's card, and its status when the list has none or only `for-sale`. */
function withCards(rows: readonly UnitRow[], cards: ReadonlyMap<number, ListingCard>): UnitRow[] {
	return rows.map((row) => {
		const card = row.propertyId === null ? undefined : cards.get(row.propertyId);
		if (!card) return row;
		return {
			...row,
			status: row.status === null || row.status === "for-sale" ? statusOfState[card.state] : row.status,
			price: card.price,
			allIn: card.allIn ?? null,
			priceText: [card.priceText, card.priceUnit].filter(Boolean).join(" "),
			bedrooms: card.bedrooms,
		};
	});
}

/** Status of a unit by the state of its card, which is more precise than the list's `for-sale`. */
const statusOfState: Readonly<Record<ListingState, ConstructionStatus>> = {
	"for-sale": "for-sale",
	"for-rent": "for-rent",
	"under-option": "option",
	"under-offer": "under-offer",
	sold: "sold",
	rented: "rented",
};

/** Values of a unit without a card. */
const unknown = { allIn: null, bedrooms: null, plan: null } as const;

function listedRows({ constructions, prices }: Pick<ProjectDetail, "constructions" | "prices">): UnitRow[] {
	const named = new Set(constructions.map((construction) => construction.unit));
	const built = constructions.map((construction, index) => {
		const entry = construction.unit === null ? undefined : prices.find(({ unit }) => unit === construction.unit);
		return {
			...construction,
			propertyId: construction.propertyId ?? entry?.propertyId ?? null,
			path: construction.path ?? entry?.path ?? null,
			key: `${construction.unit ?? ""} ${String(index)}`,
			...priceOf(entry),
			...unknown,
		};
	});
	const priced = prices
		.filter(({ unit }) => unit === null || !named.has(unit))
		.map((entry, index) => ({
			unit: entry.unit,
			floor: null,
			status: null,
			requirement: null,
			propertyId: entry.propertyId,
			path: entry.path,
			key: `price ${String(index)}`,
			...priceOf(entry),
			...unknown,
		}));
	return [...built, ...priced];
}

function priceOf(entry: ProjectDetail["prices"][number] | undefined): Pick<UnitRow, "price" | "priceText"> {
	return { price: entry?.price ?? null, priceText: entry?.priceText ?? null };
}

/** Whether the unit is still available. */
export function isAvailableUnit(status: string | null): boolean {
	return status === null || status === "for-sale" || status === "for-rent" || status === "option";
}

/** Names of the available units without duplicates, as choices for a question about the project. */
export function unitChoices(rows: readonly UnitRow[]): { value: string; label: string }[] {
	const names = new Set(rows.flatMap(({ unit, status }) => (unit && isAvailableUnit(status) ? unit : [])));
	return [...names].map((unit) => ({ value: unit, label: unit }));
}

/** Address of the project's page with a unit selected, at one of its sections. */
export function unitAddress(path: string, unit: string, part: "units" | "contact-construction" = "units"): string {
	return `${path}?unit=${encodeURIComponent(wellFormed(unit))}#${part}`;
}

/** Natural order: A2 before A10. */
const byName = new Intl.Collator("nl", { numeric: true, sensitivity: "base" });

const rankOfStatus = (status: string | null) => {
	const rank = (constructionStatuses as readonly (string | null)[]).indexOf(status);
	return rank === -1 ? constructionStatuses.length : rank;
};

/** Sorts rows; by default by status, for sale first. Unknown values are last in every order. */
export function sortUnits(rows: readonly UnitRow[], order: UnitOrder | null): UnitRow[] {
	const { column, isDescending } = order ?? { column: "status", isDescending: false };
	const sign = isDescending ? -1 : 1;
	return [...rows].sort((a, b) => {
		const [first, second] = [a[column], b[column]];
		if (first === null || second === null) return Number(first === null) - Number(second === null);
		if (column === "status") return sign * (rankOfStatus(a.status) - rankOfStatus(b.status));
		if (typeof first === "number" && typeof second === "number") return sign * (first - second);
		return sign * byName.compare(String(first), String(second));
	});
}
