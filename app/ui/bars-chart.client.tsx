import type { ComponentProps, ReactNode } from "react";
import { BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";

type BarsChartProps = {
	rows: readonly object[];
	/** Key of the label below each bar. */
	label: string;
	labelText?: (label: string) => string;
	/** Tooltip content; by default all values of the bar. */
	tip?: ComponentProps<typeof Tooltip>["content"];
	/** Bars and legend. */
	children: ReactNode;
};

const tick = { fill: "var(--quiet)", fontSize: 13 };

/** Frame of a bar chart. Its colours follow the colour scheme. */
export function BarsChart({ rows, label, labelText, tip, children }: BarsChartProps) {
	return (
		<ResponsiveContainer width="100%" height="100%">
			<BarChart
				data={[...rows]}
				margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
				barCategoryGap="22%"
				accessibilityLayer={false}
			>
				<CartesianGrid vertical={false} stroke="var(--hairline)" />
				<XAxis
					dataKey={label}
					tickFormatter={labelText}
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
					content={tip}
					itemSorter={() => 0}
				/>
				{children}
			</BarChart>
		</ResponsiveContainer>
	);
}
