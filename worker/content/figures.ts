import type { FigureChange, FigureChanges } from "../../app/domain/law/law";
import type { RowOf } from "../platform/rows";
import { storedFigures } from "./stored-figures";

/** Reads the desk's changes of legal figures, including those that take effect later. */
export async function readFigures(personal: D1Database): Promise<FigureChanges> {
	const { results } = await personal
		.withSession("first-primary")
		.prepare("SELECT id, checked_on, value, valid_from, reason FROM law_figures ORDER BY id")
		.all<RowOf<"law_figures">>();
	return storedFigures(
		Object.fromEntries(
			results.map(({ id, checked_on: checkedOn, value, valid_from: from, reason }) => [
				id,
				{ checkedOn, overrule: value === null ? null : { value: JSON.parse(value), from, reason } },
			]),
		),
	);
}

/** Returns the changes in force on a day (ISO 8601), without those that take effect later. */
export function inForce(figures: FigureChanges, day: string): FigureChanges {
	return Object.fromEntries(
		Object.entries(figures).map(([id, { checkedOn, overrule }]): [string, FigureChange] => [
			id,
			{ checkedOn, overrule: overrule && overrule.from <= day ? overrule : null },
		]),
	);
}
