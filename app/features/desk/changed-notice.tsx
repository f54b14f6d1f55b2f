import { useTranslation } from "react-i18next";
import type { Faults } from "./desk-action";
import { Notice } from "./notice";

/** Says that somebody else has changed what a form is about since it was opened. */
export function ChangedNotice({ faults }: { faults: Faults | null }) {
	const { t } = useTranslation("desk-manage");
	return faults?.errors.version && <Notice tone="warning">{t(`fault.${faults.errors.version}`)}</Notice>;
}
