const ALGORITHM = { name: "HMAC", hash: "SHA-256" } as const;
const PURPOSE = "preview";
const MS_PER_SECOND = 1_000;

/**
 * A path that only the agency can make: anyone with the link may open it until it expires (epoch seconds). The
 * signature is the HMAC-SHA256, with LINK_SECRET, of `preview`, the path and the expiry on a line each, in base64url.
 */
export async function signedPath(secret: string, pathname: string, expires: number): Promise<string> {
	const signature = await crypto.subtle.sign(ALGORITHM, await keyOf(secret), messageOf(pathname, String(expires)));
	const query = new URLSearchParams({ expires: String(expires), signature: base64Url(new Uint8Array(signature)) });
	return `${pathname}?${query}`;
}

/** Lifetime of a preview link. */
const PREVIEW_SECONDS = 14 * 86_400;

/** Signed paths of a property's preview, a draft's too, in each of these languages. */
export function previewPaths(
	secret: string,
	id: number,
	languages: readonly string[],
	now: number = Date.now(),
): Promise<string[]> {
	const expires = Math.floor(now / MS_PER_SECOND) + PREVIEW_SECONDS;
	return Promise.all(languages.map((each) => signedPath(secret, `/${each}/preview/property/${id}/`, expires)));
}

/** Whether an address carries a signature of its own path that has not expired. */
export async function isSignedLink(secret: string, url: URL, now: number = Date.now()): Promise<boolean> {
	const expires = url.searchParams.get("expires") ?? "";
	const signature = fromBase64Url(url.searchParams.get("signature") ?? "");
	if (!/^\d{1,12}$/.test(expires) || Number(expires) * MS_PER_SECOND < now || !signature) return false;
	return crypto.subtle.verify(ALGORITHM, await keyOf(secret), signature, messageOf(url.pathname, expires));
}

function messageOf(pathname: string, expires: string): Uint8Array<ArrayBuffer> {
	return new TextEncoder().encode([PURPOSE, pathname, expires].join("\n"));
}

function keyOf(secret: string): Promise<CryptoKey> {
	return crypto.subtle.importKey("raw", new TextEncoder().encode(secret), ALGORITHM, false, ["sign", "verify"]);
}

function base64Url(bytes: Uint8Array): string {
	return btoa(String.fromCharCode(...bytes))
		.replaceAll("+", "-")
		.replaceAll("/", "_")
		.replaceAll("=", "");
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
	if (!/^[\w-]+$/.test(text)) return null;
	try {
		return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
	} catch {
		return null;
	}
}
