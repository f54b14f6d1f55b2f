import { useTranslation } from "react-i18next";
import type { PropertyStatistics } from "../../../worker/accounts/service";
import { formatNumber, formatPercent } from "../../domain/formatting/numbers";
import { useLanguage } from "../../i18n/texts";
import { Table } from "../../ui/table";

const PERCENT = 100;

/** Where visitors came from, as numbers and shares. */
export function SourcesTable({ sources }: { sources: PropertyStatistics["sources"] }) {
	const { t } = useTranslation("portal");
	const language = useLanguage();
	const total = sources.reduce((sum, { count }) => sum + count, 0);
	return (
		<section aria-labelledby="sources">
			<h2 id="sources" className="text-2xl">
				{t("sources.title")}
			</h2>
			{sources.length === 0 ? (
				<p className="mt-4 text-quiet">{t("sources.none")}</p>
			) : (
				<div className="mt-4">
					<Table
						caption={t("sources.caption")}
						hideCaption
						columns={[
							{
								key: "source",
								title: t("sources.source"),
								rowHeader: true,
								cell: ({ source }) => t(`source.${source}`),
							},
							{
								key: "count",
								title: t("chart.visits"),
								numeric: true,
								cell: ({ count }) => formatNumber(count, language),
							},
							{
								key: "share",
								title: t("sources.share"),
								numeric: true,
								cell: ({ count }) => formatPercent(Math.round((count / total) * PERCENT), language),
							},
						]}
						rows={sources}
						rowKey={({ source }) => source}
					/>
				</div>
			)}
		</section>
	);
}
