import type { FindingMessage } from "../../../app/domain/imports/message";
import { type Implausible, implausibleFigures } from "../../../app/domain/property/plausibility";
import { comparablePrice, goalOf, isPublished, type Property } from "../../../app/domain/property/property";
import { rowsOfEach } from "../../platform/reader";
import type { Cell, RowOf } from "../../platform/rows";
import type { StoredListing } from "../stored";

/** Stored data about the properties of one page, for the plausibility check. */
export type GateFacts = {
	/** Held and accepted figures by property id. */
	known: ReadonlyMap<number, readonly HeldRow[]>;
	/** Last recorded price by `"<id> <goal>"`. */
	prices: ReadonlyMap<string, number>;
};

type HeldRow = RowOf<"held_figures">;

/** Changes to held figures from one page. */
export type HeldPlan = {
	/** Ids of properties whose held figures differ from the stored ones. */
	changed: number[];
	rows: Omit<HeldRow, "accepted_at">[];
};

type PriceRow = RowOf<"price_history", "property_id" | "price"> & { goal: Cell<"price_history", "goal"> };

/** Reads held figures of all records, and past prices only where the price differs from the stored one. */
export async function readGateFacts(
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

export type GateResult = {
	/** Without held figures. */
	record: Property;
	remarks: FindingMessage[];
	figures: Implausible[];
	/** Whether the stored rows contain exactly these figures. */
	isSame: boolean;
};

/** Removes implausible figures from a record, unless they were accepted. */
export function holdImplausibleFigures(record: Property, webId: number | null, facts: GateFacts): GateResult {
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

/** Adds a record's changed held figures to the plan. */
export function planHeld(plan: HeldPlan, id: number, { figures, isSame }: GateResult): void {
	if (isSame) return;
	plan.changed.push(id);
	for (const { field, value, message } of figures) {
		plan.rows.push({ property_id: id, field, value, message: JSON.stringify(message) });
	}
}
