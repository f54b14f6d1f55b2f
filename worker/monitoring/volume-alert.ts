import { deskSectionPath } from "../../app/domain/desk/sections";
import type { Language } from "../../app/domain/language";
import { translator } from "../../app/i18n/translator";
import type { Alert } from "./alert";

/** Somebody at the desk has taken out or read far more than usual; the log says who. */
export function volumeAlert(site: string, language: Language): Alert {
	const t = translator(language, language, "monitoring");
	return {
		subject: t("volume.subject"),
		text: t("volume.text"),
		button: { label: t("volume.button"), url: site + deskSectionPath("audit", language) },
		late: [],
	};
}
