import { type Sent, useFaults, useFields } from "./fault-text";
import { Notice } from "./notice";
import type { VersionedDraft } from "./use-draft";

/**
 * Version of the record that a form starts with, for a field of the form; after a conflict was shown, the version of
 * the changed record.
 * @param sent hidden values that identify one of the page's forms
 */
export function useVersion(record: Pick<VersionedDraft, "version">, sent?: Sent): { version: string } {
	return { version: useFaults(sent)?.values.version?.[0] ?? record.version };
}

/** Warns that somebody else has changed the record since the form was opened. */
export function ChangedNotice({ sent }: { sent?: Sent }) {
	const { error } = useFields(sent)("version");
	return error && <Notice tone="warning">{error}</Notice>;
}
