import { useTranslation } from "react-i18next";
import type { ImportRun, ImportRunDetail } from "../../../../worker/desk/service";
import type { Crm } from "../../../../worker/site";
import { deskSectionPath } from "../../../domain/desk/sections";
import { formatDateTime } from "../../../domain/formatting/dates";
import { formatNumber } from "../../../domain/formatting/numbers";
import { MAX_FINDINGS } from "../../../domain/imports/finding-groups";
import { DeskButton, DeskForm } from "../../../features/desk/desk-form";
import { DeskLink } from "../../../features/desk/desk-link";
import { DeskPage, DeskSection } from "../../../features/desk/desk-page";
import { DeskFacts, DeskTable } from "../../../features/desk/desk-table";
import { FindingsTable } from "../../../features/desk/findings-table";
import { Mark, Notice } from "../../../features/desk/notice";
import { Reason } from "../../../features/desk/reason";
import { fieldNameIn } from "../../../i18n/import-words";
import { useLanguage } from "../../../i18n/texts";

type RunDetailProps = { run: ImportRunDetail; titles: Readonly<Record<number, string>>; crm: Crm };

const counts = ["read", "created", "changed", "unchanged", "withdrawn", "rejected"] as const;
/** Counts of a run whose changes are not on the site. */
const countsOfRefused = ["read", "rejected"] as const;

/** One import run with its findings and its refused withdrawals. */
export function RunDetail({ run, titles, crm }: RunDetailProps) {
	const { t } = useTranslation("desk");
	const language = useLanguage();
	return (
		<DeskPage
			title={t("imports.run", { id: run.id })}
			intro={formatDateTime(new Date(run.startedAt), language)}
			tools={<DeskLink to={deskSectionPath("imports", language)}>{t("imports.all")}</DeskLink>}
		>
			<p>
				<Mark tone={runTones[run.state]}>{t(`imports.states.${run.state}`)}</Mark>{" "}
				<span className="desk-quiet">{run.isWhole ? t("imports.whole") : t("imports.changesOnly")}</span>
			</p>
			{run.message && (
				<Notice tone="warning">
					<Reason message={run.message} crm={crm} />
				</Notice>
			)}
			<DeskFacts
				look="desk-figures"
				facts={(run.isTaken ? counts : countsOfRefused).map((count) => ({
					label: t(`imports.count.${count}`),
					value: run.counts[count],
				}))}
			/>
			{run.refused && <Refused refused={run.refused} titles={titles} counts={run.counts} />}
			<DeskSection
				title={t("imports.findings")}
				intro={
					run.findings.length > MAX_FINDINGS &&
					t("imports.firstFindings", { most: formatNumber(MAX_FINDINGS, language) })
				}
			>
				<FindingsTable
					caption={t("imports.findings")}
					empty={t("imports.noFindings")}
					findings={run.findings.slice(0, MAX_FINDINGS)}
					crm={crm}
					isMixed
				/>
			</DeskSection>
			{run.fields.length > 0 && <Fields fields={run.fields} isWhole={run.isWhole} />}
		</DeskPage>
	);
}

/** Number of properties per field, compared with the previous run: shows fields that the CRM stopped sending. */
function Fields({ fields, isWhole }: Pick<ImportRunDetail, "fields" | "isWhole">) {
	const { t } = useTranslation("imports");
	const language = useLanguage();
	const nameOf = fieldNameIn(t);
	return (
		<DeskSection title={t("fields.title")} intro={isWhole ? t("fields.intro") : t("fields.introChanges")}>
			<DeskTable
				caption={t("fields.title")}
				rows={fields}
				rowKey={({ field }) => field}
				columns={[
					{
						title: t("fields.field"),
						rowHeader: true,
						cell: ({ field }) => (
							<>
								{nameOf(field)} <code className="desk-quiet">{field}</code>
							</>
						),
					},
					{ title: t("fields.now"), cell: ({ filled }) => formatNumber(filled, language) },
					{ title: t("fields.before"), cell: ({ before }) => (before === null ? "–" : formatNumber(before, language)) },
				]}
			/>
		</DeskSection>
	);
}

/** Refused withdrawals, because too many properties were missing: one button confirms all of those listed. */
function Refused({
	refused,
	titles,
	counts,
}: Pick<RunDetailProps, "titles"> & {
	refused: NonNullable<ImportRunDetail["refused"]>;
	counts: ImportRunDetail["counts"];
}) {
	const { t } = useTranslation("desk");
	const count = refused.ids.length;
	return (
		<DeskSection title={t("imports.refused", { count })} intro={t("imports.refusedText")}>
			{refused.isAccepted ? (
				<Notice tone="good">{t("imports.accepted")}</Notice>
			) : (
				<DeskForm intent="accept" values={{ seen: String(count) }}>
					<DeskButton look="danger">{t("imports.accept", { count })}</DeskButton>
				</DeskForm>
			)}
			{refused.news === "waits" && (
				<DeskForm intent="takeNews">
					<p>{t("imports.brings", { created: counts.created, changed: counts.changed })}</p>
					<DeskButton>{t("imports.takeNews")}</DeskButton>
				</DeskForm>
			)}
			{refused.news === "taken" && <Notice tone="good">{t("imports.newsTaken")}</Notice>}
			<ul className="desk-history">
				{refused.ids.map((id) => (
					<li key={id}>{titles[id] ? `${titles[id]} · ${id}` : id}</li>
				))}
			</ul>
		</DeskSection>
	);
}

/** Tone of each state's mark. */
export const runTones = {
	staging: "new",
	planned: "new",
	done: "good",
	failed: "wrong",
	refused: "warning",
} as const satisfies Record<ImportRun["state"], string>;
