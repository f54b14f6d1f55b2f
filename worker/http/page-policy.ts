import { contentSecurityPolicy } from "./headers";

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
/** Data blocks are never run, so they need no hash. */
const dataBlock = /type="(application\/(ld\+)?json|speculationrules)"/;

/**
 * A rendered page's policy: its inline scripts by SHA-256 hash. A nonce would be the same for everyone who gets the
 * page from a cache; a hash allows one text and nothing else.
 */
export async function policyOfPage(html: string): Promise<string> {
	const hashes = new Set<string>();
	for (const [, attributes = "", text = ""] of html.matchAll(inlineScript)) {
		if (!dataBlock.test(attributes)) hashes.add(await hashSource(text));
	}
	const speculation = html.includes('type="speculationrules"') ? ["'inline-speculation-rules'"] : [];
	return contentSecurityPolicy([...hashes, ...speculation]);
}

async function hashSource(text: string): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
	return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
