import type { Point } from "../localities/geo";
import type { Region } from "../localities/region";
import type { EnergyLabel } from "../property/energy-label";
import type { Property } from "../property/property";
import type { Goal } from "../property/rules";
import { MAX_LIST_ITEMS } from "./parameter-values";

/** Input of the columns: a property's cleaned record and the values that the import derives from it. */
export type SearchSource = {
	property: Property;
	region: Region | null;
	/** Official code of the municipality; null when unknown. */
	municipality: string | null;
	/** In euro, per month for a rental; null when unpublished. */
	price: number | null;
	energy: EnergyLabel | null;
	/** `rank` is the type's position in the agency's tree. */
	type: { id: number | null; main: number | null; rank: number };
	/** The location that visitors see: shifted when the address is hidden. */
	point: Point | null;
	/** Epoch seconds. */
	listedAt: number;
};

/** A boolean. Its parameter and facet have the column's name. */
export type FlagColumn = {
	kind: "flag";
	from(source: SearchSource): boolean;
	/** Record fields, any of which makes it true; empty for a computed flag. */
	fields: readonly YesNoField[];
};

type YesNoField = {
	[Field in keyof Property]-?: NonNullable<Property[Field]> extends boolean ? Field : never;
}[keyof Property];

/** A boolean without a parameter, for sorting and pages. */
type MarkColumn = { kind: "mark"; from(source: SearchSource): boolean };

/** A small number, such as a number of rooms. The facet counts properties with at least 1, 2 … `options`. */
export type CountColumn<Min extends string, Max extends string | null> = CountInput<Min, Max> & {
	kind: "count";
	highest: number;
};

type CountInput<Min extends string, Max extends string | null> = {
	from(source: SearchSource): number | null;
	min: Min;
	max: Max;
	options: number;
};

/** An amount with up to two decimals. `steps` are the histogram steps of its facet by goal; null for no facet. */
export type AmountColumn<Min extends string, Max extends string> = AmountInput<Min, Max> & { kind: "amount" };

type AmountInput<Min extends string, Max extends string> = {
	from(source: SearchSource): number | null;
	min: Min;
	max: Max;
	highest: number;
	steps: Readonly<Record<Goal, number>> | null;
};

/** The column's parameter: `field` is its name in the search. */
export type Parameter<Name extends string, Field extends string, Many extends boolean, Wanted> = {
	name: Name;
	field: Field;
	many: Many;
	/** Maximum number of values. */
	most: number;
	read(text: string): Wanted | undefined;
	compare(a: Wanted, b: Wanted): number;
};

/** One of a set of recurring values: a type, a postcode, a label. `isStored` validates the value of a stored row. */
export type CodeColumn<Stored, Asked> = {
	kind: "code";
	from(source: SearchSource): Stored | null;
	isStored(value: unknown): value is Stored;
	/** Null for a column without a parameter. */
	parameter: Asked;
	/** Returns a predicate for stored values that match the requested ones; equality by default. */
	accepts?: (wanted: readonly WantedOf<Asked>[]) => (stored: Stored) => boolean;
};

/** The parsed value of a column's parameter. */
export type WantedOf<Asked> = Asked extends { read(text: string): infer Value } ? Exclude<Value, undefined> : never;

/** A moment in epoch seconds. */
type MomentColumn = { kind: "moment"; from(source: SearchSource): number };

type PointColumn = { kind: "point"; from(source: SearchSource): Point | null };

export function mark(from: MarkColumn["from"]): MarkColumn {
	return { kind: "mark", from };
}

export function moment(from: MomentColumn["from"]): MomentColumn {
	return { kind: "moment", from };
}

export function point(from: PointColumn["from"]): PointColumn {
	return { kind: "point", from };
}

/** True when one of these fields of the record is true. */
export function flag(...fields: YesNoField[]): FlagColumn {
	return { kind: "flag", fields, from: ({ property }) => fields.some((field) => property[field] === true) };
}

/** A flag computed from the record. */
export function flagWhere(from: (property: Property) => boolean): FlagColumn {
	return { kind: "flag", fields: [], from: ({ property }) => from(property) };
}

export function count<const Min extends string, const Max extends string | null>(
	column: CountInput<Min, Max>,
): CountColumn<Min, Max> {
	return { kind: "count", highest: HIGHEST_COUNT, ...column };
}

const HIGHEST_COUNT = 1_000;

export function amountOf<const Min extends string, const Max extends string>(
	column: AmountInput<Min, Max>,
): AmountColumn<Min, Max> {
	return { kind: "amount", ...column };
}

export function code<Stored, Asked>(column: Omit<CodeColumn<Stored, Asked>, "kind">): CodeColumn<Stored, Asked> {
	return { kind: "code", ...column };
}

export function one<const Name extends string, Wanted extends string | number>(
	name: Name,
	read: (text: string) => Wanted | undefined,
): Parameter<Name, Name, false, Wanted> {
	return { name, field: name, many: false, most: 1, read, compare: inOrder };
}

export function many<const Name extends string, const Field extends string, Wanted extends string | number>(
	name: Name,
	field: Field,
	read: (text: string) => Wanted | undefined,
	{ most = MAX_LIST_ITEMS, compare = inOrder }: { most?: number; compare?: (a: Wanted, b: Wanted) => number } = {},
): Parameter<Name, Field, true, Wanted> {
	return { name, field, many: true, most, read, compare };
}

function inOrder(a: string | number, b: string | number): number {
	return a < b ? -1 : Number(a > b);
}
