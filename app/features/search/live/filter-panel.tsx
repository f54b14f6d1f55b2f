import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import type { PanelData } from "../../../../worker/listings/lists/panel";
import { goalPage } from "../../../domain/pages/listing-paths";
import { pagePath } from "../../../domain/pages/paths";
import type { Goal } from "../../../domain/property/property";
import { PANEL_PARAMETER } from "../../../domain/search/page-query";
import { type Search, searchParams } from "../../../domain/search/search";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { control } from "../../../page/controls";
import { live } from "../../../page/live";
import { Button } from "../../../ui/button";
import { classNames } from "../../../ui/class-names";
import { Icon } from "../../../ui/icon";
import { Anchor, TextLink } from "../../../ui/link";
import { useHydrated } from "../../../ui/live/use-hydrated";
import { OPEN_POPOVER } from "../../../ui/open-popover";
import { Popover } from "../../../ui/popover";
import { Skeleton } from "../../../ui/skeleton";
import { consentChoice } from "../../consent/consent-behaviour";
import { FILTERS_ID } from "../filters-id";
import { listAddress, otherGoal } from "../search-address";
import { BedroomsFilter } from "./bedrooms-filter";
import { countOf, moreCount } from "./filter-counts";
import { MoreFilter } from "./more-filter";
import { PlaceFilter } from "./place-filter";
import { PriceFilter } from "./price-filter";
import { type RecentSearch, rememberSearch } from "./recent-searches";
import { followSheet } from "./sheet-history";
import { TypeFilter } from "./type-filter";
import { usePanel } from "./use-panel";
import { useSearch } from "./use-search";

const facts = { texts: ["common", "search", "listing"], wake: "touch" } as const;

const TITLE_ID = "filters-title";

type FilterPanelProps = {
	/** Filter data, present if the URL requests the open panel, as it does without scripts. */
	panel: PanelData | null;
	/** Number of chosen localities. */
	localities: number;
	goal: Goal;
	/** Differences between the list's search and the empty one. */
	search: Partial<Search>;
	/** Label of the button that closes the drawer on phones, 'Show 12 properties'. */
	showLabel: string;
	/** Text of the search and path of its list, to be stored as a recent search. */
	recent: RecentSearch;
};

/**
 * The filters: a row of buttons with popovers, on phones stacked in a drawer. They are a form that works without
 * JavaScript; with scripts every choice applies immediately.
 */
export const FilterPanel = live("filter-panel", facts, function FilterPanel(props: FilterPanelProps) {
	const { localities, goal, showLabel, recent } = props;
	const { t } = useTranslation("search");
	const language = useLanguage();
	const whole = pagePath(goalPage(goal), language);
	const sheet = useFilterSheet();
	const isAlive = useHydrated();
	const { search, choose } = useSearch(props.search, goal);
	const { panel, isLost } = usePanel(props.panel, goal, search);
	/** Few visitors open a filter, so the server sends a filter's fields only if the URL requests them. */
	const fields = (fieldsOf: (data: PanelData) => ReactNode) => {
		if (panel) return fieldsOf(panel);
		if (isLost) return <PanelError address={`${whole}?${wholeQuery(search)}&${PANEL_PARAMETER}=1`} />;
		return isAlive ? <Skeleton className="h-24" /> : <PanelButton className="max-tablet:hidden" />;
	};

	useEffect(() => {
		if (consentChoice()) rememberSearch(recent);
	}, [recent]);

	return (
		<div ref={sheet} id={FILTERS_ID} popover="auto" className="filter-sheet">
			<div className="flex items-center justify-between px-5 pt-4 pb-2 tablet:hidden">
				<h2 id={TITLE_ID} tabIndex={-1} className="text-2xl">
					{t("panel.label")}
				</h2>
				<button
					type="button"
					popoverTarget={FILTERS_ID}
					popoverTargetAction="hide"
					aria-label={t("panel.close")}
					className="-mr-2 inline-flex size-11 items-center justify-center"
				>
					<Icon name="x" />
				</button>
			</div>
			<form
				method="get"
				action={whole}
				aria-label={t("panel.label")}
				onSubmit={(event: FormEvent) => event.preventDefault()}
				className="filter-form"
			>
				<HiddenFields search={search} withFields={panel === null} />
				{panel === null && <PanelButton className="tablet:hidden" />}
				{props.panel && <input type="hidden" name={PANEL_PARAMETER} value="1" />}
				<GoalSwitch goal={goal} search={search} />
				<Filter
					label={t("place.label")}
					count={localities + search.cities.length}
					className="popover-with-list tablet:w-104"
				>
					{fields((data) => (
						<PlaceFilter {...{ data, goal, search, choose }} />
					))}
				</Filter>
				<Filter
					label={t("price.label")}
					count={countOf(search.minPrice, search.maxPrice, search.maxMonthly)}
					className="tablet:w-96"
				>
					{fields(({ prices }) => (
						<PriceFilter {...{ prices, goal, search, choose }} />
					))}
				</Filter>
				<Filter label={t("count.bedrooms")} count={countOf(search.minBedrooms)} className="tablet:w-112">
					{fields((data) => (
						<BedroomsFilter {...{ data, search, choose }} />
					))}
				</Filter>
				<Filter label={t("type.label")} count={search.types.length} className="tablet:w-136">
					{fields(({ types }) => (
						<TypeFilter chosen={search.types} {...{ types, choose }} />
					))}
				</Filter>
				<Filter label={t("more.label")} count={moreCount(search)} className="tablet:w-120">
					{fields((data) => (
						<MoreFilter {...{ data, search, choose }} />
					))}
				</Filter>
			</form>
			<div className="needs-script flex gap-3 border-hairline border-t px-5 py-3 tablet:hidden">
				<Button wide onClick={() => showResults(sheet.current)}>
					{showLabel}
				</Button>
				<Anchor to={whole} {...control("swap", "")} className="inline-flex min-h-12 shrink-0 items-center px-2 text-sm">
					{t("panel.reset")}
				</Anchor>
			</div>
		</div>
	);
});

