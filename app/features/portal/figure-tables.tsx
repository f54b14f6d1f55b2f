import { useTranslation } from "react-i18next";
import type { PropertyStatistics } from "../../../worker/accounts/service";
import { formatNumber, formatPercent } from "../../domain/formatting/numbers";
import { useLanguage } from "../../i18n/texts";
import { Table } from "../../ui/table";
import { PortalSection } from "./portal-section";

const PERCENT = 100;

/** Page views by source, with their shares. */
export function SourcesTable({ sources }: { sources: PropertyStatistics["sources"] }) {
	const { t } = useTranslation("portal");
	const language = useLanguage();
	const total = sources.reduce((sum, { count }) => sum + count, 0);
	return (
		<PortalSection id="sources" title={t("sources.title")}>
			{sources.length === 0 ? (
				<p className="mt-4 text-quiet">{t("sources.none")}</p>
			) : (
				<div className="mt-4">
					<Table
						caption={t("sources.caption")}
						columns={[
							{ title: t("sources.source"), rowHeader: true, cell: ({ source }) => t(`source.${source}`) },
							{ title: t("chart.visits"), numeric: true, cell: ({ count }) => formatNumber(count, language) },
							{
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
		</PortalSection>
	);
}

type Line = { key: string; label: string; total: number; count: number; before: number };

/** Viewings, communications, online media, calendar viewings and page views: totals and recent. */
export function KindsTable({ statistics }: { statistics: PropertyStatistics }) {
	const { t } = useTranslation("portal");
	const language = useLanguage();
	const lines: Line[] = [
		...statistics.kinds.map(({ kind, total, recent }) => ({
			key: kind,
			label: t(`history.kind.${kind}`),
			total,
			...recent,
		})),
		{
			key: "pageVisit",
			label: t("kinds.pageVisits"),
			total: statistics.pageViews.total,
			...statistics.recentPageViews,
		},
	];
	const number = (key: "total" | "count" | "before", title: string) => ({
		title,
		numeric: true,
		cell: (line: Line) => formatNumber(line[key], language),
	});
	return (
		<div>
			<h2 className="text-2xl">{t("kinds.title")}</h2>
			<div className="mt-4">
				<Table
					caption={t("kinds.title")}
					columns={[
						{ title: t("kinds.kind"), rowHeader: true, cell: (line) => line.label },
						number("count", t("kinds.recent")),
						number("before", t("kinds.before")),
						number("total", t("kinds.total")),
					]}
					rows={lines}
					rowKey={(line) => line.key}
				/>
			</div>
		</div>
	);
}
