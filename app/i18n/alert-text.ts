import type { TFunction } from "i18next";
import type { AlertSubject } from "../domain/desk/alert-subject";
import { formatDateTime } from "../domain/formatting/dates";
import type { Language } from "../domain/language";

type AlertTextOptions = { t: TFunction<"monitoring">; language: Language };

/**
 * Text of an alert about a late or failed job: subject, last success, reason if known, and advice.
 * @param late.since last success in ISO 8601; null if there was none
 * @param late.reason in words; null if unknown
 */
export function alertText(
	{ subject, since, reason }: { subject: AlertSubject; since: string | null; reason: string | null },
	{ t, language }: AlertTextOptions,
): string {
	return [
		`${t(`late.${subject}.title`)}.`,
		t("late.since", { moment: since === null ? t("late.never") : formatDateTime(new Date(since), language) }),
		...(reason === null ? [] : [t("late.reason", { reason })]),
		t(`late.${subject}.advice`),
	].join(" ");
}
