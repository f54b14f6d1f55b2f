import type { Goal } from "../../../domain/property/property";
import { defaultSort, sorts } from "../../../domain/search/orders";
import type { Search } from "../../../domain/search/search";
import { opensAlert } from "../../../features/search/alert-link";
import { FILTERS_ID } from "../../../features/search/filters-id";
import { type LandingAddress, listAddress } from "../../../features/search/search-address";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { control } from "../../../page/controls";
import { Icon } from "../../../ui/icon";
import { Anchor } from "../../../ui/link";

type ThumbBarProps = {
	chips: number;
	otherView: string;
	isMap: boolean;
	goal: Goal;
	search: Search;
	/** Landing page of the list; only the first order keeps it. */
	landing: LandingAddress | null;
	/** URL to register this search. */
	keepInformed: string;
};

const SORTS_ID = "sorts";

/** Bar at the bottom of a phone: filters, other view and order. It works without scripts. */
export function ThumbBar({ chips, otherView, isMap, goal, search, landing, keepInformed }: ThumbBarProps) {
	const { t } = useTranslation("search");
	const { t: tListing } = useTranslation("listing");
	const language = useLanguage();
	return (
		<div id="thumb-bar" data-swapped className="contents">
			<nav aria-label={t("panel.bar")} className="thumb-bar print-hidden">
				<button type="button" popoverTarget={FILTERS_ID}>
					<Icon name="sliders-horizontal" />
					{chips > 0 ? t("panel.openCount", { count: chips }) : t("panel.open")}
				</button>
				<Anchor to={otherView} {...control("swap", "")} className="needs-script">
					<Icon name={isMap ? "list" : "map"} />
					{t(isMap ? "view.list" : "view.map")}
				</Anchor>
				<button type="button" popoverTarget={SORTS_ID}>
					<Icon name="arrow-up-down" />
					{t("sort.open")}
				</button>
				<Anchor to={keepInformed} {...opensAlert} aria-label={t("saveSearchBy")}>
					<Icon name="bell" />
					{t("saveSearch")}
				</Anchor>
			</nav>
			<div id={SORTS_ID} popover="auto" role="dialog" aria-label={t("sort.open")} className="sort-sheet">
				<ul>
					{sorts.map((sort) => (
						<li key={sort}>
							<Anchor
								to={listAddress(goal, search, language, { sort, page: 1 }, sort === defaultSort ? landing : null)}
								aria-current={sort === search.sort ? "true" : undefined}
								{...control("swap", "")}
							>
								{tListing(`list.sort.${sort}`)}
							</Anchor>
						</li>
					))}
				</ul>
			</div>
		</div>
	);
}
