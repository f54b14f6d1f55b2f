import { useTranslation } from "react-i18next";
import type { AuditLine } from "../../../../worker/desk/service";
import { changedValues } from "../../../domain/desk/audit-values";
import { type AuditWords, auditField, auditValue } from "../../../i18n/audit-words";
import { useLanguage } from "../../../i18n/texts";

type AuditChangeProps = Pick<AuditLine, "before" | "after"> & Pick<AuditWords, "names">;

/** What was, and what is since, field by field and in words. */
export function AuditChange({ before, after, names }: AuditChangeProps) {
	const { t } = useTranslation(["desk", "desk-manage"]);
	const words = { t, names, language: useLanguage() };
	const isNew = before === null;
	return (
		<dl className="desk-change">
			{changedValues(before, after).map(({ path, before: was, after: is }) => (
				<div key={path.join()}>
					<dt>{auditField(path, words)}</dt>
					<dd>
						{isNew || !was ? null : (
							<>
								<span className="sr-only">{t("audit.before")} </span>
								<del>{auditValue(was, path, words)}</del>{" "}
							</>
						)}
						<span className="sr-only">{t("audit.after")} </span>
						<ins>{auditValue(is ?? "", path, words)}</ins>
					</dd>
				</div>
			))}
		</dl>
	);
}
