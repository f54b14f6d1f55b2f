import type { PanelData } from "../../../../worker/listings/lists/panel";
import { energyLabelDisplay } from "../../../domain/property/energy";
import { columns } from "../../../domain/search/columns";
import type { Search } from "../../../domain/search/search";
import { useTranslation } from "../../../i18n/texts";
import { TextInput } from "../../../ui/inputs";
import { AmountField } from "./amount-field";
import { MostBedrooms } from "./bedrooms-filter";
import { CountFilter } from "./count-filter";
import { amounts, amountUnits, counted, features } from "./filter-counts";
import { FilterGroup } from "./filter-group";
import { Option } from "./option";
import type { Choose } from "./use-search";
import { useTyped } from "./use-typed";

type MoreFilterProps = { data: PanelData; search: Search; choose: Choose };

export function MoreFilter({ data, search, choose }: MoreFilterProps) {
	const { t } = useTranslation(["search", "listing"]);
	return (
		<div className="grid gap-6">
			<FilterGroup label={t("feature.label")} labelOnButton={false} last={false}>
				<div className="grid tablet:grid-cols-2 tablet:gap-x-10">
					{features.map((feature) => (
						<Option
							key={feature}
							name={feature}
							value="1"
							label={t(`feature.${feature}`)}
							count={data.flags[feature]}
							checked={search[feature] === true}
							onChange={(event) => choose({ [feature]: event.currentTarget.checked || undefined })}
						/>
					))}
				</div>
			</FilterGroup>
			{data.deals.length > 1 && (
				<FilterGroup label={t("deal.label")} labelOnButton={false} last={false}>
					<div className="grid tablet:grid-cols-2 tablet:gap-x-10">
						{data.deals.map(({ value, count }) => (
							<Option
								key={value}
								name="deal"
								value={value}
								label={t(`listing:deal.${value}`)}
								count={count}
								checked={search.deals.includes(value)}
								onChange={() => choose({ deals: toggled(search.deals, value) })}
							/>
						))}
					</div>
				</FilterGroup>
			)}
			{amounts.map((name) => (
				<FilterGroup key={name} label={t(`${name}.label`)} labelOnButton={false} last={false}>
					<div className="grid grid-cols-2 gap-4">
						{([columns[name].min, columns[name].max] as const).map((end, at) => (
							<AmountField
								key={end}
								name={end}
								label={t(at === 0 ? `${name}.min` : `${name}.max`)}
								after={amountUnits[name]}
								value={search[end]}
								onValue={(value) => choose({ [end]: value }, end)}
							/>
						))}
					</div>
				</FilterGroup>
			))}
			<MostBedrooms search={search} choose={choose} />
			{counted.map(([name, word]) => (
				<CountFilter
					key={name}
					name={name}
					label={t("count.leastOf", { name: t(`count.${word}`) })}
					options={data[word]}
					value={search[name]}
					onValue={(value) => choose({ [name]: value })}
				/>
			))}
			<FilterGroup label={t("epc.label")} labelOnButton={false} last={false}>
				<div className="grid grid-cols-2 gap-x-10 tablet:grid-cols-3">
					{data.epc.map(({ value, count }) => (
						<Option
							key={value}
							name="epc"
							value={value}
							label={energyLabelDisplay(value)}
							count={count}
							checked={search.epc.includes(value)}
							onChange={() => choose({ epc: toggled(search.epc, value) })}
						/>
					))}
				</div>
			</FilterGroup>
			<FilterGroup label={t("words.label")}>
				<WordsField value={search.q} onValue={(q) => choose({ q }, "q")} />
			</FilterGroup>
		</div>
	);
}

function toggled<Item>(items: readonly Item[], item: Item): Item[] {
	return items.includes(item) ? items.filter((each) => each !== item) : [...items, item];
}

const MAX_LENGTH = 200;

type WordsFieldProps = { value: string | undefined; onValue: (value: string | undefined) => void };

function read(text: string): string | undefined {
	return text.trim() || undefined;
}

function write(value: string | undefined): string {
	return value ?? "";
}

/** Free-text field. */
function WordsField({ value, onValue }: WordsFieldProps) {
	const { t } = useTranslation("search");
	return (
		<TextInput
			type="search"
			name="q"
			label={t("words.label")}
			hint={t("words.hint")}
			hideLabel
			maxLength={MAX_LENGTH}
			{...useTyped({ value, read, write, onValue }).field}
		/>
	);
}
