import { readNumber } from "../formatting/read-number";
import { typedAmount } from "../formatting/typed-amount";
import { keysOf } from "../records";

/** The figures that a visitor types into a calculator: how each is read, and its bounds. */
export const figures = {
	price: { read: typedAmount, least: 1, most: 100_000_000 },
	ownMoney: { read: typedAmount, least: 0, most: 100_000_000 },
	/** In percent per year. */
	rate: { read: readPercent, least: 0, most: 20 },
	years: { read: readWhole, least: 1, most: 40 },
} as const;

export type FigureName = keyof typeof figures;

/** What was typed, by the name of its field, whether or not it could be read. */
export type TypedFigures = Partial<Record<FigureName, { text: string; isRead: boolean }>>;

function readPercent(text: string): number | null {
	return readNumber(text.replace(/%$/, "").trim(), "decimal");
}

function readWhole(text: string): number | null {
	return /^\d{1,3}$/.test(text) ? Number(text) : null;
}

function textIn(params: URLSearchParams, name: FigureName): string {
	return params.get(name)?.trim() ?? "";
}

/** A figure within its bounds from an address; null for a missing or unfit one. */
export function figureIn(params: URLSearchParams, name: FigureName): number | null {
	const { read, least, most } = figures[name];
	const value = read(textIn(params, name));
	return value !== null && value >= least && value <= most ? value : null;
}

export function typedFigures(params: URLSearchParams): TypedFigures {
	const typed: TypedFigures = {};
	for (const name of keysOf(figures)) {
		const text = textIn(params, name);
		if (text !== "") typed[name] = { text, isRead: figureIn(params, name) !== null };
	}
	return typed;
}
