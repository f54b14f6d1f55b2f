import { useSyncExternalStore } from "react";
import { type Consent, type ConsentCategory, consentFromCookies } from "../../domain/consent/consent";

export const CONSENT_BANNER_ID = "cookie-settings";

/** `choice` is null while the visitor has not chosen; it is unknown on the server and while hydrating. */
type ConsentState = { known: boolean; choice: Consent | null };

const unknown: ConsentState = { known: false, choice: null };

let state = unknown;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** Reads the cookie once; afterwards a choice made in this window counts. */
function readState(): ConsentState {
	if (!state.known) state = { known: true, choice: consentFromCookies(document.cookie) };
	return state;
}

function setChoice(choice: Consent) {
	state = { known: true, choice };
	showBanner(false);
	for (const listener of listeners) listener();
}

/** The style sheet shows the banner where the page is marked so; see `consentScript`. */
export function showBanner(shown: boolean) {
	if (shown) document.documentElement.dataset.consent = "ask";
	else delete document.documentElement.dataset.consent;
}

/** What the visitor has chosen, outside of components. Null without a choice, and on the server. */
export function storedChoice(): Consent | null {
	return typeof document === "undefined" ? null : readState().choice;
}

/** Whether the visitor has allowed this, outside of components. False on the server. */
export function hasConsent(category: ConsentCategory): boolean {
	return storedChoice()?.[category] ?? false;
}

export function useConsent(): ConsentState {
	return useSyncExternalStore(subscribe, readState, () => unknown);
}

/**
 * Applies the choice at once, and has it stored and logged.
 * False where it could not be stored: it then applies to this window only, and the banner is shown again.
 */
export async function saveConsent(choice: Consent): Promise<boolean> {
	setChoice(choice);
	try {
		const answer = await fetch("/api/consent", {
			method: "POST",
			headers: { "Content-Type": "application/json", Accept: "application/json" },
			body: JSON.stringify({ functional: true, ...choice }),
			keepalive: true,
		});
		return answer.ok;
	} catch {
		return false;
	}
}
