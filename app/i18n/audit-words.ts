import type { TFunction } from "i18next";
import { isAuditedAction } from "../domain/desk/actions";
import { type ChangedValue, isStaffField } from "../domain/desk/audit-values";
import { dayOfWeek, formatDate, formatDateTime, formatWeekday } from "../domain/formatting/dates";
import type { Language } from "../domain/language";

export type AuditWords = {
	t: TFunction<["desk", "desk-manage"]>;
	language: Language;
	/** Names of staff by id. */
	names: Readonly<Record<string, string>>;
};

export function auditAction(action: string, { t }: Pick<AuditWords, "t">): string {
	return isAuditedAction(action) ? t(`audit.action.${action}`) : action;
}

/** Kind, label and id of the changed record. The id is empty if there is only one record of the kind. */
export function auditSubject(
	subject: string,
	{ t }: Pick<AuditWords, "t">,
): { kind: string; name: string; id: string } {
	const [kind = "", ...rest] = subject.split(":");
	return { kind, name: t(`audit.kind.${kind}`, { defaultValue: kind }), id: rest.join(":") };
}

/** Formats the path of a value as field names; names without a translation, such as ids, stay as they are. */
export function auditField(path: readonly string[], { t }: Pick<AuditWords, "t">): string {
	if (path.length === 0) return t("audit.value.itself");
	return path
		.map((name) =>
			t(`audit.field.${name}`, {
				defaultValue: t(`desk-manage:brand.field.${name}`, {
					defaultValue: t(`desk-manage:language.${name}`, { defaultValue: name }),
				}),
			}),
		)
		.join(" › ");
}

/** Formats a value: a state, name of a colleague, role, day, time, or yes or no. */
export function auditValue(value: string, path: ChangedValue["path"], { t, language, names }: AuditWords): string {
	if (value === "") return t("audit.value.none");
	if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDate(value);
	if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return formatDateTime(value, language);
	if (isStaffField(path)) return Object.hasOwn(names, value) ? (names[value] ?? "") : t("audit.value.former");
	const last = path.at(-1);
	if (last === "stage") return t(`inbox.stage.${value}`, { defaultValue: value });
	if (last === "lostReason") return t(`inbox.lost.${value}`, { defaultValue: value });
	if (last === "language") return t(`language.${value}`, { defaultValue: value });
	if (last === "outcome") return t(`desk-manage:viewings.outcome.${value}`, { defaultValue: value });
	if (last === "weekday") return formatWeekday(dayOfWeek(Number(value)), language);
	if (last === "hours") {
		return value.replaceAll(/\b([1-7])(?=[-:])|(?<=-)([1-7])(?=:)/g, (day) =>
			formatWeekday(dayOfWeek(Number(day)), language),
		);
	}
	const isWord = last === "state" || last === "role" || value === "true" || value === "false";
	return isWord ? t(`audit.value.${value}`, { defaultValue: value }) : value;
}
