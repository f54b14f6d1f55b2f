import { useFaults, useFields } from "./fault-text";
import { Notice } from "./notice";
import type { VersionedDraft } from "./use-draft";

/** The version of the record that a form begins with, as a field of it; once a change was shown, the changed record's. */
export function useVersion(draft: VersionedDraft): { version: string } {
	return { version: useFaults()?.values.version?.[0] ?? draft.version };
}

/** Says that somebody else has changed what a form is about since it was opened. */
export function ChangedNotice() {
	const { error } = useFields()("version");
	return error && <Notice tone="warning">{error}</Notice>;
}
