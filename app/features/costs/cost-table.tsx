import { useTranslation } from "../../i18n/texts";
import { TextLink } from "../../ui/link";
import { Table } from "../../ui/table";
import { Money } from "../listing/money";
import type { RentalData } from "./cost-data";
import type { CostRow } from "./cost-rows";
import type { LawSources } from "./law-sources";

type CostTableProps = { caption: string; rows: readonly CostRow[]; total: string };

export function CostTable({ caption, rows, total }: CostTableProps) {
	const { t } = useTranslation("property");
	return (
		<Table
			caption={caption}
			rows={rows}
			rowKey={(row) => row.key}
			columns={[
				{
					title: t("costs.item"),
					rowHeader: true,
					cell: (row) => (
						<>
							{row.label}
							{row.explain && (
								<span className="block text-sm font-normal text-quiet">
									<Money>{row.explain}</Money>
								</span>
							)}
						</>
					),
				},
				{ title: t("costs.amount"), numeric: true, cell: (row) => <Money>{row.amount}</Money> },
			]}
			foot={
				<tr>
					<th scope="row" className="data-cell data-row-title">
						{t("costs.total")}
					</th>
					<td className="data-cell data-number font-medium">
						<Money>{total}</Money>
					</td>
				</tr>
			}
		/>
	);
}

/** Sources of the figures with the date of their last check, and a link to all figures. */
export function Sources({ sources }: { sources: LawSources }) {
	const { t } = useTranslation(["property", "common"]);
	return (
		<p className="mt-4 text-sm text-quiet">
			{`${t("costs.sources")}${t("common:word.colon")}${sources.names.join(" · ")}. `}
			{t("costs.checkedOn", { date: sources.checkedOn })}{" "}
			<TextLink to={sources.path}>{t("common:menu.figures")}</TextLink>
		</p>
	);
}

/** Amounts that a tenant pays at signing. */
export function RentalCosts({ data }: { data: RentalData }) {
	const { t } = useTranslation("property");
	return (
		<div className="max-w-measure">
			<h2 id="costs-title" className="text-3xl">
				{t("costs.title.rent")}
			</h2>
			<p className="mt-4 mb-8 max-w-measure text-quiet">{t("costs.estimateRent")}</p>
			<CostTable caption={t("costs.signing")} rows={data.rows} total={data.total} />
			{data.sources && <Sources sources={data.sources} />}
		</div>
	);
}
