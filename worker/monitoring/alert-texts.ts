import { deskPath, deskSectionPath } from "../../app/domain/desk/sections";
import type { Language } from "../../app/domain/language";
import { alertText } from "../../app/i18n/alert-text";
import { importTexts } from "../../app/i18n/import-translator";
import { translator } from "../../app/i18n/translator";
import { toIsoString } from "../platform/clock";
import type { Alert } from "./alert";
import type { Late } from "./monitoring";

/** Builds the alert to the agency in its language: what is late or failed, since when and why. No personal data. */
export function alertOfLate(late: readonly Late[], site: string, language: Language): Alert {
	const t = translator(language, language, "monitoring");
	const told = importTexts(language);
	const [first, ...others] = late.map(({ subject }) => t(`late.${subject}.title`));
	const paragraphs = late.map(({ subject, since, reason }) =>
		alertText(
			{ subject, since: since === null ? null : toIsoString(since), reason: reason ? told(reason) : null },
			{ t, language },
		),
	);
	return {
		subject: others.length > 0 ? t("late.more", { first, others: others.length }) : (first ?? ""),
		text: paragraphs.join("\n\n"),
		button: { label: t("late.button"), url: site + deskSectionPath("status", language) },
		technical: t("late.technical", { address: `${site}/healthz?deep=1` }),
		late: late.map(({ subject }) => subject),
	};
}

/** Builds the alert that someone at the desk has exported or read unusually much; the audit log names them. */
export function volumeAlert(site: string, language: Language): Alert {
	const t = translator(language, language, "monitoring");
	return {
		subject: t("volume.subject"),
		text: t("volume.text"),
		button: { label: t("volume.button"), url: site + deskSectionPath("audit", language) },
		late: [],
	};
}

/** Builds the alert about a flood of forms. The site already requires more proof of work from their senders. */
export function waveAlert(
	{ form, accepted }: { form: string; accepted: number },
	site: string,
	language: Language,
): Alert {
	const t = translator(language, language, "monitoring");
	return {
		subject: t("wave.subject", { count: accepted }),
		text: t("wave.text"),
		button: { label: t("late.button"), url: site + deskPath(language) },
		technical: t("wave.technical", { form }),
		late: [],
	};
}
