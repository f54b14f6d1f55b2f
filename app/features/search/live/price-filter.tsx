import { useRef, useState } from "react";
import type { PanelData } from "../../../../worker/listings/lists/panel";
import { spokenPrice } from "../../../domain/formatting/spoken-price";
import { formatEuro } from "../../../domain/property/price";
import type { Goal } from "../../../domain/property/property";
import { hasMonthlyFilter, parseSearch, type Search, searchParams } from "../../../domain/search/search";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { consentChoice } from "../../consent/consent-behaviour";
import { readMonthlyTerms, storeMonthlyTerms } from "../monthly-terms";
import { AmountField } from "./amount-field";
import { FilterGroup } from "./filter-group";
import { boundsOf, type Handles, handlesOf } from "./price-handles";
import type { Choose } from "./use-search";

type MonthlyTerms = Pick<Search, "ownMoney" | "term" | "ownHome">;

type PriceFilterProps = { prices: PanelData["prices"]; goal: Goal; search: Search; choose: Choose };

export function PriceFilter({ prices, goal, search, choose }: PriceFilterProps) {
	const { t } = useTranslation("search");
	const hasTerms = goal === "sale" && hasMonthlyFilter(search);

	/** The first amount also restores the stored loan terms. */
	function chooseMonthly(maxMonthly: number | undefined) {
		choose({ ...(goal === "sale" && !hasTerms && storedTerms()), maxMonthly }, "maxMonthly");
	}

	function chooseTerms(terms: MonthlyTerms, field?: string) {
		if (consentChoice()) storeMonthlyTerms(searchParams(search, terms));
		choose(terms, field);
	}

	const euro = (
		name: "minPrice" | "maxPrice" | "maxMonthly" | "ownMoney",
		label: string,
		onValue: (value: number | undefined) => void,
	) => <AmountField name={name} label={label} before="€" value={search[name]} onValue={onValue} />;

	return (
		<FilterGroup label={t(`price.${goal}`)} labelOnButton={false}>
			{prices.length > 0 && <Histogram prices={prices} search={search} choose={choose} />}
			<div className="mt-3 grid grid-cols-2 gap-4">
				{euro("minPrice", t("price.min"), (minPrice) => choose({ minPrice }, "minPrice"))}
				{euro("maxPrice", t("price.max"), (maxPrice) => choose({ maxPrice }, "maxPrice"))}
			</div>
			<div className="mt-3 grid grid-cols-2 gap-4">
				{euro("maxMonthly", t("monthly.max"), chooseMonthly)}
				{hasTerms && (
					<>
						{euro("ownMoney", t("monthly.ownMoney"), (ownMoney) => chooseTerms({ ownMoney }, "ownMoney"))}
						<AmountField
							name="term"
							label={t("monthly.term")}
							value={search.term}
							onValue={(term) => chooseTerms({ term }, "term")}
						/>
						<label className="choice col-span-2">
							<input
								type="checkbox"
								name="ownHome"
								value="1"
								checked={search.ownHome ?? false}
								onChange={(event) => chooseTerms({ ownHome: event.currentTarget.checked || undefined })}
							/>
							<span>{t("monthly.ownHome")}</span>
						</label>
					</>
				)}
			</div>
		</FilterGroup>
	);
}

/** Stored loan terms as part of a search. */
function storedTerms(): MonthlyTerms {
	const params = readMonthlyTerms();
	params.set("sort", "monthly");
	const { ownMoney, term, ownHome } = parseSearch(params).search;
	return { ownMoney, term, ownHome };
}

const BAR = 10;
const GAP = 2;
const HEIGHT = 60;
const LOWEST_BAR = 2;
/** Delay in milliseconds before a moved handle applies. */
const AT_REST_MS = 350;

/**
 * Histogram of prices that highlights the chosen range. Two handles below it move by pointer or arrow keys and apply
 * after a pause.
 */
function Histogram({ prices, search, choose }: Omit<PriceFilterProps, "goal">) {
	const { t } = useTranslation("search");
	const language = useLanguage();
	const chosen = handlesOf(prices, search);
	const [moved, setMoved] = useState<Handles | null>(null);
	const rest = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
	const { low, high } = moved ?? chosen;
	const most = Math.max(...prices.map((step) => step.count));
	const height = (count: number) => (count === 0 ? 0 : Math.max(LOWEST_BAR, Math.round((count / most) * HEIGHT)));

	function move(next: Handles) {
		setMoved(next);
		clearTimeout(rest.current);
		rest.current = setTimeout(() => {
			choose(boundsOf(prices, next), "price");
			setMoved(null);
		}, AT_REST_MS);
	}

	const handle = (name: "low" | "high", value: number, bound: number | undefined, next: (at: number) => Handles) => (
		<input
			type="range"
			className="price-handle"
			min={0}
			max={prices.length}
			value={value}
			aria-label={t(name === "low" ? "price.lowest" : "price.highest")}
			aria-valuetext={bound === undefined ? t("price.any") : spokenPrice(formatEuro(bound), language)}
			onChange={(event) => move(next(event.currentTarget.valueAsNumber))}
		/>
	);
	const { minPrice, maxPrice } = boundsOf(prices, { low, high });
	return (
		<div className="price-histogram">
			<svg
				viewBox={`0 0 ${prices.length * (BAR + GAP)} ${HEIGHT}`}
				preserveAspectRatio="none"
				role="img"
				aria-label={t("price.histogram")}
				className="block h-15 w-full"
			>
				{prices.map((step, index) => (
					<rect
						key={step.from}
						x={index * (BAR + GAP)}
						width={BAR}
						y={HEIGHT - height(step.count)}
						height={height(step.count)}
						className={index >= low && index < high ? "fill-accent" : "fill-hairline"}
					/>
				))}
			</svg>
			<div className="price-handles needs-script">
				{handle("low", low, minPrice, (at) => ({ low: Math.min(at, high - 1), high }))}
				{handle("high", high, maxPrice, (at) => ({ low, high: Math.max(at, low + 1) }))}
			</div>
		</div>
	);
}
