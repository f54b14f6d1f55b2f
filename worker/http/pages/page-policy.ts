import { type PolicySettings, pagePolicy } from "../middleware/policy";

/**
 * A rendered page's policy: the site's own inline scripts by SHA-256 hash, and none that is merely present in the HTML.
 * A nonce would be the same for everyone who gets the page from a cache; a hash allows one text and nothing else.
 * @param scripts texts of the inline scripts that the site itself wrote
 */
export async function policyOfPage(
	pathname: string,
	scripts: readonly string[],
	settings: PolicySettings,
): Promise<string> {
	return pagePolicy(pathname, settings, await Promise.all(scripts.map(hashSource)));
}

/** The CSP hash of an inline text. */
export async function hashSource(text: string): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
	return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
