import { consentScript } from "./domain/consent/consent";

/**
 * Finds the scripts that React and its router wrote into a page: they alone carry the mark of this rendering, as a nonce
 * that never leaves the server. A script that came into the HTML in any other way has none, and no policy names it.
 * @returns the page without marks, and the texts of its own inline scripts
 */
export function ownScriptsOf(html: string, mark: string): { html: string; texts: string[] } {
	const attribute = ` nonce="${mark}"`;
	const marked = new RegExp(`<script(?=[^>]*${attribute})(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</script>`, "g");
	const texts = [...html.matchAll(marked)].map(([, text = ""]) => text);
	return { html: html.replaceAll(attribute, ""), texts: [...new Set([consentScript, ...texts])] };
}
