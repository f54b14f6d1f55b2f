/**
 * Bytes that move a hidden home's place: the same for the same id, and unknown without the secret, so that nobody can
 * move it back.
 */
export function locationShift(secret: string): (id: number) => Promise<Uint8Array> {
	let key: Promise<CryptoKey> | undefined;
	return async (id) => {
		key ??= crypto.subtle.importKey("raw", new TextEncoder().encode(secret), { name: "HMAC", hash: "SHA-256" }, false, [
			"sign",
		]);
		return new Uint8Array(await crypto.subtle.sign("HMAC", await key, new TextEncoder().encode(`location:${id}`)));
	};
}
