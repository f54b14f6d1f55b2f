import type { Language } from "../language";
import { keysOf } from "../records";
import type { AmountName, CodeName, Columns, MomentName } from "./columns";

/** Sort key of an order: ascending, missing keys last. */
export type Order = NumberOrder | ValueOrder | CostOrder;

type NumberOrder = {
	by: "number";
	column: AmountName | MomentName;
	/** Divisor. */
	over: AmountName | null;
	sign: 1 | -1;
};

type ValueOrder = {
	by: "value";
	column: CodeName;
	key(value: unknown, language: Language): number | string | null;
	/** Whether the order depends on the language. */
	isNamed: boolean;
};

/** Monthly cost, computed with the search's own money and loan. */
type CostOrder = { by: "cost" };

type StoredOf<Name extends CodeName> = Exclude<ReturnType<Columns[Name]["from"]>, null>;

function lowest(column: AmountName | MomentName, over: AmountName | null = null): NumberOrder {
	return { by: "number", column, over, sign: 1 };
}

function highest(column: AmountName | MomentName): NumberOrder {
	return { by: "number", column, over: null, sign: -1 };
}

function ranked<Name extends CodeName>(column: Name, key: (value: StoredOf<Name>) => number): ValueOrder {
	return { by: "value", column, key: (value) => key(value as StoredOf<Name>), isNamed: false };
}

function named<Name extends CodeName>(
	column: Name,
	key: (value: StoredOf<Name>, language: Language) => string,
): ValueOrder {
	return {
		by: "value",
		column,
		key: (value, language) => key(value as StoredOf<Name>, language) || null,
		isNamed: true,
	};
}

/**
 * Orders of a list by value of the `sort` parameter, in display order. A new one needs one line here and its text in
 * `listing.json` (`list.sort.<name>`).
 */
export const orders = {
	date: highest("listedAt"),
	"price-asc": lowest("price"),
	"price-desc": highest("price"),
	"price-m2": lowest("price", "surface"),
	monthly: { by: "cost" },
	type: ranked("type", ([, , rank]) => rank),
	city: named("city", ({ names }, language) => names[language]),
} as const satisfies Record<string, Order>;

export type Sort = keyof typeof orders;
export const sorts = keysOf(orders);
/** Default order. */
export const defaultSort: Sort = "date";
