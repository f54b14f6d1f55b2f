import { readNumber } from "../formatting/read-number";
import { typedAmount } from "../formatting/typed-amount";
import { keysOf } from "../records";

/** Figures typed into a calculator, with their parsers and bounds. */
export const figures = {
	price: { read: typedAmount, least: 1, most: 100_000_000 },
	ownMoney: { read: typedAmount, least: 0, most: 100_000_000 },
	/** In percent per year. */
	rate: { read: readPercent, least: 0, most: 20 },
	years: { read: readWhole, least: 1, most: 40 },
} as const;

export type FigureName = keyof typeof figures;

/** Typed text by field name, readable or not. */
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

/** Parses a figure within its bounds; null when missing or invalid. */
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
