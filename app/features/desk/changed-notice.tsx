import { type Sent, useFaults, useFields } from "./fault-text";
import { Notice } from "./notice";
import type { VersionedDraft } from "./use-draft";

/**
 * The version of the record that a form begins with, as a field of it; once a change was shown, the changed record's.
 * @param sent of one of the page's forms what it sends along
 */
export function useVersion(record: Pick<VersionedDraft, "version">, sent?: Sent): { version: string } {
	return { version: useFaults(sent)?.values.version?.[0] ?? record.version };
}

/** Says that somebody else has changed what a form is about since it was opened. */
export function ChangedNotice({ sent }: { sent?: Sent }) {
	const { error } = useFields(sent)("version");
	return error && <Notice tone="warning">{error}</Notice>;
}
