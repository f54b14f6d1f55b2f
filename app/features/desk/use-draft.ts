import { type RefObject, useLayoutEffect, useRef } from "react";
import { restoreDraft, saveDraft } from "../forms/live/draft";

const PREFIX = "draft:desk:";

/** What is written and by whom; the version changes once it was sent. */
export type DraftName = { name: string; version: number };

/**
 * Keeps what is typed into a form for this tab, so that a session that ends takes nothing with it.
 * What was kept of an earlier version is forgotten.
 * @param name undefined for a form that is not kept
 */
export function useDraft(name: string | undefined, version: number): RefObject<HTMLFormElement | null> {
	const ref = useRef<HTMLFormElement>(null);
	// Before anything can be typed.
	useLayoutEffect(() => {
		const form = ref.current;
		if (name === undefined || form === null) return;
		const key = `${PREFIX}${name}:${version}`;
		forgetDrafts(`${PREFIX}${name}:`, key);
		restoreDraft(key, form);
		const save = () => saveDraft(key, form);
		form.addEventListener("input", save);
		return () => form.removeEventListener("input", save);
	}, [name, version]);
	return ref;
}

/** Whoever signs out leaves nothing behind. */
export function forgetDrafts(prefix = PREFIX, except?: string): void {
	try {
		for (const key of Object.keys(sessionStorage)) {
			if (key.startsWith(prefix) && key !== except) sessionStorage.removeItem(key);
		}
	} catch {
		// Nothing was kept where storage is forbidden.
	}
}
