import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names";
import { Empty } from "./desk-page";

export type DeskColumn<Row> = {
	/** Unique within the table. Empty for a column of buttons, whose texts explain them. */
	title: string;
	cell(row: Row): ReactNode;
	/** Right-aligned, with tabular figures. */
	numeric?: boolean;
	/** Row header; for one column. */
	rowHeader?: boolean;
};

type DeskTableProps<Row> = {
	/** For screen readers. */
	caption: string;
	columns: readonly DeskColumn<Row>[];
	rows: readonly Row[];
	rowKey(row: Row): string | number;
	/** Shown in place of a table without rows. */
	empty?: string;
};

/** Dense table; on phones each row becomes a small list, with titles before the values. */
export function DeskTable<Row>({ caption, columns, rows, rowKey, empty }: DeskTableProps<Row>) {
	if (empty && rows.length === 0) return <Empty title={empty} />;
	return (
		<table className="desk-table">
			<caption className="sr-only">{caption}</caption>
			<thead>
				<tr>
					{columns.map(({ title, numeric }) =>
						title === "" ? (
							<td key={title} />
						) : (
							<th key={title} scope="col" className={numeric ? "desk-number" : undefined}>
								{title}
							</th>
						),
					)}
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<tr key={rowKey(row)}>
						{columns.map((column) => (
							<Cell key={column.title} column={column} row={row} />
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

function Cell<Row>({ column, row }: { column: DeskColumn<Row>; row: Row }) {
	const { title, cell, numeric, rowHeader } = column;
	const className = classNames(numeric && "desk-number");
	return rowHeader ? (
		<th scope="row" data-title={title} className={className}>
			{cell(row)}
		</th>
	) : (
		<td data-title={title} className={className}>
			{cell(row)}
		</td>
	);
}

type DeskFactsProps = { facts: readonly { label: string; value: ReactNode }[]; look?: "desk-facts" | "desk-figures" };

/** Values with their labels; `desk-figures` shows large figures below the labels. */
export function DeskFacts({ facts, look = "desk-facts" }: DeskFactsProps) {
	return (
		<dl className={look}>
			{facts.map(({ label, value }) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}
