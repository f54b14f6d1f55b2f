import { lazy } from "react";
import { useTranslation } from "react-i18next";
import { Form, useSubmit } from "react-router";
import type { ResultRow, Results } from "../../../../worker/desk/results";
import { desk, visitor } from "../../../context";
import { type ResultsQuery, resultFigures, resultsBy, resultsQuery, resultWeeks } from "../../../domain/desk/results";
import { formatNumber } from "../../../domain/formatting/numbers";
import { DeskButton } from "../../../features/desk/desk-form";
import { deskHead } from "../../../features/desk/desk-head";
import { CsvLink } from "../../../features/desk/desk-link";
import { DeskPage, DeskSection, Empty } from "../../../features/desk/desk-page";
import { DeskTable } from "../../../features/desk/desk-table";
import { FilterSelect } from "../../../features/desk/filter-fields";
import { requireStaff } from "../../../features/desk/require-staff";
import { textsOf } from "../../../features/layout/page-loader";
import { useLanguage } from "../../../i18n/texts";
import { ClientOnly } from "../../../ui/live/client-only";
import type { Route } from "./+types/route";

export const handle = { namespaces: ["desk", "desk-manage"] };

/** Large, and rendered only in the browser: the table has the same data. */
const ResultsChart = lazy(() => import("./results-chart.client"));

export async function loader({ context, url }: Route.LoaderArgs) {
	const staff = await requireStaff(context, "results.see");
	const { language } = context.get(visitor);
	const t = textsOf(context, "desk-manage");
	const query = resultsQuery(url.searchParams);
	const results = await context.get(desk).results.read(staff, query, language);
	const narrowed = [t(`results.by.${query.by}`), t("results.weeks", { count: query.weeks })];
	return { head: deskHead(t("results.title"), narrowed), query, results };
}

export default function ResultsRoute({ loaderData }: Route.ComponentProps) {
	const { query, results } = loaderData;
	const { t } = useTranslation("desk-manage");
	const language = useLanguage();
	const csv = new URLSearchParams({ by: query.by, weeks: String(query.weeks), lang: language });
	const isEmpty = resultFigures.every((figure) => results.total[figure] === 0);
	return (
		<DeskPage
			title={t("results.title")}
			intro={t("results.intro")}
			tools={<CsvLink href={`/api/desk/results.csv?${csv}`} />}
		>
			<Choice query={query} />
			{isEmpty ? <Empty title={t("results.empty")} /> : <Figures query={query} results={results} />}
		</DeskPage>
	);
}

function Choice({ query }: { query: ResultsQuery }) {
	const { t } = useTranslation("desk-manage");
	const submit = useSubmit();
	return (
		<Form className="desk-search" onChange={({ currentTarget }) => void submit(currentTarget)}>
			<FilterSelect
				name="by"
				label={t("results.countedBy")}
				value={query.by}
				options={resultsBy.map((by) => ({ value: by, label: t(`results.by.${by}`) }))}
			/>
			<FilterSelect
				name="weeks"
				label={t("results.span")}
				value={String(query.weeks)}
				options={resultWeeks.map((weeks) => ({ value: String(weeks), label: t("results.weeks", { count: weeks }) }))}
			/>
			<DeskButton>{t("results.show")}</DeskButton>
		</Form>
	);
}

function Figures({ query, results }: { query: ResultsQuery; results: Results }) {
	const { t } = useTranslation(["desk-manage", "desk"]);
	const language = useLanguage();
	const none = t(`results.none.${query.by}`);
	const rows = results.rows.map((row) => ({ ...row, label: row.label ?? none }));
	const busy = query.by === "week" ? rows.filter((row) => resultFigures.some((figure) => row[figure] > 0)) : rows;
	const total = { key: "total", label: t("results.total"), ...results.total };
	return (
		<>
			<div aria-hidden="true" className="needs-script desk-chart">
				<ClientOnly>
					<ResultsChart rows={rows} />
				</ClientOnly>
			</div>
			<DeskTable
				caption={t("results.title")}
				rows={[...busy, total]}
				rowKey={({ key }) => key ?? "none"}
				columns={[
					{ title: t(`results.by.${query.by}`), rowHeader: true, cell: ({ label }) => label },
					...resultFigures.map((figure) => ({
						title: t(`results.figure.${figure}`),
						numeric: true,
						cell: (row: ResultRow) => formatNumber(row[figure], language),
					})),
				]}
			/>
			{busy.length < rows.length && <p>{t("results.quiet", { count: rows.length - busy.length })}</p>}
			<DeskSection title={t("results.funnel")} intro={t("results.funnelText")}>
				<DeskTable
					caption={t("results.funnel")}
					rows={results.stages}
					rowKey={({ stage }) => stage}
					columns={[
						{
							title: t("desk:inbox.column.stage"),
							rowHeader: true,
							cell: ({ stage }) => t(`desk:inbox.stage.${stage}`),
						},
						{ title: t("results.figure.requests"), numeric: true, cell: ({ count }) => formatNumber(count, language) },
					]}
				/>
			</DeskSection>
		</>
	);
}
