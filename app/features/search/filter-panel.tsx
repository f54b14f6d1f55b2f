import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import type { PanelData } from "../../../worker/listings/panel";
import { goalPage } from "../../domain/pages/listing-paths";
import { pagePath } from "../../domain/pages/paths";
import type { Goal } from "../../domain/property/property";
import { PANEL_PARAMETER } from "../../domain/search/page-query";
import { type Search, searchParams } from "../../domain/search/search";
import { useLanguage, useTranslation } from "../../i18n/texts";
import { Button } from "../../ui/button";
import { classNames } from "../../ui/class-names";
import { Icon } from "../../ui/icon";
import { islandOnInteraction, useInteracted } from "../../ui/islands/island";
import { Anchor } from "../../ui/link";
import { Popover } from "../../ui/popover";
import { useConsent } from "../consent/consent-store";
import { countOf, moreCount } from "./filter-counts";
import type { FilterFieldsProps } from "./filter-fields";
import { FILTERS_ID } from "./filters-id";
import { type RecentSearch, rememberSearch } from "./recent-searches";
import { listAddress, otherGoal } from "./search-address";
import { usePanelData } from "./use-panel-data";
import type { Choose } from "./use-search";

const TITLE_ID = "filters-title";

/** The second mark is that of browsers without popovers; inside `:is` the first one is no error there. */
const OPEN = ":is(:popover-open, [data-popover-open])";

type FilterPanelProps = {
	/** Whether the address asks for the open panel, as where no script brings it. */
	isSent: boolean;
	/** Null where they are asked for at the first interaction. */
	data: PanelData | null;
	/** How many localities are chosen. */
	localities: number;
	goal: Goal;
	search: Search;
	choose: Choose;
	/** 'Show 12 properties', on the button that closes the drawer of phones. */
	showLabel: string;
	reset: string;
	/** The search in words and its list, to be offered again. */
	recent: RecentSearch;
};

/**
 * The filters: a line of buttons with small panels, and on phones the same ones under each other in a drawer. They are
 * a form that works without JavaScript; a script applies every choice immediately.
 */
export function FilterPanel({
	isSent,
	data: sent,
	localities,
	goal,
	search,
	choose,
	showLabel,
	reset,
	recent,
}: FilterPanelProps) {
	const { t } = useTranslation("search");
	const language = useLanguage();
	const { choice } = useConsent();
	const sheet = useRef<HTMLDivElement>(null);
	const isShown = useInteracted() || isSent;
	const data = usePanelData(sent, isShown, goal, search);
	const asked = { isShown, data, goal, search, choose };

	useEffect(() => {
		if (choice) rememberSearch(recent);
	}, [recent, choice]);
	useSheetHistory(sheet);

	// The drawer covers the page, so moving the focus out of it closes it.
	useEffect(() => {
		const drawer = sheet.current;
		function leave(event: FocusEvent) {
			if (event.relatedTarget instanceof Node && !drawer?.contains(event.relatedTarget)) hideSheet(drawer);
		}
		// On wider screens the drawer is a part of the page, and no dialog.
		function name() {
			if (!drawer?.matches(OPEN)) {
				drawer?.removeAttribute("role");
				drawer?.removeAttribute("aria-labelledby");
				return;
			}
			drawer.setAttribute("role", "dialog");
			drawer.setAttribute("aria-labelledby", TITLE_ID);
			document.getElementById(TITLE_ID)?.focus();
		}
		// The press that opened it may have been the one that brought this script.
		if (drawer?.matches(OPEN)) name();
		drawer?.addEventListener("focusout", leave);
		drawer?.addEventListener("toggle", name);
		return () => {
			drawer?.removeEventListener("focusout", leave);
			drawer?.removeEventListener("toggle", name);
		};
	}, []);

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
				action={pagePath(goalPage(goal), language)}
				aria-label={t("panel.label")}
				onSubmit={(event: FormEvent) => event.preventDefault()}
				className="filter-form"
			>
				<Kept search={search} withFields={!isShown} />
				{!isShown && <PanelButton className="tablet:hidden" />}
				{isSent && <input type="hidden" name={PANEL_PARAMETER} value="1" />}
				<GoalSwitch goal={goal} search={search} />
				<Filter
					label={t("place.label")}
					count={localities + search.cities.length}
					className="popover-with-list tablet:w-104"
				>
					<Fields filter="place" {...asked} />
				</Filter>
				<Filter
					label={t("price.label")}
					count={countOf(search.minPrice, search.maxPrice, search.maxMonthly)}
					className="tablet:w-96"
				>
					<Fields filter="price" {...asked} />
				</Filter>
				<Filter
					label={t("count.bedrooms")}
					count={countOf(search.minBedrooms, search.maxBedrooms)}
					className="tablet:w-112"
				>
					<Fields filter="bedrooms" {...asked} />
				</Filter>
				<Filter label={t("type.label")} count={search.types.length} className="tablet:w-136">
					<Fields filter="type" {...asked} />
				</Filter>
				<Filter label={t("more.label")} count={moreCount(search)} className="tablet:w-120">
					<Fields filter="more" {...asked} />
				</Filter>
			</form>
			<div className="needs-script flex gap-3 border-hairline border-t px-5 py-3 tablet:hidden">
				<Button wide onClick={() => hideSheet(sheet.current)}>
					{showLabel}
				</Button>
				<Anchor to={reset} keepScroll className="inline-flex min-h-12 shrink-0 items-center px-2 text-sm">
					{t("panel.reset")}
				</Anchor>
			</div>
		</div>
	);
}

