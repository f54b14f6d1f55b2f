import type { TFunction } from "i18next";
import type { RouterContextProvider } from "react-router";
import { agency, type Embedded, listings, site, visitor } from "../../../context";
import { cutDescription, plainText } from "../../../domain/formatting/description";
import { cityPath } from "../../../domain/landing/landing";
import type { Language } from "../../../domain/language";
import type { Point } from "../../../domain/localities/geo";
import { goalPage } from "../../../domain/pages/listing-paths";
import { pagePath } from "../../../domain/pages/paths";
import type { ListingCard, PropertyDetail } from "../../../domain/property/listing";
import { SHARING_SIZE, sharingPath } from "../../../domain/property/media/sharing-path";
import type { Crumb } from "../../../ui/breadcrumb";
import type { PageHead } from "../../layout/head";
import { agencyContext, textsOf } from "../../layout/page-loader";
import { STREET_VIEW } from "../street-view";
import { headFactsOf, headTitleOf } from "./head-texts";
import { type PropertyPageData, propertyPageData } from "./page-data";
import { propertyStructuredData } from "./structured-data";

const SIMILAR_SHOWN = 3;
const GONE_SHOWN = 3;

type Options = {
	/** Opened by its URL below the project. */
	throughProject?: boolean;
	/** Preview, which search engines must not index. */
	isPreview?: boolean;
};

/** Loads everything for a property's page: content, head, breadcrumbs and structured data. */
export async function loadPropertyPage(
	context: Readonly<RouterContextProvider>,
	detail: PropertyDetail,
	url: URL,
	{ throughProject = false, isPreview = false }: Options = {},
) {
	const { language } = context.get(visitor);
	const { videoHosts, streetViewKey } = context.get(site);
	const services = context.get(listings);
	const { id, goal } = detail.card;
	const point = pointOf(detail.card);
	const [{ visibilityConditions }, similar, goneNear] = await Promise.all([
		services.siteData(),
		services.similar(id, language, SIMILAR_SHOWN),
		point ? services.goneNear({ goal, point, except: id, limit: GONE_SHOWN }, language) : [],
	]);
	const t = textsOf(context, "property");
	const page = propertyPageData(detail, {
		agency: context.get(agency),
		language,
		rules: visibilityConditions,
		videoHosts,
		streetViewKey,
		goneNear,
		similar,
		now: Math.floor(Date.now() / 1_000),
		asked: url.searchParams,
		t,
	});
	const { card } = detail;
	const crumbs = propertyCrumbs(card, throughProject ? page.project : null, language, t);
	// The meta description omits a description in another language.
	const ownWords = detail.descriptionLanguage === language ? plainText(detail.description ?? "") : "";
	const about = `${headFactsOf(detail, language, t)} ${ownWords}`.trim();
	const head: PageHead = {
		title: headTitleOf(card, language, t),
		description: cutDescription(about),
		image: sharingPath(card, language),
		imageSize: SHARING_SIZE,
		imageAlt: card.title,
		embedded: embeddedIn(page),
		...(isPreview
			? { robots: "noindex,nofollow" }
			: { canonical: card.path, alternates: detail.alternates, untranslated: detail.untranslated }),
	};
	if (!isPreview) head.structuredData = propertyStructuredData(detail, { ...agencyContext(context), crumbs });
	return { page, crumbs, head };
}

/** Origins of the page's videos, tour and street view. */
function embeddedIn({ videos, tour, streetViewKey }: PropertyPageData): Embedded {
	const frames = [
		...videos.map((video) => video.kind !== "file" && video.embedUrl),
		tour?.kind === "page" && tour.url,
		streetViewKey && STREET_VIEW,
	];
	return {
		frames: originsOf(frames),
		pictures: originsOf([tour?.kind === "panorama" && tour.url]),
		films: originsOf(videos.map((video) => video.kind === "file" && video.url)),
	};
}

/** Skips paths: they are the site's own. */
function originsOf(urls: readonly (string | false | null | undefined)[]): string[] {
	return [...new Set(urls.flatMap((url) => (url && !url.startsWith("/") ? [new URL(url).origin] : [])))];
}

/** Exact or approximate location; null if unknown. */
function pointOf({ latitude, longitude, area }: ListingCard): Point | null {
	if (latitude !== null && longitude !== null) return { latitude, longitude };
	return area && { latitude: area.latitude, longitude: area.longitude };
}

/** Breadcrumbs from the list to the property, through its city or, for a URL below the project, through the project. */
function propertyCrumbs(
	card: ListingCard,
	project: { name: string; path: string } | null,
	language: Language,
	t: TFunction<"property">,
): Crumb[] {
	if (project) {
		return [
			{ label: t("listing:list.title.projects"), to: pagePath("projects", language) },
			{ label: project.name, to: project.path },
			{ label: card.title, lang: card.titleLanguage },
		];
	}
	const list = pagePath(goalPage(card.goal), language);
	const locality = card.city ? [{ label: card.city, to: cityPath(card.goal, card.city, language) }] : [];
	return [
		{ label: t(`listing:list.title.${card.goal}`), to: list },
		...locality,
		{ label: card.title, lang: card.titleLanguage },
	];
}
