import { useTranslation } from "react-i18next";
import { desk, listings, visitor } from "../../../context";
import { isLanguage } from "../../../domain/language";
import { deskHead } from "../../../features/desk/desk-head";
import { DeskAnchor } from "../../../features/desk/desk-link";
import { DeskPage, DeskSection } from "../../../features/desk/desk-page";
import { DeskTable } from "../../../features/desk/desk-table";
import { requireStaff } from "../../../features/desk/require-staff";
import { textsOf } from "../../../features/layout/page-loader";
import { useLanguage } from "../../../i18n/texts";
import type { Route } from "./+types/route";

export const handle = { namespaces: ["desk", "desk-manage"] };

export async function loader({ context }: Route.LoaderArgs) {
	await requireStaff(context, "newsletter.see");
	const { language } = context.get(visitor);
	const t = textsOf(context, "desk-manage");
	const [numbers, names] = await Promise.all([
		context.get(desk).audience.numbers(),
		context.get(listings).typeNames(language),
	]);
	return {
		head: deskHead(t("newsletter.title")),
		newsletter: numbers.newsletter,
		unconfirmed: numbers.unconfirmed,
		total: numbers.searches.total,
		localities: numbers.searches.localities,
		types: numbers.searches.types.map(({ name, n }) => ({ name: names.get(Number(name)) ?? name, n })),
	};
}

type Row = { name: string; n: number };

export default function NewsletterRoute({ loaderData }: Route.ComponentProps) {
	const { newsletter, unconfirmed, total, localities, types } = loaderData;
	const { t } = useTranslation("desk-manage");
	const language = useLanguage();
	const inLanguage = newsletter.map(({ name, n }) => ({ name: isLanguage(name) ? t(`language.${name}`) : name, n }));
	return (
		<DeskPage title={t("newsletter.title")} intro={t("newsletter.intro")}>
			<DeskSection title={t("newsletter.subscribers")} intro={t("newsletter.unconfirmed", { count: unconfirmed })}>
				<Numbers title={t("newsletter.language")} rows={inLanguage} />
				<p>
					<DeskAnchor href={`/api/desk/newsletter.csv?lang=${language}`} download>
						{t("newsletter.export")}
					</DeskAnchor>
				</p>
			</DeskSection>
			<DeskSection title={t("newsletter.searches", { count: total })}>
				<Numbers title={t("newsletter.locality")} rows={localities} />
				<Numbers title={t("newsletter.type")} rows={types} />
				<p>
					<DeskAnchor href={`/api/desk/searches.csv?lang=${language}`} download>
						{t("newsletter.searchesExport")}
					</DeskAnchor>
				</p>
			</DeskSection>
		</DeskPage>
	);
}

function Numbers({ title, rows }: { title: string; rows: readonly Row[] }) {
	const { t } = useTranslation(["desk-manage", "common"]);
	if (rows.length === 0) {
		return (
			<p>
				<span className="desk-quiet">{title}</span>
				{t("common:word.colon")}
				{t("newsletter.none")}
			</p>
		);
	}
	return (
		<DeskTable
			caption={title}
			rows={rows}
			rowKey={({ name }) => name}
			columns={[
				{ title, rowHeader: true, cell: ({ name }) => name },
				{ title: t("newsletter.count"), numeric: true, cell: ({ n }) => n },
			]}
		/>
	);
}
