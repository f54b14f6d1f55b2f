import { type ReactNode, useId } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import { Anchor } from "./link";

export type Column<Row> = {
	/** Unique within the table. Empty for a column of buttons. */
	title: string;
	cell: (row: Row) => ReactNode;
	/** Right-aligned, with tabular figures. */
	numeric?: boolean;
	/** Row header; for one column. */
	rowHeader?: boolean;
	/** Sorting by this column: the current order, and the URL that changes it. */
	sort?: {
		to: string;
		label: string;
		direction: "ascending" | "descending" | null;
		link?: object;
	};
};

type TableProps<Row> = {
	columns: readonly Column<Row>[];
	rows: readonly Row[];
	rowKey: (row: Row) => string | number;
	caption: ReactNode;
	/** Without it, only screen readers have the caption, because a heading says the same. */
	showCaption?: boolean;
	/** On phones each row becomes a small list, with titles before the values. */
	stacked?: boolean;
	/** Rows for the foot; their cells take the class `data-cell`. */
	foot?: ReactNode;
};

export function Table<Row>({ columns, rows, rowKey, caption, showCaption, stacked = false, foot }: TableProps<Row>) {
	const captionId = useId();
	return (
		// A scrolling region must be reachable by keyboard.
		<section
			aria-labelledby={captionId}
			tabIndex={stacked ? undefined : 0}
			className="data-box relative overflow-x-auto"
		>
			<table className={classNames("data-table", stacked && "data-stacked")}>
				<caption id={captionId} className={showCaption ? undefined : "sr-only"}>
					{caption}
				</caption>
				<thead>
					<tr>
						{columns.map(({ title, numeric, sort }) =>
							title === "" ? (
								<td key={title} className="data-cell" />
							) : (
								<th
									key={title}
									scope="col"
									aria-sort={sort?.direction ?? undefined}
									className={classNames("data-cell data-title", numeric && "data-number")}
								>
									{sort ? <SortLink title={title} {...sort} /> : title}
								</th>
							),
						)}
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={rowKey(row)}>
							{columns.map((column) => (
								<Cell key={column.title} column={column} row={row} stacked={stacked} />
							))}
						</tr>
					))}
				</tbody>
				{foot && <tfoot>{foot}</tfoot>}
			</table>
		</section>
	);
}

/** Not focusable on phones, which hide the titles. */
function SortLink({
	title,
	to,
	label,
	direction,
	link = {},
}: { title: string } & NonNullable<Column<unknown>["sort"]>) {
	return (
		<>
			<Anchor
				to={to}
				{...link}
				title={label}
				className="inline-flex items-center gap-1 no-underline hover:text-accent max-tablet:hidden"
			>
				{title}
				<Icon
					name={direction ? "chevron-down" : "arrow-up-down"}
					className={classNames("size-3.5", direction === "ascending" && "rotate-180")}
				/>
			</Anchor>
			<span className="tablet:hidden">{title}</span>
		</>
	);
}

function Cell<Row>({ column, row, stacked }: { column: Column<Row>; row: Row; stacked: boolean }) {
	const content = (
		<>
			{stacked && column.title && (
				<span aria-hidden="true" className="data-label">
					{column.title}
				</span>
			)}
			<div>{column.cell(row)}</div>
		</>
	);
	const className = classNames("data-cell", column.rowHeader && "data-row-title", column.numeric && "data-number");
	return column.rowHeader ? (
		<th scope="row" className={className}>
			{content}
		</th>
	) : (
		<td className={className}>{content}</td>
	);
}
