import { type Consent, OUTSIDE_SCRIPTS } from "../../domain/consent/consent";
import type { Pixel } from "./track";

/** Addresses of the agency's own scripts, as its settings name them. */
export type Tools = { analyticsScript: string | null; pixelScript: string | null };

/** Makes addresses that the browser takes for those of scripts. */
export type ScriptPolicy = { createScriptURL(url: string): string };

/** What waits for the network's script, which takes it over when it comes. */
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

/** Only the addresses that the agency's settings name are ever given to it. */
function addScript(address: string): void {
	if ([...document.scripts].some(({ src }) => src === address)) return;
	policy ??= window.trustedTypes?.createPolicy(OUTSIDE_SCRIPTS, { createScriptURL: (url) => url });
	const script = document.createElement("script");
	script.async = true;
	script.src = policy?.createScriptURL(address) ?? address;
	document.head.appendChild(script);
}

/**
 * Loads the agency's statistics and its network's script, each with the visitor's consent for it and not before.
 * @returns whether one of them was not there before
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
