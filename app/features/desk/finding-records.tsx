import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ImportFinding } from "../../../worker/desk/service";
import { deskSectionPath } from "../../domain/desk/sections";
import { useLanguage } from "../../i18n/texts";

/** Shown before the others are asked for. */
const FIRST_SHOWN = 8;

type FindingRecordsProps = { kind: ImportFinding["kind"]; ids: readonly string[] };

/** The records of one finding: few at once, the others behind their number. */
export function FindingRecords({ kind, ids }: FindingRecordsProps) {
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

function RecordNumbers({ kind, ids }: FindingRecordsProps) {
	const language = useLanguage();
	return ids.map((id, index) => (
		<span key={id}>
			{index > 0 && ", "}
			{kind === "property" && /^\d+$/.test(id) ? <Link to={deskSectionPath("listings", language, id)}>{id}</Link> : id}
		</span>
	));
}
