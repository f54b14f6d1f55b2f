import { type Consent, OUTSIDE_SCRIPTS } from "../../domain/consent/consent";
import type { Pixel } from "./track";

/** URLs of the agency's own scripts, from its settings. */
export type Tools = { analyticsScript: string | null; pixelScript: string | null };

/** Trusted Types policy for script URLs. */
export type ScriptPolicy = { createScriptURL(url: string): string };

/** Queue of calls until the network's script loads and takes over. */
function preparePixel(address: string): void {
	if (window.fbq) return;
	const pixel: Pixel = Object.assign(
		(...call: unknown[]) => (pixel.callMethod ? pixel.callMethod(...call) : void pixel.queue.push(call)),
		{ queue: [], loaded: true, version: "2.0" },
	);
	window.fbq = pixel;
	const id = new URL(address).searchParams.get("id");
	if (id) pixel("init", id);
}

let policy: ScriptPolicy | undefined;

/** Only called with the URLs from the agency's settings. */
function addScript(address: string): void {
	if ([...document.scripts].some(({ src }) => src === address)) return;
	policy ??= window.trustedTypes?.createPolicy(OUTSIDE_SCRIPTS, { createScriptURL: (url) => url });
	const script = document.createElement("script");
	script.async = true;
	script.src = policy?.createScriptURL(address) ?? address;
	document.head.appendChild(script);
}

/**
 * Loads the agency's analytics and its network's tracking script, each only with the visitor's consent.
 * @returns whether at least one of them was newly loaded
 */
export function loadTools({ analyticsScript, pixelScript }: Tools, allowed: Consent): boolean {
	const before = [window.dataLayer, window.fbq];
	if (analyticsScript && allowed.analytics) {
		window.dataLayer ??= [];
		addScript(analyticsScript);
	}
	if (pixelScript && allowed.marketing) {
		preparePixel(pixelScript);
		addScript(pixelScript);
	}
	return window.dataLayer !== before[0] || window.fbq !== before[1];
}
