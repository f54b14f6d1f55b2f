import type { TFunction } from "i18next";
import { type FigureName, figures, type TypedFigures } from "../../domain/costs/typed-figures";
import { formatNumber, formatPercent } from "../../domain/formatting/numbers";
import type { Language } from "../../domain/language";
import { formatEuro } from "../../domain/property/price";

/** Text of a calculator's field, and its error. */
export type FigureField = { text: string; fault: string | null };

const kinds = { price: "amount", ownMoney: "amount", rate: "rate", years: "years" } as const;

/**
 * Returns a field with the visitor's text, or with the figure used by default.
 * @param used figure of the calculation, which also replaces unparsable text
 * @param t with the namespace `property`
 */
export function figureField(
	name: FigureName,
	used: number,
	typed: TypedFigures,
	language: Language,
	t: TFunction<"property">,
): FigureField {
	const kind = kinds[name];
	const { least, most } = figures[name];
	const write = { amount: (euro: number) => formatEuro(euro), rate: formatPercent, years: formatNumber }[kind];
	const values = { least: write(least, language), most: write(most, language), used: write(used, language) };
	return {
		text: typed[name]?.text ?? formatNumber(used, kind === "amount" ? "nl" : language),
		fault: typed[name]?.isRead === false ? t(`costs.unread.${kind}`, values) : null,
	};
}
