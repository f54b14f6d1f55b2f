import type { Tables } from "./tables";

/** What a statement selects of a table, under the columns' own names. */
export type RowOf<Table extends keyof Tables, Column extends keyof Tables[Table] = keyof Tables[Table]> = Pick<
	Tables[Table],
	Column
>;

/** A column under another name, or with fewer values than its type has: those that a statement or its writers leave. */
export type Cell<
	Table extends keyof Tables,
	Column extends keyof Tables[Table],
	Value extends Tables[Table][Column] = Tables[Table][Column],
> = Value;

/** What a statement works out by itself: no migration gives its type. */
export type Computed<Values> = Values;

/** The row that a statement always gives. @throws where there is none */
export function onlyRow<Row>([row]: readonly Row[]): Row {
	if (row === undefined) throw new Error("a statement gave no row");
	return row;
}
