import { useTranslation } from "react-i18next";
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import type { ResultFigure } from "../../../domain/desk/results";

/** Lines of the table that the drawing has room for. */
const MOST_DRAWN = 52;
const drawn = [
	{ figure: "requests", fill: "var(--ink)" },
	{ figure: "viewings", fill: "var(--accent)" },
	{ figure: "offers", fill: "var(--edge)" },
] as const;

/** Requests, viewings and offers of each line as bars. Colours follow the page, by day and by night. */
export default function ResultsChart({
	rows,
}: {
	rows: readonly ({ label: string } & Record<ResultFigure, number>)[];
}) {
	const { t } = useTranslation("desk-manage");
	const tick = { fill: "var(--quiet)", fontSize: 13 };
	return (
		<ResponsiveContainer width="100%" height="100%">
			<BarChart
				data={rows.slice(0, MOST_DRAWN)}
				margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
				barCategoryGap="22%"
				accessibilityLayer={false}
			>
				<CartesianGrid vertical={false} stroke="var(--hairline)" />
				<XAxis
					dataKey="label"
					tickLine={false}
					axisLine={{ stroke: "var(--edge)" }}
					tick={tick}
					interval="preserveStartEnd"
					minTickGap={24}
				/>
				<YAxis allowDecimals={false} tickLine={false} axisLine={false} tick={tick} width={36} />
				<Tooltip
					cursor={{ fill: "var(--hairline)", opacity: 0.5 }}
					isAnimationActive={false}
					contentStyle={{ background: "var(--surface)", borderColor: "var(--hairline)", color: "var(--ink)" }}
				/>
				<Legend />
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
			</BarChart>
		</ResponsiveContainer>
	);
}
