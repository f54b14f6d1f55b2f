import { useTranslation } from "react-i18next";
import { Bar, Legend } from "recharts";
import type { ResultFigure } from "../../../domain/desk/results";
import { BarsChart } from "../../../ui/bars-chart.client";

/** Lines of the table that the drawing has room for. */
const MAX_DRAWN = 52;
const drawn = [
	{ figure: "requests", fill: "var(--ink)" },
	{ figure: "offers", fill: "var(--edge)" },
	{ figure: "viewings", fill: "var(--accent)" },
] as const;

/** Requests, the offers among them and viewings of each line as bars. */
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
