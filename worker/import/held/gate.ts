import type { FindingMessage } from "../../../app/domain/imports/message";
import { type Implausible, implausibleFigures } from "../../../app/domain/property/plausibility";
import { comparablePrice, goalOf, isPublished, type Property } from "../../../app/domain/property/property";
import { rowsOfEach } from "../../platform/reader";
import type { Cell, RowOf } from "../../platform/rows";
import type { StoredListing } from "../stored";

/** What the gate knows of the properties of one page. */
export type GateFacts = {
	/** Held or accepted, by property. */
	known: ReadonlyMap<number, readonly HeldRow[]>;
	/** What a property was last offered for, by number and goal. */
	prices: ReadonlyMap<string, number>;
};

type HeldRow = RowOf<"held_figures">;

/** What one page changes of held figures. */
export type HeldPlan = {
	/** Properties whose held figures are others than before. */
	changed: number[];
	rows: Omit<HeldRow, "accepted_at">[];
};

type PriceRow = RowOf<"price_history", "property_id" | "price"> & { goal: Cell<"price_history", "goal"> };

/** Prices are read of those alone whose price is another one than what is stored. */
export async function gateFacts(
	db: D1DatabaseSession,
	records: readonly Property[],
	stored: ReadonlyMap<number, StoredListing>,
): Promise<GateFacts> {
	const ids = JSON.stringify(records.map(({ ID }) => ID));
	const moved = records.filter((record) => comparablePrice(record) !== (stored.get(record.ID)?.price ?? null));
	const results = await db.batch<object>([
		db.prepare("SELECT * FROM held_figures WHERE property_id IN (SELECT value FROM json_each(?))").bind(ids),
		db
			.prepare(
				`SELECT property_id, goal, price FROM price_history
				WHERE property_id IN (SELECT value FROM json_each(?)) ORDER BY at`,
			)
			.bind(JSON.stringify(moved.map(({ ID }) => ID))),
	]);
	const [held, prices] = rowsOfEach<[HeldRow, PriceRow]>(results);
	return {
		known: Map.groupBy(held, ({ property_id }) => property_id),
		prices: new Map(prices.map(({ property_id, goal, price }) => [`${property_id} ${goal}`, price])),
	};
}

export type Gated = {
	/** Without the figures that are held back. */
	record: Property;
	remarks: FindingMessage[];
	figures: Implausible[];
	/** Whether the same figures were implausible before. */
	isSame: boolean;
};

/** A record without its figures that cannot be true, unless they were accepted. */
export function gated(record: Property, webId: number | null, facts: GateFacts): Gated {
	const known = facts.known.get(record.ID) ?? [];
	const before = facts.prices.get(`${record.ID} ${goalOf(record.Goal)}`) ?? null;
	const figures = isPublished(record) ? implausibleFigures(record, webId, before) : [];
	const rowOf = ({ field, value }: Implausible) => known.find((row) => row.field === field && row.value === value);
	const held = figures.filter((figure) => (rowOf(figure)?.accepted_at ?? null) === null);
	return {
		record: { ...record, ...Object.fromEntries(held.map(({ field }) => [field, null])) },
		remarks: held.map(({ message }) => message),
		figures,
		isSame: figures.length === known.length && figures.every((figure) => rowOf(figure) !== undefined),
	};
}

/** Takes up what is to be written of a record's held figures. */
export function planHeld(plan: HeldPlan, id: number, { figures, isSame }: Gated): void {
	if (isSame) return;
	plan.changed.push(id);
	for (const { field, value, message } of figures) {
		plan.rows.push({ property_id: id, field, value, message: JSON.stringify(message) });
	}
}
