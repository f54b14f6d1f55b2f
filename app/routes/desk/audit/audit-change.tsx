import { useTranslation } from "react-i18next";
import type { AuditLine } from "../../../../worker/desk/service";
import { changedValues, isStaffField } from "../../../domain/desk/audit-values";
import { dayOfWeek, formatDate, formatDateTime, formatWeekday } from "../../../domain/formatting/dates";
import type { Language } from "../../../domain/language";
import { useLanguage } from "../../../i18n/texts";

type AuditChangeProps = Pick<AuditLine, "before" | "after"> & {
	/** Of members of staff, by id. */
	names: Readonly<Record<string, string>>;
};

/** What was, and what is since, field by field and in words. */
export function AuditChange({ before, after, names }: AuditChangeProps) {
	const { t } = useTranslation("desk");
	const language = useLanguage();
	const fieldName = useFieldName();
	const written = useWritten(names);
	const values = changedValues(before, after);
	const isNew = before === null;
	return (
		<dl className="desk-change">
			{values.map(({ path, before: was, after: is }) => (
				<div key={path.join()}>
					<dt>{path.length === 0 ? t("audit.value.itself") : path.map(fieldName).join(" › ")}</dt>
					<dd>
						{isNew || !was ? null : (
							<>
								<span className="sr-only">{t("audit.before")} </span>
								<del>{written(was, path, language)}</del>{" "}
							</>
						)}
						<span className="sr-only">{t("audit.after")} </span>
						<ins>{written(is ?? "", path, language)}</ins>
					</dd>
				</div>
			))}
		</dl>
	);
}

/** The name of a field; what has no words of its own, such as an id, stays as it is. */
function useFieldName(): (name: string) => string {
	const { t } = useTranslation(["desk", "desk-manage"]);
	return (name) =>
		t(`audit.field.${name}`, {
			defaultValue: t(`desk-manage:brand.field.${name}`, {
				defaultValue: t(`desk-manage:language.${name}`, { defaultValue: name }),
			}),
		});
}

/** A value in the reader's words: states, names of colleagues, roles, days, moments and answers of yes or no. */
function useWritten(
	names: AuditChangeProps["names"],
): (value: string, path: readonly string[], language: Language) => string {
	const { t } = useTranslation(["desk", "desk-manage"]);
	return (value, path, language) => {
		if (value === "") return t("audit.value.none");
		if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDate(value);
		if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return formatDateTime(value, language);
		if (isStaffField(path)) return Object.hasOwn(names, value) ? (names[value] ?? "") : t("audit.value.former");
		const last = path.at(-1);
		if (last === "stage") return t(`inbox.stage.${value}`, { defaultValue: value });
		if (last === "lostReason") return t(`inbox.lost.${value}`, { defaultValue: value });
		if (last === "outcome") return t(`desk-manage:viewings.outcome.${value}`, { defaultValue: value });
		if (last === "weekday") return formatWeekday(dayOfWeek(Number(value)), language);
		if (last === "hours") {
			return value.replaceAll(/\b([1-7])(?=[-:])|(?<=-)([1-7])(?=:)/g, (day) =>
				formatWeekday(dayOfWeek(Number(day)), language),
			);
		}
		const isWord = last === "state" || last === "role" || value === "true" || value === "false";
		return isWord ? t(`audit.value.${value}`, { defaultValue: value }) : value;
	};
}
