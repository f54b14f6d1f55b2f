import { deskPath } from "../../app/domain/desk/sections";
import type { Language } from "../../app/domain/language";
import { translator } from "../../app/i18n/translator";
import type { Alert } from "./alert";

/** Tells the agency of a flood of forms. By then the site already asks their senders for more proof of work. */
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
