import { useTranslation } from "react-i18next";
import type { PropertyStatistics } from "../../../worker/accounts/service";
import { formatNumber } from "../../domain/formatting/numbers";
import { useLanguage } from "../../i18n/texts";
import { Table } from "../../ui/table";

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
		key,
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
					hideCaption
					columns={[
						{ key: "kind", title: t("kinds.kind"), rowHeader: true, cell: (line) => line.label },
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
