import { useTranslation } from "react-i18next";
import type { Faults } from "./desk-action";
import { Notice } from "./notice";
import type { VersionedDraft } from "./use-draft";

/** The version that a form is about, as a field of it: whoever was told of a change is about what holds since. */
export function versionIn(draft: VersionedDraft, faults: Faults | null): { version: string } {
	return { version: faults?.values.version?.[0] ?? draft.version };
}

/** Says that somebody else has changed what a form is about since it was opened. */
export function ChangedNotice({ faults }: { faults: Faults | null }) {
	const { t } = useTranslation("desk-manage");
	return faults?.errors.version && <Notice tone="warning">{t(`fault.${faults.errors.version}`)}</Notice>;
}
