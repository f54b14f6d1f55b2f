import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Finding } from "../../../worker/desk/service";
import type { Crm } from "../../../worker/site";
import { deskSectionPath } from "../../domain/desk/sections";
import { type FindingGroup, groupFindings } from "../../domain/imports/finding-groups";
import { useLanguage } from "../../i18n/texts";
import type { Column } from "../../ui/table";
import { DeskTable } from "./desk-table";
import { Mark } from "./notice";
import { Reason } from "./reason";

/** Number of records shown before the others are unfolded. */
const FIRST_SHOWN = 8;

type FindingsTableProps = {
	/** For screen readers. */
	caption: string;
	findings: readonly Finding[];
	crm: Crm;
	/** Rejections and remarks together; each row states which it is. */
	isMixed?: boolean;
	/** Shown in place of a table without findings. */
	empty?: string;
};

/** Findings of an import; the same finding on many records is one row. */
export function FindingsTable({ caption, findings, crm, isMixed = false, empty }: FindingsTableProps) {
	const { t } = useTranslation("desk");
	const findingColumn: Column<FindingGroup<Finding>> = {
		title: t("imports.finding"),
		cell: ({ finding }) => (
			<Mark tone={finding === "rejected" ? "wrong" : "warning"}>{t(`listings.finding.${finding}`)}</Mark>
		),
	};
	return (
		<DeskTable
			caption={caption}
			empty={empty}
			rows={groupFindings(findings)}
			rowKey={({ finding, kind, recordIds, message }) => [finding, kind, message.code, ...recordIds].join(" ")}
			columns={[
				...(isMixed ? [findingColumn] : []),
				{ title: t("listings.reason"), rowHeader: true, cell: ({ message }) => <Reason message={message} crm={crm} /> },
				{ title: t("listings.record"), cell: ({ kind, recordIds }) => <Records kind={kind} ids={recordIds} /> },
			]}
		/>
	);
}

type RecordsProps = { kind: Finding["kind"]; ids: readonly string[] };

/** Records of one finding; beyond the first few they are folded behind their number. */
function Records({ kind, ids }: RecordsProps) {
	const { t } = useTranslation("desk");
	const shown = ids.length > FIRST_SHOWN + 1 ? ids.slice(0, FIRST_SHOWN) : ids;
	const others = ids.slice(shown.length);
	return (
		<div>
			{kind !== "property" && `${t(`listings.kind.${kind}`)} `}
			<RecordNumbers kind={kind} ids={shown} />
			{others.length > 0 && (
				<details>
					<summary>{t("imports.more", { count: others.length })}</summary>
					<RecordNumbers kind={kind} ids={others} />
				</details>
			)}
		</div>
	);
}

function RecordNumbers({ kind, ids }: RecordsProps) {
	const language = useLanguage();
	return ids.map((id, index) => (
		<span key={id}>
			{index > 0 && ", "}
			{kind === "property" && /^\d+$/.test(id) ? <Link to={deskSectionPath("listings", language, id)}>{id}</Link> : id}
		</span>
	));
}
