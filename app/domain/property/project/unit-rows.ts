import { wellFormed } from "../../formatting/well-formed";
import type { ListingCard, ListingState, ProjectConstruction, ProjectDetail } from "../listing";
import { type ConstructionStatus, constructionStatuses } from "./construction-status";

/** A unit of a project: its line in the construction list with its price, where the agency publishes one. */
export type UnitRow = ProjectConstruction & {
	key: string;
	price: number | null;
	priceText: string | null;
	/** What a buyer pays in all, in euro, as its own page and brochure say. */
	allIn: number | null;
	/** Of its card. */
	bedrooms: number | null;
	/** Address of its plan. */
	plan: string | null;
};

export const unitColumns = ["unit", "floor", "status", "requirement", "price", "allIn"] as const;
export type UnitColumn = (typeof unitColumns)[number];
export type UnitOrder = { column: UnitColumn; isDescending: boolean };

/** The order in an address: `floor`, or `-floor` from the top down. Null, and so the agency's own, for anything else. */
export function parseUnitOrder(text: string | null): UnitOrder | null {
	const isDescending = text?.startsWith("-") ?? false;
	const column = unitColumns.find((name) => name === (isDescending ? text?.slice(1) : text));
	return column ? { column, isDescending } : null;
}

/** Constructions with their prices; a line of the price list that belongs to none of them is a row of its own. */
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

/** A unit with a card has its price and rooms, and its status where the list says none, or no more than that it is for sale. */
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

/** What the page of a unit says of it. The list says no more than that a unit can still be had, or nothing. */
const statusOfState: Readonly<Record<ListingState, ConstructionStatus>> = {
	"for-sale": "for-sale",
	"for-rent": "for-rent",
	"under-option": "option",
	"under-offer": "under-offer",
	sold: "sold",
	rented: "rented",
};

/** Of a unit without a card. */
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

/** Whether it can still be had. */
export function isOpenUnit(status: string | null): boolean {
	return status === null || status === "for-sale" || status === "for-rent" || status === "option";
}

/** The units that can still be had, each name once: what a question about the project can be about. */
export function unitChoices(rows: readonly UnitRow[]): { value: string; label: string }[] {
	const names = new Set(rows.flatMap(({ unit, status }) => (unit && isOpenUnit(status) ? unit : [])));
	return [...names].map((unit) => ({ value: unit, label: unit }));
}

/** The page of the project with one of its units, at one of its parts. */
export function unitAddress(path: string, unit: string, part: "units" | "contact-construction" = "units"): string {
	return `${path}?unit=${encodeURIComponent(wellFormed(unit))}#${part}`;
}

/** Natural order of names: A2 before A10. */
const byName = new Intl.Collator("nl", { numeric: true, sensitivity: "base" });

const rankOfStatus = (status: string | null) => {
	const rank = (constructionStatuses as readonly (string | null)[]).indexOf(status);
	return rank === -1 ? constructionStatuses.length : rank;
};

/** Rows in an order; without one, what is for sale comes first. What is not known comes last in every order. */
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
