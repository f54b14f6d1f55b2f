import type { TFunction } from "i18next";
import type { LateSubject } from "../domain/desk/late-subject";
import { formatDateTime } from "../domain/formatting/dates";
import type { Language } from "../domain/language";

type LateWords = { t: TFunction<"monitoring">; language: Language };

/**
 * What is late or failed: what it is, when it was last well, why where that is known, and what to do.
 * @param late.since ISO 8601; null where it never was well
 * @param late.reason in words
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
