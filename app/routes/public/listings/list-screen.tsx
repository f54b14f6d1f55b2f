import { formatNumber } from "../../../domain/formatting/numbers";
import { goalPage } from "../../../domain/pages/listing-paths";
import { pagePath } from "../../../domain/pages/paths";
import type { ListingCard } from "../../../domain/property/listing";
import { LandingFactsPart } from "../../../features/landing/landing-facts-part";
import { LinkGroups } from "../../../features/landing/link-groups";
import { Breadcrumbs } from "../../../features/layout/breadcrumbs";
import { StructuredData } from "../../../features/layout/head";
import { listCount } from "../../../features/listing/list-count";
import { CardArrows, ListingCardView } from "../../../features/listing/listing-card";
import { Money } from "../../../features/listing/money";
import { opensAlert } from "../../../features/search/alert-link";
import { ChipRow } from "../../../features/search/chip-row";
import { AlertSheet } from "../../../features/search/live/alert-sheet";
import { FilterPanel } from "../../../features/search/live/filter-panel";
import { listAddress } from "../../../features/search/search-address";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { control } from "../../../page/controls";
import { Island, Shared } from "../../../page/island";
import { ButtonLink } from "../../../ui/button";
import { CardGrid } from "../../../ui/card";
import { Pagination } from "../../../ui/pagination";
import { EmptyList } from "./empty-list";
import { ListMapPane } from "./list-map-pane";
import { ListNotices } from "./list-notices";
import type { ListLoaded } from "./load-list";
import { SortForm } from "./sort-form";
import { ThumbBar } from "./thumb-bar";

/** Number of pictures in view when the list opens. */
const EAGER_CARDS = 2;

/**
 * A list of properties. Parts that a filter, order or page changes are marked `data-swapped` and replaced; the filters
 * and the map keep running.
 */
export function ListScreen({ list }: { list: ListLoaded }) {
	const { goal, search, chips, page, keepInformed, landing } = list;
	const { t } = useTranslation("listing");
	const { t: tSearch } = useTranslation("search");
	const language = useLanguage();
	const path = pagePath(goalPage(goal), language);
	const isMap = search.view === "map";
	const otherView = listAddress(goal, search, language, { view: isMap ? "list" : "map" });
	const address = (number: number) => listAddress(goal, search, language, { page: number }, landing);
	const available = page.total - page.ended;
	return (
		<div className="page-width pt-6 pb-16">
			{page.page > 1 && page.page <= page.pages && <link rel="prev" href={address(page.page - 1)} />}
			{page.page < page.pages && <link rel="next" href={address(page.page + 1)} />}
			<ListHead list={list} />
			<div className="list-bar print-hidden mt-3">
				<div className="flex items-center gap-2 py-2 max-tablet:contents">
					<div className="min-w-0 flex-1">
						<Island
							of={FilterPanel}
							id="filter-panel"
							props={{
								panel: list.panel,
								localities: list.localities,
								goal,
								search: list.searchFields,
								showLabel: tSearch("panel.show", { count: available, formatted: formatNumber(available, language) }),
								recent: list.recent,
							}}
						/>
					</div>
					<div id="list-links" data-swapped className="contents">
						<ButtonLink
							to={keepInformed}
							size="small"
							variant="quiet"
							icon="bell"
							{...opensAlert}
							aria-label={tSearch("saveSearchBy")}
							className="min-h-11 shrink-0 max-tablet:hidden"
						>
							{tSearch("saveSearch")}
						</ButtonLink>
						<ButtonLink
							to={otherView}
							{...control("swap", "")}
							size="small"
							variant="secondary"
							icon={isMap ? "list" : "map"}
							className="needs-script min-h-11 shrink-0 max-tablet:hidden wide:hidden"
						>
							{tSearch(isMap ? "view.list" : "view.map")}
						</ButtonLink>
					</div>
				</div>
			</div>
			{/* Before the list in DOM order, though displayed below, so that keyboard users need not pass the whole
			    list. */}
			<ThumbBar {...{ keepInformed, otherView, isMap, goal, search, landing }} chips={chips.length} />
			<div id="list-choices" data-swapped>
				<div className="mt-3 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
					<ChipRow chips={chips} reset={path} />
					<div className="print-hidden ml-auto max-tablet:hidden">
						<SortForm search={search} />
					</div>
				</div>
				<ListNotices {...list.notices} keepInformed={keepInformed} />
			</div>
			<div id="list-columns" data-swapped="attributes" className="list-columns mt-4" data-view={search.view}>
				<div className="list-cards" data-stop="peek">
					<button
						type="button"
						className="sheet-handle"
						aria-expanded="false"
						aria-controls="list-results"
						{...control("sheet", "")}
					>
						{/* Includes sold and let properties, as on the map. */}
						<span id="sheet-label" data-swapped>
							{listCount(page, language, t)}
						</span>
					</button>
					<div id="list-results" data-swapped data-sheet-content className="sheet-content" {...control("pictures", "")}>
						<Results list={list} address={address} />
					</div>
				</div>
				<ListMapPane list={list} />
			</div>
			<Island of={AlertSheet} id="alert-sheet" props={{ goal, search: keepInformed.split("?")[1] ?? "", chips }} />
			<CardArrows />
		</div>
	);
}

