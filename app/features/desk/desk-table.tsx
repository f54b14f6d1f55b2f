import type { ComponentProps, ReactNode } from "react";
import { Table } from "../../ui/table";
import { Empty } from "./desk-page";

type DeskTableProps<Row> = Omit<ComponentProps<typeof Table<Row>>, "stacked"> & {
	/** Shown in place of a table without rows. */
	empty?: string;
};

/** Table of the desk; `desk.css` makes it denser. */
export function DeskTable<Row>({ empty, ...table }: DeskTableProps<Row>) {
	return empty && table.rows.length === 0 ? <Empty title={empty} /> : <Table {...table} stacked />;
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
