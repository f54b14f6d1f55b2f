import { Buffer } from "node:buffer";
import type { Keyring } from "./keyring";

const CIPHER = "AES-GCM";
const NONCE_BYTES = 12;

/** Whose text it is, and what it is for: what is sealed for one opens for no other. */
export type SealedFor = { purpose: string; subject: string };

/** A text that only the holder of the secret can read, under its newest key: `{number of the key}.{base64url}`. */
export async function seal(keyring: Keyring, { purpose, subject }: SealedFor, text: string): Promise<string> {
	const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
	const key = await keyOf(keyring, { purpose, subject }, keyring.newest);
	const hidden = await crypto.subtle.encrypt({ name: CIPHER, iv: nonce }, key, new TextEncoder().encode(text));
	return `${keyring.newest}.${Buffer.concat([nonce, new Uint8Array(hidden)]).toString("base64url")}`;
}

/** Null where its key was taken away, or it was sealed for something else. */
export async function unseal(keyring: Keyring, whose: SealedFor, sealed: string): Promise<string | null> {
	const [number = "", body = ""] = sealed.split(".");
	if (!keyring.has(Number(number))) return null;
	const bytes = new Uint8Array(Buffer.from(body, "base64url"));
	const key = await keyOf(keyring, whose, Number(number));
	try {
		const algorithm = { name: CIPHER, iv: bytes.subarray(0, NONCE_BYTES) };
		const text = await crypto.subtle.decrypt(algorithm, key, bytes.subarray(NONCE_BYTES));
		return new TextDecoder().decode(text);
	} catch {
		return null;
	}
}

/** Whether it was sealed under the key that signs now. */
export function isNewest(keyring: Keyring, sealed: string): boolean {
	return sealed.startsWith(`${keyring.newest}.`);
}

function keyOf(keyring: Keyring, { purpose, subject }: SealedFor, number: number): Promise<CryptoKey> {
	const bytes = new Uint8Array(keyring.digest(purpose, subject, number));
	return crypto.subtle.importKey("raw", bytes, CIPHER, false, ["encrypt", "decrypt"]);
}
