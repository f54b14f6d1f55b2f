import { pictureExtensions } from "./picture";

/** A virtual tour: a panorama for the site's own viewer, or a third-party page. */
export type Tour = { kind: "panorama"; url: string } | { kind: "page"; url: string; host: string };

/** Display names of services that differ from their host. */
const knownHosts: Readonly<Record<string, string>> = { "my.matterport.com": "Matterport" };

const PICTURE = new RegExp(`\\.(?:${pictureExtensions.join("|")})$`, "i");

/** Parses a tour's address; null when it is none. The import has already dropped unsafe addresses. */
export function tourOf(url: string | null | undefined): Tour | null {
	const text = url?.trim() ?? "";
	if (/^\/(?![/\\])/.test(text)) return PICTURE.test(text) ? { kind: "panorama", url: text } : null;
	const address = URL.canParse(text) ? new URL(text) : null;
	if (address?.protocol !== "https:" && address?.protocol !== "http:") return null;
	if (PICTURE.test(address.pathname)) return { kind: "panorama", url: address.href };
	return { kind: "page", url: address.href, host: knownHosts[address.hostname] ?? address.hostname };
}
