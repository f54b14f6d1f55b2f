import { readNumber } from "../formatting/read-number";

/** Kind of a figure. Decides which units are accepted and whether `1.250` means thousands or a decimal. */
export type FigureKind = keyof typeof units;

const perYear = ["", "/jaar", "/j", "/an", "/year", "/yr", "/a", "/jahr", "perjaar", "paran", "peryear", "projahr"];
const perMonth = ["", "/maand", "/mois", "/month", "/monat", "permaand", "parmois", "permonth", "promonat"];

function each(signs: readonly string[], periods: readonly string[] = [""], factor = 1): readonly [string, number][] {
	return signs.flatMap((sign) => periods.map((period) => [sign + period, factor] as const));
}

const euro = each(["", "€", "eur", "euro", "euros"], perMonth);

/** Accepted units without spaces, brackets and powers, with their factor to the field's unit. */
const units = {
	money: new Map(euro),
	/** Euro, or a number of months' rent. */
	deposit: new Map([
		...euro,
		...each(["maand", "maanden", "maandenhuur", "maandhuur", "mois", "moisdeloyer", "month", "months", "monthsrent"]),
		...each(["monat", "monate", "monatsmiete", "monatsmieten", "kaltmieten", "nettokaltmieten"]),
	]),
	surface: new Map([
		...each(["", "m2", "qm", "sqm", "ca"]),
		...each(["a", "are", "ares"], [""], 100),
		...each(["ha"], [""], 10_000),
	]),
	length: new Map([...each(["", "m", "meter", "mètre", "mètres"]), ...each(["cm"], [""], 0.01)]),
	energy: new Map([...each(["", "kwh/m2"], perYear), ...each(["kwh/m2a", "kwh/m2*a"])]),
	energyTotal: new Map(each(["", "kwh"], perYear)),
	co2: new Map([...each(["", "kg", "kg/m2", "kgco2/m2"], perYear), ...each(["kg/m2a", "kg/m2*a"])]),
	rate: new Map(each(["", "%"])),
	number: new Map(each([""])),
} as const satisfies Record<string, ReadonlyMap<string, number>>;

/** Kinds large enough for a thousands separator. */
const grouped: ReadonlySet<FigureKind> = new Set(["money", "deposit", "surface", "energyTotal"]);

const MAX_FIGURE_LENGTH = 60;

/** A currency, a number, the end of a range, the dash for whole euros, a unit. */
const FIGURE = /^(?:€|eur)?\s*(-?\d(?:[\d.,\s'’]*\d)?)(?:\s*-\s*(\d(?:[\d.,\s'’]*\d)?))?(?:[.,]-{1,2})?\s*(.*)$/i;

/**
 * Parses a figure typed as text into the unit of its kind: `€ 1.250`, `1 050 m²`, `1 ha`, `179 kWh/m²`, or a range with
 * two equal ends (`179-179`). Blank text gives null. Unreadable text is returned as is, for validation to reject.
 */
export function readFigure(value: unknown, kind: FigureKind): unknown {
	if (typeof value !== "string") return value;
	const text = value.trim();
	if (text === "") return null;
	if (text.length > MAX_FIGURE_LENGTH) return text;
	const [, first = "", last, unit = ""] = FIGURE.exec(text) ?? [];
	const known: ReadonlyMap<string, number> = units[kind];
	const factor = known.get(
		unit
			.toLowerCase()
			.replace(/[\s()[\]^]/g, "")
			.replaceAll("²", "2")
			.replaceAll("₂", "2"),
	);
	if (factor === undefined) return text;
	// With a larger unit, a single separator is a decimal one: `1,250 ha`.
	const isGrouped = grouped.has(kind) && factor === 1;
	const read = (figure: string) => readNumber(figure, isGrouped ? "thousands" : "decimal");
	const number = read(first);
	if (number === null) return text;
	return last === undefined || read(last) === number ? number * factor : text;
}

/** Whether a deposit is given in months' rent: `2 Monatsmieten`. */
export function isInMonths(value: unknown): boolean {
	return typeof readFigure(value, "deposit") === "number" && typeof readFigure(value, "money") === "string";
}
