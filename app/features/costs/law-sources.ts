import type { TFunction } from "i18next";
import { formatDate } from "../../domain/formatting/dates";
import type { Language } from "../../domain/language";
import { type FigureId, figureNow } from "../../domain/law/law";
import { readingPath } from "../../domain/pages/reading-paths";

/** Where the figures of an estimate come from. */
export type LawSources = {
	/** Each once, with its articles. */
	names: string[];
	/** When the figure that waits longest was checked, ready to show. */
	checkedOn: string;
	/** The page with all figures. */
	path: string;
};

export function lawSources(ids: readonly FigureId[], language: Language, t: TFunction<"property">): LawSources {
	const figures = ids.map((id) => figureNow(id).figure);
	const articles = new Map<string, Set<string>>();
	for (const { source, article } of figures) {
		const name = t(`law:source.${source}`);
		articles.set(name, new Set([...(articles.get(name) ?? []), ...(article ? [article] : [])]));
	}
	return {
		names: [...articles].map(([name, of]) =>
			of.size === 0 ? name : `${name}, ${t("law:article", { article: [...of].join(", ") })}`,
		),
		checkedOn: formatDate(
			figures.map(({ checkedOn }) => checkedOn).reduce((first, day) => (day < first ? day : first)),
		),
		path: readingPath("/figures/", language),
	};
}