function ListHead({ list: { goal, search, page, texts } }: { list: ListLoaded }) {
	const { t } = useTranslation("listing");
	const language = useLanguage();
	return (
		<div
			id="list-head"
			data-swapped
			{...control("report", { event: "view-list", on: "view", data: { goal, page: page.page } })}
		>
			<Breadcrumbs crumbs={texts.crumbs} />
			<div className="mt-3 flex flex-wrap items-end justify-between gap-x-8 gap-y-1">
				<h1 className="text-4xl">{texts.heading}</h1>
				<p {...control("said", "")} className="text-quiet tabular-nums tablet:pb-1.5">
					{listCount(page, language, t)}
					{page.page > 1 && page.page <= page.pages && `, ${t("list.pageOf", { page: page.page, pages: page.pages })}`}
					<span className="sr-only">{`, ${t(`list.sort.${search.sort}`)}`}</span>
				</p>
			</div>
			{texts.intro && (
				<p className="mt-3 max-w-measure text-lg">
					<Money>{texts.intro}</Money>
				</p>
			)}
		</div>
	);
}

function Results({ list, address }: { list: ListLoaded; address: (page: number) => string }) {
	const { goal, page, cards, texts, keepInformed } = list;
	const { t } = useTranslation("listing");
	const { t: tSearch } = useTranslation("search");
	const language = useLanguage();
	const reachesDepth = page.page === page.pages && page.pages * page.pageSize < page.total;
	return (
		<>
			{page.page <= page.pages && (
				<h2 id="results" tabIndex={-1} className="sr-only">
					{t("list.pageOf", { page: page.page, pages: page.pages })}
				</h2>
			)}
			{cards.length === 0 ? (
				<EmptyList
					reset={pagePath(goalPage(goal), language)}
					beyondEnd={page.total > 0}
					first={address(1)}
					keepInformed={keepInformed}
					relaxed={list.relaxed}
				/>
			) : (
				<CardGrid columns="two">
					{cards.slice(0, EAGER_CARDS).map((card) => (
						<li key={card.id} data-listing={card.id} className="list-card">
							<ListedCard card={card} eager />
						</li>
					))}
					{cards.slice(EAGER_CARDS).map((card) => (
						<Shared
							key={card.id}
							of={ListedCard}
							props={{ card, eager: false }}
							as="li"
							data-listing={card.id}
							className="list-card"
						/>
					))}
				</CardGrid>
			)}
			<StructuredData json={list.structuredData} />
			<div className="mt-16">
				<Pagination
					page={page.page}
					pages={page.pages}
					to={address}
					label={t("list.pages")}
					pageLabel={(number) => t("list.page", { page: number })}
					link={control("swap", "results")}
				/>
				{cards.length > 0 && (
					<ButtonLink to={keepInformed} {...opensAlert} variant="secondary" icon="bell" className="mt-10">
						{t("list.empty.register")}
					</ButtonLink>
				)}
				{texts.facts && <LandingFactsPart facts={texts.facts} />}
				<LinkGroups groups={texts.links} />
				{reachesDepth && <p className="mt-4 text-quiet">{tSearch("depth", { pages: page.pages })}</p>}
			</div>
		</>
	);
}

/** Two columns, beside the map from 1200 px on; on phones as `IN_A_GRID`. */
const SIZES = "(width >= 1200px) 340px, 70vw";

type ListedCardProps = {
	card: ListingCard;
	/** One of the first on the page: loads its picture at once. */
	eager: boolean;
};

function ListedCard({ card, eager }: ListedCardProps) {
	return <ListingCardView card={card} eager={eager} sizes={SIZES} heading="h2" />;
}
