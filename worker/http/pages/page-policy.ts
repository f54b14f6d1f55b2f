import { type PolicySettings, pagePolicy } from "../middleware/policy";

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
/** Data blocks are never run, so they need no hash. */
const dataBlock = /type="application\/(ld\+)?json"/;

/**
 * A rendered page's policy: its inline scripts by SHA-256 hash. A nonce would be the same for everyone who gets the
 * page from a cache; a hash allows one text and nothing else.
 */
export async function policyOfPage(pathname: string, html: string, settings: PolicySettings): Promise<string> {
	const texts = [...html.matchAll(inlineScript)]
		.filter(([, attributes = ""]) => !dataBlock.test(attributes))
		.map(([, , text = ""]) => text);
	return pagePolicy(pathname, settings, await Promise.all([...new Set(texts)].map(hashSource)));
}

/** By what a policy knows an inline text. */
export async function hashSource(text: string): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
	return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
