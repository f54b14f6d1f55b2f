import { useTranslation } from "../../i18n/texts";
import type { RentalData } from "./cost-data";
import { CostTable } from "./cost-table";
import { Sources } from "./sources";

/** What a tenant pays at signing. */
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