/** On phones the way back closes the drawer, and takes no filter away. The script comes when it is first opened. */
function useSheetHistory(sheet: RefObject<HTMLDivElement | null>) {
	const { pathname, search } = useLocation();
	const shown = useRef("");

	useEffect(() => {
		shown.current = pathname + search;
	}, [pathname, search]);

	useEffect(() => {
		const drawer = sheet.current;
		async function follow() {
			const { followSheet } = await import("./sheet-history");
			if (drawer) followSheet(drawer, () => shown.current);
		}
		drawer?.addEventListener("beforetoggle", follow, { once: true });
		if (drawer?.matches(":popover-open")) void follow();
		return () => drawer?.removeEventListener("beforetoggle", follow);
	}, [sheet]);
}

function hideSheet(sheet: HTMLDivElement | null) {
	if (sheet?.matches(OPEN)) sheet.hidePopover();
}

/** Asks for the same list with the fields of its filters, for use without a script. */
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

function InPopover() {
	return <PanelButton className="max-tablet:hidden" />;
}

/** The script of a closed panel is loaded on the first interaction. */
const FilterFields = islandOnInteraction(async () => (await import("./filter-fields")).FilterFields, <InPopover />);

type FieldsProps = Omit<FilterFieldsProps, "data"> & { isShown: boolean; data: PanelData | null };

/** Most visits open no filter, so the server sends a filter's fields only where the address asks for them. */
function Fields({ isShown, data, ...props }: FieldsProps) {
	return isShown && data ? <FilterFields {...props} data={data} /> : <InPopover />;
}

type FilterProps = { label: string; count: number; className: string; children: ReactNode };

function Filter({ label, count, className, children }: FilterProps) {
	return (
		<div className="filter">
			<Popover
				label={count > 0 ? `${label} (${count})` : label}
				active={count > 0}
				buttonClassName="min-h-11! whitespace-nowrap max-tablet:hidden!"
				className={className}
			>
				{children}
			</Popover>
		</div>
	);
}

/** Filters of the search that have no field here: hidden fields for use without JavaScript. */
function Kept({ search, withFields }: { search: Search; withFields: boolean }) {
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
	const kept = searchParams(withFields ? { ...search, goal: undefined, page: 1 } : withoutFields);
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
					keepScroll
					aria-current={other === goal ? "page" : undefined}
					className="segment"
				>
					{t(`goal.${other}`)}
				</Anchor>
			))}
		</nav>
	);
}
