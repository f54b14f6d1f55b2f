import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { restoreDraft, saveDraft } from "../forms/live/draft";

const PREFIX = "draft:desk:";

/**
 * Names a draft. `version` changes when the form was sent; a form that can start from several texts has one draft per
 * `start`.
 */
export type DraftName = { name: string; version: number | string; start?: string };

/** Of a record that several people change: its version is that of `versionOf`, which the form sends along. */
export type VersionedDraft = { name: string; version: string };

/**
 * Keeps what is typed into a form for this tab, so that a session that ends takes nothing with it: it comes back in place
 * of what the form begins with. What was kept of an earlier version is forgotten.
 * @param draft undefined for a form that is not kept
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
		// Saves once what was typed before hydration; later runs may see values that were just sent.
		if (!isAlive.current && [...form.elements].some(isTyped)) save();
		isAlive.current = true;
		form.addEventListener("input", save);
		return () => form.removeEventListener("input", save);
	}, [name, version, start]);
	return ref;
}

/** What a draft is kept by, until it was sent. */
export function deskDraftKey({ name, version, start = "" }: DraftName): string {
	return `${PREFIX}${name}:${version}:${start}`;
}

function isTyped(control: Element): boolean {
	const holdsText = control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement;
	return holdsText && control.value !== control.defaultValue;
}

/** Whether anything is kept for this tab: what was typed before a session ended. */
export function useHasDrafts(): boolean {
	const [hasDrafts, setHasDrafts] = useState(false);
	useEffect(() => {
		try {
			setHasDrafts(Object.keys(sessionStorage).some((key) => key.startsWith(PREFIX)));
		} catch {
			// Nothing was kept where storage is forbidden.
		}
	}, []);
	return hasDrafts;
}

/** Whoever signs out leaves nothing behind. */
export function forgetDrafts(prefix = PREFIX, except?: string): void {
	try {
		for (const key of Object.keys(sessionStorage)) {
			if (key.startsWith(prefix) && !(except && key.startsWith(except))) sessionStorage.removeItem(key);
		}
	} catch {
		// Nothing was kept where storage is forbidden.
	}
}
