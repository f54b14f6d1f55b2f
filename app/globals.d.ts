import type { ScriptPolicy } from "./features/analytics/tools";
import type { Pixel } from "./features/analytics/track";
import type { Turnstile } from "./features/forms/live/turnstile-script";
import type { IslandElement } from "./page/island-element";

declare global {
	/** Globals of third-party scripts, and APIs that some browsers lack. */
	interface Window {
		dataLayer?: unknown[];
		fbq?: Pixel;
		turnstile?: Turnstile;
		trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
	}
	interface HTMLElementTagNameMap {
		"js-island": IslandElement;
	}
}
