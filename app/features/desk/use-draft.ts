import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { restoreDraft, saveDraft } from "../forms/live/draft";

const PREFIX = "draft:desk:";

/**
 * Identifies a draft. `version` changes once the form is sent; a form with several initial texts has one draft per
 * `start`.
 */
export type DraftName = { name: string; version: number | string; start?: string };

/** Draft of a record that several people edit; its version is that of `versionOf`, which the form sends along. */
export type VersionedDraft = { name: string; version: string };

/**
 * Keeps typed input of a form in this tab, so that an expired session loses nothing: the draft replaces the form's
 * initial values. Drafts of earlier versions are deleted.
 * @param draft undefined for a form without a draft
 */
export function useDraft(draft: DraftName | undefined): RefObject<HTMLFormElement | null> {
	const ref = useRef<HTMLFormElement>(null);
	const isAlive = useRef(false);
	const name = draft?.name;
	const version = draft?.version;
	const start = draft?.start ?? "";
	useLayoutEffect(() => {
		const form = ref.current;
		if (name === undefined || form === null) return;
		const current = deskDraftKey({ name, version: version ?? "" });
		const key = current + start;
		forgetDrafts(`${PREFIX}${name}:`, current);
		restoreDraft(key, form, true);
		const save = () => saveDraft(key, form);
		// Saves input typed before hydration once; later runs may see values that were just sent.
		if (!isAlive.current && [...form.elements].some(isTyped)) save();
		isAlive.current = true;
		form.addEventListener("input", save);
		return () => form.removeEventListener("input", save);
	}, [name, version, start]);
	return ref;
}

/** Storage key of a draft. */
export function deskDraftKey({ name, version, start = "" }: DraftName): string {
	return `${PREFIX}${name}:${version}:${start}`;
}

function isTyped(control: Element): boolean {
	const holdsText = control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement;
	return holdsText && control.value !== control.defaultValue;
}

/** Whether this tab has drafts, typed before a session ended. */
export function useHasDrafts(): boolean {
	const [hasDrafts, setHasDrafts] = useState(false);
	useEffect(() => {
		try {
			setHasDrafts(Object.keys(sessionStorage).some((key) => key.startsWith(PREFIX)));
		} catch {
			// Blocked storage has no drafts.
		}
	}, []);
	return hasDrafts;
}

/** Deletes drafts; signing out leaves none behind. */
export function forgetDrafts(prefix = PREFIX, except?: string): void {
	try {
		for (const key of Object.keys(sessionStorage)) {
			if (key.startsWith(prefix) && !(except && key.startsWith(except))) sessionStorage.removeItem(key);
		}
	} catch {
		// Blocked storage has no drafts.
	}
}