/** Behaviour of the drawer on phones: going back closes it, and it is a dialog while open. */
function useFilterSheet() {
	const sheet = useRef<HTMLDivElement>(null);

	useEffect(() => (sheet.current ? followSheet(sheet.current) : undefined), []);

	useEffect(() => {
		const element = sheet.current;
		// On wider screens the drawer is part of the page and not a dialog.
		function syncDialogRole() {
			if (!element?.matches(OPEN_POPOVER)) {
				element?.removeAttribute("role");
				element?.removeAttribute("aria-labelledby");
				focusOpener(element);
				return;
			}
			element.setAttribute("role", "dialog");
			element.setAttribute("aria-labelledby", TITLE_ID);
			document.getElementById(TITLE_ID)?.focus();
		}
		// The press that opened the drawer may also have loaded this script.
		if (element?.matches(OPEN_POPOVER)) syncDialogRole();
		element?.addEventListener("toggle", syncDialogRole);
		return () => element?.removeEventListener("toggle", syncDialogRole);
	}, []);

	return sheet;
}

function showResults(sheet: HTMLDivElement | null) {
	if (sheet?.matches(OPEN_POPOVER)) sheet.hidePopover();
	document.getElementById("results")?.focus();
}

/**
 * Focuses the opener's current element: the original button may have been replaced with its list, and the browser would
 * lose the focus.
 */
function focusOpener(sheet: HTMLElement | null) {
	const { activeElement, body } = document;
	if (activeElement !== body && !sheet?.contains(activeElement)) return;
	const openers = document.querySelectorAll<HTMLElement>(`[popovertarget="${FILTERS_ID}"]`);
	for (const opener of openers) opener.focus({ preventScroll: true });
}

/** Button that requests the same list with the filter fields, for use without scripts. */
function PanelButton({ className }: { className: string }) {
	const { t } = useTranslation("search");
	return (
		<div className={classNames("without-script", className)}>
			<Button type="submit" variant="secondary" size="small" name={PANEL_PARAMETER} value="1">
				{t("panel.load")}
			</Button>
		</div>
	);
}

/** Fallback when the fields fail to load: a link to the same list with its fields rendered by the server. */
function PanelError({ address }: { address: string }) {
	const { t } = useTranslation(["search", "common"]);
	return (
		<>
			<p role="status" className="text-warning">
				{t("common:error.lostTitle")}
			</p>
			<p className="mt-2">
				<TextLink to={address} rel="nofollow">
					{t("panel.load")}
				</TextLink>
			</p>
		</>
	);
}

type FilterProps = { label: string; count: number; className: string; children: ReactNode };

function Filter({ label, count, className, children }: FilterProps) {
	return (
		<div className="filter">
			<Popover label={count > 0 ? `${label} (${count})` : label} active={count > 0} className={className}>
				{children}
			</Popover>
		</div>
	);
}

function wholeQuery(search: Search): URLSearchParams {
	return searchParams({ ...search, goal: undefined, page: 1 });
}

/** Hidden fields for the parts of the search without a field here, for use without JavaScript. */
function HiddenFields({ search, withFields }: { search: Search; withFields: boolean }) {
	const { states, project, bbox, polygon, sort, view } = search;
	const withoutFields: Search = {
		types: [],
		cities: [],
		zips: [],
		deals: [],
		epc: [],
		page: 1,
		states,
		sort,
		view,
		...(project && { project }),
		...(bbox && { bbox }),
		...(polygon && { polygon }),
	};
	const kept = withFields ? wholeQuery(search) : searchParams(withoutFields);
	return [...kept].map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}

function GoalSwitch({ goal, search }: { goal: Goal; search: Search }) {
	const { t } = useTranslation("search");
	const language = useLanguage();
	return (
		<nav aria-label={t("goal.label")} className="segments goal-switch">
			{(["sale", "rent"] as const).map((other) => (
				<Anchor
					key={other}
					to={listAddress(other, search, language, other === goal ? {} : otherGoal)}
					{...control("swap", "")}
					aria-current={other === goal ? "page" : undefined}
					className="segment"
				>
					{t(`goal.${other}`)}
				</Anchor>
			))}
		</nav>
	);
}
