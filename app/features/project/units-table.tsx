import { useLocation } from "react-router";
import { formatEuro } from "../../domain/property/price";
import {
	isAvailableUnit,
	type UnitColumn,
	type UnitOrder,
	type UnitRow,
	unitAddress,
	unitColumns,
} from "../../domain/property/project/unit-rows";
import { useTranslation } from "../../i18n/texts";
import { control } from "../../page/controls";
import { TextLink } from "../../ui/link";
import { type Column, Table } from "../../ui/table";
import { Money } from "../listing/money";
import { floorName, statusName } from "./unit-names";

/** Minimum touch target for short texts in dense rows. */
const target = "inline-flex min-h-6 min-w-6 items-center";

type UnitsTableProps = {
	project: { id: number; title: string };
	units: readonly UnitRow[];
	order: UnitOrder | null;
};

/** Table of a project's units, on phones a small list for each unit. The sort order is in the URL. */
export function UnitsTable({ project, units, order }: UnitsTableProps) {
	const { t } = useTranslation("project");
	const { pathname, search } = useLocation();

	const titleOf = (column: UnitColumn) => (column === "allIn" ? t("fields:costs.allIn") : t(`units.${column}`));

	function sortOf(column: UnitColumn): NonNullable<Column<UnitRow>["sort"]> {
		const isCurrent = order?.column === column;
		const next = isCurrent && !order.isDescending ? `-${column}` : column;
		// Keeps the filter.
		const query = new URLSearchParams(search);
		query.set("sort", next);
		return {
			to: `${pathname}?${query}#units`,
			label: t("units.sort", { column: titleOf(column) }),
			link: control("swap", ""),
			direction: isCurrent ? (order.isDescending ? "descending" : "ascending") : null,
		};
	}

	const cells: Record<UnitColumn, (row: UnitRow) => React.ReactNode> = {
		unit: (row) =>
			row.path && row.unit ? (
				<TextLink to={row.path} className={target}>
					{row.unit}
				</TextLink>
			) : (
				(row.unit ?? "")
			),
		floor: (row) => row.floor && floorName(row.floor, t),
		status: (row) => statusName(row.status, t),
		requirement: (row) => row.requirement ?? "",
		price: (row) => <Money>{row.priceText ?? ""}</Money>,
		allIn: (row) => <Money>{row.allIn === null ? "" : formatEuro(row.allIn)}</Money>,
	};
	// Omits columns that are empty for every unit.
	const columns = unitColumns
		.filter((column) => column === "unit" || units.some((row) => row[column] !== null))
		.map(
			(column): Column<UnitRow> => ({
				title: titleOf(column),
				cell: cells[column],
				sort: sortOf(column),
				rowHeader: column === "unit",
				numeric: column === "price" || column === "allIn",
			}),
		);
	const ask: Column<UnitRow> = {
		title: t("units.contact"),
		cell: (row) =>
			row.unit !== null && isAvailableUnit(row.status) ? (
				<TextLink
					to={unitAddress(pathname, row.unit, "contact-construction")}
					rel="nofollow"
					className={target}
					aria-label={t("units.askAbout", { unit: row.unit })}
				>
					{t("units.ask")}
				</TextLink>
			) : (
				""
			),
	};
	const plan: Column<UnitRow> = {
		title: t("units.plan"),
		cell: (row) =>
			row.plan === null ? (
				""
			) : (
				<TextLink to={row.plan} newWindow className={target} aria-label={t("units.planOf", { unit: row.unit ?? "" })}>
					{t("units.plan")}
				</TextLink>
			),
	};
	return (
		<div className="units-list">
			<Table
				columns={[...columns, ...(units.some(({ plan }) => plan !== null) ? [plan] : []), ask]}
				rows={units}
				rowKey={(row) => row.key}
				caption={t("units.caption", { title: project.title })}
				stacked
			/>
		</div>
	);
}
