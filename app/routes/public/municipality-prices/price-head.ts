import type { TFunction } from "i18next";
import type { Dataset } from "schema-dts";
import { brusselsDay } from "../../../domain/formatting/dates";
import { priceFilePath, pricePath } from "../../../domain/pages/price-paths";
import type { Goal } from "../../../domain/property/rules";
import { type AgencyContext, agencyId } from "../../../features/layout/agency-data";
import { alternatesOf } from "../../../features/layout/alternates";
import type { PageHead } from "../../../features/layout/head";
import { pageGraph } from "../../../features/property/load/structured-data";
import type { Crumb } from "../../../ui/breadcrumb";

type Page = { goal: Goal; title: string; crumbs: readonly Crumb[]; isIndexed: boolean; now: Date };
type Translate = TFunction<"landing">;

/** Head of a page of prices; an indexed page describes its table as a dataset. */
export function priceHead(page: Page, about: AgencyContext, t: Translate): PageHead {
	const { goal, isIndexed, crumbs } = page;
	const path = pricePath(goal, about.language);
	return {
		title: t(`municipalityPrices.${goal}.metaTitle`),
		description: t(`municipalityPrices.${goal}.metaDescription`),
		alternates: alternatesOf(path),
		canonical: path,
		...(isIndexed
			? { structuredData: pageGraph([datasetOf(page, about, t)], { ...about, crumbs }, path) }
			: { robots: "noindex,follow" }),
	};
}

function datasetOf({ goal, title, now }: Page, { origin, language }: AgencyContext, t: Translate): Dataset {
	const url = origin + pricePath(goal, language);
	const countries = new Intl.DisplayNames(language, { type: "region" });
	return {
		"@type": "Dataset",
		"@id": url,
		url,
		name: title,
		description: t(`municipalityPrices.${goal}.metaDescription`),
		inLanguage: language,
		dateModified: brusselsDay(now),
		isAccessibleForFree: true,
		variableMeasured: t("municipalityPrices.column.price"),
		spatialCoverage: ["BE", "LU"].map((country) => ({ "@type": "Country", name: countries.of(country) ?? country })),
		distribution: {
			"@type": "DataDownload",
			encodingFormat: "text/csv",
			contentUrl: origin + priceFilePath(goal, language),
		},
		creator: { "@id": agencyId(origin) },
		publisher: { "@id": agencyId(origin) },
	};
}
