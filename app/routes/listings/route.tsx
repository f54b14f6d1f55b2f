import { useTranslation } from "react-i18next";
import { listings, site, visitor } from "../../context";
import { brand } from "../../domain/brand";
import { formatNumber } from "../../domain/numbers";
import { goalPage, pagePath } from "../../domain/paths";
import type { Goal } from "../../domain/property";
import { isFiltered, parseSearch, searchParams } from "../../domain/search";
import { alternatesOf } from "../../features/frame/alternates";
import { Breadcrumbs } from "../../features/frame/breadcrumbs";
import type { PageHead } from "../../features/frame/head";
import { useLanguage } from "../../features/frame/site-data";
import { ListingCardView } from "../../features/listing/listing-card";
import { translator } from "../../i18n/translator";
import { Banner } from "../../ui/banner";
import { CardGrid } from "../../ui/card";
import { Pagination } from "../../ui/pagination";
import type { Route } from "./+types/route";
import { EmptyList } from "./empty-list";
import { SortForm } from "./sort-form";

export const handle = { namespaces: ["listing"] };

/** Pictures that are on the screen when the list opens. */
const EAGER_CARDS = 3;

export async function loader({ url, context }: Route.LoaderArgs) {
	const { language } = context.get(visitor);
	const goal: Goal = url.pathname.startsWith(pagePath("/for-sale/", language)) ? "sale" : "rent";
	const { search, ignored } = parseSearch(url.searchParams);
	const wanted = { ...search, goal };
	const page = await context.get(listings).search(wanted, language);
	const t = translator(language, context.get(site).defaultLanguage, "listing");
	const title = t(`list.title.${goal}`);
	const place = t("list.pageOf", { page: page.page, pages: Math.max(page.pages, 1) });
	const count = t("list.count", { count: page.total, formatted: formatNumber(page.total) });
	const path = pagePath(goalPage(goal), language);
	const head: PageHead = {
		title: `${title}, ${place} (${count}) · ${brand.name}`,
		description: t(`list.metaDescription.${goal}`),
		alternates: alternatesOf(path),
		canonical: search.page > 1 ? `${path}?page=${search.page}` : path,
		// Countless combinations of filters are of no use in a search engine; their homes are found without them.
		...(isFiltered(search) ? { robots: "noindex,follow" } : {}),
	};
	return { goal, search: wanted, ignored, page, head };
}

export default function ListingsRoute({ loaderData }: Route.ComponentProps) {
	const { goal, search, ignored, page } = loaderData;
	const { t } = useTranslation("listing");
	const language = useLanguage();
	const path = pagePath(goalPage(goal), language);
	const { goal: _inPath, ...asked } = search;
	const address = (changes: Partial<typeof asked>) => {
		const query = searchParams({ ...asked, ...changes }).toString();
		return query ? `${path}?${query}` : path;
	};
	const counted = formatNumber(page.total);
	return (
		<div className="page-width py-8">
			<Breadcrumbs language={language} crumbs={[{ label: t(`list.title.${goal}`) }]} />
			<h1 className="mt-6 text-4xl">{t(`list.title.${goal}`)}</h1>
			<div className="mt-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-hairline border-b pb-6">
				<p className="text-quiet tabular-nums">
					{page.totalIsMore
						? t("list.countMore", { formatted: counted })
						: t("list.count", { count: page.total, formatted: counted })}
					{page.pages > 0 && `, ${t("list.pageOf", { page: page.page, pages: page.pages })}`}
				</p>
				<SortForm search={asked} />
			</div>
			{ignored.length > 0 && (
				<Banner tone="warning" title={t("list.ignored", { names: ignored.join(", ") })} className="mt-6" />
			)}
			{page.items.length === 0 ? (
				<EmptyList reset={path} beyondEnd={page.total > 0} first={address({ page: 1 })} />
			) : (
				<div className="mt-10">
					<CardGrid>
						{page.items.map((card, index) => (
							<li key={card.id}>
								<ListingCardView card={card} eager={index < EAGER_CARDS} />
							</li>
						))}
					</CardGrid>
				</div>
			)}
			<div className="mt-16">
				<Pagination
					page={page.page}
					pages={page.pages}
					to={(number) => address({ page: number })}
					label={t("list.pages")}
					pageLabel={(number) => t("list.page", { page: number })}
				/>
			</div>
		</div>
	);
}
