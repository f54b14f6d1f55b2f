import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ImportRunDetail } from "../../../../worker/desk/service";
import { deskSectionPath } from "../../../domain/desk/sections";
import { formatDateTime } from "../../../domain/formatting/dates";
import { DeskButton, DeskForm } from "../../../features/desk/desk-form";
import { DeskPage, DeskSection, Empty } from "../../../features/desk/desk-page";
import { DeskTable } from "../../../features/desk/desk-table";
import { Mark, Notice } from "../../../features/desk/notice";
import { Reason } from "../../../features/desk/reason";
import { useLanguage } from "../../../features/layout/site-data";
import { runTones } from "./run-tones";

type RunDetailProps = { run: ImportRunDetail; titles: Readonly<Record<number, string>> };

const counts = ["read", "created", "changed", "unchanged", "withdrawn", "rejected"] as const;

/** One run, with what it found and what it would not withdraw. */
export function RunDetail({ run, titles }: RunDetailProps) {
	const { t } = useTranslation("desk");
	const language = useLanguage();
	return (
		<DeskPage
			title={t("imports.run", { id: run.id })}
			intro={formatDateTime(new Date(run.startedAt), language)}
			tools={
				<Link to={deskSectionPath("imports", language)} className="desk-button desk-button-plain">
					{t("imports.all")}
				</Link>
			}
		>
			<p>
				<Mark tone={runTones[run.state]}>{t(`imports.states.${run.state}`)}</Mark>{" "}
				<span className="desk-quiet">{run.isWhole ? t("imports.whole") : t("imports.changesOnly")}</span>
			</p>
			{run.message && <Notice tone="warning">{run.message}</Notice>}
			<dl className="desk-figures">
				{counts.map((count) => (
					<div key={count}>
						<dt>{t(`imports.count.${count}`)}</dt>
						<dd>{run.counts[count]}</dd>
					</div>
				))}
			</dl>
			{run.refused && <Refused refused={run.refused} titles={titles} />}
			<DeskSection title={t("imports.findings")}>
				{run.findings.length === 0 ? (
					<Empty title={t("imports.noFindings")} />
				) : (
					<DeskTable
						caption={t("imports.findings")}
						rows={run.findings}
						rowKey={({ finding, kind, recordId, reason }) => [finding, kind, recordId, reason].join(" ")}
						columns={[
							{
								key: "record",
								title: t("listings.record"),
								rowHeader: true,
								cell: ({ kind, recordId }) =>
									kind === "property" && /^\d+$/.test(recordId) ? (
										<Link
											to={deskSectionPath("listings", language, recordId)}
										>{`${t("listings.kind.property")} ${recordId}`}</Link>
									) : (
										`${t(`listings.kind.${kind}`)} ${recordId}`
									),
							},
							{
								key: "finding",
								title: t("imports.finding"),
								cell: ({ finding }) => (
									<Mark tone={finding === "rejected" ? "wrong" : "warning"}>{t(`listings.finding.${finding}`)}</Mark>
								),
							},
							{ key: "reason", title: t("listings.reason"), cell: ({ reason }) => <Reason reason={reason} /> },
						]}
					/>
				)}
			</DeskSection>
		</DeskPage>
	);
}

/** Too much was missing at once: each is shown, and one button confirms that they are really gone. */
function Refused({
	refused,
	titles,
}: Pick<RunDetailProps, "titles"> & { refused: { ids: number[]; isAccepted: boolean } }) {
	const { t } = useTranslation("desk");
	const count = refused.ids.length;
	return (
		<DeskSection title={t("imports.refused", { count })} intro={t("imports.refusedText")}>
			<ul className="desk-history">
				{refused.ids.map((id) => (
					<li key={id}>{titles[id] ? `${titles[id]} (${id})` : id}</li>
				))}
			</ul>
			{refused.isAccepted ? (
				<Notice tone="good">{t("imports.accepted")}</Notice>
			) : (
				<DeskForm intent="accept" values={{ seen: String(count) }}>
					<DeskButton look="danger">{t("imports.accept", { count })}</DeskButton>
				</DeskForm>
			)}
		</DeskSection>
	);
}
