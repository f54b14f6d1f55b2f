import type { Language } from "../language";
import { keysOf } from "../records";
import type { AmountName, CodeName, Columns, MomentName } from "./columns";

/** What properties are put in order by: the lowest key first; what has none comes last. */
export type Order = NumberOrder | ValueOrder | CostOrder;

type NumberOrder = {
	by: "number";
	column: AmountName | MomentName;
	/** Divides it. */
	over: AmountName | null;
	sign: 1 | -1;
};

type ValueOrder = {
	by: "value";
	column: CodeName;
	key(value: unknown, language: Language): number | string | null;
	/** Whether the order is another one in each language. */
	isNamed: boolean;
};

/** What each costs per month, by what the search says of its own money and loan. */
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
 * The orders of a list by the value of the `sort` parameter, in the order in which they are offered; the first is the
 * default. A new one is a line here and its text in `listing.json` (`list.sort.<name>`).
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
/** Of a list whose address names none. */
export const firstSort: Sort = "date";
