import type { Buffer } from "node:buffer";
import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** One of the keys of a secret. `LINK_SECRET` is number 1, `LINK_SECRET_2` number 2. */
export type NumberedSecret = { number: number; secret: string };

/** 128 bits: what cannot be guessed in the life of a link, and short enough for an email. */
const SIGNATURE_BYTES = 16;
/** The number of a key and 22 signs of base64url: nothing that addresses, cookies, tokens or emails give a meaning. */
const signatureShape = /^(\d{1,4})-[\w-]{22}$/;

export type Keyring = ReturnType<typeof createKeyring>;

/**
 * The keys of one secret. The newest signs. A signature names its key and is valid until that key is removed. Each
 * purpose has its own derived key: one that leaks opens nothing else.
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
		/** Number of the key that signs. */
		newest,
		has: (number: number) => keys.has(number),
		/** Bytes that only the holder of the secret can know, the same for the same text. @param number null: the newest */
		digest,
		/** Under each key, the newest first: for what is kept under a digest and compared later. */
		digests: (purpose: string, text: string) => numbers.map((number) => digest(purpose, text, number)),
		sign: (purpose: string, text: string) => signedBy(newest, purpose, text),
		verify(purpose: string, text: string, signature: string) {
			const number = keyOf(signature);
			return number !== null && sameText(signedBy(number, purpose, text), signature);
		},
		/** The key that a signature names; null where there is none. */
		keyOf,
	};
}

/** Constant-time comparison, which does not tell the length either. */
export function sameText(a: string, b: string): boolean {
	const digest = (text: string) => createHash("sha256").update(text).digest();
	return timingSafeEqual(digest(a), digest(b));
}
