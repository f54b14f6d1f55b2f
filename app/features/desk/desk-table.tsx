import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names";

export type DeskColumn<Row> = {
	key: string;
	/** Empty for a column of buttons, which say themselves what they do. */
	title: string;
	cell(row: Row): ReactNode;
	/** Right-aligned, with figures of one width. */
	numeric?: boolean;
	/** The name of the row; one column has it. */
	rowHeader?: boolean;
};

type DeskTableProps<Row> = {
	/** For screen readers. */
	caption: string;
	columns: readonly DeskColumn<Row>[];
	rows: readonly Row[];
	rowKey(row: Row): string | number;
};

/** A dense table; on phones each row is a small list of its own, with the titles before the values. */
export function DeskTable<Row>({ caption, columns, rows, rowKey }: DeskTableProps<Row>) {
	return (
		<table className="desk-table">
			<caption className="sr-only">{caption}</caption>
			<thead>
				<tr>
					{columns.map(({ key, title, numeric }) =>
						title === "" ? (
							<td key={key} />
						) : (
							<th key={key} scope="col" className={numeric ? "desk-number" : undefined}>
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
							<Cell key={column.key} column={column} row={row} />
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
