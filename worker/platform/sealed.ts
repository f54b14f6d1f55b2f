import { Buffer } from "node:buffer";
import type { Keyring } from "./keyring";

const CIPHER = "AES-GCM";
const NONCE_BYTES = 12;

/** Owner and purpose of a sealed text; it can be opened for no other. */
export type SealedFor = { purpose: string; subject: string };

/** Encrypts a text with the keyring's newest key. @returns `{key number}.{base64url}` */
export async function seal(keyring: Keyring, { purpose, subject }: SealedFor, text: string): Promise<string> {
	const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
	const key = await keyOf(keyring, { purpose, subject }, keyring.newest);
	const hidden = await crypto.subtle.encrypt({ name: CIPHER, iv: nonce }, key, new TextEncoder().encode(text));
	return `${keyring.newest}.${Buffer.concat([nonce, new Uint8Array(hidden)]).toString("base64url")}`;
}

/** Decrypts a sealed text; null when its key was removed or purpose or subject differ. */
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

/** Whether a text is sealed with the newest key. */
export function isNewest(keyring: Keyring, sealed: string): boolean {
	return sealed.startsWith(`${keyring.newest}.`);
}

function keyOf(keyring: Keyring, { purpose, subject }: SealedFor, number: number): Promise<CryptoKey> {
	const bytes = new Uint8Array(keyring.digest(purpose, subject, number));
	return crypto.subtle.importKey("raw", bytes, CIPHER, false, ["encrypt", "decrypt"]);
}
