import type { TFunction } from "i18next";
import { formatDate } from "../../domain/formatting/dates";
import type { Language } from "../../domain/language";
import { sourceParts } from "../../domain/law/figure";
import { currentFigure, type FigureId } from "../../domain/law/law";
import { pagePath } from "../../domain/pages/paths";

export type LawSources = {
	/** Unique sources with their articles. */
	names: string[];
	/** Formatted date of the oldest check. */
	checkedOn: string;
	/** Path of the page with all figures. */
	path: string;
};

export function lawSources(ids: readonly FigureId[], language: Language, t: TFunction<"property">): LawSources {
	const figures = ids.map((id) => currentFigure(id).figure);
	const inSource = Map.groupBy(figures, ({ source }) => source);
	return {
		names: [...inSource].map(([source, those]) =>
			[
				t(`law:source.${source}`),
				...sourceParts.flatMap((part) => {
					const numbers = new Set(those.flatMap((figure) => figure[part] ?? []));
					return numbers.size === 0 ? [] : [t(`law:part.${part}`, { number: [...numbers].join(", ") })];
				}),
			].join(", "),
		),
		checkedOn: formatDate(
			figures.map(({ checkedOn }) => checkedOn).reduce((first, day) => (day < first ? day : first)),
		),
		path: pagePath("figures", language),
	};
}
