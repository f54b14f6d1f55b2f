import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { deskSectionPath } from "../../../domain/desk/sections";
import { type FigureId, isFigureId } from "../../../domain/law/law";
import { pagePath } from "../../../domain/pages/paths";
import { IntentButton } from "../../../features/desk/desk-form";
import { DeskAnchor } from "../../../features/desk/desk-link";
import { DeskPage, DeskSection } from "../../../features/desk/desk-page";
import { DeskTable } from "../../../features/desk/desk-table";
import { Mark, Notice } from "../../../features/desk/notice";
import type { FigureGroup, FigureRow } from "../../../features/law/figure-rows";
import { useLanguage } from "../../../i18n/texts";

type FigureListProps = { groups: readonly FigureGroup[]; due: readonly FigureId[]; mayChange: boolean };

/** All legal figures; those due for a check come first. */
export function FigureList({ groups, due, mayChange }: FigureListProps) {
	const { t } = useTranslation("desk-manage");
	const language = useLanguage();
	const waiting = groups.flatMap(({ rows }) => rows).filter(({ id }) => due.includes(id));
	return (
		<DeskPage
			title={t("figures.title")}
			intro={t("figures.intro")}
			tools={<DeskAnchor href={pagePath("figures", language)}>{t("figures.public")}</DeskAnchor>}
		>
			{waiting.length > 0 && (
				<>
					<Notice tone="warning">{t("figures.due", { count: waiting.length })}</Notice>
					<DeskSection title={t("figures.waiting")}>
						<Rows caption={t("figures.waiting")} rows={waiting} due={due} mayChange={mayChange} />
					</DeskSection>
				</>
			)}
			{groups.map(({ subject, title, rows }) => (
				<DeskSection key={subject} id={subject} title={title}>
					<Rows caption={title} rows={rows} due={due} mayChange={mayChange} />
				</DeskSection>
			))}
		</DeskPage>
	);
}

type RowsProps = Pick<FigureListProps, "due" | "mayChange"> & { caption: string; rows: readonly FigureRow[] };

function Rows({ caption, rows, due, mayChange }: RowsProps) {
	const { t } = useTranslation(["desk-manage", "law"]);
	const language = useLanguage();
	return (
		<DeskTable
			caption={caption}
			rows={rows}
			rowKey={({ id }) => id}
			columns={[
				{ title: t("law:column.region"), cell: ({ region }) => region },
				{
					title: t("law:column.figure"),
					rowHeader: true,
					cell: ({ id, name, remark }) => (
						<>
							<Link to={deskSectionPath("figures", language, addressOfFigure(id))}>{name}</Link>
							{remark !== null && <span className="desk-quiet block">{remark}</span>}
						</>
					),
				},
				{ title: t("law:column.value"), cell: ({ values }) => values.join(" · ") },
				{ title: t("law:column.since"), cell: ({ since }) => since },
				{
					title: t("law:column.checked"),
					cell: ({ id, checkedOn }) =>
						due.includes(id) ? (
							<span className="flex flex-wrap items-center gap-x-3">
								<Mark tone="warning">{checkedOn}</Mark>
								{mayChange && (
									<IntentButton intent="confirm" values={{ id }} look="quiet">
										{t("figures.confirm")}
									</IntentButton>
								)}
							</span>
						) : (
							checkedOn
						),
				},
			]}
		/>
	);
}

/** Encodes `flanders.duty.ownHome` as a path segment, where a dot has a meaning of its own. */
function addressOfFigure(id: FigureId): string {
	return id.replaceAll(".", "~");
}

/** Null for an unknown figure. */
export function figureOfAddress(part: string): FigureId | null {
	const id = part.replaceAll("~", ".");
	return isFigureId(id) ? id : null;
}
