import { useTranslation } from "../../i18n/texts";
import { Table } from "../../ui/table";
import { Money } from "../listing/money";
import type { CostRow } from "./cost-rows";

type CostTableProps = { caption: string; rows: readonly CostRow[]; total: string };

/** Lines of an estimate with their total. */
export function CostTable({ caption, rows, total }: CostTableProps) {
	const { t } = useTranslation("property");
	return (
		<Table
			caption={caption}
			hideCaption
			rows={rows}
			rowKey={(row) => row.key}
			columns={[
				{
					key: "item",
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
				{ key: "amount", title: t("costs.amount"), numeric: true, cell: (row) => <Money>{row.amount}</Money> },
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
