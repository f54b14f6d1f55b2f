import { spokenPrice } from "../../domain/formatting/spoken-price";
import { regions } from "../../domain/localities/region";
import { useLanguage, useTranslation } from "../../i18n/texts";
import { control } from "../../page/controls";
import { Button } from "../../ui/button";
import { Checkbox } from "../../ui/choices";
import { Select } from "../../ui/inputs";
import { Table } from "../../ui/table";
import { Money } from "../listing/money";
import { AskedPrice } from "./asked-price";
import { CostTable, Sources } from "./cost-table";
import type { RegionCostData } from "./region-costs";

/** Purchase costs in any region. A plain form that the server calculates; with scripts it submits on every change. */
export function RegionCalculator({ data }: { data: RegionCostData }) {
	const { t } = useTranslation(["calculator", "property", "search"]);
	const language = useLanguage();
	const { question } = data;

	return (
		<form
			method="get"
			{...control("swap", "")}
			{...control("submits", "")}
			className="mt-10 grid gap-x-12 gap-y-10 desktop:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]"
		>
			<div className="grid content-start gap-5">
				<Select
					name="region"
					label={t("region")}
					defaultValue={question.region}
					options={regions.map((region) => ({ value: region, label: t(`search:region.${region}`) }))}
				/>
				<AskedPrice label={t("property:costs.price")} asked={data.asked} />
				<div>
					<Checkbox name="ownHome" value="1" label={t("property:costs.ownHome")} defaultChecked={question.isOwnHome} />
					<Checkbox name="newBuild" value="1" label={t("newBuild")} defaultChecked={question.isNewBuild} />
				</div>
				<Select
					name="buyers"
					label={t("property:costs.buyers")}
					hint={t("buyersHint")}
					defaultValue={String(question.buyers)}
					options={[
						{ value: "1", label: t("property:costs.oneBuyer") },
						{ value: "2", label: t("property:costs.twoBuyers") },
					]}
				/>
				<Button type="submit">{t("submit")}</Button>
			</div>
			<div id="calculated" data-swapped className="grid min-w-0 grid-cols-1 gap-12">
				<p {...control("said", "")} className="sr-only">
					{spokenPrice(data.asked.fault ?? `${t("result", { region: data.region })}, ${data.sum}`, language)}
				</p>
				<section aria-labelledby="result">
					<h2 id="result" className="mb-4 text-3xl">
						{t("result", { region: data.region })}
					</h2>
					<CostTable
						caption={t("property:costs.purchase")}
						rows={[{ key: "price", label: t("property:costs.price"), explain: "", amount: data.price }, ...data.rows]}
						total={data.sum}
					/>
				</section>
				<div>
					<h2 id="compared" className="mb-4 text-3xl">
						{t("compare.title")}
					</h2>
					<Table
						caption={t("compare.title")}
						stacked
						rows={data.compared}
						rowKey={(row) => row.region}
						columns={[
							{
								title: t("compare.region"),
								rowHeader: true,
								cell: (row) => (row.isAsked ? <strong>{row.name}</strong> : row.name),
							},
							{ title: t("compare.tax"), numeric: true, cell: (row) => <Money>{row.tax}</Money> },
							{ title: t("compare.notary"), numeric: true, cell: (row) => <Money>{row.notary}</Money> },
							{ title: t("compare.total"), numeric: true, cell: (row) => <Money>{row.total}</Money> },
						]}
					/>
					<Sources sources={data.sources} />
				</div>
			</div>
		</form>
	);
}
