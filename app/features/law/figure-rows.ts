import type { TFunction } from "i18next";
import { formatDate } from "../../domain/formatting/dates";
import { formatNumber, formatPercent } from "../../domain/formatting/numbers";
import type { Language } from "../../domain/language";
import type { LabelScale } from "../../domain/law/energy-scales";
import { type Figure, type Scale, type Subject, sourceParts, subjects } from "../../domain/law/figure";
import { type CurrentFigure, currentFigure, type FigureId, figureIds } from "../../domain/law/law";
import { sources } from "../../domain/law/sources";
import { energyLabelDisplay } from "../../domain/property/energy";
import { formatEuro } from "../../domain/property/price";

/** Formatted legal figure in one language. */
export type FigureRow = {
	id: FigureId;
	region: string;
	name: string;
	/** One line, or one per step of a scale. */
	values: string[];
	since: string;
	source: { name: string; page: string | null };
	checkedOn: string;
	check: string;
	/** Remark for the reader. */
	remark: string | null;
};

export type FigureGroup = { subject: Subject; title: string; rows: FigureRow[] };

const MAX_DECIMALS = 4;

/** Returns every figure, grouped by subject. @param t with the namespace `law` */
export function figureGroups(language: Language, t: TFunction<"law">): FigureGroup[] {
	const all = figureIds.map((id) => currentFigure(id));
	return subjects.map((subject) => ({
		subject,
		title: t(`subject.${subject}`),
		rows: all.filter(({ figure }) => figure.subject === subject).map((now) => figureRow(now, language, t)),
	}));
}

export function figureRow(
	{ id, figure, isOverruled }: CurrentFigure,
	language: Language,
	t: TFunction<"law">,
): FigureRow {
	const { region, source, check } = figure;
	const name = t(`source.${source}`);
	return {
		id,
		region: region === "belgium" ? t("belgium") : t(`search:region.${region}`),
		name: t(`figure.${id}`),
		values: figureValues(figure, language, t),
		since: figure.validFrom === null ? t("longStanding") : formatDate(figure.validFrom),
		source: {
			name: [
				name,
				...sourceParts.flatMap((part) => {
					const number = figure[part];
					return number === undefined ? [] : [t(`part.${part}`, { number })];
				}),
			].join(", "),
			page: sources[source].page,
		},
		checkedOn: formatDate(figure.checkedOn),
		check: t(`check.${check}`),
		remark: isOverruled ? t("overruled") : check === "unverified" ? t("unverified") : null,
	};
}

/** Formats the value: `12,5 %`, `€ 220.000`, `3 jaar`, or the steps of a scale. */
export function figureValues(figure: Figure, language: Language, t: TFunction<"law">): string[] {
	switch (figure.unit) {
		case "percent":
			return [percent(figure.value, language)];
		case "euro":
			return [formatEuro(figure.value)];
		case "days":
		case "months":
		case "years":
			return [period(figure.value, figure.unit, language)];
		case "year":
			return [String(figure.value)];
		case "scale":
			return scaleLines(figure.value, language, t);
		case "labels":
			return labelLines(figure.value, language, t);
		case "duty":
			return [t("duty")];
	}
}

/** Rates of a scale have up to four decimals, more than other percentages. */
function percent(value: number, language: Language): string {
	return formatPercent(value, language, MAX_DECIMALS);
}

const singular = { days: "day", months: "month", years: "year" } as const;

function period(value: number, unit: keyof typeof singular, language: Language): string {
	const text = new Intl.NumberFormat(language, { style: "unit", unit: singular[unit], unitDisplay: "long" });
	return text.format(value).replaceAll(" ", "\u00A0");
}

function scaleLines({ fixed, steps }: Scale, language: Language, t: TFunction<"law">): string[] {
	return [
		...(fixed > 0 ? [t("scale.fixed", { amount: formatEuro(fixed) })] : []),
		...steps.map(({ upTo, rate }) =>
			upTo === null
				? t("scale.above", { rate: percent(rate, language) })
				: t("scale.upTo", { limit: formatEuro(upTo), rate: percent(rate, language) }),
		),
	];
}

function labelLines(labels: LabelScale, language: Language, t: TFunction<"law">): string[] {
	const lines = labels.map(([label, limit, bound], at) => {
		const [, before = null, boundBefore] = labels[at - 1] ?? [label];
		const from = (before ?? 0) + (boundBefore === "below" ? 0 : 1);
		const text =
			limit === null
				? t("scale.from", { limit: formatNumber(from, language) })
				: t(bound === "below" ? "scale.below" : "scale.to", { limit: formatNumber(limit, language) });
		return `${energyLabelDisplay(label)}${t("common:word.colon")}${text}`;
	});
	return [...lines, t("scale.unit")];
}
