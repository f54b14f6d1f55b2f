import { pictureExtensions } from "./picture";

/** A virtual tour: a panorama in the site's own viewer, or a third-party page. */
export type Tour = { kind: "panorama"; url: string } | { kind: "page"; url: string; host: string };

/** Names of services whose common name differs from their host. */
const knownHosts: Readonly<Record<string, string>> = { "my.matterport.com": "Matterport" };

const PICTURE = new RegExp(`\\.(?:${pictureExtensions.join("|")})$`, "i");

/** What kind of tour an address is; null where it is none. The import has dropped what is unsafe. */
export function tourOf(url: string | null | undefined): Tour | null {
	const text = url?.trim() ?? "";
	if (/^\/(?![/\\])/.test(text)) return PICTURE.test(text) ? { kind: "panorama", url: text } : null;
	const address = URL.canParse(text) ? new URL(text) : null;
	if (address?.protocol !== "https:" && address?.protocol !== "http:") return null;
	if (PICTURE.test(address.pathname)) return { kind: "panorama", url: address.href };
	return { kind: "page", url: address.href, host: knownHosts[address.hostname] ?? address.hostname };
}
