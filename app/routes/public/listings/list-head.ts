import type { RouterContextProvider } from "react-router";
import type { LandingPage } from "../../../../worker/listings/landing/landing";
import { agency, site, visitor } from "../../../context";
import { formatNumber } from "../../../domain/formatting/numbers";
import { type Landing, landingPaths } from "../../../domain/landing/landing";
import { feedPath } from "../../../domain/pages/feed-path";
import { goalPage } from "../../../domain/pages/listing-paths";
import { pagePath } from "../../../domain/pages/paths";
import type { Goal } from "../../../domain/property/property";
import type { Search } from "../../../domain/search/search";
import { listData } from "../../../features/landing/landing-data";
import type { ListTexts } from "../../../features/landing/list-texts";
import { alternatesOf } from "../../../features/layout/alternates";
import type { PageHead } from "../../../features/layout/head";
import { textsOf } from "../../../features/layout/page-loader";
import { listCount } from "../../../features/listing/list-count";

type ListHeadOptions = {
	goal: Goal;
	landing: Landing | null;
	search: Search;
	page: LandingPage["page"];
	texts: ListTexts;
	isUnfiltered: boolean;
	/** Whether search engines may index it. */
	isIndexed: boolean;
	/** Path of the list or its landing page. */
	path: string;
};

/** Head of a list: title, description, canonical link and structured data. */
export function listHead(context: Readonly<RouterContextProvider>, listed: ListHeadOptions): PageHead {
	const { goal, landing, search, page, texts, isUnfiltered, isIndexed, path } = listed;
	const { language } = context.get(visitor);
	const { origin } = context.get(site);
	const t = textsOf(context, "listing");
	const isBeyond = page.page > Math.max(page.pages, 1);
	const count = listCount({ ...page, total: page.total - page.ended, ended: 0 }, language, t);
	const number = isBeyond ? "" : `, ${t("list.pageOf", { page: page.page, pages: Math.max(page.pages, 1) })}`;
	const canonical = search.page > 1 ? `${path}?page=${search.page}` : path;
	return {
		title:
			landing && page.page === 1
				? `${texts.heading} (${formatNumber(texts.count ?? page.total - page.ended, language)})`
				: `${texts.heading}${number} (${count})`,
		description: texts.description,
		alternates: landing ? landingPaths(landing) : alternatesOf(pagePath(goalPage(goal), language)),
		canonical,
		...(isUnfiltered ? { feed: feedPath(path) } : {}),
		// Filters, orders and pages beyond the end are countless and not indexed; properties are found without them.
		...(isIndexed
			? {
					structuredData: listData({
						agency: context.get(agency),
						origin,
						language,
						crumbs: texts.crumbs,
						path: canonical,
						name: texts.heading,
						items: page.items,
						before: (page.page - 1) * page.pageSize,
					}),
				}
			: { robots: "noindex,follow" }),
	};
}
