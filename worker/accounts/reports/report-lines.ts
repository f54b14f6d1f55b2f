import type { Texts, TFunction } from "i18next";
import { formatNumber } from "../../../app/domain/formatting/numbers";
import type { Language } from "../../../app/domain/language";
import { formatEuro } from "../../../app/domain/property/price";
import { standingText } from "../portal/standing-text";
import type { Figure } from "../portal/statistics";
import type { WeeklyFigures } from "./weekly-figures";

export type ReportLine = { label: string; value: string };

type Key = keyof Texts["portal"]["report"];

/** Formats the figures of a week as lines, omitting empty ones. */
export function reportLines(figures: WeeklyFigures, language: Language, t: TFunction<"portal">): ReportLine[] {
	const number = (value: number) => formatNumber(value, language);
	const line = (key: Key, value: string | null) => (value === null ? [] : [{ label: t(`report.${key}`), value }]);
	const beside = ({ count, before }: Figure) => t("report.beside", { now: number(count), before: number(before) });
	const parts = (texts: string[]) => (texts.length > 0 ? texts.join(", ") : null);
	const { comparison, price } = figures;
	return [
		...line("pageViews", beside(figures.pageViews)),
		...line(
			"sources",
			parts(figures.sources.map(({ source, count }) => `${t(`source.${source}`)} (${number(count)})`)),
		),
		...line(
			"comparison",
			comparison && t("report.compared", { own: number(comparison.own), median: number(comparison.median) }),
		),
		...line("requests", beside(figures.requests)),
		...line("viewings", beside(figures.viewings)),
		...line(
			"feedback",
			parts(figures.feedback.map(({ outcome, count }) => `${t(`feedback.${outcome}`)} (${number(count)})`)),
		),
		...line("planned", figures.planned > 0 ? number(figures.planned) : null),
		...line("searches", number(figures.searches)),
		...line(
			"priceChange",
			price?.before ? t("report.changed", { before: formatEuro(price.before), now: formatEuro(price.now) }) : null,
		),
		...line("price", price?.range ? standingText(price.now, price.range, t) : null),
	];
}
