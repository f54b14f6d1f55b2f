import { lazy } from "react";
import { useTranslation } from "react-i18next";
import type { DayOfPageViews } from "../../../worker/accounts/service";
import { formatDate } from "../../domain/formatting/dates";
import { formatNumber } from "../../domain/formatting/numbers";
import { useLanguage } from "../../i18n/texts";
import { ClientOnly } from "../../ui/live/client-only";
import { Table } from "../../ui/table";
import { PortalSection } from "./portal-section";

/** Loaded in the browser only: the chart library is too large for the Worker. */
const PageViewsChart = lazy(() => import("./page-views-chart.client"));

/** The last thirty days as bars and, for accessibility, as a table. */
export function PageViewsSection({ days }: { days: readonly DayOfPageViews[] }) {
	const { t } = useTranslation("portal");
	const language = useLanguage();
	const total = days.reduce((sum, day) => sum + day.total, 0);
	const peak = days.reduce((most, day) => (day.total > most.total ? day : most), days[0] ?? { day: "", total: 0 });
	const today = days.at(-1)?.day;
	return (
		<PortalSection id="chart" title={t("chart.title")}>
			<p className="mt-2 text-quiet tabular-nums">
				{total === 0
					? t("chart.none")
					: t("chart.summary", {
							count: total,
							from: formatDate(days[0]?.day ?? ""),
							peak: formatDate(peak.day),
							most: formatNumber(peak.total, language),
						})}
			</p>
			{total > 0 && (
				<div aria-hidden="true" className="needs-script mt-6 print-hidden">
					<div className="h-64">
						<ClientOnly>
							<PageViewsChart days={days} />
						</ClientOnly>
					</div>
					<p className="mt-2 text-sm text-quiet">{t("chart.runningNote")}</p>
				</div>
			)}
			<details className="mt-4">
				<summary className="inline-flex min-h-11 items-center gap-2 underline decoration-edge">
					{t("chart.table")}
				</summary>
				<div className="max-w-form">
					<Table
						caption={t("chart.table")}
						columns={[
							{
								title: t("chart.day"),
								rowHeader: true,
								cell: ({ day }) => (day === today ? `${formatDate(day)} (${t("chart.running")})` : formatDate(day)),
							},
							{ title: t("chart.visits"), numeric: true, cell: (day) => formatNumber(day.total, language) },
						]}
						rows={[...days].reverse()}
						rowKey={({ day }) => day}
					/>
				</div>
			</details>
		</PortalSection>
	);
}
