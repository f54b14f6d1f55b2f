import type { PanelData } from "../../../../worker/listings/lists/panel";
import type { Search } from "../../../domain/search/search";
import { useTranslation } from "../../../i18n/texts";
import { Select } from "../../../ui/inputs";
import { CountFilter } from "./count-filter";
import { FilterGroup } from "./filter-group";
import type { Choose } from "./use-search";

const HIGHEST = 6;

export function BedroomsFilter({ data, search, choose }: { data: PanelData; search: Search; choose: Choose }) {
	const { t } = useTranslation("search");
	return (
		<FilterGroup label={t("count.bedrooms")}>
			<CountFilter
				name="minBedrooms"
				label={t("count.leastOf", { name: t("count.bedrooms") })}
				hideLabel
				options={data.bedrooms}
				value={search.minBedrooms}
				onValue={(minBedrooms) =>
					choose({ minBedrooms, ...(isCrossed(minBedrooms, search.maxBedrooms) && { maxBedrooms: undefined }) })
				}
			/>
		</FilterGroup>
	);
}

/** Maximum number of bedrooms. Rarely used, so it is placed in the last panel. */
export function MostBedrooms({ search, choose }: { search: Search; choose: Choose }) {
	const { t } = useTranslation("search");
	const most = new Set([
		...Array.from({ length: HIGHEST }, (_, index) => index + 1),
		...(search.maxBedrooms ? [search.maxBedrooms] : []),
	]);
	return (
		<FilterGroup label={t("count.bedrooms")} labelOnButton={false} last={false}>
			<Select
				look="inline"
				name="maxBedrooms"
				label={t("count.most")}
				placeholder={t("count.noMost")}
				value={search.maxBedrooms ?? ""}
				onChange={(event) => {
					const value = event.currentTarget.value === "" ? undefined : Number(event.currentTarget.value);
					choose({ maxBedrooms: value, ...(isCrossed(search.minBedrooms, value) && { minBedrooms: undefined }) });
				}}
				options={[...most].map((value) => ({ value: String(value), label: String(value) }))}
			/>
		</FilterGroup>
	);
}

/** Whether the minimum exceeds the maximum, in which case the search would drop both. */
function isCrossed(least: number | undefined, most: number | undefined): boolean {
	return least !== undefined && most !== undefined && least > most;
}
