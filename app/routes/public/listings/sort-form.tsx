import { sorts } from "../../../domain/search/orders";
import { type Search, searchParams } from "../../../domain/search/search";
import { useTranslation } from "../../../i18n/texts";
import { control } from "../../../page/controls";
import { Button } from "../../../ui/button";
import { Select } from "../../../ui/inputs";

/** Order of the list: applied on change, or by a button without scripts. */
export function SortForm({ search }: { search: Search }) {
	const { t } = useTranslation("listing");
	const kept = [...searchParams(search, { page: 1, goal: undefined })].filter(([name]) => name !== "sort");
	return (
		<form
			method="get"
			className="flex items-baseline gap-2 text-sm"
			{...control("swap", "")}
			{...control("monthly-terms", "")}
		>
			{kept.map(([name, value]) => (
				<input key={`${name} ${value}`} type="hidden" name={name} value={value} />
			))}
			<span aria-hidden="true" className="text-quiet">
				{t("list.sort.label")}
			</span>
			<Select
				id="sort"
				hideLabel
				look="inline"
				name="sort"
				label={t("list.sort.label")}
				defaultValue={search.sort}
				autoComplete="off"
				{...control("submits", "")}
				options={sorts.map((sort) => ({ value: sort, label: t(`list.sort.${sort}`) }))}
			/>
			<div className="without-script">
				<Button type="submit" variant="secondary" size="small">
					{t("list.sort.submit")}
				</Button>
			</div>
		</form>
	);
}
