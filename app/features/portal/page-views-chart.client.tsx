import { useTranslation } from "react-i18next";
import { Bar, Cell } from "recharts";
import type { DayOfPageViews } from "../../../worker/accounts/service";
import { formatDate } from "../../domain/formatting/dates";
import { formatNumber } from "../../domain/formatting/numbers";
import { useLanguage } from "../../i18n/texts";
import { BarsChart } from "../../ui/bars-chart.client";

/** Formats a day as `21-11`: the sentence above the chart names the year. */
function shortDate(day: string): string {
	return formatDate(day).replace(/-\d{4}$/, "");
}

/** A bar per day; today's bar is a dashed outline, because the day is not over. */
export default function PageViewsChart({ days }: { days: readonly DayOfPageViews[] }) {
	const { t } = useTranslation(["portal", "common"]);
	const language = useLanguage();
	const today = days.at(-1)?.day;
	return (
		<BarsChart
			rows={days}
			label="day"
			labelText={shortDate}
			tip={({ active, payload }) => {
				const day = payload?.[0]?.payload as DayOfPageViews | undefined;
				if (!active || !day) return null;
				return (
					<div className="rounded-control border border-hairline bg-surface px-3 py-2 text-sm shadow-float">
						<p className="font-medium tabular-nums">{formatDate(day.day)}</p>
						<p className="tabular-nums">
							{`${t("chart.visits")}${t("common:word.colon")}${formatNumber(day.total, language)}`}
						</p>
						{day.day === today && <p className="text-quiet">{t("chart.running")}</p>}
					</div>
				);
			}}
		>
			<Bar dataKey="total" isAnimationActive={false} radius={[1, 1, 0, 0]}>
				{days.map(({ day }) => (
					<Cell
						key={day}
						fill={day === today ? "var(--surface)" : "var(--ink)"}
						stroke={day === today ? "var(--ink)" : "none"}
						strokeDasharray={day === today ? "3 2" : undefined}
					/>
				))}
			</Bar>
		</BarsChart>
	);
}
