import { useTranslation } from "react-i18next";
import type { Goal } from "../../domain/property/property";
import type { Search } from "../../domain/search/search";
import { AmountField } from "./amount-field";
import { FilterGroup } from "./filter-group";
import type { PanelData } from "./panel-data";
import type { Choose } from "./use-search";

type PriceFilterProps = { prices: PanelData["prices"]; goal: Goal; search: Search; choose: Choose };

export function PriceFilter({ prices, goal, search, choose }: PriceFilterProps) {
	const { t } = useTranslation("search");
	return (
		<FilterGroup label={t(`price.${goal}`)} labelOnButton={false}>
			<Histogram prices={prices} from={search.minPrice} to={search.maxPrice} label={t("price.histogram")} />
			<div className="mt-3 grid grid-cols-2 gap-4">
				<AmountField
					name="minPrice"
					label={t("price.min")}
					before="€"
					value={search.minPrice}
					onValue={(minPrice) => choose({ minPrice }, "minPrice")}
				/>
				<AmountField
					name="maxPrice"
					label={t("price.max")}
					before="€"
					value={search.maxPrice}
					onValue={(maxPrice) => choose({ maxPrice }, "maxPrice")}
				/>
			</div>
		</FilterGroup>
	);
}

const BAR = 10;
const GAP = 2;
const HEIGHT = 60;
const LOWEST_BAR = 2;

type HistogramProps = { prices: PanelData["prices"]; from: number | undefined; to: number | undefined; label: string };

/** Properties by price; those within the chosen bounds stand out. The figures themselves are in the list. */
function Histogram({ prices, from = 0, to = Number.POSITIVE_INFINITY, label }: HistogramProps) {
	if (prices.length === 0) return null;
	const most = Math.max(...prices.map((step) => step.count));
	const height = (count: number) => (count === 0 ? 0 : Math.max(LOWEST_BAR, Math.round((count / most) * HEIGHT)));
	return (
		<svg
			viewBox={`0 0 ${prices.length * (BAR + GAP)} ${HEIGHT}`}
			preserveAspectRatio="none"
			role="img"
			aria-label={label}
			className="block h-15 w-full border-edge border-b"
		>
			{prices.map((step, index) => (
				<rect
					key={step.from}
					x={index * (BAR + GAP)}
					width={BAR}
					y={HEIGHT - height(step.count)}
					height={height(step.count)}
					className={(step.to ?? Number.POSITIVE_INFINITY) > from && step.from <= to ? "fill-accent" : "fill-hairline"}
				/>
			))}
		</svg>
	);
}
