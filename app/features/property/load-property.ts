import type { RouterContextProvider } from "react-router";
import { listings, site, visitor } from "../../context";
import { cutDescription, plainText } from "../../domain/formatting/description";
import type { PropertyDetail } from "../../domain/property/listing";
import { widestFile } from "../../domain/property/picture";
import { translator } from "../../i18n/translator";
import { headTitle } from "../content/page-text";
import type { PageHead } from "../layout/head";
import { propertyCrumbs } from "./crumbs";
import { headFactsOf, headTitleOf } from "./head-texts";
import { propertyPageData } from "./page-data";
import { propertyStructuredData } from "./structured-data";

const SIMILAR_SHOWN = 3;

type Options = {
	/** Opened by its address under the project. */
	throughProject?: boolean;
	/** A preview, not for search engines. */
	isPreview?: boolean;
};

/** Everything for a property's page: content, head, breadcrumbs and structured data. */
export async function loadPropertyPage(
	context: Readonly<RouterContextProvider>,
	detail: PropertyDetail,
	url: URL,
	{ throughProject = false, isPreview = false }: Options = {},
) {
	const { language } = context.get(visitor);
	const { origin, defaultLanguage, videoHosts, streetViewKey } = context.get(site);
	const services = context.get(listings);
	const [{ visibilityConditions }, similar] = await Promise.all([
		services.siteData(),
		services.similar(detail.card.id, language, SIMILAR_SHOWN),
	]);
	const t = translator(language, defaultLanguage, "property");
	const page = propertyPageData(detail, {
		language,
		rules: visibilityConditions,
		videoHosts,
		streetViewKey,
		similar,
		now: Math.floor(Date.now() / 1_000),
		asked: url.searchParams,
		t,
	});
	const { card } = detail;
	const crumbs = propertyCrumbs(card, throughProject ? page.project : null, language, t);
	const first = detail.pictures[0];
	const about = `${headFactsOf(detail, t)} ${plainText(detail.description ?? "")}`.trim();
	const head: PageHead = {
		title: headTitle(headTitleOf(card, language, t)),
		description: cutDescription(about),
		image: first ? widestFile(first) : null,
		...(isPreview
			? { robots: "noindex,nofollow" }
			: { canonical: card.path, alternates: detail.alternates, untranslated: detail.untranslated }),
	};
	return {
		page,
		crumbs,
		head,
		structuredData: isPreview ? null : propertyStructuredData(detail, { origin, language, crumbs }),
	};
}
