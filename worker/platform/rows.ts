import type { Tables } from "./tables";

/** Columns that a statement selects from a table, under their own names. */
export type RowOf<Table extends keyof Tables, Column extends keyof Tables[Table] = keyof Tables[Table]> = Pick<
	Tables[Table],
	Column
>;

/** A column under an alias, or with a narrower type because a statement or the writers exclude values. */
export type Cell<
	Table extends keyof Tables,
	Column extends keyof Tables[Table],
	Value extends Tables[Table][Column] = Tables[Table][Column],
> = Value;

/** Values that a statement computes; no migration gives their types. */
export type Computed<Values> = Values;

/** Returns the row of a statement that always has one. @throws when there is none */
export function onlyRow<Row>([row]: readonly Row[]): Row {
	if (row === undefined) throw new Error("a statement gave no row");
	return row;
}
