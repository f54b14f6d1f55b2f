import { useTranslation } from "react-i18next";
import type { PanelData } from "../../../worker/listings/panel";
import { formatNumber } from "../../domain/formatting/numbers";
import type { LocalitySuggestion } from "../../domain/locality-suggestion";
import type { Goal } from "../../domain/property/property";
import { LONGEST_LIST, type Search } from "../../domain/search/search";
import { Anchor } from "../../ui/link";
import { useLanguage } from "../layout/site-data";
import { FilterGroup } from "./filter-group";
import { LocalityCombobox } from "./locality-combobox";
import { listAddress } from "./search-address";
import type { Choose } from "./use-search";

type LocalityFilterProps = { data: PanelData; goal: Goal; search: Search; choose: Choose };

/** The search with a locality added. A city's name and postcodes exclude each other: the last chosen wins. */
function withLocality(search: Search, option: LocalitySuggestion): Partial<Search> {
	if (option.city !== null) return { city: option.city, zips: [] };
	return { city: undefined, zips: [...new Set([...search.zips, ...option.zips])].sort() };
}

export function LocalityFilter({ data, goal, search, choose }: LocalityFilterProps) {
	const { t } = useTranslation("search");
	const isFull = search.zips.length >= LONGEST_LIST;

	function add(option: LocalitySuggestion) {
		const next = withLocality(search, option);
		choose({ ...next, zips: next.zips?.slice(0, LONGEST_LIST) ?? [] });
	}

	return (
		<FilterGroup label={t("place.label")}>
			<LocalityCombobox
				label={t("place.input")}
				hint={t("place.hint")}
				onChoose={add}
				onAddress={(q) => choose({ q })}
				plain={{ name: "city", value: search.city }}
			/>
			{isFull && (
				<p role="status" className="mt-2 text-sm text-warning">
					{t("place.tooMany")}
				</p>
			)}
			<Radius goal={goal} search={search} />
			<Cities data={data} goal={goal} search={search} />
		</FilterGroup>
	);
}

/** In km. */
const RADII = [5, 10, 20] as const;

/** The radius around the chosen localities. */
function Radius({ goal, search }: Pick<LocalityFilterProps, "goal" | "search">) {
	const { t } = useTranslation("search");
	const language = useLanguage();
	if (search.city === undefined && search.zips.length === 0) return null;
	const options = [undefined, ...RADII].map((kilometres) => ({
		kilometres,
		to: listAddress(goal, search, language, { radius: kilometres, page: 1 }),
	}));
	return (
		<nav aria-label={t("place.radius")} className="segments mt-4">
			{options.map(({ kilometres, to }) => (
				<Anchor
					key={kilometres ?? 0}
					to={to}
					keepScroll
					aria-current={kilometres === search.radius ? "true" : undefined}
					className="segment"
				>
					{kilometres === undefined ? t("place.noRadius") : t("place.kilometres", { count: kilometres })}
				</Anchor>
			))}
		</nav>
	);
}

function Cities({ data, goal, search }: Omit<LocalityFilterProps, "choose">) {
	const { t } = useTranslation("search");
	const language = useLanguage();
	if (data.cities.length === 0) return null;
	return (
		<>
			<p className="mt-5 font-medium text-sm">{t("place.most")}</p>
			<ul className="mt-1 grid grid-cols-2 gap-x-8">
				{data.cities.map((locality) => (
					<li key={locality.city}>
						<Anchor
							to={listAddress(goal, search, language, { city: locality.city, zips: [], page: 1 })}
							keepScroll
							aria-current={search.city === locality.city ? "true" : undefined}
							className="flex min-h-10 items-baseline justify-between gap-3 py-2 no-underline hover:text-accent aria-[current]:text-accent"
						>
							<span className="min-w-0">{locality.name}</span>
							<span className="text-quiet text-sm tabular-nums">{formatNumber(locality.count, language)}</span>
						</Anchor>
					</li>
				))}
			</ul>
		</>
	);
}
