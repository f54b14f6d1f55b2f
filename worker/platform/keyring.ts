import type { Buffer } from "node:buffer";
import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** One of the keys of a secret. `LINK_SECRET` is number 1, `LINK_SECRET_2` number 2. */
export type NumberedSecret = { number: number; secret: string };

/** 128 bits: not guessable within the lifetime of a link, and short enough for an email. */
const SIGNATURE_BYTES = 16;
/** Key number and 22 base64url characters; none is special in URLs, cookies, tokens or emails. */
const signatureShape = /^(\d{1,4})-[\w-]{22}$/;

export type Keyring = ReturnType<typeof createKeyring>;

/**
 * Creates a keyring from the keys of one secret. The newest key signs. A signature names its key and is valid until
 * that key is removed. Each purpose has its own derived key, so a leaked one opens nothing else.
 * @param secrets at least one
 */
export function createKeyring(secrets: readonly NumberedSecret[]) {
	const keys = new Map(secrets.map(({ number, secret }) => [number, secret]));
	const numbers = [...keys.keys()].sort((a, b) => b - a);
	const newest = numbers[0] ?? 1;
	const derived = new Map<string, Buffer>();

	function keyFor(purpose: string, number: number): Buffer {
		const name = `${number} ${purpose}`;
		const known = derived.get(name);
		if (known) return known;
		const secret = keys.get(number);
		if (secret === undefined) throw new Error(`there is no key ${number}`);
		const key = createHmac("sha256", secret).update(`key for ${purpose}`).digest();
		derived.set(name, key);
		return key;
	}

	function digest(purpose: string, text: string, number = newest): Buffer {
		return createHmac("sha256", keyFor(purpose, number)).update(text).digest();
	}

	function signedBy(number: number, purpose: string, text: string): string {
		const signature = digest(purpose, text, number).subarray(0, SIGNATURE_BYTES).toString("base64url");
		return `${number}-${signature}`;
	}

	function keyOf(signature: string): number | null {
		const number = Number(signatureShape.exec(signature)?.[1]);
		return keys.has(number) ? number : null;
	}

	return {
		/** Number of the newest key, which signs. */
		newest,
		has: (number: number) => keys.has(number),
		/** HMAC of the text, deterministic. @param number of the key; the newest by default */
		digest,
		/** Digests under every key, newest first, to compare with stored digests. */
		digests: (purpose: string, text: string) => numbers.map((number) => digest(purpose, text, number)),
		sign: (purpose: string, text: string) => signedBy(newest, purpose, text),
		verify(purpose: string, text: string, signature: string) {
			const number = keyOf(signature);
			return number !== null && sameText(signedBy(number, purpose, text), signature);
		},
		/** Number of the key that made a signature; null when that key does not exist. */
		keyOf,
	};
}

/** Compares in constant time, without revealing the length. */
export function sameText(a: string, b: string): boolean {
	const digest = (text: string) => createHash("sha256").update(text).digest();
	return timingSafeEqual(digest(a), digest(b));
}
