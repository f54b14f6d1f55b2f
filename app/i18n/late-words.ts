import type { TFunction } from "i18next";
import type { LateSubject } from "../domain/desk/late-subject";
import { formatDateTime } from "../domain/formatting/dates";
import type { Language } from "../domain/language";

type LateWords = { t: TFunction<"monitoring">; language: Language };

/**
 * Text of an alert about a late or failed job: subject, last success, reason if known, and advice.
 * @param late.since last success in ISO 8601; null if there was none
 * @param late.reason in words; null if unknown
 */
export function lateText(
	{ subject, since, reason }: { subject: LateSubject; since: string | null; reason: string | null },
	{ t, language }: LateWords,
): string {
	return [
		`${t(`late.${subject}.title`)}.`,
		t("late.since", { moment: since === null ? t("late.never") : formatDateTime(new Date(since), language) }),
		...(reason === null ? [] : [t("late.reason", { reason })]),
		t(`late.${subject}.advice`),
	].join(" ");
}
