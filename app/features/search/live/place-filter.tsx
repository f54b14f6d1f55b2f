import type { PanelData } from "../../../../worker/listings/lists/panel";
import type { LocalitySuggestion } from "../../../domain/locality-suggestion";
import type { Goal } from "../../../domain/property/property";
import { MAX_LIST_ITEMS } from "../../../domain/search/parameter-values";
import { emptySearch, type Search, searchParams } from "../../../domain/search/search";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { control } from "../../../page/controls";
import { Anchor } from "../../../ui/link";
import { listAddress } from "../search-address";
import { FilterGroup } from "./filter-group";
import { PropertyCount } from "./option";
import { PlaceBox } from "./place-box";
import type { PlaceToken } from "./place-token";
import type { Choose } from "./use-search";

type PlaceFilterProps = { data: PanelData; goal: Goal; search: Search; choose: Choose };

export function PlaceFilter({ data, goal, search, choose }: PlaceFilterProps) {
	const { t } = useTranslation("search");
	const language = useLanguage();
	const isFull = search.cities.length + search.zips.length >= MAX_LIST_ITEMS;
	const { tokens, without } = chosenPlaces(data, search);

	function add({ city, zips }: LocalitySuggestion, kilometres?: number) {
		if (isFull || city === null) return false;
		const around = kilometres === undefined ? {} : { radius: kilometres };
		const chosen = [...search.cities, ...search.zips];
		// Set the first place by postcode: a search for one municipality by name is its landing page, and that
		// navigation would close the panel.
		if (chosen.length === 0 && zips.length > 0 && zips.length <= MAX_LIST_ITEMS) choose({ ...around, zips: [...zips] });
		// Several places are all set by name; a match in any of them counts.
		else choose({ ...around, cities: [...new Set([...chosen, city])], zips: [] });
		return true;
	}

	return (
		<FilterGroup label={t("place.label")}>
			<PlaceBox
				label={t("place.input")}
				hint={t("place.hint")}
				tokens={tokens}
				onRemove={(key) => choose(without(key))}
				onChoose={add}
				onAddress={(q) => choose({ q })}
				radius={{
					name: "radius",
					value: search.radius ?? 0,
					onValue: (kilometres) => choose({ radius: kilometres || undefined }),
				}}
				counting={() => searchParams(search, { goal }).toString()}
				inWords={(q) => listAddress(goal, emptySearch(), language, { q })}
				draw={() => `${listAddress(goal, search, language, { view: "map", polygon: undefined, page: 1 })}#draw`}
			/>
			{isFull && (
				<p role="status" className="mt-2 text-sm text-warning">
					{t("place.tooMany")}
				</p>
			)}
			<Cities data={data} goal={goal} search={search} />
		</FilterGroup>
	);
}

/** Tokens of a search's places, and the search without one of them. Removing the last place also removes the radius. */
function chosenPlaces(data: PanelData, search: Search) {
	const tokens: PlaceToken[] = [
		...search.cities.map((city) => ({
			key: `city ${city}`,
			label: data.places[city] ?? city,
			fields: [["city", city] as const],
		})),
		...data.localities.map(({ label, zips }) => ({
			key: `zip ${zips.join()}`,
			label,
			fields: zips.map((zip) => ["zip", zip] as const),
		})),
	];
	return {
		tokens,
		without(key: string): Partial<Search> {
			const zips = data.localities.find((each) => `zip ${each.zips.join()}` === key)?.zips ?? [];
			const left = {
				cities: search.cities.filter((city) => `city ${city}` !== key),
				zips: search.zips.filter((zip) => !zips.includes(zip)),
			};
			return { ...left, ...(left.cities.length + left.zips.length === 0 && { radius: undefined }) };
		},
	};
}

function Cities({ data, goal, search }: Pick<PlaceFilterProps, "data" | "goal" | "search">) {
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
							to={listAddress(goal, search, language, { cities: [locality.city], zips: [], page: 1 })}
							{...control("swap", "")}
							aria-current={search.cities.includes(locality.city) ? "true" : undefined}
							className="flex min-h-10 items-baseline justify-between gap-3 py-2 no-underline hover:text-accent aria-[current]:text-accent"
						>
							<span className="min-w-0">{locality.name}</span>
							<PropertyCount count={locality.count} className="text-quiet text-sm tabular-nums" />
						</Anchor>
					</li>
				))}
			</ul>
		</>
	);
}
