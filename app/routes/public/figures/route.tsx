import type { Thing } from "schema-dts";
import { checkedSince } from "../../../domain/law/law";
import { pagePath } from "../../../domain/pages/paths";
import { type FigureRow, figureGroups } from "../../../features/law/figure-rows";
import { agencyId } from "../../../features/layout/agency-data";
import { alternatesOf } from "../../../features/layout/alternates";
import { Breadcrumbs } from "../../../features/layout/breadcrumbs";
import type { PageHead } from "../../../features/layout/head";
import { agencyContext, textsOf } from "../../../features/layout/page-loader";
import { Money } from "../../../features/listing/money";
import { pageGraph } from "../../../features/property/load/structured-data";
import { useTranslation } from "../../../i18n/texts";
import { LinkList, TextLink } from "../../../ui/link";
import { Table } from "../../../ui/table";
import type { Route } from "./+types/route";

/** All legal figures that the site uses, with their source and the day of the last check. */
export function loader({ context }: Route.LoaderArgs) {
	const about = agencyContext(context);
	const { origin, language } = about;
	const t = textsOf(context, "law");
	const path = pagePath("figures", language);
	const head: PageHead = {
		title: t("metaTitle"),
		description: t("metaDescription"),
		alternates: alternatesOf(path),
	};
	const dataset: Thing = {
		"@type": "Dataset",
		"@id": origin + path,
		url: origin + path,
		name: t("title"),
		description: t("metaDescription"),
		inLanguage: language,
		dateModified: checkedSince(),
		isAccessibleForFree: true,
		creator: { "@id": agencyId(origin) },
	};
	head.structuredData = pageGraph([dataset], { ...about, crumbs: [{ label: t("title") }] }, path);
	return { head, groups: figureGroups(language, t) };
}

export default function FiguresRoute({ loaderData }: Route.ComponentProps) {
	const { groups } = loaderData;
	const { t } = useTranslation("law");
	return (
		<div className="page-width pt-8">
			<Breadcrumbs crumbs={[{ label: t("title") }]} />
			<header className="mt-8 tablet:mt-12">
				<h1 className="text-5xl">{t("title")}</h1>
				<p className="mt-6 max-w-measure text-quiet text-xl">{t("intro")}</p>
				<p className="mt-4 max-w-measure text-quiet">{t("caveat")}</p>
				<nav aria-label={t("contents")} className="mt-6">
					<LinkList
						links={groups.map(({ subject, title }) => ({ label: title, to: `#${subject}` }))}
						className="flex flex-wrap gap-x-6"
					/>
				</nav>
			</header>
			{groups.map(({ subject, title, rows }) => (
				<section key={subject} id={subject} className="mt-14">
					<h2 className="mb-6 text-3xl">{title}</h2>
					<Table
						caption={title}
						stacked
						rows={rows}
						rowKey={(row) => row.id}
						columns={[
							{ title: t("column.region"), cell: (row) => row.region },
							{ title: t("column.figure"), rowHeader: true, cell: FigureName },
							{ title: t("column.value"), cell: FigureValue },
							{ title: t("column.since"), cell: (row) => row.since },
							{ title: t("column.source"), cell: FigureSource },
							{ title: t("column.checked"), cell: FigureCheck },
						]}
					/>
				</section>
			))}
		</div>
	);
}

function FigureName({ name, remark }: FigureRow) {
	return (
		<>
			{name}
			{remark !== null && <span className="block font-normal text-quiet text-sm">{remark}</span>}
		</>
	);
}

function FigureValue({ values }: FigureRow) {
	return values.map((value) => (
		<span key={value} className="block whitespace-nowrap tabular-nums">
			<Money>{value}</Money>
		</span>
	));
}

function FigureSource({ source }: FigureRow) {
	return source.page === null ? source.name : <TextLink to={source.page}>{source.name}</TextLink>;
}

function FigureCheck({ checkedOn, check }: FigureRow) {
	return (
		<>
			{checkedOn}
			<span className="block text-quiet text-sm">{check}</span>
		</>
	);
}
