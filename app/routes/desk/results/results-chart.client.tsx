import { useTranslation } from "react-i18next";
import { Bar, Legend } from "recharts";
import type { ResultFigure } from "../../../domain/desk/results";
import { BarsChart } from "../../../ui/bars-chart.client";

/** Number of rows that fit the chart. */
const MAX_DRAWN = 52;
const drawn = [
	{ figure: "requests", fill: "var(--ink)" },
	{ figure: "offers", fill: "var(--edge)" },
	{ figure: "viewings", fill: "var(--accent)" },
] as const;

/** Bar chart of requests, the offers among them, and viewings per row. */
export default function ResultsChart({
	rows,
}: {
	rows: readonly ({ label: string } & Record<ResultFigure, number>)[];
}) {
	const { t } = useTranslation("desk-manage");
	return (
		<BarsChart rows={rows.slice(0, MAX_DRAWN)} label="label">
			<Legend itemSorter={null} />
			{drawn.map(({ figure, fill }) => (
				<Bar
					key={figure}
					dataKey={figure}
					name={t(`results.figure.${figure}`)}
					fill={fill}
					isAnimationActive={false}
					radius={[1, 1, 0, 0]}
				/>
			))}
		</BarsChart>
	);
}
